// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One of the four numbers that the solver finds for an item.
///
/// Left and top are in the coordinates of the superview, or of the owner of a guide. So an
/// item inside a cell never mentions where the cell is, and a cell that moves changes two
/// numbers.
enum Quantity: UInt8, Hashable, CaseIterable {
  case left
  case top
  case width
  case height

  /// The least values of the four: left and top are free, width and height at least zero.
  @inline(__always)
  static var lowerBounds: SIMD4<Double> { SIMD4(-.infinity, -.infinity, 0, 0) }

  /// Whether the quantity is a size, and so never below zero.
  var isExtent: Bool { self == .width || self == .height }

  /// The axis along which it is.
  var axis: Axis { self == .left || self == .width ? .horizontal : .vertical }
}

extension Axis {
  /// The size along the axis.
  var extent: Quantity { self == .horizontal ? .width : .height }

  /// The left or top edge.
  var nearEdge: Quantity { self == .horizontal ? .left : .top }
}
