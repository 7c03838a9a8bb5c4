// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The changes since the last solve that affect the basis, other than added and removed rows.
struct PendingWork: ~Copyable {
  /// Tight inequalities with a zero multiplier whose constant was changed: their variable should keep its value, and
  /// would move along.
  private(set) var idleRows = FlatArray<Int32>()

  /// Tight rows whose priority or weight was changed.
  private(set) var repricedRows = FlatArray<Int32>()

  /// Whether any recorded change affects more than constants.
  private(set) var changesStructure = false

  /// The number of solves that have applied recorded changes; more than one if some have ended at a clash.
  private var solveCount = 0

  /// The age of the youngest row that a solve has seen; 0 before the first one.
  private(set) var appliedAge: UInt64 = 0

  /// Whether a solve of the batch has applied recorded changes; if the batch continues, that solve ended at a clash.
  var isApplied: Bool { solveCount > 0 }

  /// Whether at most one solve has: no solve of the batch has ended at a clash before the last one.
  var isAppliedOnce: Bool { solveCount <= 1 }

  /// Notes that a solve applies what was recorded, with rows up to an age.
  mutating func noteApplied(age: UInt64) {
    solveCount += 1
    appliedAge = age
  }

  mutating func noteIdle(_ row: Int) {
    idleRows.append(Int32(truncatingIfNeeded: row))
    changesStructure = true
  }

  mutating func noteRepriced(_ row: Int) {
    repricedRows.append(Int32(truncatingIfNeeded: row))
    changesStructure = true
  }

  mutating func noteStructure() { changesStructure = true }

  /// Clears the rows that a solve has processed.
  mutating func clearRows() {
    idleRows.removeAll()
    repricedRows.removeAll()
  }

  mutating func removeAll() {
    clearRows()
    changesStructure = false
    solveCount = 0
    appliedAge = 0
  }
}
