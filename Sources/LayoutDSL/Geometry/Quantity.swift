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

  var axis: Axis { self == .left || self == .width ? .horizontal : .vertical }
}

extension Rect {
  /// The number that a quantity stands for.
  subscript(quantity: Quantity) -> Double {
    switch quantity {
    case .left: minX
    case .top: minY
    case .width: width
    case .height: height
    }
  }
}

extension Insets {
  func ends(along axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension Axis {
  var extent: Quantity { self == .horizontal ? .width : .height }

  var nearEdge: Quantity { self == .horizontal ? .left : .top }
}
