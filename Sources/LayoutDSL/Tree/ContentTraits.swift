// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its content: how firmly it holds its size, and how to measure it.
struct ContentTraits {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalCompressionResistance: Float = 750
  var verticalCompressionResistance: Float = 750

  /// The size of the content at a proposed width; infinite for the natural size.
  var measure: ((Double) -> Size)?
  var firstBaselineOffset = 0.0
  var lastBaselineOffset = 0.0
}
