// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the values are not known to be right: what a forward solve has to compute or look at, and
/// what it found to be primal infeasible.
///
/// - Invariant: empty between batches, but for bounds of variables that no solve has seen yet.
struct Agenda: ~Copyable {
  /// Tight rows whose variable has to be computed anew.
  private(set) var staleRows = MarkedList()

  /// Variables that have to be computed anew: their bound moved, or became tight.
  private(set) var staleColumns = MarkedList()

  /// Slack rows whose residual has to be looked at.
  private(set) var uncheckedRows = MarkedList()

  /// Variables whose lower bound has to be looked at.
  private(set) var uncheckedColumns = MarkedList()

  /// Slack rows whose residual contradicts the sign that it is taken to have.
  private(set) var infeasibleRows = MarkedList()

  /// Variables below their lower bound.
  private(set) var infeasibleColumns = MarkedList()

  /// Whether nothing has to be computed or looked at.
  var isSettled: Bool {
    staleRows.isEmpty && staleColumns.isEmpty && uncheckedRows.isEmpty && uncheckedColumns.isEmpty
  }

  /// Whether values have to be computed.
  var hasStale: Bool { !staleRows.isEmpty || !staleColumns.isEmpty }

  /// Whether no row has to be computed or looked at; bounds may.
  var isComputed: Bool { staleRows.isEmpty && staleColumns.isEmpty && uncheckedRows.isEmpty }

  /// Whether there is nothing but a few tight rows: their constants were changed.
  var hasFewStaleRowsOnly: Bool {
    !staleRows.isEmpty && staleRows.count <= 4 && staleColumns.isEmpty && uncheckedRows.isEmpty
      && uncheckedColumns.isEmpty
  }

  /// Whether every residual has the sign that it is taken to have.
  var isFeasible: Bool { infeasibleRows.isEmpty && infeasibleColumns.isEmpty }

  mutating func extend(columns: Int, rows: Int) {
    staleRows.extend(to: rows)
    staleColumns.extend(to: columns)
    uncheckedRows.extend(to: rows)
    uncheckedColumns.extend(to: columns)
    infeasibleRows.extend(to: rows)
    infeasibleColumns.extend(to: columns)
  }

  // MARK: Values to be computed

  /// Notes a tight row whose constant, or one of whose other variables, was changed.
  @inline(__always)
  mutating func noteStale(row: Int) { staleRows.insert(row) }

  /// Notes an element that has just become tight, or a bound or stay whose value was changed.
  mutating func noteStale(_ element: BasisElement) {
    if element.isRow {
      staleRows.insert(element.row)
    } else {
      staleColumns.insert(element.variable)
    }
  }

  /// Forgets what is stale: its values are computed now.
  mutating func forgetStale() {
    staleRows.removeAll()
    staleColumns.removeAll()
  }

  // MARK: Residuals to be looked at

  /// Notes a slack row whose residual may have changed.
  @inline(__always)
  mutating func noteUnchecked(row: Int) { uncheckedRows.insert(row) }

  /// Notes a variable whose bound has to be looked at.
  @inline(__always)
  mutating func noteUnchecked(column: Int) { uncheckedColumns.insert(column) }

  /// Notes a variable with a bound that no solve has seen yet.
  mutating func noteUnchecked(newColumn column: Int) {
    uncheckedColumns.extend(to: column + 1)
    uncheckedColumns.insert(column)
  }

  /// Notes an element that is tight no longer.
  mutating func noteUnchecked(_ element: BasisElement) {
    if element.isRow {
      uncheckedRows.insert(element.row)
    } else if element.isBound {
      uncheckedColumns.insert(element.variable)
    }
  }

  /// Makes room for as many unchecked rows.
  mutating func reserveUnchecked(_ count: Int) { uncheckedRows.reserveCapacity(count) }

  /// Forgets what has to be looked at: it is looked at now.
  mutating func forgetUnchecked() {
    uncheckedRows.removeAll()
    uncheckedColumns.removeAll()
  }

  // MARK: Primal infeasibilities

  /// Notes a slack row whose residual contradicts its sign.
  mutating func noteInfeasible(row: Int) { infeasibleRows.insert(row) }

  /// Notes a variable below its lower bound.
  mutating func noteInfeasible(column: Int) { infeasibleColumns.insert(column) }

  /// Takes an infeasible row out.
  mutating func popInfeasibleRow() -> Int? { infeasibleRows.popLast() }

  /// Forgets what is infeasible: a dual round works it off.
  mutating func forgetInfeasible() {
    infeasibleRows.removeAll()
    infeasibleColumns.removeAll()
  }

  // MARK: Batches

  /// Forgets everything.
  mutating func removeAll() {
    forgetStale()
    forgetUnchecked()
    forgetInfeasible()
  }

  /// Gives back the memory that only a large batch needs.
  mutating func release() {
    uncheckedRows.release()
    uncheckedColumns.release()
    infeasibleRows.release()
  }
}
