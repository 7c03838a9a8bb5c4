// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An arranged view, and what its rows say that those of the others do not.
///
/// As long as that is equal, and what all rows of the stack view go by, its rows are the same: a change
/// of one view is found by comparing members, and only the rows of those that differ are put together.
struct StackMember {
  let state: ItemState
  var isHidden = false

  /// The visible view before it, if its rows mention that one.
  var previous: ItemState?

  /// The visible view behind it, if it has a row about the space between the two.
  var next: ItemState?

  /// The space that is wanted there.
  var space = 0.0

  /// Whether a row compares its extent, its gap or its distance with the unit.
  var hasShare = false

  /// The unit's coefficient in that row.
  var units = 0.0

  /// The priority of that row.
  var priority: Float = 1000

  init(_ state: ItemState) { self.state = state }
}

extension StackMember: Equatable {
  static func == (one: StackMember, other: StackMember) -> Bool {
    one.state === other.state && one.isHidden == other.isHidden && one.previous === other.previous
      && one.next === other.next && one.space == other.space && one.hasShare == other.hasShare
      && one.units == other.units && one.priority == other.priority
  }
}
