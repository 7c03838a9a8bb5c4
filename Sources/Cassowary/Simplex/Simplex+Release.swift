// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Taking rows out of the basis before the starting basis is made.
extension Simplex {
  /// A block of which one in so many rows is removed is not mended row by row.
  private static var dissolvedShare: Int { 4 }

  /// Of a variable that more rows mention than this the rows are not looked at.
  private static var longestColumn: Int { 64 }

  /// Takes removed rows, and idle ones, out of the basis.
  mutating func releaseRows() {
    pulls.removeAll()
    if matrix.removed.count > 1, !basis.blocks.isEmpty { dissolveBlocks() }
    for place in matrix.removed.indices {
      let row = Int(matrix.removed[place])
      let column = basis.matching.column(ofRow: row)
      if column < 0 { continue }
      pulls.add(row, at: column, duals.multipliers, matrix.view)
      release(row, at: column)
      // The variable may go far: the crash is to see what presses against it where it is now.
      if basis.matching.element(column).isStay { renewRows(about: column) }
    }
    for place in pending.idleRows.indices {
      let row = Int(pending.idleRows[place])
      let column = basis.matching.column(ofRow: row)
      if column < 0 { continue }
      release(row, at: column)
      duals.assume(matrix.row(row).neutralSign, of: row, matrix)
      agenda.noteUnchecked(row: row)
    }
  }

  /// Puts a stay in the place of a tight row; inside a block, the stay of whichever variable
  /// the row moves most.
  ///
  /// Values stay; the multiplier is balanced anew.
  private mutating func release(_ row: Int, at column: Int) {
    duals.release(column, of: .row(row))
    let block = basis.blocks.block(column)
    if block < 0 {
      leaveToStay(column)
      return
    }
    basis.findDirection(leaving: column, step: 1, matrix)
    var best = column
    var bestSpeed = 0.0
    for place in 0..<basis.direction.speeds.count {
      let moved = basis.direction.speeds.index(place)
      if basis.blocks.block(moved) != block { continue }
      let speed = abs(basis.direction.speed(moved))
      if speed > bestSpeed * (1 + Tolerance.samePivot) {
        best = moved
        bestSpeed = speed
      }
    }
    basis.clearDirection()
    basis.express(.stay(best), matrix)
    _ = basis.exchange(.stay(best), leaving: column, matrix)
    if values.atStay(best) != nil { agenda.noteStale(.stay(best)) }
    duals.followPath(basis)
    duals.checkPath(basis, matrix)
    basis.clearPivotRow()
  }

  /// Takes all rows of the blocks that lose many out of the basis: taken one by one, each would
  /// have what is left of the block made anew.
  ///
  /// - Complexity: O(members of these blocks + cells of their rows).
  private mutating func dissolveBlocks() {
    var lost = FlatArray<(block: Int, count: Int)>()
    for place in matrix.removed.indices {
      let column = basis.matching.column(ofRow: Int(matrix.removed[place]))
      if column >= 0, basis.blocks.block(column) >= 0 {
        lost.append((basis.blocks.block(column), 1))
      }
    }
    lost.sort { $0.block < $1.block }
    var next = 0
    while next < lost.count {
      let block = lost[next].block
      let start = next
      while next < lost.count, lost[next].block == block { next += 1 }
      let members = basis.blocks.members(block)
      if next - start < 2 || members.count > Self.dissolvedShare * (next - start) { continue }
      basis.dissolve(block, matrix.view)
      for member in members { vacate(Int(member)) }
    }
  }

  /// Leaves a variable that stands alone, and whose element is a row, to its stay.
  private mutating func vacate(_ column: Int) {
    let row = basis.matching.element(column).row
    duals.release(column, of: .row(row))
    leaveToStay(column)
    if matrix.row(row).isLive { renew(row) }
    renewRows(about: column)
  }

  /// Makes the stay of a variable that stands alone its element; the value is exact from now on.
  private mutating func leaveToStay(_ column: Int) {
    basis.leaveToStay(column)
    if values.atStay(column) != nil { agenda.noteStale(.stay(column)) }
  }

  /// Makes all slack rows about a variable new, unless they are many.
  private mutating func renewRows(about column: Int) {
    if matrix.mentionCount(column) > Self.longestColumn { return }
    let view = matrix.view
    for entry in view.entries(of: column) {
      let row = Int(entry.row)
      if isSlack(row), !matrix.isAdded(row), !crash.isTaken(row) {
        pulls.add(row, slope: -duals.gradient(row, matrix), view)
        duals.record(row, times: -1, matrix)
        renew(row)
      }
    }
  }

  /// Hands a row that is not tight, and whose slope is out of the balance, to the crash.
  private mutating func renew(_ row: Int) {
    duals.assume(0, of: row, matrix)
    crash.renew(row, matrix)
  }
}
