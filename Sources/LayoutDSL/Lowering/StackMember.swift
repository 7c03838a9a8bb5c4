// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An arranged view, and what its rows say that those of the others do not.
///
/// As long as that is equal, and what all rows of the stack view go by, its rows are the same: a change
/// of one view is found by comparing members, and only the rows of those that differ are put together.
struct StackMember: Equatable {
  let state: ItemState
  private(set) var isHidden = false

  /// The view before it, if its rows mention that one: hidden or not for a hidden view, else a visible one.
  private(set) var previous: ItemState?

  /// Whether it is hidden behind another hidden view.
  private(set) var followsHidden = false

  /// The visible view behind it, if it has a row about the space between the two.
  private(set) var next: ItemState?

  /// The space that is wanted there.
  private(set) var space = 0.0

  /// Whether a row compares its extent, its gap or its distance with the unit.
  private(set) var hasShare = false

  /// The unit's coefficient in that row.
  private(set) var units = 0.0

  /// The priority of that row.
  private(set) var priority: Float = 1000

  init(_ state: ItemState) { self.state = state }

  /// Hides it behind the view before it, of which alone its rows know: nothing changes for it when others before that
  /// are shown.
  mutating func hide(behind previous: StackMember?) {
    isHidden = true
    self.previous = previous?.state
    followsHidden = previous?.isHidden == true
  }

  /// Gives it a row about the space to the visible view behind it.
  mutating func leave(_ space: Double = 0, before next: ItemState) {
    self.next = next
    self.space = space
  }

  /// Gives it a row that compares it with the unit.
  ///
  /// - Parameter previous: the view that its distance is measured from.
  mutating func share(
    _ units: Double = -1, from previous: ItemState? = nil, at priority: Float = 1000
  ) {
    hasShare = true
    self.units = units
    self.previous = previous
    self.priority = priority
  }
}
