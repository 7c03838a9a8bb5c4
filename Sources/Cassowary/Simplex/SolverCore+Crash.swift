// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The starting basis for new rows: rows that determine one variable each, one after
/// another, so that most of the work is done before the first pivot.
///
/// A variable is open while it is held by its stay. A row with one open variable determines
/// it; equalities come first, then by priority. Where several rows leave the same variable
/// as their only open one, it goes to the weighted median of what they want, which is the
/// optimum in one dimension, level by level.
extension SolverCore {
  /// Lets the new rows determine what they can, and hands the rest to the dual method.
  ///
  /// - Complexity: O(cells of the new rows and of the columns that they determine).
  mutating func crash() {
    if pending.newRows.isEmpty { return }
    let isLarge = pending.newRows.count > columnCount / 4
    // Where nothing is settled nobody asks for the order until it is made anew.
    work.ordersLater = isLarge && log.columnCount == 0
    if isLarge {
      work.touchedRows.reserveCapacity(work.touchedRows.count + pending.newRows.count)
      work.changed.reserveCapacity(columnCount)
    }
    queueNewRows()
    drain()
    holdRest()
    for place in work.heldColumns.indices { work.held[Int(work.heldColumns[place])] = false }
    work.heldColumns.removeAll()
    for place in pending.newRows.indices {
      let row = Int(pending.newRows[place])
      if !problem.rows[row].flags.contains(.new) { continue }
      problem.rows[row].flags.remove(.new)
      if problem.rows[row].tight < 0 {
        settleSide(row)
        touch(row)
      }
    }
    if isLarge { renumber() }
    pending.newRows.removeAll()
    pending.enteredCount = 0
  }

  /// Puts a new row that is not tight on the side where it costs nothing.
  @inline(__always)
  private mutating func settleSide(_ row: Int) {
    let side = problem.rows[row].neutralSide
    if problem.rows[row].side == side { return }
    // Nobody goes back to a row of this batch, and it is not violated on that side.
    if problem.rows[row].flags.contains(.added) {
      problem.rows[row].side = side
    } else {
      setSide(row, side)
    }
  }

  /// Counts the open variables of every new row and queues the rows that have one.
  private mutating func queueNewRows() {
    work.crash.begin(pending.newRows.count)
    // At first nothing is settled.
    let isFirstBatch = log.columnCount == 0
    for place in pending.newRows.indices {
      let row = Int(pending.newRows[place])
      let record = problem.rows[row]
      if record.flags.contains(.dead) {
        problem.rows[row].flags.remove(.new)
        continue
      }
      var open = record.count
      if !isFirstBatch {
        let start = Int(record.start)
        for cell in start..<start + Int(record.count)
        where !isOpen(Int(problem.cells.storage[cell].column)) {
          open -= 1
        }
      }
      problem.rows[row].openCount = open
      if open == 1 { work.crash.push(row, key: CrashQueue.key(record)) }
    }
  }

  @inline(__always)
  private func isOpen(_ column: Int) -> Bool { item[column].isStay && !work.held[column] }

  private mutating func drain() {
    while let (row, isFirstClass) = work.crash.pop() {
      if problem.rows[row].openCount != 1 || problem.rows[row].tight >= 0 { continue }
      let count = Int(problem.rows[row].count)
      let start = Int(problem.rows[row].start)
      var column = -1
      var own = 0.0
      var largest = 0.0
      var rest = Residual(value: problem.rows[row].constant, magnitude: 0)
      rest.magnitude = abs(rest.value)
      for place in start..<start + count {
        let cell = problem.cells.storage[place]
        let size = abs(cell.coefficient)
        if size > largest { largest = size }
        if isOpen(Int(cell.column)) {
          column = Int(cell.column)
          own = cell.coefficient
        } else {
          let product = cell.coefficient * value[Int(cell.column)]
          rest.value += product
          if abs(product) > rest.magnitude { rest.magnitude = abs(product) }
        }
      }
      if column < 0 { continue }
      var choice = Item.row(row)
      if !isFirstClass { choice = median(column, otherwise: choice) }
      if choice != .row(row) {
        own = choice.isRow ? problem.coefficient(choice.row, column) : 1
        largest = largestCoefficient(choice)
      }
      // A variable that may stay where it is stays open: another row may yet determine it. One
      // with a small coefficient would be spoilt by substitution.
      if choice.isStay || abs(own) < Tolerance.substitution * largest
        || wouldCycle(column, choice)
      {
        continue
      }
      let fresh =
        choice == .row(row)
        ? evaluate(column, rest, pivot: own)
        : choice.isRow ? evaluate(column, choice.row, pivot: own) : lowerBound[column]
      determine(column, choice, fresh, pivot: own)
    }
  }

  /// The size of an item's largest coefficient.
  private func largestCoefficient(_ item: Item) -> Double {
    guard item.isRow else { return 1 }
    var largest = 0.0
    for place in problem.cellRange(item.row) {
      largest = max(largest, abs(problem.cells.storage[place].coefficient))
    }
    return largest
  }

  /// Whether a row mentions, besides an open variable, one that depends on it.
  ///
  /// Making it tight would close a cycle, perhaps a singular one; the dual method looks more
  /// closely.
  ///
  /// - Complexity: O(what stands behind the variable and the others are computed from).
  private mutating func wouldCycle(_ column: Int, _ choice: Item) -> Bool {
    guard choice.isRow, hasDependents(column) else { return false }
    work.before.removeAll()
    _ = markInputs(of: choice.row, behind: column)
    var next = 0
    var isCycle = false
    while next < work.before.count, !isCycle {
      let element = work.before[next]
      next += 1
      for index in 0..<memberCount(element) where !isCycle {
        let item = item[member(element, index)]
        if item.isRow { isCycle = markInputs(of: item.row, behind: column) }
      }
    }
    for place in work.before.indices { work.mark[Int(work.before[place])] = Mark.none }
    return isCycle
  }

