// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the calls since the last solve have recorded.
struct PendingChanges: ~Copyable {
  /// A change of a slack row's slope, or the multiplier of an item that leaves: an amount at
  /// a level that the tight items have to balance.
  struct Gradient {
    var item: Item
    var priority: Float
    var amount: Double
  }

  /// Rows that were added.
  var newRows = FlatArray<Int32>()

  /// How many of them their columns know of.
  var enteredCount = 0

  /// Rows that were removed.
  var deadRows = FlatArray<Int32>()

  /// Tight inequalities that nothing presses against and whose constant was changed: they
  /// would carry their variable along, which should keep its value.
  var idleRows = FlatArray<Int32>()

  /// What the next settlement adds to the multipliers.
  var gradients = FlatArray<Gradient>()

  /// Tight rows whose priority or weight was changed.
  var repriced = FlatArray<Int32>()

  /// Whether a variable was set free from its bound, which changes the tight set.
  var hasFreedBound = false

  /// Whether nothing was recorded but constants of tight rows, which stand elsewhere.
  var isConstantsOnly: Bool {
    newRows.isEmpty && deadRows.isEmpty && idleRows.isEmpty && gradients.isEmpty
      && repriced.isEmpty && !hasFreedBound
  }

  mutating func removeAll() {
    newRows.removeAll()
    enteredCount = 0
    hasFreedBound = false
    deadRows.removeAll()
    idleRows.removeAll()
    gradients.removeAll()
    repriced.removeAll()
  }

  /// The same changes.
  func copy() -> PendingChanges {
    var copy = PendingChanges()
    copy.newRows = newRows.copy()
    copy.enteredCount = enteredCount
    copy.hasFreedBound = hasFreedBound
    copy.deadRows = deadRows.copy()
    copy.idleRows = idleRows.copy()
    copy.gradients = gradients.copy()
    copy.repriced = repriced.copy()
    return copy
  }
}
