// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state of the rows from which the crash makes a starting basis: how many of their variables are determined.
///
/// - Invariant: for each waiting row, `sum` is its constant and the terms of its determined variables, `openCount`
///   counts the others and `openColumns` is the exclusive-or of their numbers, so that a single one is known at once.
struct Crash: ~Copyable {
  /// The progress of a row that takes part and is not tight yet.
  struct Progress {
    var sum: Double
    /// The derivative of the sum with respect to the open tear.
    var slope: Double
    /// -1 for rows that do not take part, or no longer do.
    var openCount: Int32
    var openColumns: Int32

    static let none = Progress(sum: 0, slope: 0, openCount: -1, openColumns: 0)
  }

  private var progress = FlatArray<Progress>()

  /// For each variable, the number of waiting inequalities that mention it and another open variable.
  private var waitCounts = FlatArray<Int32>()

  /// The rows that take part: new ones, and others that are considered again.
  private(set) var rows = FlatArray<Int32>()

  /// Variables that are left to their stays.
  private var leftToStay = MarkedList()

  /// Variables that wait behind all others until the rows that could pull them away are known.
  private var postponed = MarkedList()

  /// Required equalities with one open variable; last in, first out.
  private var equalities = FlatArray<Int32>()

  /// Variables that are the only open one of a row other than a required equality.
  var queue = CrashQueue()
  var median = Median()
  var tear = Tear()

  /// Variables in the order in which they were determined; their positions in the basis' order are not updated yet.
  private(set) var sequence = FlatArray<Int32>()

  /// How many of the batch's added rows have been taken.
  private var takenCount = 0

  /// Whether no row was tight before this crash, and the largest number given to it; negative until it is requested.
  private var start = (startsEmpty: false, largest: -1.0)

  /// Whether no row was tight before this crash, so that no open variable has dependents.
  var startsEmpty: Bool { start.startsEmpty }

  /// Makes room for all variables and rows.
  private mutating func extend(_ matrix: borrowing Matrix) {
    progress.extend(to: matrix.rowCapacity, with: .none)
    waitCounts.extend(to: matrix.columnCount, with: 0)
    leftToStay.extend(to: matrix.columnCount)
    postponed.extend(to: matrix.columnCount)
    queue.extend(to: matrix.columnCount)
  }

  /// The numbers of variables and rows for which there is room.
  var columnCount: Int { waitCounts.count }
  var rowCount: Int { progress.count }

  /// Adds a row to the crash that is neither tight nor part of the balance of multipliers.
  mutating func readmit(_ row: Int, _ matrix: borrowing Matrix) {
    extend(matrix)
    rows.append(Int32(truncatingIfNeeded: row))
    progress[row].openCount = 0
  }

  /// Whether a row takes part in the crash.
  func isTaken(_ row: Int) -> Bool { row < progress.count && isWaiting(row) }

  /// Takes the rows that the batch has added since the last crash, and returns whether any row takes part.
  mutating func takeAdded(_ matrix: borrowing Matrix, startsEmpty: Bool) -> Bool {
    rows.append(contentsOf: matrix.added, from: takenCount)
    takenCount = matrix.added.count
    if rows.isEmpty { return false }
    start = (startsEmpty, -1)
    extend(matrix)
    // Each row becomes ready once, and determines at most one variable.
    equalities.reserveCapacity(rows.count)
    sequence.reserveCapacity(min(rows.count, matrix.columnCount))
    queue.reserveCapacity(rows.count)
    return true
  }

  /// Takes all rows again.
  mutating func takeAll(_ matrix: borrowing Matrix) {
    rows.removeAll()
    for row in 0..<matrix.rowCapacity where matrix.row(row).isInForce { readmit(row, matrix) }
    takenCount = matrix.added.count
  }

  @inline(__always)
  func isLeftToStay(_ column: Int) -> Bool { leftToStay.contains(column) }

  mutating func leaveToStay(_ column: Int) { leftToStay.insert(column) }

  @inline(__always)
  func isWaiting(_ row: Int) -> Bool { progress[row].openCount >= 0 }

  @inline(__always)
  func progress(_ row: Int) -> Progress { progress[row] }

  @inline(__always)
  mutating func begin(_ row: Int, sum: Double, openCount: Int32, openColumns: Int32) {
    progress[row] = Progress(
      sum: sum, slope: 0, openCount: openCount, openColumns: openColumns)
  }

  /// Counts a waiting inequality that mentions an open variable besides others.
  @inline(__always)
  mutating func countWait(_ column: Int) { waitCounts[column] &+= 1 }

  /// The number of waiting inequalities that mention a variable and another open one.
  @inline(__always)
  func waitCount(_ column: Int) -> Int { Int(waitCounts[column]) }

