// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What to write back, last change first, to take a batch back.
///
/// It holds what was recorded and what the algorithm chose: items, sides, numbers. What
/// follows from those (order, blocks, multipliers) is computed anew after a retreat, which
/// is rare; keeping the log costs one append per change.
struct UndoLog {
  var items: [(column: Int32, before: Item)] = []
  var sides: [(row: Int32, before: Int8)] = []
  var constants: [(row: Int32, before: Double)] = []
  var strengths: [(row: Int32, priority: Float, weight: Double)] = []
  var bounds: [(column: Int32, before: Double)] = []
  var largestValue = 0.0
  var largestWeight = 0.0

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    strengths.removeAll(keepingCapacity: true)
    bounds.removeAll(keepingCapacity: true)
  }
}
