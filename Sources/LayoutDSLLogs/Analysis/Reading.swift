// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a log leaves open.
package struct Reading: Hashable, Sendable {
  /// Whether leading is right.
  var isRightToLeft: Bool

  /// Whether places of autoresizing masks are counted from the bottom, as in AppKit.
  var isUpward: Bool

  /// Whether numbers of six digits stand for all that round to them.
  var isRounded: Bool

  /// What each margin that no line tells is taken to be; nothing where it may be anything from 0 up.
  var margin: Double?
}
