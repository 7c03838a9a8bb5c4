// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An attribute of an item, one side of a constraint.
public struct LoggedTerm: Hashable, Sendable {
  /// The view or guide.
  public let item: LoggedItem

  /// Its attribute.
  public let attribute: LoggedAttribute
}
