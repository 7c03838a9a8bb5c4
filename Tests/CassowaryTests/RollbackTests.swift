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

  /// A row of boxes, the first of which is dragged against a limit: `last` is to stay below it.
  private struct Dragged {
    let solver = Solver()
    let boxes: [Variable]
    let limit: ConstraintHandle
    let first: ConstraintHandle

    init(isRequired: Bool) throws {
      boxes = try solver.makeVariables(40)
      for (left, right) in zip(boxes, boxes.dropFirst()) { try solver.add(right - left == 0.1) }
      // Boxes leave the row one after another as the first one is dragged.
      for (place, box) in boxes.enumerated() {
        try solver.add((box <= 60 + Double(place)).strength(.weak))
      }
      limit = try solver.add(boxes[39] <= 100)
      if isRequired {
        first = try solver.add(boxes[0] == 0)
      } else {
        first = try solver.add((boxes[0] == 0).strength(.strong))
      }
      try solver.solve()
    }

    func drag(to value: Double) throws {
      try solver.setConstant(-value, of: first)
      try solver.solve()
    }

    var values: [UInt64] {
      get throws { try boxes.map { try solver.value(of: $0).bitPattern } }
    }
  }

  @Test(
    "a batch that fails after a drag across limits leaves no trace",
    arguments: [(isRequired: false, count: 3), (false, 9), (true, 3), (true, 9)])
  func draggedAcrossLimits(isRequired: Bool, count: Int) throws {
    let tried = try Dragged(isRequired: isRequired)
    let spared = try Dragged(isRequired: isRequired)
    for step in 0..<6 * count {
      // Up across the limits of the ray, and down again.
      let value = Double(step % count + 1) * 87.5 / Double(count)
      for system in [tried, spared] { try system.drag(to: value) }
      #expect(try tried.values == spared.values, "step \(step)")
      // Constants alone, for which the values step past the limits before the clash is found.
      if isRequired {
        try tried.solver.setConstant(-140, of: tried.first)
        #expect(throws: SolveError.self) { try tried.solver.solve() }
        #expect(try tried.values == spared.values, "step \(step), constant")
      }
      // A row that clashes, in the batch of a constant.
      try tried.solver.setConstant(-value - 20, of: tried.first)
      try tried.solver.add(tried.boxes[20] >= 110)
      #expect(throws: SolveError.self) { try tried.solver.solve() }
      #expect(try tried.values == spared.values, "step \(step), row")
    }
    #expect(tried.solver.statistics.constraints == spared.solver.statistics.constraints)
    let fresh = try Dragged(isRequired: isRequired)
    for system in [tried, spared, fresh] { try system.drag(to: 77) }
    #expect(try tried.values == spared.values)
    let values = try tried.solver.values(of: tried.boxes)
    #expect(isClose(values, try fresh.solver.values(of: fresh.boxes)))
    #expect(try abs(tried.solver.value(of: tried.boxes[0]) - 77) < 1e-9)
  }
}
