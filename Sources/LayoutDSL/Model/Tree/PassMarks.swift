// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The work of a pass for a view, and whether its descendants have any.
///
/// Every ancestor of a view with a mark has the corresponding `below` mark, so that a pass visits only views on the
/// way to marked ones. A `below` mark may be left over on a view without marked descendants.
struct PassMarks: OptionSet {
  var rawValue: UInt16

  /// The view's class may override the hooks: it is not one of the library's own.
  static let hasHooks = PassMarks(rawValue: 1)

  /// `updateConstraints()` has to be called.
  static let needsConstraints = PassMarks(rawValue: 1 << 1)
  static let constraintsBelow = PassMarks(rawValue: 1 << 2)

  /// `layoutSubviews()` has to be called.
  static let needsLayout = PassMarks(rawValue: 1 << 3)
  static let layoutBelow = PassMarks(rawValue: 1 << 4)

  /// The edges of the view and all its descendants have to be rounded again.
  static let needsRounding = PassMarks(rawValue: 1 << 5)

  /// The frame of the view or of a descendant has to be rounded.
  static let roundingBelow = PassMarks(rawValue: 1 << 6)

  /// A hook of the view is running.
  static let isUpdatingConstraints = PassMarks(rawValue: 1 << 7)
  static let isLayingOut = PassMarks(rawValue: 1 << 8)

  /// A walk is visiting the view's descendants, and calls its `updateConstraints()` on the way back if it is marked.
  static let awaitsUpdate = PassMarks(rawValue: 1 << 11)

  /// Constraints place the view, but a hook has moved it.
  static let isMovedByHook = PassMarks(rawValue: 1 << 9)

  /// A subview has the mark `isMovedByHook`.
  static let hasSubviewMovedByHook = PassMarks(rawValue: 1 << 10)

  /// The fitting sizes of the view and of all its ancestors are stale.
  static let hasStaleFittings = PassMarks(rawValue: 1 << 12)

  /// The view's class overrides members that layout reads, as far as tests have found.
  static let hasOverrides = PassMarks(rawValue: 1 << 13)

  /// The view is being tested for overrides: members that are not overridden return small, or large, test values.
  static let isProbedLow = PassMarks(rawValue: 1 << 14)
  static let isProbedHigh = PassMarks(rawValue: 1 << 15)

  static let probes: PassMarks = [.isProbedLow, .isProbedHigh]
  static let constraints: PassMarks = [.needsConstraints, .constraintsBelow]
  static let layout: PassMarks = [.needsLayout, .layoutBelow]
  static let rounding: PassMarks = [.needsRounding, .roundingBelow]

  func hasAny(of marks: PassMarks) -> Bool { !isDisjoint(with: marks) }

  /// The marks that all ancestors of the view must have.
  var below: PassMarks {
    var below: PassMarks = []
    if hasAny(of: .constraints) { below.insert(.constraintsBelow) }
    if hasAny(of: .layout) { below.insert(.layoutBelow) }
    if hasAny(of: .rounding) { below.insert(.roundingBelow) }
    return below
  }
}
