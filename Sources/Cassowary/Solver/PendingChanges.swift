// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the calls since the last solve have recorded.
struct PendingChanges {
  /// A change of a slack row's slope, or the multiplier of an item that leaves: an amount at
  /// a level that the tight items have to balance.
  struct Gradient {
    var item: Item
    var priority: Float
    var amount: Double
  }

  /// Rows that were added.
  var newRows: [Int32] = []

  /// Rows that were removed.
  var deadRows: [Int32] = []

  /// Tight inequalities that nothing presses against and whose constant was changed: they
  /// would carry their variable along, which should keep its value.
  var idleRows: [Int32] = []

  /// What the next settlement adds to the multipliers.
  var gradients: [Gradient] = []

  /// Tight rows whose priority or weight was changed.
  var repriced: [Int32] = []

  /// Whether nothing was recorded but constants of tight rows, which stand elsewhere.
  var isConstantsOnly: Bool {
    newRows.isEmpty && deadRows.isEmpty && idleRows.isEmpty && gradients.isEmpty
      && repriced.isEmpty
  }

  mutating func removeAll() {
    newRows.removeAll(keepingCapacity: true)
    deadRows.removeAll(keepingCapacity: true)
    idleRows.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    repriced.removeAll(keepingCapacity: true)
  }
}
