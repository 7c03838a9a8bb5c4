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

  /// Whether a solve has applied what was recorded; what is recorded after that is undone by going
  /// back only.
  private(set) var isSolved = false

  mutating func noteSolved() { isSolved = true }

  mutating func noteIdle(_ row: Int) {
    idleRows.append(Int32(truncatingIfNeeded: row))
    changesStructure = true
  }

  mutating func noteRepriced(_ row: Int) {
    repricedRows.append(Int32(truncatingIfNeeded: row))
    changesStructure = true
  }

  mutating func noteStructure() { changesStructure = true }

  mutating func forgetIdle() { idleRows.removeAll() }

  mutating func forgetRepriced() { repricedRows.removeAll() }

  mutating func removeAll() {
    idleRows.removeAll()
    repricedRows.removeAll()
    changesStructure = false
    isSolved = false
  }
}
