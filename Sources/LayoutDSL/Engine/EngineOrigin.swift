// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A variable for a view's left or top in the root's coordinates, and the row that says so:
/// `origin - origin of the superview - left == 0`.
struct EngineOrigin {
  let variable: Variable
  let row: ConstraintHandle

  /// Whose origin it is, and along which axis.
  struct Key: Hashable {
    let place: Int32
    let quantity: Quantity
  }
}
