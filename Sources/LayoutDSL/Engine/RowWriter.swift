// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes a sum as a row of the solver, giving variables to items that had none.
///
/// Nearly all sums have at most four terms, which need no list.
struct RowWriter<System: LayoutSystem>: LinearSink {
  private let system: System
  private var short = ShortRow()
  private var columns = SIMD4<Int32>(repeating: -1)

  /// The terms, if they are more than four or two of them have one variable.
  private var long: [Term] = []
  private(set) var constant = 0.0

  init(_ system: System) {
    self.system = system
  }

  @inline(__always)
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double) {
    add(system.column(quantity, of: item), coefficient)
  }

  mutating func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool {
    guard let origin = system.origin(quantity, of: view) else { return false }
    add(origin.index, coefficient)
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
    let solver = system.solver
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
    let (strength, constant) = (Strength(priority), constant - right)
    let handle =
      long.isEmpty
      ? try system.book.add(short, constant: constant, relation, at: strength, of: owner)
      : try system.book.add(long, constant: constant, relation, at: strength, of: owner)
    system.counter.count(\.termsWritten, long.isEmpty ? short.count : long.count)
    return handle
  }
}
