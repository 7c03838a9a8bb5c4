// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A line inside a conflict that could not be read.
public struct UnreadLine: Hashable, Sendable {
  /// The number of the line, counted from 1.
  public let number: Int

  /// The text of the line.
  public let text: String

  /// The reason why it could not be read.
  public let reason: String
}
