// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A relation as logs spell it.
public enum LoggedRelation: String, Hashable, Sendable {
  /// At most.
  case atMost = "<="

  /// Equal.
  case equal = "=="

  /// At least.
  case atLeast = ">="
}
