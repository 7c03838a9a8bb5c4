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
  /// Rows that have one open variable, by class: equalities, then inequalities about a single
  /// variable, then other inequalities, each by falling priority.
  ///
  /// A wish about a size alone says more about the size than a limit on where things end.
  private struct CrashQueue {
    /// The classes' keys, ascending.
    var keys: [Double] = []
    var stacks: [[Int32]] = []

    static func key(_ row: Row) -> Double {
      let kind: Double = row.relation == .equal ? 0 : row.count == 1 ? 4000 : 8000
      return kind - Double(row.priority)
    }

    mutating func push(_ index: Int, _ row: Row) {
      let key = Self.key(row)
      var low = 0
      var high = keys.count
      while low < high {
        let middle = (low + high) / 2
        if keys[middle] < key { low = middle + 1 } else { high = middle }
      }
      stacks[low].append(Int32(truncatingIfNeeded: index))
    }

    mutating func pop() -> (row: Int, isFirstClass: Bool)? {
      for place in stacks.indices {
        if let row = stacks[place].popLast() {
          return (Int(row), keys[place] == -1000)
        }
      }
      return nil
    }
  }

  /// Lets the new rows determine what they can, and hands the rest to the dual method.
  ///
  /// - Complexity: O(cells of the new rows and of the columns that they determine).
  mutating func crash() {
    if pending.newRows.isEmpty { return }
    var queue = CrashQueue()
    var keys: [Double] = []
    for row in pending.newRows {
      let key = CrashQueue.key(problem.rows[Int(row)])
      if keys.last != key { keys.append(key) }
    }
    keys.sort()
    for key in keys where queue.keys.last != key { queue.keys.append(key) }
    queue.stacks = Array(repeating: [], count: queue.keys.count)

    for row in pending.newRows {
      let row = Int(row)
      if problem.rows[row].flags.contains(.dead) {
        problem.rows[row].flags.remove(.new)
        continue
      }
      var open: Int32 = 0
      for place in problem.cellRange(row)
      where isOpen(Int(problem.cells.storage[place].column)) {
        open += 1
      }
      problem.rows[row].openCount = open
      if open == 1 { queue.push(row, problem.rows[row]) }
    }
    var held: [Int32] = []
    drain(&queue)
    holdRest(&queue, &held)
    for column in held { work.held[Int(column)] = false }
    for row in pending.newRows where problem.rows[Int(row)].flags.contains(.new) {
      let row = Int(row)
      problem.rows[row].flags.remove(.new)
      if problem.rows[row].tight < 0 {
        setSide(row, problem.rows[row].neutralSide)
        touch(row)
      }
    }
    if pending.newRows.count > columnCount / 4 { renumber() }
    pending.newRows.removeAll(keepingCapacity: true)
  }

  private func isOpen(_ column: Int) -> Bool { item[column].isStay && !work.held[column] }

  private mutating func drain(_ queue: inout CrashQueue) {
    while let (row, isFirstClass) = queue.pop() {
      let record = problem.rows[row]
      if record.openCount != 1 || record.tight >= 0 { continue }
      var column = -1
      for place in problem.cellRange(row) {
        let candidate = Int(problem.cells.storage[place].column)
        if isOpen(candidate) { column = candidate }
      }
      if column < 0 { continue }
      let choice = isFirstClass ? .row(row) : median(column, otherwise: .row(row))
      if !determinesSafely(column, choice) { continue }
      // A variable that may stay where it is stays open: another row may yet determine it.
      if choice.isStay || wouldCycle(column, choice) { continue }
      determine(column, choice, &queue)
    }
  }

  /// Whether a variable's coefficient is large enough for substitution not to spoil it.
  private func determinesSafely(_ column: Int, _ choice: Item) -> Bool {
    guard choice.isRow else { return true }
    var own = 0.0
    var largest = 0.0
    for place in problem.cellRange(choice.row) {
      let cell = problem.cells.storage[place]
      if Int(cell.column) == column { own = abs(cell.coefficient) }
      largest = max(largest, abs(cell.coefficient))
    }
    return own >= Tolerance.substitution * largest
  }

  /// Whether a row mentions, besides an open variable, one that may depend on it.
  ///
  /// Making it tight would close a cycle, perhaps a singular one; the dual method looks more
  /// closely.
  private func wouldCycle(_ column: Int, _ choice: Item) -> Bool {
    guard choice.isRow, hasDependents(column) else { return false }
    for place in problem.cellRange(choice.row) {
      let other = Int(problem.cells.storage[place].column)
      if other != column, order.label[Int(leader[other])] > order.label[column] { return true }
    }
    return false
  }

  /// Whether any tight row but a variable's own mentions it.
  private func hasDependents(_ column: Int) -> Bool {
    for place in problem.entryRange(column) {
      let holder = problem.rows[Int(problem.entries.storage[place].row)].tight
      if holder >= 0, Int(holder) != column { return true }
    }
    return false
  }

  /// Rows that still have several open variables: all but one keep their value, those with
  /// small coefficients first, then those that most rows mention.
  private mutating func holdRest(_ queue: inout CrashQueue, _ held: inout [Int32]) {
    var rest = pending.newRows.filter {
      let row = problem.rows[Int($0)]
      return row.flags.contains(.new) && row.openCount >= 2 && row.tight < 0
    }
    rest.sort {
      let left = CrashQueue.key(problem.rows[Int($0)])
      let right = CrashQueue.key(problem.rows[Int($1)])
      return left < right || (left == right && $0 < $1)
    }
    for row in rest {
      let row = Int(row)
      while problem.rows[row].openCount >= 2 {
        var best = -1
        var bestIsSafe = false
        for place in problem.cellRange(row) {
          let column = Int(problem.cells.storage[place].column)
          guard isOpen(column) else { continue }
          let isSafe = determinesSafely(column, .row(row))
          let isMentionedMore =
            best >= 0 && problem.columns[column].count > problem.columns[best].count
          if best < 0 || (bestIsSafe && !isSafe) || (bestIsSafe == isSafe && isMentionedMore) {
            best = column
            bestIsSafe = isSafe
          }
        }
        if best < 0 { break }
        hold(best, &queue, &held)
        drain(&queue)
      }
    }
  }

  /// Leaves a variable to its stay.
  private mutating func hold(
    _ column: Int, _ queue: inout CrashQueue, _ held: inout [Int32]
  ) {
    work.held[column] = true
    held.append(Int32(truncatingIfNeeded: column))
    settleColumn(column, &queue)
  }

  /// Tells the new rows of a column that it is open no longer.
  private mutating func settleColumn(_ column: Int, _ queue: inout CrashQueue) {
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      guard problem.rows[row].flags.contains(.new), problem.rows[row].tight < 0 else {
        continue
      }
      problem.rows[row].openCount -= 1
      if problem.rows[row].openCount == 1 { queue.push(row, problem.rows[row]) }
    }
  }

  /// What determines an open variable best, given everything determined so far: a row, its
  /// stay or its lower bound.
  private func median(_ column: Int, otherwise fallback: Item) -> Item {
    // A column this long would make the search quadratic; the dual method sorts it out.
    if problem.columns[column].count > 64 { return fallback }
    var points: [(position: Double, item: Item, priority: Float, change: Double)] = []
    var slope = LexVector()
    for place in problem.entryRange(column) {
      let entry = problem.entries.storage[place]
      let row = problem.rows[Int(entry.row)]
      if row.tight >= 0 || !row.flags.contains(.live) || row.flags.contains(.dead) { continue }
      if row.flags.contains(.new) && row.openCount != 1 { continue }
      let coefficient = problem.cells.storage[Int(row.start) + Int(entry.offset)].coefficient
      let size = abs(coefficient)
      slope.add(row.priority, -size * (coefficient > 0 ? row.slopeBelow : row.slopeAbove))
      points.append(
        (
          value[column] - residual(Int(entry.row)).value / coefficient,
          .row(Int(entry.row)), row.priority, size * (row.slopeBelow + row.slopeAbove)
        ))
    }
    // The stay, below all levels: priorities are above zero, so 0 is free for it.
    slope.add(0, -1)
    points.append((value[column], .stay(column), 0, 2))
    points.sort {
      $0.position < $1.position
        || ($0.position == $1.position
          && ($0.priority > $1.priority
            || ($0.priority == $1.priority && $0.item.code < $1.item.code)))
    }
    for point in points {
      slope.add(point.priority, point.change)
      if slope.isNegative { continue }
      return point.position < lowerBound[column] ? .bound(column) : point.item
    }
    return fallback
  }

  /// Makes an item tight at an open variable and gives the variable its value.
  private mutating func determine(_ column: Int, _ choice: Item, _ queue: inout CrashQueue) {
    if choice.isRow {
      let row = choice.row
      if !problem.rows[row].flags.contains(.new) { recordGradient(of: row, times: -1) }
      setSide(row, 0)
    }
    releaseMultiplier(column, of: .stay(column))
    setItem(column, choice)
    let fresh: Double
    if choice.isRow {
      fresh = value[column] - residual(choice.row).value / pivot[column] + 0
    } else {
      fresh = lowerBound[column]
    }
    if !fresh.isFinite {
      noteOverflow(column)
      return
    }
    let moved = fresh != value[column]
    if moved {
      recordValue(column, fresh)
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
    for place in problem.entryRange(column) {
      let row = Int(problem.entries.storage[place].row)
      if choice.isRow && row == choice.row { continue }
      let record = problem.rows[row]
      if record.tight >= 0 {
        markDirty(row)
      } else if !record.flags.contains(.new) {
        touch(row)
      }
    }
    markDirty(choice)
    if choice.isRow && problem.rows[choice.row].flags.contains(.new) {
      problem.rows[choice.row].openCount = 0
    }
    settleColumn(column, &queue)
    // With dependents it stands after all inputs already, or the row was not chosen.
    if choice.isRow && !hasDependents(column) {
      order.unlink(column)
      order.append(column)
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
