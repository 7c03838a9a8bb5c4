// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a pass has to call or do for a view, and whether there is anything below it.
///
/// Above a view with a mark every view has the mark's `below`, so that a pass walks to what is marked
/// and looks at nothing else. A view without any mark below it may have the `below` left over.
struct PassMarks: OptionSet {
  var rawValue: UInt16

  /// The view's class may override the hooks: it is not one of the library's own.
  static let hasHooks = PassMarks(rawValue: 1)

  /// `updateConstraints()` is to be called.
  static let needsConstraints = PassMarks(rawValue: 1 << 1)
  static let constraintsBelow = PassMarks(rawValue: 1 << 2)

  /// `layoutSubviews()` is to be called.
  static let needsLayout = PassMarks(rawValue: 1 << 3)
  static let layoutBelow = PassMarks(rawValue: 1 << 4)

  /// The edges of the view and of everything below it are to be rounded anew.
  static let needsRounding = PassMarks(rawValue: 1 << 5)

  /// The frame of the view, or of something below it, is to be rounded.
  static let roundingBelow = PassMarks(rawValue: 1 << 6)

  /// The view's hook is being called.
  static let isUpdatingConstraints = PassMarks(rawValue: 1 << 7)
  static let isLayingOut = PassMarks(rawValue: 1 << 8)

  /// A walk is below the view and calls its `updateConstraints()` on the way back, if it is marked.
  static let awaitsUpdate = PassMarks(rawValue: 1 << 11)

  /// Constraints place the view, and a hook has put it elsewhere.
  static let isOverridden = PassMarks(rawValue: 1 << 9)

  /// A subview has the mark above.
  static let hasOverridden = PassMarks(rawValue: 1 << 10)

  /// The fitting sizes of the view and of all above it are stale.
  static let hasStaleFittings = PassMarks(rawValue: 1 << 12)

  /// The view's class overrides something that layout reads, as far as it was asked.
  static let hasOverrides = PassMarks(rawValue: 1 << 13)

  /// The view is being asked whether it does: what is not overridden answers something small, or large.
  static let isProbedLow = PassMarks(rawValue: 1 << 14)
  static let isProbedHigh = PassMarks(rawValue: 1 << 15)

  static let probes: PassMarks = [.isProbedLow, .isProbedHigh]
  static let constraints: PassMarks = [.needsConstraints, .constraintsBelow]
  static let layout: PassMarks = [.needsLayout, .layoutBelow]
  static let rounding: PassMarks = [.needsRounding, .roundingBelow]

  func hasAny(of marks: PassMarks) -> Bool { !isDisjoint(with: marks) }

  /// What the views above have to have.
  var below: PassMarks {
    var below: PassMarks = []
    if hasAny(of: .constraints) { below.insert(.constraintsBelow) }
    if hasAny(of: .layout) { below.insert(.layoutBelow) }
    if hasAny(of: .rounding) { below.insert(.roundingBelow) }
    return below
  }
}
