// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a search through the dependency graph has found out about a variable.
enum Mark {
  static let none: UInt8 = 0
  /// Must come before the variable at hand.
  static let before: UInt8 = 1
  /// Depends on the variable at hand.
  static let after: UInt8 = 2
  /// Both: belongs to the cycle.
  static let cycle: UInt8 = 3
}
