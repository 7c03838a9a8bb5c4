// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Leading a path on to the tight set at which a batch has ended, where the two differ in a few
/// places: a drag across many thresholds keeps its path.
///
/// The direction is computed afresh from the exchanged items on, as values are by a forward
/// solve, as far as it differs. Bases and limits follow for what moved otherwise than the path
/// said.
extension SolverCore {
  /// Leads on the paths that the committed batch went beyond the end of.
  ///
  /// - Complexity: O(*k* log *k* + values and rows of the paths) for the *k* values and rows
  ///   that the exchanges reach.
  mutating func leadPathsOn() {
    for place in work.leaps.indices {
      let index = Int(work.leaps[place])
      // Two paths at once would have to be told apart; the next change computes them anew.
      let isPossible = work.leaps.count == 1 && paths.headers[index].rebases < 64
      if !isPossible || !leadOn(index) { paths.headers[index].tightVersion = -1 }
    }
    work.leaps.removeAll()
  }

  private mutating func leadOn(_ index: Int) -> Bool {
    let row = Int(paths.headers[index].row)
    guard problem.rows[row].tight >= 0, 4 * log.items.count < paths.lists[index].columns.count,
      blocks.count == freeBlocks.count
    else { return false }
    work.seen.removeAll()
    for place in log.items.indices { visit(Int(log.items[place].column)) }
    while !work.queue.isEmpty {
      let column = work.queue.pop()
      work.inQueue[column] = false
      redirect(column, index, editRow: row)
    }
    collectMoved(index)
    touchAround(index)
    let center = paths.headers[index].reached
    for place in work.touchedRows.indices {
      let row = Int(work.touchedRows[place])
      problem.rows[row].flags.remove(.touched)
      let speed = isSlack(row) ? speed(row, index) : 0
      let (low, high) = interval(.row(row), speed, around: center)
      paths.lists[index].setLimit(.row(row), speed, low: low, high: high)
    }
    work.touchedRows.removeAll()
    narrow(index)
    paths.headers[index].tightVersion = tightVersion
    paths.headers[index].valueVersion = valueVersion
    paths.headers[index].rebases += 1
    return true
  }

  /// Computes how fast a variable moves and, if that is news, passes it on.
  private mutating func redirect(_ column: Int, _ index: Int, editRow: Int) {
    let item = item[column]
    let before = paths.lists[index].speed(column)
    var fresh = 0.0
    if item.isRow {
      var sum = item.row == editRow ? 1.0 : 0
      var magnitude = abs(sum)
      for place in problem.cellRange(item.row) {
        let cell = problem.cells.storage[place]
        if Int(cell.column) == column { continue }
        let product = cell.coefficient * paths.lists[index].speed(Int(cell.column))
        sum += product
        magnitude = max(magnitude, abs(product))
      }
      if abs(sum) > Tolerance.cancellation * magnitude { fresh = -sum / pivot[column] }
    }
    if abs(fresh - before) <= Tolerance.cancellation * max(abs(fresh), abs(before)) { return }
    paths.lists[index].setSpeed(column, fresh)
    paths.headers[index].largestSpeed = max(paths.headers[index].largestSpeed, abs(fresh))
    work.seen.append(Int32(truncatingIfNeeded: column))
    for place in problem.entryRange(column) {
      let holder = problem.rows[Int(problem.entries.storage[place].row)].tight
      if holder >= 0, Int(holder) != column { visit(Int(holder)) }
    }
  }

  /// Gives new bases to the variables that move otherwise than before, or are elsewhere than
  /// the path says, and collects them in ``WorkSpace/seen``.
  private mutating func collectMoved(_ index: Int) {
    let change = paths.headers[index].reached - paths.headers[index].constant
    for place in work.seen.indices { work.mark[Int(work.seen[place])] = Mark.before }
    if work.isChecked {
      collectStrays(index, by: change)
    } else {
      collectStraysUnchecked(index, by: change)
    }
    // What the path did not move.
    for place in work.leapCount..<work.changed.count {
      let column = Int(work.changed[place].column)
      if work.mark[column] != Mark.none { continue }
      work.seen.append(Int32(truncatingIfNeeded: column))
      work.mark[column] = Mark.before
    }
    for place in work.seen.indices {
      let column = Int(work.seen[place])
      work.mark[column] = Mark.none
      let slot = Int(paths.lists[index].columnPlaces[column])
      if slot < 0 { continue }
      let base = value[column] - change * paths.lists[index].speeds[slot]
      paths.lists[index].bases[slot] = base
      // To the last bit what the path says, which is what it is compared with later.
      value[column] = base + change * paths.lists[index].speeds[slot]
      paths.headers[index].largestBase = max(paths.headers[index].largestBase, abs(base))
      if lowerBound[column] > -.infinity { relimitBound(column, index) }
    }
  }

  /// Collects the variables of a path that are elsewhere than it says in ``WorkSpace/seen``.
  private mutating func collectStrays(_ index: Int, by change: Double) {
    for place in paths.lists[index].columns.indices {
      let column = Int(paths.lists[index].columns[place])
      if work.mark[column] != Mark.none { continue }
      let expected =
        paths.lists[index].bases[place] + change * paths.lists[index].speeds[place]
      if value[column] == expected { continue }
      work.seen.append(Int32(truncatingIfNeeded: column))
      work.mark[column] = Mark.before
    }
  }

  private mutating func relimitBound(_ column: Int, _ index: Int) {
    let speed = paths.lists[index].speed(column)
    let (low, high) = interval(.bound(column), speed, around: paths.headers[index].reached)
    paths.lists[index].setLimit(.bound(column), speed, low: low, high: high)
  }

  /// Touches the rows whose limit may be another: those that mention what moved otherwise, and
  /// those that changed sides or entered or left the tight set.
  private mutating func touchAround(_ index: Int) {
    for place in work.seen.indices {
      for place in problem.entryRange(Int(work.seen[place])) {
        touch(Int(problem.entries.storage[place].row))
      }
    }
    for place in log.sides.indices { touch(Int(log.sides[place].row)) }
    for place in log.items.indices {
      let (column, before) = log.items[place]
      if before.isRow { touch(before.row) } else { relimitItem(before, index) }
      let now = item[Int(column)]
      if now.isRow { touch(now.row) } else { relimitItem(now, index) }
    }
  }

  private mutating func relimitItem(_ item: Item, _ index: Int) {
    if item.isBound { relimitBound(item.variable, index) }
  }

  /// How fast a row's residual moves along a path.
  private func speed(_ row: Int, _ index: Int) -> Double {
    var sum = 0.0
    var magnitude = 0.0
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let product = cell.coefficient * paths.lists[index].speed(Int(cell.column))
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return abs(sum) > Tolerance.speed * magnitude ? sum : 0
  }
}
