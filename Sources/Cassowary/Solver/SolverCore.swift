// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Everything that a ``Solver`` holds: the simplex method's parts, and what callers call them by.
struct SolverCore: ~Copyable {
  var simplex = Simplex()
  var slots: VariableSlots
  var edits = EditStore()
  var merger = TermMerger()

  /// The pivots that had been made when the batch began.
  private var settledPivots = 0

  /// What messages call a row, where the caller said.
  private(set) var names: [Int: RowName] = [:]

  /// An empty one, which calls itself `identity`.
  init(identity: UInt64) { slots = VariableSlots(identity: identity) }

  mutating func setName(_ row: Int, _ name: RowName) { names[row] = name }

  /// Adds a row of the cells that were written into the matrix from `start` on.
  @inline(__always)
  mutating func addRow(
    from start: Int, largest: Double, constant: Double, relation: LinearRelation,
    strength: Strength, flags: Row.Flags = []
  ) -> Int {
    simplex.addRow(
      Row(
        constant: constant, weight: strength.weight, priority: strength.priority,
        relation: relation, flags: flags),
      from: start, largest: largest)
  }

  /// Adds the row that a variable equal the value that it has.
  mutating func addRow(holding column: Int, _ strength: Strength, flags: Row.Flags = []) -> Int {
    let start = simplex.matrix.nextStart
    simplex.writeCell(Int32(truncatingIfNeeded: column), 1)
    return addRow(
      from: start, largest: 1, constant: -simplex.values[column], relation: .equal,
      strength: strength, flags: flags)
  }

  /// Adds a variable; its slot.
  @inline(__always)
  mutating func addColumn(lowerBound: Double) -> Int {
    if let column = slots.takeFree() {
      simplex.reuseColumn(column, lowerBound: lowerBound)
      return column
    }
    slots.append()
    return simplex.addColumn(lowerBound: lowerBound)
  }

  func handle(_ row: Int) -> ConstraintHandle {
    ConstraintHandle(
      solver: slots.identity, index: Int32(truncatingIfNeeded: row),
      generation: UInt32(truncatingIfNeeded: simplex.matrix.row(row).age))
  }

  /// The weight of a row as its caller gave it.
  func weight(_ row: Int) -> Double {
    let record = simplex.matrix.row(row)
    return record.weight * record.scale
  }

  /// Whether some value is so large that it has no digits left for a millionth.
  mutating func findFarValues() -> Bool { simplex.findFarValues() }

  mutating func listChangedColumns() { simplex.listChangedColumns() }

  mutating func forgetChangedColumns() { simplex.forgetChangedColumns() }

  /// Asks something of the simplex as the last solve left it: of this one, or of a copy while changes
  /// are pending.
  mutating func withSettledSimplex<Answer>(_ ask: (inout Simplex) -> Answer) -> Answer {
    if simplex.isSettled {
      simplex.prepare()
      return ask(&simplex)
    }
    let copy = SimplexCopy(of: simplex)
    return copy.with(ask)
  }

  // MARK: Batches

  /// Makes the batch final: removed rows and variables leave.
  mutating func commit() {
    for place in simplex.matrix.removed.indices { names[Int(simplex.matrix.removed[place])] = nil }
    for place in slots.removed.indices { simplex.freeColumn(slots.removed[place]) }
    edits.commit(simplex.matrix)
    simplex.commit()
    slots.commit()
    settledPivots = simplex.effort.pivots
    #if InternalChecks
    simplex.checkInvariants()
    #endif
  }

  /// Takes the batch back.
  mutating func rollBack() {
    for place in simplex.matrix.added.indices { names[Int(simplex.matrix.added[place])] = nil }
    simplex.rollBack()
    slots.rollBack()
    edits.rollBack()
    settledPivots = simplex.effort.pivots
    #if InternalChecks
    simplex.checkInvariants()
    #endif
  }

  /// The pivots of the batch at hand.
  var batchPivots: Int { simplex.effort.pivots - settledPivots }

  /// Counts of what there is and of the work done.
  var statistics: SolverStatistics {
    SolverStatistics(
      variables: slots.count, constraints: simplex.matrix.rowCount, pivots: simplex.effort.pivots,
      flips: simplex.effort.flips, rounds: simplex.effort.rounds,
      valuesComputed: simplex.basis.counts.values,
      itemsExpressed: simplex.basis.counts.elements,
      factorizations: simplex.basis.blocks.factorizationCount,
      rebuilds: simplex.effort.rebuilds)
  }
}

/// What messages call a row.
struct RowName {
  var label: String
  var fileID: String
  var line: UInt
}
