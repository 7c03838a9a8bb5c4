// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The revised simplex method on a constraint hierarchy: its parts, and the recording of callers' changes.
///
/// Changes are recorded, ``optimize(_:)`` applies them as one batch, and ``commit()`` keeps it or ``rollBack()``
/// takes it back. ``copy()`` makes a copy for trials.
struct Simplex: ~Copyable {
  var matrix = Matrix()
  var values = Values()
  var basis = Basis()
  var duals = Duals()
  var agenda = Agenda()
  var pulls = Pulls()
  var crash = Crash()
  var rays = RayStore()
  var effort = Effort()
  var pending = PendingWork()

  /// The variables that the last committed solve changed.
  var changed = ChangedColumns()

  /// Counts the rows ever added.
  private(set) var clock: UInt64 = 0

  /// How many variables there are, free slots included.
  var columnCount: Int { values.count }

  // MARK: Recording changes

  /// Adds a variable that is held by its stay at 0, or at its bound if that is higher.
  @inline(__always)
  mutating func addColumn(lowerBound: Double) -> Int {
    let column = values.count
    values.append(lowerBound: lowerBound)
    if lowerBound > 0 { agenda.markUnchecked(newColumn: column) }
    return column
  }

  /// Whether some value is ``Tolerance/farValue`` or beyond; see ``Values/updateHasFar()``.
  mutating func findFarValues() -> Bool { values.updateHasFar() }

  mutating func listChangedColumns() { changed.list(&rays, values) }

  mutating func clearChangedColumns() {
    changed.removeAll()
    rays.clearCommittedFollowed()
  }

  /// Reuses the slot of a freed variable for a new one.
  mutating func reuseColumn(_ column: Int, lowerBound: Double) {
    values.reuse(column, lowerBound: lowerBound)
    if lowerBound > 0 { agenda.markUnchecked(newColumn: column) }
  }

  /// Frees the slot of a variable that no row mentions any more, within the current batch.
  mutating func freeColumn(_ column: Int) {
    // A variable that is at its stay already changes nothing that rays depend on.
    if !basis.matching.element(column).isStay { basis.leaveToStay(column) }
    duals.freeColumn(column)
    values.free(column)
  }

  /// Adds a row of the cells that were appended to the matrix from `start` on.
  ///
  /// - Parameters:
  ///   - record: relation, priority, and the caller's constant and weight.
  ///   - largest: The size of the largest coefficient.
  @inline(__always)
  mutating func addRow(_ record: consuming Row, from start: Int, largest: Double) -> Int {
    clock += 1
    // A handle keeps the low half, in which 0 stands for none.
    if UInt32(truncatingIfNeeded: clock) == 0 { clock += 1 }
    record.age = clock
    return matrix.addRow(record, from: start, largest: largest)
  }

  @inline(__always)
  mutating func writeCell(_ column: Int32, _ coefficient: Double) {
    matrix.writeCell(column, coefficient)
  }

  mutating func dropCells(from start: Int) { matrix.dropCells(from: start) }

  /// Reserves memory for so many more variables.
  mutating func reserve(columns: Int) { values.reserve(columns) }

  /// Reserves memory for so many more rows, with `cells` cells in total.
  mutating func reserve(rows: Int, cells: Int) { matrix.reserve(rows: rows, cells: cells) }

  /// Adds a row of terms that need no merging.
  mutating func addRow(
    _ terms: [(column: Int32, coefficient: Double)], _ record: consuming Row
  ) -> Int {
    let start = matrix.nextStart
    var largest = 0.0
    for term in terms {
      matrix.writeCell(term.column, term.coefficient)
      largest = max(largest, abs(term.coefficient))
    }
    return addRow(record, from: start, largest: largest)
  }

  /// Whether the basis contains a row: it existed before the batch, or a solve has seen it.
  private func isKnown(_ row: Int) -> Bool {
    !matrix.isAdded(row) || matrix.row(row).age <= pending.appliedAge
  }

  /// Marks a row as removed: it has no cost from now on, and is freed when the batch is committed.
  mutating func removeRow(_ row: Int) {
    if isKnown(row), !basis.matching.isTight(row) { duals.recordGradient(row, times: -1, matrix) }
    matrix.removeRow(row)
  }

  /// Changes the constant of a row; `constant` is the caller's, unscaled.
  mutating func setConstant(_ row: Int, _ constant: Double) {
    if !matrix.setConstant(row, constant) || !isKnown(row) { return }
    let column = basis.matching.column(ofRow: row)
    if column < 0 {
      agenda.markUnchecked(row: row)
      return
    }
    if matrix.row(row).relation != .equal && duals.multipliers.isZero(column) {
      pending.noteIdle(row)
    }
    agenda.markStale(row: row)
  }

  /// Changes the priority and the weight of a row; the weight is the caller's, unscaled.
  mutating func setStrength(_ row: Int, priority: Float, weight: Double) {
    let record = matrix.row(row)
    let weight = weight / record.scale
    if record.priority == priority && record.weight == weight { return }
    let column = isKnown(row) ? basis.matching.column(ofRow: row) : -1
    let isSlack = isKnown(row) && column < 0
    if isSlack { duals.recordGradient(row, times: -1, matrix) }
    matrix.setStrength(row, priority: priority, weight: weight)
    if isSlack {
      duals.recordGradient(row, times: 1, matrix)
      duals.noteViolation(row, matrix)
      pending.noteStructure()
    } else if column >= 0 {
      pending.noteRepriced(row)
    }
  }

