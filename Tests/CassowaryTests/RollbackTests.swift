// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// What a solver is after a batch that failed: what it was before, and nothing else.
@Suite("Rollback")
struct RollbackTests {
  /// A solver, its variables and its live rows, driven by random batches.
  private struct Machine {
    let solver = Solver()
    let variables: [Variable]
    var handles: [ConstraintHandle] = []

    init(count: Int) throws { variables = try solver.makeVariables(count) }

    /// Records one batch; the same numbers give the same batch.
    mutating func record(_ generator: inout SeededGenerator) throws {
      for _ in 0..<generator.int(1...3) {
        let kind = generator.int(0...9)
        if kind < 2, !handles.isEmpty {
          try solver.remove(handles.remove(at: generator.int(0...handles.count - 1)))
        } else if kind < 3, !handles.isEmpty {
          let handle = handles[generator.int(0...handles.count - 1)]
          try solver.setConstant(generator.double(-40...40), of: handle)
        } else {
          var expression = LinearExpression(constant: generator.double(-40...40))
          for _ in 0..<generator.int(1...3) {
            let variable = variables[generator.int(0...variables.count - 1)]
            expression.terms.append(Term(variable, generator.double(-3...3)))
          }
          let relation: LinearRelation =
            [.equal, .lessThanOrEqual, .greaterThanOrEqual][generator.int(0...2)]
          let priority: Float = [1000, 1000, 750, 250][generator.int(0...3)]
          handles.append(
            try solver.add(LinearConstraint(expression, relation, strength: Strength(priority))))
        }
      }
    }

    var values: [UInt64] {
      get throws { try variables.map { try solver.value(of: $0).bitPattern } }
    }
  }

  @Test("a solver goes on as one that never saw the failed batches", arguments: 1...60)
  func twin(_ seed: Int) throws {
    var tried = try Machine(count: 4)
    var spared = try Machine(count: 4)
    for batch in 0..<25 {
      let number = UInt64(seed * 1000 + batch)
      let handles = tried.handles
      var generator = SeededGenerator(seed: number)
      try tried.record(&generator)
      do {
        try tried.solver.solve()
        generator = SeededGenerator(seed: number)
        try spared.record(&generator)
        try spared.solver.solve()
      } catch let error as SolveError {
        guard case .unsatisfiable = error else { throw error }
        tried.handles = handles
      }
      #expect(try tried.values == spared.values, "seed \(seed), batch \(batch)")
    }
  }

  @Test("the order of variables is the one before the failed batch")
  func order() throws {
    var values: [[Double]] = []
    for fails in [false, true] {
      let solver = Solver()
      let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
      let first = try solver.add(2 * y + x == -40)
      try solver.add(y + x >= -20)
      try solver.solve()
      if fails {
        try solver.add(-1 * x >= 20)
        #expect(throws: SolveError.self) { try solver.solve() }
      }
      try solver.add(y + 2 * x == -10)
      try solver.remove(first)
      try solver.solve()
      values.append(try solver.values(x, y))
      #expect(values[0][1] + 2 * values[0][0] == -10)
    }
    #expect(values[0] == values[1])
  }

  @Test("a variable made in a failed batch still obeys its bound")
  func bound() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add(x == 1)
    try solver.solve()
    let late = try solver.makeVariable(lowerBound: 5)
    try solver.add(x == 2)
    #expect(throws: SolveError.self) { try solver.solve() }
    try solver.solve()
    #expect(try solver.values(x, late) == [1, 5])
  }
}
