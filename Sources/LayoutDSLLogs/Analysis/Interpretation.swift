// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An interpretation of a log, with assumptions about everything that the log does not print.
package struct Interpretation: Hashable, Sendable {
  /// Whether the layout direction is right-to-left, so that the leading edge is the right one.
  var isRightToLeft: Bool

  /// Whether the positions of autoresizing masks are measured from the bottom, as in AppKit.
  var isUpward: Bool

  /// Whether a number with six digits stands for all numbers that round to it.
  var isRounded: Bool

  /// The assumed value of each margin that the log does not print; nil if it may be any number from 0 up.
  var margin: Double?
}
