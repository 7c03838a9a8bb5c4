// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a forward solve has to compute or check, and what it found to be primal infeasible.
///
/// - Invariant: empty between batches, except for bounds of variables that no solve has seen yet.
struct Agenda: ~Copyable {
  /// Tight rows whose variable has to be recomputed.
  private(set) var staleRows = List(.stale)

  /// Variables that have to be recomputed, because their bound moved or became tight.
  private(set) var staleColumns = List(.stale)

  /// Slack rows whose residual has to be checked.
  private(set) var uncheckedRows = List(.unchecked)

  /// Variables whose lower bound has to be checked.
  private(set) var uncheckedColumns = List(.unchecked)

  /// Slack rows whose residual contradicts their assumed sign.
  private(set) var infeasibleRows = List(.infeasible)

  /// Variables below their lower bound.
  private(set) var infeasibleColumns = List(.infeasible)

  /// The lists that each row and each variable is on.
  private var rowMarks = FlatArray<UInt8>()
  private var columnMarks = FlatArray<UInt8>()

  /// The bit that marks a row or a variable as being on a list.
  enum Mark: UInt8 {
    case stale = 1
    case unchecked = 2
    case infeasible = 4
  }

  /// The rows, or the variables, that have a mark.
  struct List: ~Copyable {
    private let mark: UInt8
    private var listed = FlatArray<Int32>()

    fileprivate init(_ mark: Mark) { self.mark = mark.rawValue }

    var count: Int { listed.count }
    var isEmpty: Bool { @inline(__always) get { listed.isEmpty } }
    var indices: Range<Int> { listed.indices }

    subscript(index: Int) -> Int { @inline(__always) get { Int(listed[index]) } }

    @inline(__always)
    fileprivate mutating func insert(_ index: Int, _ marks: inout FlatArray<UInt8>) {
      let present = marks[index]
      if present & mark != 0 { return }
      marks[index] = present | mark
      listed.append(Int32(truncatingIfNeeded: index))
    }

    fileprivate mutating func popLast(_ marks: inout FlatArray<UInt8>) -> Int? {
      guard let last = listed.popLast() else { return nil }
      marks[Int(last)] &= ~mark
      return Int(last)
    }

    fileprivate mutating func removeAll(_ marks: inout FlatArray<UInt8>) {
      for index in listed.indices { marks[Int(listed[index])] &= ~mark }
      listed.removeAll()
    }
  }

  /// Whether nothing has to be computed or looked at.
  var isDone: Bool { isComputed && uncheckedColumns.isEmpty }

  /// Whether values have to be recomputed.
  var hasStale: Bool { !staleRows.isEmpty || !staleColumns.isEmpty }

  /// Whether no row has to be recomputed or checked; bounds may.
  var isComputed: Bool { !hasStale && uncheckedRows.isEmpty }

  /// Whether nothing but a few tight rows has to be recomputed, because their constants were changed.
  var hasFewStaleRowsOnly: Bool {
    !staleRows.isEmpty && staleRows.count <= 4 && staleColumns.isEmpty && uncheckedRows.isEmpty
      && uncheckedColumns.isEmpty
  }

  /// Whether every residual has its assumed sign.
  var isFeasible: Bool { infeasibleRows.isEmpty && infeasibleColumns.isEmpty }

  mutating func extend(columns: Int, rows: Int) {
    rowMarks.extend(to: rows, with: 0)
    columnMarks.extend(to: columns, with: 0)
  }

  // MARK: Values to be computed

  /// Whether a row's variable has to be recomputed.
  func isStale(row: Int) -> Bool { rowMarks[row] & Mark.stale.rawValue != 0 }

  /// Records a tight row after a change of its constant or of another of its variables.
  @inline(__always)
  mutating func markStale(row: Int) { staleRows.insert(row, &rowMarks) }

  /// Records an element that has just become tight, or a bound or stay whose value was changed.
  mutating func markStale(_ element: BasisElement) {
    if element.isRow {
      staleRows.insert(element.row, &rowMarks)
    } else {
      staleColumns.insert(element.variable, &columnMarks)
    }
  }

  /// Clears the stale lists, because their values are about to be computed.
  mutating func clearStale() {
    staleRows.removeAll(&rowMarks)
    staleColumns.removeAll(&columnMarks)
  }

  // MARK: Residuals to be looked at

  /// Whether the bound of a variable has to be checked.
  func isUnchecked(column: Int) -> Bool { columnMarks[column] & Mark.unchecked.rawValue != 0 }

  /// Records a slack row whose residual may have changed.
  @inline(__always)
  mutating func markUnchecked(row: Int) { uncheckedRows.insert(row, &rowMarks) }

  /// Records a variable whose bound has to be checked.
  @inline(__always)
  mutating func markUnchecked(column: Int) { uncheckedColumns.insert(column, &columnMarks) }

  /// Records a variable with a bound that no solve has seen yet.
  mutating func markUnchecked(newColumn column: Int) {
    columnMarks.extend(to: column + 1, with: 0)
    markUnchecked(column: column)
  }

  /// Records an element that is no longer tight.
  mutating func markUnchecked(_ element: BasisElement) {
    if element.isRow {
      markUnchecked(row: element.row)
    } else if element.isBound {
      markUnchecked(column: element.variable)
    }
  }

  /// Clears the unchecked lists after their rows and bounds have been checked.
  mutating func clearUnchecked() {
    uncheckedRows.removeAll(&rowMarks)
    uncheckedColumns.removeAll(&columnMarks)
  }

  // MARK: Primal infeasibilities

  func isInfeasible(row: Int) -> Bool { rowMarks[row] & Mark.infeasible.rawValue != 0 }

  func isInfeasible(column: Int) -> Bool { columnMarks[column] & Mark.infeasible.rawValue != 0 }

  /// Records a slack row whose residual contradicts its assumed sign.
  mutating func markInfeasible(row: Int) { infeasibleRows.insert(row, &rowMarks) }

  /// Records a variable below its lower bound.
  mutating func markInfeasible(column: Int) { infeasibleColumns.insert(column, &columnMarks) }

  mutating func popInfeasibleRow() -> Int? { infeasibleRows.popLast(&rowMarks) }

  /// Clears the infeasible lists, which a dual round is processing.
  mutating func clearInfeasible() {
    infeasibleRows.removeAll(&rowMarks)
    infeasibleColumns.removeAll(&columnMarks)
  }

  /// Schedules another check of everything infeasible, because no round will process it before the system changes.
  mutating func rescheduleInfeasible() {
    for index in infeasibleRows.indices { markUnchecked(row: infeasibleRows[index]) }
    for index in infeasibleColumns.indices { markUnchecked(column: infeasibleColumns[index]) }
    clearInfeasible()
  }

  // MARK: Batches

  /// Clears all lists.
  mutating func removeAll() {
    clearStale()
    clearUnchecked()
    clearInfeasible()
  }

  /// Frees the memory that only a large batch needs.
  mutating func freeMemory() {
    clearUnchecked()
    infeasibleRows.removeAll(&rowMarks)
    uncheckedRows = List(.unchecked)
    uncheckedColumns = List(.unchecked)
    infeasibleRows = List(.infeasible)
  }
}
