// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A line inside a conflict that could not be read.
public struct UnreadLine: Hashable, Sendable {
  /// Its number, counted from 1.
  public let number: Int

  /// Its text.
  public let text: String

  /// What is not understood.
  public let reason: String
}
