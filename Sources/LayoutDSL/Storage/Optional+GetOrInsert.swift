// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Optional {
  /// Returns the wrapped value, after storing a new one if there was none.
  @inline(__always)
  mutating func getOrInsert(_ make: @autoclosure () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = made
    return made
  }
}
