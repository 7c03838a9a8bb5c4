// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the calls since the last solve ask of the basis, beyond the rows that were added and
/// removed.
struct PendingWork: ~Copyable {
  /// Tight inequalities with a zero multiplier whose constant was changed: they would carry their
  /// variable along, which should keep its value.
  private(set) var idleRows = FlatArray<Int32>()

  /// Tight rows whose priority or weight was changed.
  private(set) var repricedRows = FlatArray<Int32>()

  /// Whether anything was recorded that changes more than constants.
  private(set) var changesStructure = false

  /// How many solves have applied what was recorded; more than one if some have ended at a clash.
  private var solveCount = 0

  /// The age of the youngest row that a solve has seen; 0 before the first one.
  private(set) var appliedAge: UInt64 = 0

  /// Whether a solve has applied what was recorded so far; where the batch goes on, it ended at a clash.
  var isApplied: Bool { solveCount > 0 }

  /// Whether no more than one solve has: none ended at a clash before the one that ends the batch.
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

  /// Forgets the rows that a solve has gone through.
  mutating func forgetRows() {
    idleRows.removeAll()
    repricedRows.removeAll()
  }

  mutating func removeAll() {
    forgetRows()
    changesStructure = false
    solveCount = 0
    appliedAge = 0
  }
}
