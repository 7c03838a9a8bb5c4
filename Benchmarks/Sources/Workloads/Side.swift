// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An axis of a box.
enum Side {
  case horizontal, vertical

  func start(_ box: Box) -> Sum { self == .horizontal ? box.left : box.top }
  func length(_ box: Box) -> Sum { self == .horizontal ? box.width : box.height }
  func end(_ box: Box) -> Sum { start(box) + length(box) }
}
