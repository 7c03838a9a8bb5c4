// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The removal of rows from the basis before the starting basis is made.
extension Simplex {
  /// A block is dissolved, instead of updated row by row, if one in so many of its rows is removed.
  private static var dissolvedShare: Int { 4 }

  /// The rows that mention a variable are not examined if there are more than this.
  private static var longestColumn: Int { 64 }

  /// Removes removed rows, and idle ones, from the basis.
  mutating func releaseRows() {
    pulls.removeAll()
    if matrix.removed.count > 1, !basis.blocks.isEmpty { dissolveBlocks() }
    for index in matrix.removed.indices {
      let row = Int(matrix.removed[index])
      let column = basis.matching.column(ofRow: row)
      if column < 0 { continue }
      pulls.add(row, at: column, duals.multipliers, matrix.view)
      release(row, at: column)
      // The variable may move far: the crash has to know which rows press against it at its present value.
      if basis.matching.element(column).isStay { readmitRows(mentioning: column) }
    }
    for index in pending.idleRows.indices {
      let row = Int(pending.idleRows[index])
      let column = basis.matching.column(ofRow: row)
      if column < 0 { continue }
      release(row, at: column)
      duals.setSign(matrix.row(row).neutralSign, of: row, matrix)
      agenda.markUnchecked(row: row)
    }
  }

  /// Replaces a tight row by a stay; inside a block, by the stay of the variable that the row moves most.
  ///
  /// Values stay; the multiplier is balanced again.
  private mutating func release(_ row: Int, at column: Int) {
    duals.releaseMultiplier(column, of: .row(row))
    let block = basis.blocks.block(column)
    if block < 0 {
      leaveToStay(column)
      return
    }
    basis.findDirection(leaving: column, step: 1, matrix)
    var best = column
    var bestSpeed = 0.0
    for position in 0..<basis.direction.speeds.count {
      let moved = basis.direction.speeds.index(position)
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
    if values.atStay(best) != nil { agenda.markStale(.stay(best)) }
    duals.followPath(basis)
    duals.checkPath(basis, matrix)
    basis.clearPivotRow()
  }

  /// Removes all rows of the blocks that lose many: removed one by one, each would require the rest of
  /// the block to be split and factorised again.
  ///
  /// - Complexity: O(members of these blocks + cells of their rows).
  private mutating func dissolveBlocks() {
    var lost = FlatArray<(block: Int, count: Int)>()
    for index in matrix.removed.indices {
      let column = basis.matching.column(ofRow: Int(matrix.removed[index]))
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

  /// Matches a variable that is in no block, and whose element is a row, with its stay.
  private mutating func vacate(_ column: Int) {
    let row = basis.matching.element(column).row
    duals.releaseMultiplier(column, of: .row(row))
    leaveToStay(column)
    if matrix.row(row).isInForce { readmit(row) }
    readmitRows(mentioning: column)
  }

  /// Makes the stay of a variable that is in no block its element; the value is exact from now on.
  mutating func leaveToStay(_ column: Int) {
    basis.leaveToStay(column)
    if values.atStay(column) != nil { agenda.markStale(.stay(column)) }
  }

  /// Hands all slack rows that mention a variable to the crash, unless they are many.
  private mutating func readmitRows(mentioning column: Int) {
    if matrix.mentionCount(column) > Self.longestColumn { return }
    let view = matrix.view
    for entry in view.entries(of: column) {
      let row = Int(entry.row)
      if isSlack(row), !matrix.isAdded(row), !crash.isTaken(row) {
        pulls.add(row, slope: -duals.gradient(row, matrix), view)
        duals.recordGradient(row, times: -1, matrix)
        readmit(row)
      }
    }
  }

  /// Hands a row that is not tight, and whose slope is not in the balance, to the crash.
  private mutating func readmit(_ row: Int) {
    duals.setSign(0, of: row, matrix)
    crash.readmit(row, matrix)
  }
}
