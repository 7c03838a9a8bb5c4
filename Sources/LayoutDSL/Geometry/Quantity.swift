// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One of the four numbers that the solver computes for an item.
///
/// Left and top are in the coordinates of the superview, or of the owning view of a guide. An item inside a cell
/// therefore never depends on where the cell is: moving the cell changes two numbers.
enum Quantity: UInt8, Hashable, CaseIterable {
  case left
  case top
  case width
  case height

  /// The lower bounds of the four: left and top are unbounded, width and height at least zero.
  @inline(__always)
  static var lowerBounds: SIMD4<Double> { SIMD4(-.infinity, -.infinity, 0, 0) }

  /// Whether the quantity is a width or height, which is never negative.
  var isExtent: Bool { self == .width || self == .height }

  /// The axis to which the quantity belongs.
  var axis: Axis { self == .left || self == .width ? .horizontal : .vertical }
}

extension Axis {
  /// The width or height along the axis.
  var extent: Quantity { self == .horizontal ? .width : .height }

  /// The left or top edge.
  var nearEdge: Quantity { self == .horizontal ? .left : .top }
}
