// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The variables that a solve changed.
@Suite("Changed columns")
struct ChangedColumnsTests {
  private func listed(_ changed: borrowing ChangedColumns) -> [Int32] {
    var listed: [Int32] = []
    changed.withColumns { for place in $0.indices { listed.append($0[place]) } }
    return listed.sorted()
  }

  @Test("a commit lists what its batch changed, in place of what the one before it did")
  func commits() {
    var changed = ChangedColumns()
    var values = Values()
    var rays = RayStore()
    for _ in 0..<4 { values.append(lowerBound: -.infinity) }
    for (batch, columns) in [[0, 2], [], [3, 1]].enumerated() {
      for column in columns { values.set(column, Estimate(value: 7, error: 0)) }
      // Was touched, and is what it was.
      values.set(2, Estimate(value: 7, error: 0))
      changed.list(&rays, values)
      changed.commit(values, rays, isLarge: false)
      values.beginBatch()
      #expect(listed(changed) == columns.sorted().map { Int32($0) }, "batch \(batch)")
      changed.rollBack()
      #expect(listed(changed) == columns.sorted().map { Int32($0) }, "batch \(batch)")
    }
  }

  @Test("what follows a ray is listed when it is asked for, once, and forgotten by going back")
  func rays() {
    var simplex = Simplex()
    for _ in 0..<3 { _ = simplex.addColumn(lowerBound: -.infinity) }
    let row = simplex.add(PlainRow(terms: [(0, 1)], priority: 750))
    _ = simplex.add(PlainRow(terms: [(1, 1), (0, -2)]))
    _ = simplex.add(PlainRow(terms: [(2, 1)], constant: -5))
    for value in [1.0, 2, 3, 4] {
      simplex.setConstant(row, -value)
      if simplex.optimize() != nil { fatalError("not solved") }
      simplex.commit()
    }
    #expect(listed(simplex.changed) == [])
    for _ in 0..<2 {
      simplex.listChangedColumns()
      #expect(listed(simplex.changed) == [0, 1])
    }
    simplex.changed.rollBack()
    #expect(listed(simplex.changed) == [])
  }

  @Test("what was taken does not come again with a batch that is taken back")
  func takenOnce() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.edit(x, strength: .strong)
    try solver.add(y == 2 * x)
    for value in [1.0, 2, 3, 4] {
      try solver.suggest(value, for: x)
      try solver.solve()
    }
    func take() -> Set<Int32> {
      var taken: Set<Int32> = []
      solver.takeChangedColumns { columns in
        for place in columns.indices { taken.insert(columns[place]) }
      }
      return taken
    }
    #expect(take() == [0, 1])
    try solver.add(x == 3)
    try solver.add(x == 5)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(take() == [])
  }
}