  /// Collects those of a row's variables that stand behind a variable; whether the row mentions
  /// that variable too.
  private mutating func markInputs(of row: Int, behind column: Int) -> Bool {
    var mentionsColumn = false
    for place in problem.cellRange(row) {
      let input = leader[Int(problem.cells.storage[place].column)]
      if Int(input) == column {
        mentionsColumn = true
      } else if order.label[Int(input)] > order.label[column],
        work.mark[Int(input)] == Mark.none
      {
        work.mark[Int(input)] = Mark.before
        work.before.append(input)
      }
    }
    return mentionsColumn
  }

  /// Whether any tight row mentions an open variable.
  ///
  /// Only one that was tight before the batch can: the crash itself makes a row tight when
  /// all but one of its variables are settled.
  @inline(__always)
  private func hasDependents(_ column: Int) -> Bool {
    column < log.columnCount && isMentionedByTight(column)
  }

  private func isMentionedByTight(_ column: Int) -> Bool {
    for place in problem.entryRange(column) {
      let holder = problem.rows[Int(problem.entries.storage[place].row)].tight
      if holder >= 0, Int(holder) != column { return true }
    }
    return false
  }

  /// Rows that still have several open variables: all but one keep their value, those with
  /// small coefficients first, then those that most rows mention.
  private mutating func holdRest() {
    var rest: [(key: Double, row: Int32)] = []
    for place in pending.newRows.indices {
      let record = problem.rows[Int(pending.newRows[place])]
      if record.flags.contains(.new) && record.openCount >= 2 && record.tight < 0 {
        rest.append((CrashQueue.key(record), pending.newRows[place]))
      }
    }
    rest.sort { $0.key < $1.key || ($0.key == $1.key && $0.row < $1.row) }
    for (_, row) in rest {
      let row = Int(row)
      let largest = largestCoefficient(.row(row))
      while problem.rows[row].openCount >= 2 {
        var best = -1
        var bestIsSafe = false
        for place in problem.cellRange(row) {
          let cell = problem.cells.storage[place]
          let column = Int(cell.column)
          guard isOpen(column) else { continue }
          let isSafe = abs(cell.coefficient) >= Tolerance.substitution * largest
          let isMentionedMore =
            best >= 0 && problem.columns[column].count > problem.columns[best].count
          if best < 0 || (bestIsSafe && !isSafe) || (bestIsSafe == isSafe && isMentionedMore) {
            best = column
            bestIsSafe = isSafe
          }
        }
        if best < 0 { break }
        hold(best)
        drain()
      }
    }
  }

  /// Leaves a variable to its stay.
  private mutating func hold(_ column: Int) {
    work.held[column] = true
    work.heldColumns.append(Int32(truncatingIfNeeded: column))
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      if isWaiting(row) { countDown(row) }
    }
  }

  /// Whether a row is new and determines nothing yet.
  @inline(__always)
  private func isWaiting(_ row: Int) -> Bool {
    problem.rows[row].flags.contains(.new) && problem.rows[row].tight < 0
  }

  /// Tells a waiting row that one of its variables is open no longer.
  @inline(__always)
  private mutating func countDown(_ row: Int) {
    problem.rows[row].openCount -= 1
    if problem.rows[row].openCount == 1 {
      work.crash.push(row, key: CrashQueue.key(problem.rows[row]))
    }
  }

  /// Makes an item tight at an open variable, gives the variable its value and tells the
  /// rows that mention it.
  private mutating func determine(
    _ column: Int, _ choice: Item, _ fresh: Double, pivot: Double
  ) {
    if choice.isRow {
      if isWaiting(choice.row) {
        problem.rows[choice.row].openCount = 0
      } else {
        recordGradient(of: choice.row, times: -1)
      }
      if problem.rows[choice.row].side != 0 { setSide(choice.row, 0) }
    }
    let hasDependents = hasDependents(column)
    if !multipliers.isZero(column) { releaseMultiplier(column, of: .stay(column)) }
    setItem(column, choice, pivot: pivot)
    if hasDependents {
      repairOrder(column)
    } else if choice.isRow, !work.ordersLater {
      order.moveToEnd(column)
    }
    guard fresh.isFinite else {
      noteOverflow(column)
      return
    }
    if fresh != value[column] {
      recordValue(column, fresh)
      if lowerBound[column] > -.infinity {
        work.touchedColumns.append(Int32(truncatingIfNeeded: column))
      }
    }
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      if choice.isRow && row == choice.row { continue }
      if isWaiting(row) {
        countDown(row)
      } else if problem.rows[row].tight >= 0 {
        markDirty(row)
      } else {
        touch(row)
      }
    }
  }

  /// Turns the multiplier at a variable's place into gradients to be settled anew.
  mutating func releaseMultiplier(_ column: Int, of item: Item) {
    var entry = multipliers.head(column)
    if entry.priority == 0 { return }
    while true {
      pending.gradients.append(
        .init(item: item, priority: entry.priority, amount: entry.value))
      guard let next = multipliers.entry(after: entry) else { break }
      entry = next
    }
    multipliers.clear(column)
  }
}
