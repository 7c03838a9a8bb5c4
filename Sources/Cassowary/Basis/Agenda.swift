// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the values are not known to be right: what a forward solve has to compute or look at, and
/// what it found to be primal infeasible.
///
/// - Invariant: empty between batches, but for bounds of variables that no solve has seen yet.
struct Agenda: ~Copyable {
  /// Tight rows whose variable has to be computed anew.
  private(set) var staleRows = List(.stale)

  /// Variables that have to be computed anew: their bound moved, or became tight.
  private(set) var staleColumns = List(.stale)

  /// Slack rows whose residual has to be looked at.
  private(set) var uncheckedRows = List(.unchecked)

  /// Variables whose lower bound has to be looked at.
  private(set) var uncheckedColumns = List(.unchecked)

  /// Slack rows whose residual contradicts the sign that it is taken to have.
  private(set) var infeasibleRows = List(.infeasible)

  /// Variables below their lower bound.
  private(set) var infeasibleColumns = List(.infeasible)

  /// The lists that each row and each variable is on.
  private var rowMarks = FlatArray<UInt8>()
  private var columnMarks = FlatArray<UInt8>()

  /// The bit that says of a row or a variable that it is on a list.
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

    subscript(place: Int) -> Int { @inline(__always) get { Int(listed[place]) } }

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
      for place in listed.indices { marks[Int(listed[place])] &= ~mark }
      listed.removeAll()
    }
  }

  /// Whether nothing has to be computed or looked at.
  var isDone: Bool { isComputed && uncheckedColumns.isEmpty }

  /// Whether values have to be computed.
  var hasStale: Bool { !staleRows.isEmpty || !staleColumns.isEmpty }

  /// Whether no row has to be computed or looked at; bounds may.
  var isComputed: Bool { !hasStale && uncheckedRows.isEmpty }

  /// Whether there is nothing but a few tight rows: their constants were changed.
  var hasFewStaleRowsOnly: Bool {
    !staleRows.isEmpty && staleRows.count <= 4 && staleColumns.isEmpty && uncheckedRows.isEmpty
      && uncheckedColumns.isEmpty
  }

  /// Whether every residual has the sign that it is taken to have.
  var isFeasible: Bool { infeasibleRows.isEmpty && infeasibleColumns.isEmpty }

  mutating func extend(columns: Int, rows: Int) {
    rowMarks.extend(to: rows, with: 0)
    columnMarks.extend(to: columns, with: 0)
  }

  // MARK: Values to be computed

  /// Whether a row has to be computed anew.
  func isStale(row: Int) -> Bool { rowMarks[row] & Mark.stale.rawValue != 0 }

  /// Notes a tight row whose constant, or one of whose other variables, was changed.
  @inline(__always)
  mutating func noteStale(row: Int) { staleRows.insert(row, &rowMarks) }

  /// Notes an element that has just become tight, or a bound or stay whose value was changed.
  mutating func noteStale(_ element: BasisElement) {
    if element.isRow {
      staleRows.insert(element.row, &rowMarks)
    } else {
      staleColumns.insert(element.variable, &columnMarks)
    }
  }

  /// Forgets what is stale: its values are computed now.
  mutating func forgetStale() {
    staleRows.removeAll(&rowMarks)
    staleColumns.removeAll(&columnMarks)
  }

  // MARK: Residuals to be looked at

  /// Whether the bound of a variable has to be looked at.
  func isUnchecked(column: Int) -> Bool { columnMarks[column] & Mark.unchecked.rawValue != 0 }

  /// Notes a slack row whose residual may have changed.
  @inline(__always)
  mutating func noteUnchecked(row: Int) { uncheckedRows.insert(row, &rowMarks) }

  /// Notes a variable whose bound has to be looked at.
  @inline(__always)
  mutating func noteUnchecked(column: Int) { uncheckedColumns.insert(column, &columnMarks) }

  /// Notes a variable with a bound that no solve has seen yet.
  mutating func noteUnchecked(newColumn column: Int) {
    columnMarks.extend(to: column + 1, with: 0)
    noteUnchecked(column: column)
  }

  /// Notes an element that is tight no longer.
  mutating func noteUnchecked(_ element: BasisElement) {
    if element.isRow {
      noteUnchecked(row: element.row)
    } else if element.isBound {
      noteUnchecked(column: element.variable)
    }
  }

  /// Forgets what has to be looked at: it is looked at now.
  mutating func forgetUnchecked() {
    uncheckedRows.removeAll(&rowMarks)
    uncheckedColumns.removeAll(&columnMarks)
  }

  // MARK: Primal infeasibilities

  func isInfeasible(row: Int) -> Bool { rowMarks[row] & Mark.infeasible.rawValue != 0 }

  func isInfeasible(column: Int) -> Bool { columnMarks[column] & Mark.infeasible.rawValue != 0 }

  /// Notes a slack row whose residual contradicts its sign.
  mutating func noteInfeasible(row: Int) { infeasibleRows.insert(row, &rowMarks) }

  /// Notes a variable below its lower bound.
  mutating func noteInfeasible(column: Int) { infeasibleColumns.insert(column, &columnMarks) }

  mutating func popInfeasibleRow() -> Int? { infeasibleRows.popLast(&rowMarks) }

  /// Forgets what is infeasible: a dual round works it off.
  mutating func forgetInfeasible() {
    infeasibleRows.removeAll(&rowMarks)
    infeasibleColumns.removeAll(&columnMarks)
  }

  /// Has what is infeasible looked at anew: no round will work it off before the system changes.
  mutating func takeBackInfeasible() {
    for place in infeasibleRows.indices { noteUnchecked(row: infeasibleRows[place]) }
    for place in infeasibleColumns.indices { noteUnchecked(column: infeasibleColumns[place]) }
    forgetInfeasible()
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
    forgetUnchecked()
    infeasibleRows.removeAll(&rowMarks)
    uncheckedRows = List(.unchecked)
    uncheckedColumns = List(.unchecked)
    infeasibleRows = List(.infeasible)
  }
}
