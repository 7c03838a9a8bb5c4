// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes a sum as a row of the solver, giving variables to items that had none.
///
/// Nearly all sums have at most four terms, which need no list.
struct RowWriter: LinearSink {
  private let engine: LayoutEngine
  private var short = ShortRow()
  private var columns = SIMD4<Int32>(repeating: -1)

  /// The terms, if they are more than four or two of them have one variable.
  private var long: [Term] = []
  private(set) var constant = 0.0

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  /// How many terms there are.
  var count: Int { long.isEmpty ? short.count : long.count }

  @inline(__always)
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    add(engine.column(quantity, of: item), coefficient)
  }

  mutating func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool {
    add(engine.origin(quantity, of: view).index, coefficient)
    return true
  }

  @inline(__always)
  mutating func add(_ constant: Double) { self.constant += constant }

  @inline(__always)
  private mutating func add(_ column: Int32, _ coefficient: Double) {
    if long.isEmpty, short.count < 4, !any(columns .== column) {
      columns[short.count] = column
      short.append(column, coefficient)
    } else {
      addToList(column, coefficient)
    }
  }

  @inline(never)
  private mutating func addToList(_ column: Int32, _ coefficient: Double) {
    let solver = engine.solver
    if long.isEmpty {
      long = (0..<short.count).map {
        Term(solver.variable(ofColumn: short[$0].column), short[$0].coefficient)
      }
    }
    long.append(Term(solver.variable(ofColumn: column), coefficient))
  }

  /// Adds the row `sum - right relation 0` to the solver.
  func addRow(
    _ relation: LayoutConstraint.Relation, _ right: Double, at priority: Float,
    of owner: RowBook.Owner
  ) throws(SolverMisuse) -> ConstraintHandle {
    let strength = Strength(priority)
    return long.isEmpty
      ? try engine.book.add(short, constant: constant - right, relation, at: strength, of: owner)
      : try engine.book.add(long, constant: constant - right, relation, at: strength, of: owner)
  }
}
