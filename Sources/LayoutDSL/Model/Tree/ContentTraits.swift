// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The properties of a view's content: its priorities and how to measure it.
struct ContentTraits {
  /// The properties that many views leave at their defaults, stored apart because there are many views.
  private final class CustomValues {
    var measure: ((Double) -> Size)?
    var proposedWidth = Double.infinity
    var baselineOffsets = (first: 0.0, last: 0.0)

    // Indexed by the raw value of the axis.

    var hugging = SIMD2<Float>(repeating: 250)
    var resistance = SIMD2<Float>(repeating: 750)
  }

  private var customValues: CustomValues?

  private var ensuredCustomValues: CustomValues {
    mutating get { customValues.getOrInsert(CustomValues()) }
  }

  /// The closure that returns the size of the content for a proposed width; infinite for the natural size.
  var measure: ((Double) -> Size)? { customValues?.measure }

  /// Sets the width that `measure` is called with.
  ///
  /// - Returns: The previous width.
  @discardableResult
  func propose(_ width: Double) -> Double {
    defer { customValues?.proposedWidth = width }
    return customValues?.proposedWidth ?? .infinity
  }

  var firstBaselineOffset: Double { customValues?.baselineOffsets.first ?? 0 }
  var lastBaselineOffset: Double { customValues?.baselineOffsets.last ?? 0 }

  mutating func setMeasure(_ closure: ((Double) -> Size)?) {
    ensuredCustomValues.measure = closure
  }

  mutating func setBaselines(first: Double, last: Double) {
    ensuredCustomValues.baselineOffsets = (first, last)
  }

  /// Returns the priority with which the view resists growing beyond its content.
  func hugging(along axis: Axis) -> Float { customValues?.hugging[axis.rawValue] ?? 250 }

  /// Returns the priority with which the view resists shrinking below its content.
  func resistance(along axis: Axis) -> Float { customValues?.resistance[axis.rawValue] ?? 750 }

  mutating func setHugging(_ priority: Float, along axis: Axis) {
    ensuredCustomValues.hugging[axis.rawValue] = priority
  }

  mutating func setResistance(_ priority: Float, along axis: Axis) {
    ensuredCustomValues.resistance[axis.rawValue] = priority
  }
}
