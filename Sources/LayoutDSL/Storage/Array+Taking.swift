// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Takes all elements out, and returns them.
  mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }
}
