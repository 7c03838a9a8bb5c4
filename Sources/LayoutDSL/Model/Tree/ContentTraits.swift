// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its content: how firmly it holds its size, and how to measure it.
struct ContentTraits {
  private var horizontalHugging: Float = 250
  private var verticalHugging: Float = 250
  private var horizontalResistance: Float = 750
  private var verticalResistance: Float = 750

  /// The size of the content at a proposed width; infinite for the natural size.
  var measure: ((Double) -> Size)?

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

  var firstBaselineOffset = 0.0
  var lastBaselineOffset = 0.0

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
