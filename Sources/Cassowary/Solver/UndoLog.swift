// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What to write back, last change first, to take a batch back.
///
/// Numbers, sides and items are logged one by one. What changes in large pieces is kept
/// whole, as it was before the first change: arrays that the batch does not touch stay
/// shared and cost nothing.
struct UndoLog {
  /// The parts of a core that are kept whole.
  struct Kept {
    var order: NodeOrder
    var leader: [Int32]
    var blockIndex: [Int32]
    var blocks: [Block]
    var freeBlocks: [Int32]
    var multipliers: MultiplierStore
    var suspects: [Int32]
    var paths: [ConstantPath]
    var pathChanges: [Int32]
    var lastChanged: [Int32]
    var tightVersion: Int
    var valueVersion: Int
    var multipliersAreFresh: Bool
  }

  /// The parts as they were after the last committed solve; nil until a batch changes them.
  var kept: Kept?

  var items: [(column: Int32, before: Item)] = []
  var sides: [(row: Int32, before: Int8)] = []
  var constants: [(row: Int32, before: Double)] = []
  var strengths: [(row: Int32, priority: Float, weight: Double)] = []
  var bounds: [(column: Int32, before: Double)] = []
  /// What ``WorkSpace`` knew of magnitudes.
  var largestValue = 0.0
  var largestWeight = 0.0

  mutating func removeAll() {
    kept = nil
    items.removeAll(keepingCapacity: true)
    sides.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    strengths.removeAll(keepingCapacity: true)
    bounds.removeAll(keepingCapacity: true)
  }
}
