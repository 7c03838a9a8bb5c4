// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The active constraints whose first item is one item, by slot.
///
/// A row keeps its slot as long as it is active; slots that are free are used again.
struct ConstraintTable: ~Copyable {
  private var lastChain: UInt32 = 0

  /// The first free slot; the largest number if there is none.
  private var firstFree = Int32.max

  /// The rows by slot; those at free slots are not installed, and the last one is.
  private var rows = OwnedList<ConstraintRow>()

  /// What few rows have, by slot; as many as it takes for the last that had any.
  private var extras: [ConstraintExtras?] = []

  /// Whether there is no row.
  var isEmpty: Bool {
    @inline(__always) get { rows.count == 0 }
  }

  /// How many slots there are, free ones included.
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

  /// Puts a row into a free slot; it was made for, or has settled at, `place`.
  @inline(__always)
  mutating func insert(
    _ row: ConstraintRow, _ extras: ConstraintExtras?, at place: ConstraintPlace
  ) -> Int32 {
    var slot = rows.count
    if firstFree == .max {
      rows.append(row)
    } else {
      slot = takeFreeSlot()
      rows[slot] = row
    }
    if let extras { keep(extras, of: slot) }
    if place.kind == .far { makeExtras(of: slot).setHost(place.host) }
    return slot
  }

  @inline(never)
  private mutating func takeFreeSlot() -> Int32 {
    let slot = firstFree
    repeat { firstFree += 1 } while isUsed(firstFree)
    if firstFree == rows.count { firstFree = .max }
    return slot
  }

  /// Takes a row out and returns it, no longer installed.
  mutating func remove(_ slot: Int32) -> (row: ConstraintRow, extras: ConstraintExtras?) {
    let gone = extras(of: slot)
    if let gone {
      gone.setHost(nil)
      extras[Int(slot)] = nil
    }
    rows[slot].leave()
    let row = rows[slot]
    while rows.count > 0, !rows[rows.count - 1].isInstalled { rows.removeLast() }
    firstFree = min(firstFree, slot)
    if firstFree >= rows.count { firstFree = .max }
    return (row, gone)
  }

  /// What the row at a slot has that few have.
  @inline(__always)
  func extras(of slot: Int32) -> ConstraintExtras? {
    rows[slot].hasExtras ? extras[Int(slot)] : nil
  }

  mutating func makeExtras(of slot: Int32) -> ConstraintExtras {
    if let known = extras(of: slot) { return known }
    let made = ConstraintExtras()
    keep(made, of: slot)
    return made
  }

  private mutating func keep(_ extras: ConstraintExtras, of slot: Int32) {
    while self.extras.count <= slot { self.extras.append(nil) }
    self.extras[Int(slot)] = extras
    rows[slot].noteExtras()
  }

  /// The slot of the constraint that has a row of a solver; nil if none has it.
  ///
  /// - Complexity: O(1) as long as the rows stand in the solver as they do here, as a first pass writes them;
  ///   else O(*n*) for *n* rows.
  func slot(of handle: ConstraintHandle) -> Int32? {
    if rows.count == 0 { return nil }
    let slot = handle.index &- rows[0].engine.index
    if slot >= 0, slot < rows.count, rows[slot].engine.index == handle.index { return slot }
    return (0..<rows.count).first { rows[$0].engine.index == handle.index }
  }

  /// Forgets what an engine kept of the rows.
  mutating func forgetEngine() {
    for slot in 0..<rows.count { rows[slot].setEngine(EngineRow()) }
  }

  /// Makes room for the rows of a block, if it is the first one.
  ///
  /// A table that has rows grows by itself: making room again and again would copy it as often.
  mutating func reserve(_ additional: Int32) {
    if rows.count == 0 { rows.reserve(additional) }
  }

  /// A number for the rows of another chain, below ``ConstraintRow/handled``; not 0.
  @inline(__always)
  mutating func nextChain() -> UInt32 {
    advanceChain()
    if lastChain < ConstraintRow.handled { return lastChain }
    return nextFreeChain()
  }

  /// Goes on to the next number; behind the last one, to the first that needs to be looked for among the rows.
  @inline(__always)
  private mutating func advanceChain() {
    lastChain = lastChain == .max ? ConstraintRow.handled : lastChain + 1
  }

  /// The same once all numbers were given: one that no row has.
  @inline(never)
  private mutating func nextFreeChain() -> UInt32 {
    while true {
      let chain = lastChain & (ConstraintRow.handled - 1)
      let isFree = (0..<rows.count).allSatisfy {
        rows[$0].chain & ~ConstraintRow.handled != chain
      }
      if chain != 0, isFree { return chain }
      advanceChain()
    }
  }
}
