// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Taking rows out of the tight set before the starting basis is made.
extension SolverCore {
  /// A block of which one in so many rows is removed is not mended row by row.
  private static var dissolvedShare: Int { 4 }

  /// Of a variable that more rows mention than this the rows are not looked at.
  private static var longestColumn: Int { 64 }

  /// Takes removed rows, and idle ones, out of the tight set.
  mutating func releaseRows() {
    if pending.deadRows.count > 1, blocks.count > freeBlocks.count { dissolveBlocks() }
    for place in pending.deadRows.indices {
      let row = Int(pending.deadRows[place])
      let column = Int(problem.rows[row].tight)
      release(row)
      // The variable may go far: the crash is to see what presses against it where it is now.
      if column >= 0, item[column].isStay { renewRows(about: column) }
    }
    pending.enteredCount = pending.newRows.count
    for place in pending.idleRows.indices {
      let row = Int(pending.idleRows[place])
      if problem.rows[row].tight < 0 { continue }
      release(row)
      setSide(row, problem.rows[row].neutralSide)
      touch(row)
    }
    pending.idleRows.removeAll()
  }

  /// Puts a stay in the place of a tight row; inside a block, the stay of whichever variable
  /// the row moves most.
  ///
  /// Values stay; the multiplier is settled anew.
  private mutating func release(_ row: Int) {
    let column = Int(problem.rows[row].tight)
    if column < 0 { return }
    releaseMultiplier(column, of: .row(row))
    if blockIndex[Int(leader[column])] < 0 {
      problem.rows[row].tight = -1
      setItem(column, .stay(column))
      return
    }
    let block = Int(leader[column])
    // The direction uses the list of touched rows; those that wait there wait on.
    let waiting = Array(work.touchedRows)
    findDirection(leaving: column, step: 1)
    var best = column
    var bestSpeed = 0.0
    for place in work.directionSupport.indices {
      let moved = work.directionSupport[place]
      if Int(leader[Int(moved)]) != block { continue }
      let speed = abs(work.direction[Int(moved)])
      if speed > bestSpeed * (1 + 1e-6) {
        best = Int(moved)
        bestSpeed = speed
      }
    }
    clearDirection()
    for other in waiting { touch(Int(other)) }
    express(.stay(best))
    _ = exchange(.stay(best), leaving: column)
    for place in work.moved.indices { check(Int(work.moved[place])) }
    clearAlpha()
  }

  /// Takes all rows of the blocks that lose many out of the tight set: taken one by one, each would
  /// have what is left of the block made anew.
  ///
  /// - Complexity: O(members of these blocks + cells of their rows).
  private mutating func dissolveBlocks() {
    var leaders: [Int] = []
    for place in pending.deadRows.indices {
      let column = problem.rows[Int(pending.deadRows[place])].tight
      if column < 0 { continue }
      let leader = Int(self.leader[Int(column)])
      if blockIndex[leader] < 0 { continue }
      if work.place[leader] < 0 { leaders.append(leader) }
      work.place[leader] += 1
    }
    for leader in leaders {
      let removed = Int(work.place[leader]) + 1
      work.place[leader] = -1
      let members = blocks[Int(blockIndex[leader])].members
      if removed < 2 || members.count > Self.dissolvedShare * removed { continue }
      for member in members { work.detached[Int(member)] = true }
      splitBlock(leader)
      for member in members { work.detached[Int(member)] = false }
      for member in members { vacate(Int(member)) }
    }
  }

  /// Leaves a variable that stands alone, and whose item is a row, to its stay.
  private mutating func vacate(_ column: Int) {
    let row = item[column].row
    releaseMultiplier(column, of: .row(row))
    setItem(column, .stay(column))
    problem.rows[row].tight = -1
    if !problem.rows[row].flags.contains(.dead) { renew(row) }
    renewRows(about: column)
  }

  /// Makes all slack rows about a variable new, unless they are many.
  private mutating func renewRows(about column: Int) {
    if problem.columns[column].count > Self.longestColumn { return }
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      if isSlack(row), !problem.rows[row].flags.contains(.new) {
        recordGradient(of: row, times: -1)
        renew(row)
      }
    }
  }

  /// Hands a row that is not tight, and whose slope is out of the balance, to the crash.
  private mutating func renew(_ row: Int) {
    setSide(row, 0)
    problem.rows[row].flags.insert(.new)
    pending.newRows.append(Int32(truncatingIfNeeded: row))
  }
}
