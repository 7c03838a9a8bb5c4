// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the next pass has to do.
struct PendingChanges: ~Copyable {
  /// Whether nothing at all changed since the last pass.
  var isEmpty = false

  /// Whether the tree has to be walked from the root: the engine is new.
  var isFresh = true

  /// Whether nothing but the tree counts: not the frames of the last pass, nor the order of edits.
  var isFromScratch = false

  /// Subtrees that joined; held by state, so that one that dies meanwhile is just gone.
  var subtrees: [ItemState] = []

  /// Views that constraints place from now on.
  var joining: [ItemState] = []

  /// Items whose constraints have no rows yet.
  var tables = OwnedList<ItemState>()

  /// Constraints to be looked at; what for is said by the `work` of their rows.
  ///
  /// One may be listed twice; the second time there is nothing left to do.
  var constraints: [ConstraintReference] = []

  /// Stack views whose rows have to be looked at; one may be listed more than once.
  var stacks: [ItemState] = []

  /// Items whose rows have to be looked at, and those to be measured at their width.
  var staleItems: [Int32] = []
  var unmeasured: [Int32] = []

  /// Whether there are rows to be written or changed.
  var hasRows: Bool {
    !staleItems.isEmpty || tables.count > 0 || !constraints.isEmpty || !stacks.isEmpty
  }
}