  /// Makes a variable wait behind all others.
  @inline(__always)
  mutating func postpone(_ column: Int) {
    postponed.insert(column)
    queue.pushWeak(column)
  }

  /// Skips older queue entries of the variable that was taken from the queue.
  mutating func skipOldEntries(of column: Int) { queue.skipOldEntries(of: column) }

  /// The same, and skips as many new entries as there have been in all, since no row can determine the variable.
  mutating func skipOldAndNewEntries(of column: Int) { queue.skipOldAndNewEntries(of: column) }

  @inline(__always)
  func isPostponed(_ column: Int) -> Bool { postponed.contains(column) }

  /// The size of the largest number given to the crash: constants of its rows, and values at the first call.
  ///
  /// - Complexity: O(rows of the crash and variables) for the first call, then O(1).
  mutating func largestGiven(_ matrix: borrowing Matrix, _ values: borrowing Values) -> Double {
    if start.largest >= 0 { return start.largest }
    var largest = 0.0
    for index in rows.indices { largest = max(largest, abs(matrix.row(Int(rows[index])).constant)) }
    for column in 0..<values.count { largest = max(largest, abs(values[column])) }
    start.largest = largest
    return largest
  }

  /// Records that a row is tight now, or is left to the dual method.
  @inline(__always)
  mutating func end(_ row: Int) { progress[row].openCount = -1 }

  /// Updates a waiting row, one of whose variables is determined now.
  ///
  /// - Parameter amount: the contribution of the variable's term to the sum.
  @inline(__always)
  mutating func noteDetermined(_ row: Int, _ column: Int, amount: Double) {
    progress[row].sum += amount
    progress[row].openCount &-= 1
    progress[row].openColumns ^= Int32(truncatingIfNeeded: column)
  }

  /// Adds to the derivative of a waiting row's sum with respect to the open tear.
  mutating func addSlope(_ slope: Double, to row: Int) {
    progress[row].slope += slope
    tear.addRow(row)
  }

  /// Queues a waiting row that has one open variable left.
  @inline(__always)
  mutating func queueIfReady(_ row: Int, _ record: Row) {
    if progress[row].openCount != 1 { return }
    if record.isRequiredEquation {
      equalities.append(Int32(truncatingIfNeeded: row))
      return
    }
    let column = Int(progress[row].openColumns)
    if record.relation != .equal && record.count > 1 { waitCounts[column] &-= 1 }
    queue.push(column, waiting: Int(waitCounts[column]), priority: record.priority)
  }

  /// Removes and returns the next required equality that has one open variable.
  @inline(__always)
  mutating func popEquality() -> (row: Int, column: Int)? {
    while let row = equalities.popLast() {
      let progress = progress[Int(row)]
      if progress.openCount == 1 {
        return (Int(row), Int(progress.openColumns))
      }
    }
    return nil
  }

  /// Removes and returns the next open variable of the queue, and whether it has waited behind others, and behind all
  /// but links of chains.
  @inline(__always)
  mutating func popVariable() -> (column: Int, hasWaited: Bool, isWeak: Bool)? { queue.pop() }

  /// Moves the sum of a row along the tear by a final step.
  mutating func move(_ row: Int, by step: Double) {
    progress[row].sum += step * progress[row].slope
    progress[row].slope = 0
  }

  /// Records that a variable is determined, and its speed if it depends on the tear.
  @inline(__always)
  mutating func append(_ column: Int, slope: Double? = nil) {
    if let slope { tear.addDependent(column, slope: slope, at: sequence.count) }
    sequence.append(Int32(truncatingIfNeeded: column))
  }

  /// Replaces the sequence of variables determined since the tear.
  mutating func resequence(_ columns: borrowing FlatArray<Int32>) {
    sequence.truncate(to: tear.start)
    sequence.append(contentsOf: columns)
  }

  mutating func clearSequence() { sequence.removeAll() }

  /// Ends the crash, so that no row takes part any more.
  mutating func end() {
    for index in rows.indices { progress[Int(rows[index])].openCount = -1 }
    rows.removeAll()
    leftToStay.removeAll()
    postponed.removeAll()
    equalities.removeAll()
    queue.removeAll()
    sequence.removeAll()
  }

  /// Clears the count of waiting inequalities that mention a variable.
  @inline(__always)
  mutating func clearWaitCount(_ column: Int) { waitCounts[column] = 0 }

  mutating func beginBatch() { takenCount = 0 }

  /// Ends an interrupted crash, and the batch.
  mutating func reset() {
    end()
    tear.reset()
    waitCounts.fill(0)
    takenCount = 0
  }
}
