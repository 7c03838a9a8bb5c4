// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An arranged view, and what distinguishes its rows from those of the others.
///
/// While the member and the ``StackLowering/SharedSettings`` are equal, so are the rows. A change of one view is found
/// by comparing members, and only the rows of members that differ are rebuilt.
struct StackMember: Equatable {
  let state: ItemState
  private(set) var isHidden = false

  /// The view before it, if its rows mention that: a visible one, or for a hidden view any.
  private(set) var previous: ItemState?

  /// Whether this view and the one before it are hidden.
  private(set) var followsHidden = false

  /// The next visible view, if a row is about the space between the two.
  private(set) var next: ItemState?

  /// The requested space between the two.
  private(set) var space = 0.0

  /// Whether a row compares its extent, gap or distance with the unit.
  private(set) var comparesWithUnit = false

  /// The unit's coefficient in that row.
  private(set) var unitCoefficient = 0.0

  /// The priority of that row.
  private(set) var priority: Float = 1000

  init(_ state: ItemState) { self.state = state }

  /// Hides it behind the previous view, the only one that its rows mention: showing views before that changes
  /// nothing for it.
  mutating func hide(behind previous: StackMember?) {
    isHidden = true
    self.previous = previous?.state
    followsHidden = previous?.isHidden == true
  }

  /// Adds a row about the space to the next visible view.
  mutating func setGap(_ space: Double = 0, before next: ItemState) {
    self.next = next
    self.space = space
  }

  /// Adds a row that compares it with the unit.
  ///
  /// - Parameter previous: The view from which its distance is measured.
  mutating func compareWithUnit(
    _ units: Double = -1, from previous: ItemState? = nil, at priority: Float = 1000
  ) {
    comparesWithUnit = true
    self.unitCoefficient = units
    self.previous = previous
    self.priority = priority
  }
}
