// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the values are not known to be right: what a forward solve has to compute or look at, and
/// what it found to be primal infeasible.
///
/// - Invariant: empty between batches, but for bounds of variables that no solve has seen yet.
struct Agenda: ~Copyable {
  /// Tight rows whose variable has to be computed anew.
  var staleRows = MarkedList()

  /// Variables that have to be computed anew: their bound moved, or became tight.
  var staleColumns = MarkedList()

  /// Slack rows whose residual has to be looked at.
  var uncheckedRows = MarkedList()

  /// Variables whose lower bound has to be looked at.
  var uncheckedColumns = MarkedList()

  /// Slack rows whose residual contradicts the sign that it is taken to have.
  var infeasibleRows = MarkedList()

  /// Variables below their lower bound.
  var infeasibleColumns = MarkedList()

  /// Whether nothing has to be computed or looked at.
  var isSettled: Bool {
    staleRows.isEmpty && staleColumns.isEmpty && uncheckedRows.isEmpty && uncheckedColumns.isEmpty
  }

  /// Whether no row has to be computed or looked at; bounds may.
  var isComputed: Bool { staleRows.isEmpty && staleColumns.isEmpty && uncheckedRows.isEmpty }

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

  /// Notes an element that has just become tight.
  mutating func noteStale(_ element: BasisElement) {
    if element.isRow {
      staleRows.insert(element.row)
    } else {
      staleColumns.insert(element.variable)
    }
  }

  /// Notes a slack row that mentions a value that has moved.
  @inline(__always)
  mutating func noteUnchecked(row: Int) { uncheckedRows.insert(row) }

  /// Notes a variable whose bound has to be looked at.
  @inline(__always)
  mutating func noteUnchecked(column: Int) { uncheckedColumns.insert(column) }

  /// Notes an element that is tight no longer.
  mutating func noteUnchecked(_ element: BasisElement) {
    if element.isRow {
      uncheckedRows.insert(element.row)
    } else if element.isBound {
      uncheckedColumns.insert(element.variable)
    }
  }

  /// Forgets everything.
  mutating func removeAll() {
    staleRows.removeAll()
    staleColumns.removeAll()
    uncheckedRows.removeAll()
    uncheckedColumns.removeAll()
    infeasibleRows.removeAll()
    infeasibleColumns.removeAll()
  }

  /// Gives back the memory that only a large batch needs.
  mutating func release() {
    uncheckedRows.release()
    infeasibleRows.release()
  }

  func copy() -> Agenda {
    var copy = Agenda()
    copy.staleRows = staleRows.copy()
    copy.staleColumns = staleColumns.copy()
    copy.uncheckedRows = uncheckedRows.copy()
    copy.uncheckedColumns = uncheckedColumns.copy()
    copy.infeasibleRows = infeasibleRows.copy()
    copy.infeasibleColumns = infeasibleColumns.copy()
    return copy
  }
}
