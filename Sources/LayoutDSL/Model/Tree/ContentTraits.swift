// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its content: how firmly it holds its size, and how to measure it.
struct ContentTraits {
  private var horizontalHugging: Float = 250
  private var verticalHugging: Float = 250
  private var horizontalResistance: Float = 750
  private var verticalResistance: Float = 750

  /// The size of the content at a proposed width; infinite for the natural size.
  private(set) var measure: ((Double) -> Size)?

  /// The width that `measure` is asked for now.
  private var proposedWidth = Double.infinity

  /// Sets the width that `measure` is asked for.
  ///
  /// - Returns: The one before.
  @discardableResult
  mutating func propose(_ width: Double) -> Double {
    defer { proposedWidth = width }
    return proposedWidth
  }

  private(set) var firstBaselineOffset = 0.0
  private(set) var lastBaselineOffset = 0.0

  /// Sets the closure that measures the content.
  mutating func setMeasure(_ closure: ((Double) -> Size)?) { measure = closure }

  /// Sets the distances of the baselines from top and bottom.
  mutating func setBaselines(first: Double, last: Double) {
    (firstBaselineOffset, lastBaselineOffset) = (first, last)
  }

  /// The priority at which the view refuses to be larger.
  func hugging(along axis: Axis) -> Float {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  /// The priority at which the view refuses to be smaller.
  func resistance(along axis: Axis) -> Float {
    axis == .horizontal ? horizontalResistance : verticalResistance
  }

  mutating func setHugging(_ priority: Float, along axis: Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setResistance(_ priority: Float, along axis: Axis) {
    if axis == .horizontal {
      horizontalResistance = priority
    } else {
      verticalResistance = priority
    }
  }
}