  /// Changes the lower bound of a variable; -∞ for none.
  mutating func setLowerBound(_ column: Int, _ bound: Double) {
    if values.lowerBound(column) == bound { return }
    prepare()
    values.setLowerBound(column, bound)
    guard basis.matching.element(column).isBound else {
      agenda.markUnchecked(column: column)
      return
    }
    // If the bound rises, the value follows it; if it falls, the variable is left to its stay.
    if bound > values[column] {
      agenda.markStale(.bound(column))
    } else {
      pending.noteStructure()
      duals.releaseMultiplier(column, of: .stay(column))
      leaveToStay(column)
    }
  }

  /// Makes room in every part for the variables and rows that were added since the last call, and enters the
  /// rows into the columns.
  ///
  /// Making room for many at once is cheaper than one by one.
  ///
  /// - Complexity: O(what was added).
  mutating func prepare() {
    let columns = columnCount
    if matrix.columnCount < columns { matrix.addColumns(columns - matrix.columnCount) }
    matrix.link()
    let rows = matrix.rowCapacity
    if basis.matching.count == columns && basis.matching.rowCount == rows { return }
    basis.extend(columns: columns, rows: rows)
    duals.extend(columns: columns, rows: rows)
    agenda.extend(columns: columns, rows: rows)
  }

  // MARK: Batches

  /// Whether nothing but new variables was recorded since the last committed solve.
  var isSolved: Bool {
    matrix.added.isEmpty && matrix.removed.isEmpty && agenda.isDone && duals.isBalanced
      && !pending.changesStructure && !matrix.hasChanges && !values.hasBoundChanges
  }

  /// Whether nothing of the batch is left after a clash: all rows that it added were removed again, and no other was
  /// changed.
  ///
  /// - Complexity: O(rows that the batch has changed).
  var hasComeToNothing: Bool {
    pending.isApplied && !matrix.hasEffect && !values.hasBoundChanges
  }

  /// Makes the batch final and frees removed rows.
  ///
  /// - Complexity: O(what the batch changed).
  mutating func commit() {
    let isLarge = matrix.isLargeBatch
    changed.commit(values, rays, isLarge: isLarge)
    rays.commit(&basis, duals, matrix, &values, isAppliedOnce: pending.isAppliedOnce)
    duals.commit(matrix)
    matrix.commit(age: clock)
    basis.commit()
    values.beginBatch()
    crash.beginBatch()
    effort.commit()
    pending.removeAll()
    if isLarge {
      agenda.freeMemory()
      crash = Crash()
      pulls = Pulls()
      basis.freeMemory()
    }
  }

  /// Rolls the batch back: everything is, bit for bit, as it was after the last committed
  /// solve, except for variables made since, which remain, and counts of work done.
  ///
  /// - Complexity: O(size of the system).
  mutating func rollBack() {
    prepare()
    agenda.removeAll()
    basis.rollBack()
    duals.rollBack(matrix)
    matrix.rollBack()
    duals.dropSatisfied(matrix)
    values.rollBack()
    crash.reset()
    effort.rollBack()
    rays.rollBack(&values)
    changed.rollBack()
    pending.removeAll()
    // Variables made in the batch may not have been moved to their bounds yet.
    for column in 0..<columnCount where values.isBelowBound(column) {
      agenda.markUnchecked(column: column)
    }
  }

  /// Recomputes all multipliers.
  ///
  /// - Complexity: O(size of the system).
  mutating func refreshMultipliers() { duals.recompute(&basis, matrix) }

  /// A copy in the state of the last committed solve, for trials; its scratch, rays and counts of work done are new.
  ///
  /// - Complexity: O(size of the system).
  func copy() -> Simplex {
    var copy = Simplex()
    copy.matrix = matrix.copy()
    copy.values = values.copy()
    copy.basis = basis.copy()
    copy.duals = duals.copy()
    copy.duals.extend(columns: columnCount, rows: matrix.rowCapacity)
    copy.agenda.extend(columns: columnCount, rows: matrix.rowCapacity)
    copy.clock = clock
    copy.rollBack()
    // What a solve that ended at a clash has moved along rays is not written down.
    rays.forEachStepped { copy.values.moveUnjournaled($0, to: $1) }
    return copy
  }

  /// How many rows mention a variable, without those that the pending batch removes; counted up to a limit.
  ///
  /// - Complexity: O(`limit` + rows that the batch removes), and O(1) for each row added since the last solve.
  mutating func liveMentionCount(_ column: Int, upTo limit: Int = .max) -> Int {
    prepare()
    let view = matrix.view
    var count = 0
    for entry in view.entries(of: column) where view.rows[Int(entry.row)].isInForce {
      count += 1
      if count == limit { break }
    }
    return count
  }

  /// The first variable that a row mentions.
  func firstColumn(_ row: Int) -> Int {
    let view = matrix.view
    return Int(view.cells[view.cellRange(row).lowerBound].column)
  }

  /// The required rows that are violated, in slot order.
  func violatedRows() -> [Int] { duals.violatedRows(basis.matching, matrix, values) }

  /// Whether a row is in force and not tight.
  func isSlack(_ row: Int) -> Bool { matrix.row(row).isInForce && !basis.matching.isTight(row) }
}
