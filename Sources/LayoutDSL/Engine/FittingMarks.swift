// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether a view of the tree was asked for a fitting size, and how often something changed that may go
/// into all of them.
struct FittingMarks: ~Copyable {
  private(set) var isAsked = false
  private(set) var epoch = 0

  /// Notes that a view was asked.
  mutating func ask() { isAsked = true }

  /// Notes that all sizes may be others.
  mutating func change() { epoch += 1 }
}
