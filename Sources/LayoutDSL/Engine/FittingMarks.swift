// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether a view of the tree was asked for a fitting size, and how often something changed that may go
/// into all of them.
struct FittingMarks: ~Copyable {
  private(set) var isAsked = false
  private(set) var epoch = 0

  /// Whether a view that was asked, one above it or below it gave insets to others.
  private(set) var goByInsets = false

  /// Notes that a view was asked.
  mutating func ask() { isAsked = true }

  /// Notes that a view gives insets to those below, which may count for a view that was asked.
  mutating func noteInsets() { goByInsets = true }

  /// Notes that something changed which may go into any fitting size of the tree.
  mutating func change() { epoch += 1 }
}
