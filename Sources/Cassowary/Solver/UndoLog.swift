// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What to write back, last change first, to take a batch back.
///
/// The order of the variables and the multipliers keep journals of their own. Rows and
/// variables that the batch itself added need no entries.
struct UndoLog: ~Copyable {
  /// Counts that go back as a whole.
  struct Kept {
    var lastChangedCount: Int
    var tightVersion: Int
    var structureVersion: Int
    var valueVersion: Int
    var multipliersAreFresh: Bool
  }

  /// The counts as they were after the last committed solve; nil until a batch changes them.
  var kept: Kept?

  var items = FlatArray<(column: Int32, before: Item)>()
  var sides = FlatArray<(row: Int32, before: Int8)>()
  var constants = FlatArray<(row: Int32, before: Double)>()
  var strengths = FlatArray<(row: Int32, priority: Float, weight: Double)>()
  var bounds = FlatArray<(column: Int32, before: Double)>()
  var leaders = FlatArray<(column: Int32, leader: Int32, block: Int32)>()
  var blocks: [(index: Int32, before: Block)] = []
  /// The free block slots before the batch first changed a block; nil if it did not.
  var freeBlocks: [Int32]?

  /// Required rows that may have been violated when the batch began.
  var suspects = FlatArray<Int32>()
  /// The variables and blocks that there were.
  var columnCount = 0
  var blockCount = 0
  /// What ``WorkSpace`` knew of magnitudes.
  var largestValue = 0.0
  var valuesSinceMeasured = 0
  var largestWeight = 0.0

  mutating func removeAll() {
    kept = nil
    items.removeAll()
    sides.removeAll()
    constants.removeAll()
    strengths.removeAll()
    bounds.removeAll()
    leaders.removeAll()
    if !blocks.isEmpty { blocks.removeAll(keepingCapacity: true) }
    if freeBlocks != nil { freeBlocks = nil }
    suspects.removeAll()
  }

  /// The same log.
  func copy() -> UndoLog {
    var copy = UndoLog()
    copy.kept = kept
    copy.items = items.copy()
    copy.sides = sides.copy()
    copy.constants = constants.copy()
    copy.strengths = strengths.copy()
    copy.bounds = bounds.copy()
    copy.leaders = leaders.copy()
    copy.blocks = blocks
    copy.freeBlocks = freeBlocks
    copy.suspects = suspects.copy()
    copy.columnCount = columnCount
    copy.blockCount = blockCount
    copy.largestValue = largestValue
    copy.valuesSinceMeasured = valuesSinceMeasured
    copy.largestWeight = largestWeight
    return copy
  }
}
