// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A reference of a row to its handle, which does not keep it.
///
/// It is safe because a handle takes itself out of its rows at its end.
@safe
struct HandleReference {
  private unowned(unsafe) let storedHandle: Constraint

  init(_ handle: Constraint) {
    unsafe storedHandle = handle
  }

  var handle: Constraint { unsafe storedHandle }
}
