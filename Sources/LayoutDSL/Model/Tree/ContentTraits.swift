// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its content: how firmly it holds its size, and how to measure it.
struct ContentTraits {
  // By the raw value of the axis.

  private var hugging = SIMD2<Float>(repeating: 250)
  private var resistance = SIMD2<Float>(repeating: 750)

  /// What views without text say nothing of: kept apart, since there are many views.
  private final class Text {
    var measure: ((Double) -> Size)?
    var proposedWidth = Double.infinity
    var baselineOffsets = (first: 0.0, last: 0.0)
  }

  private var text: Text?

  /// The size of the content at a proposed width; infinite for the natural size.
  var measure: ((Double) -> Size)? { text?.measure }

  /// Sets the width that `measure` is asked for.
  ///
  /// - Returns: The one before.
  @discardableResult
  func propose(_ width: Double) -> Double {
    defer { text?.proposedWidth = width }
    return text?.proposedWidth ?? .infinity
  }

  var firstBaselineOffset: Double { text?.baselineOffsets.first ?? 0 }
  var lastBaselineOffset: Double { text?.baselineOffsets.last ?? 0 }

  mutating func setMeasure(_ closure: ((Double) -> Size)?) {
    text = text ?? Text()
    text?.measure = closure
  }

  mutating func setBaselines(first: Double, last: Double) {
    text = text ?? Text()
    text?.baselineOffsets = (first, last)
  }

  /// The priority at which the view refuses to be larger.
  func hugging(along axis: Axis) -> Float { hugging[axis.rawValue] }

  /// The priority at which the view refuses to be smaller.
  func resistance(along axis: Axis) -> Float { resistance[axis.rawValue] }

  mutating func setHugging(_ priority: Float, along axis: Axis) {
    hugging[axis.rawValue] = priority
  }

  mutating func setResistance(_ priority: Float, along axis: Axis) {
    resistance[axis.rawValue] = priority
  }
}
