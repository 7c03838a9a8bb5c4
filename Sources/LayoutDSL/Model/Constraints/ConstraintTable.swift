// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The active constraints of one first item, by slot.
///
/// A row keeps its slot while it is active; free slots are reused.
struct ConstraintTable: ~Copyable {
  private var lastChain: UInt32 = 0

  /// The first free slot; `Int32.max` if there is none.
  private var firstFree = Int32.max

  /// The rows by slot; a row at a free slot is not installed, and the last row always is.
  private var rows = OwnedList<ConstraintRow>()

  /// The rare properties by slot, up to the last slot that has had any.
  private var extras: [ConstraintExtras?] = []

  /// Whether the table has no row.
  var isEmpty: Bool {
    @inline(__always) get { rows.count == 0 }
  }

  /// The number of slots, including free ones.
  var slotCount: Int32 {
    @inline(__always) get { rows.count }
  }

  /// Whether there is a row at a slot.
  @inline(__always)
  func isUsed(_ slot: Int32) -> Bool {
    slot < rows.count && rows[slot].isInstalled
  }

  subscript(slot: Int32) -> ConstraintRow {
    @inline(__always) _read { yield rows[slot] }
    @inline(__always) _modify { yield &rows[slot] }
  }

  /// Inserts a row that was made active at `site`, and returns its slot.
  @inline(__always)
  mutating func insert(
    _ row: ConstraintRow, _ extras: ConstraintExtras?, at site: ConstraintSite
  ) -> Int32 {
    var slot = rows.count
    if firstFree == .max {
      rows.append(row)
    } else {
      slot = takeFreeSlot()
      rows[slot] = row
    }
    if let extras { storeExtras(extras, of: slot) }
    if site.kind == .far { makeExtras(of: slot).setHost(site.host) }
    return slot
  }

  @inline(never)
  private mutating func takeFreeSlot() -> Int32 {
    let slot = firstFree
    repeat { firstFree += 1 } while isUsed(firstFree)
    if firstFree == rows.count { firstFree = .max }
    return slot
  }

  /// Removes and returns a row, which is then no longer installed.
  mutating func remove(_ slot: Int32) -> (row: ConstraintRow, extras: ConstraintExtras?) {
    let gone = extras(of: slot)
    if let gone {
      gone.setHost(nil)
      extras[Int(slot)] = nil
    }
    rows[slot].deactivate()
    let row = rows[slot]
    while rows.count > 0, !rows[rows.count - 1].isInstalled { rows.removeLast() }
    firstFree = min(firstFree, slot)
    if firstFree >= rows.count { firstFree = .max }
    return (row, gone)
  }

  /// Returns the rare properties of the row at a slot; nil if it has none.
  @inline(__always)
  func extras(of slot: Int32) -> ConstraintExtras? {
    rows[slot].hasExtras ? extras[Int(slot)] : nil
  }

  mutating func makeExtras(of slot: Int32) -> ConstraintExtras {
    if let known = extras(of: slot) { return known }
    let made = ConstraintExtras()
    storeExtras(made, of: slot)
    return made
  }

  private mutating func storeExtras(_ extras: ConstraintExtras, of slot: Int32) {
    while self.extras.count <= slot { self.extras.append(nil) }
    self.extras[Int(slot)] = extras
    rows[slot].noteExtras()
  }

  /// Returns the slot of the constraint whose row in the solver is `handle`; nil if there is none.
  ///
  /// - Complexity: O(1) if the solver's rows are in the order of the slots, as a first pass adds them; else O(*n*)
  ///   for *n* rows.
  func slot(of handle: ConstraintHandle) -> Int32? {
    if rows.count == 0 { return nil }
    let slot = handle.index &- rows[0].engine.index
    if slot >= 0, slot < rows.count, rows[slot].engine.index == handle.index { return slot }
    return (0..<rows.count).first { rows[$0].engine.index == handle.index }
  }

  /// Resets the engine's data of all rows.
  mutating func forgetEngine() {
    for slot in 0..<rows.count { rows[slot].setEngine(EngineRow()) }
  }

  /// Reserves capacity for the rows of a block if the table is empty.
  ///
  /// Other tables grow by themselves: reserving for each block would copy the table each time.
  mutating func reserve(_ additional: Int32) {
    if rows.count == 0 { rows.reserve(additional) }
  }

  /// Returns a number for the rows of a new chain: not 0, and below ``ConstraintRow/pendingHandleBit``.
  @inline(__always)
  mutating func nextChain() -> UInt32 {
    advanceChain()
    if lastChain < ConstraintRow.pendingHandleBit { return lastChain }
    return nextFreeChain()
  }

  /// Increments the counter, which after the largest number restarts at ``ConstraintRow/pendingHandleBit``.
  @inline(__always)
  private mutating func advanceChain() {
    lastChain = lastChain == .max ? ConstraintRow.pendingHandleBit : lastChain + 1
  }

  /// Returns a number that no row has, for when all numbers have been used once.
  @inline(never)
  private mutating func nextFreeChain() -> UInt32 {
    while true {
      let chain = lastChain & (ConstraintRow.pendingHandleBit - 1)
      let isFree = (0..<rows.count).allSatisfy {
        rows[$0].chain & ~ConstraintRow.pendingHandleBit != chain
      }
      if chain != 0, isFree { return chain }
      advanceChain()
    }
  }
}
