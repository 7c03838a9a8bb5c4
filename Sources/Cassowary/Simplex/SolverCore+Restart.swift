// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A new start for the part of the system that a batch changes thoroughly.
///
/// The dual method mends the tight set row by row, and each row may concern all that hang together.
/// Where a large batch replaces a good part of the rows about a variable, the crash does better: it sees
/// the rows that stay beside the new ones, as if all were new.
extension SolverCore {
  /// One in so many of the rows about a variable has to change.
  private static var share: Int { 4 }

  /// Of variables that more rows mention than this the rows are not looked at.
  private static var longest: Int { 64 }

  /// Lets variables go that many changed rows are about, and makes the other rows about them new.
  ///
  /// - Complexity: O(cells of the changed rows and of the blocks that they are in).
  mutating func restartAroundChanges() {
    let changes = pending.newRows.count + pending.deadRows.count
    if changes < work.restartSize || log.columnCount == 0 { return }
    var columns = FlatArray<Int32>()
    for place in pending.newRows.indices { count(Int(pending.newRows[place]), &columns) }
    for place in pending.deadRows.indices { count(Int(pending.deadRows[place]), &columns) }
    var kept = 0
    for place in columns.indices {
      let column = Int(columns[place])
      let isChanged =
        Int(problem.columns[column].count) <= Self.share * (Int(work.place[column]) + 1)
      work.place[column] = -1
      if !isChanged { continue }
      columns[kept] = columns[place]
      kept += 1
    }
    columns.truncate(to: kept)
    addDependents(&columns)
    for place in columns.indices {
      let leader = Int(leader[Int(columns[place])])
      if blockIndex[leader] >= 0 { dissolveBlock(leader) } else { vacate(Int(columns[place])) }
    }
    for place in columns.indices { renewRows(about: Int(columns[place])) }
    pending.enteredCount = pending.newRows.count
  }

  /// Counts a row at each of its variables, from -1 on, and lists those that had none.
  private mutating func count(_ row: Int, _ columns: inout FlatArray<Int32>) {
    for place in problem.cellRange(row) {
      let column = problem.cells.storage[place].column
      if work.place[Int(column)] < 0 {
        work.place[Int(column)] = 0
        columns.append(column)
      } else {
        work.place[Int(column)] += 1
      }
    }
  }

  /// Adds the variables that are computed from these at once, but for those that many rows mention.
  ///
  /// What presses against them would press against what the crash puts in the place of the others.
  private mutating func addDependents(_ columns: inout FlatArray<Int32>) {
    for place in columns.indices { work.place[Int(columns[place])] = 0 }
    for place in 0..<columns.count {
      for entry in problem.entryRange(Int(columns[place])) {
        let dependent = problem.rows[Int(problem.entries.storage[entry].row)].tight
        if dependent < 0 || work.place[Int(dependent)] == 0 { continue }
        if problem.columns[Int(dependent)].count > Self.longest { continue }
        work.place[Int(dependent)] = 0
        columns.append(dependent)
      }
    }
    for place in columns.indices { work.place[Int(columns[place])] = -1 }
  }

  /// Leaves a variable that stands alone to its stay.
  private mutating func vacate(_ column: Int) {
    let old = item[column]
    if old.isStay { return }
    releaseMultiplier(column, of: old)
    setItem(column, .stay(column))
    if old.isBound { work.touchedColumns.append(Int32(truncatingIfNeeded: column)) }
    if !old.isRow { return }
    problem.rows[old.row].tight = -1
    renew(old.row)
  }

  /// Leaves all variables of a block to their stays: a block from which row after row is taken
  /// would be made anew each time.
  private mutating func dissolveBlock(_ leader: Int) {
    let members = blocks[Int(blockIndex[leader])].members
    let successor = order.next[leader]
    order.unlink(leader)
    freeBlock(leader)
    var all = FlatArray<Int32>()
    for member in members { all.append(member) }
    if successor < 0 {
      for member in members { order.append(Int(member)) }
    } else {
      order.insert(all, before: Int(successor))
    }
    for member in members { vacate(Int(member)) }
  }

  /// Makes all slack rows about a variable new, unless they are many.
  mutating func renewRows(about column: Int) {
    if problem.columns[column].count > Self.longest { return }
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
    if problem.rows[row].flags.contains(.dead) { return }
    setSide(row, 0)
    problem.rows[row].flags.insert(.new)
    pending.newRows.append(Int32(truncatingIfNeeded: row))
  }
}
