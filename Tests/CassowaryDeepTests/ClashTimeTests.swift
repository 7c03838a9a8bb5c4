// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Foundation
import Testing

/// What takes near linear work must end at sizes where more would take minutes.
///
/// Times are not asserted: each runs in a process of its own, which is ended after a time that
/// hundreds of times the linear work would not take.
@Suite("Work on clashes")
struct ClashTimeTests {
  @Test("many copies of two rows that clash")
  func copies() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("3,000 copies of two rows that clash")
      let solver = Solver()
      let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
      var sums: [ConstraintHandle: Double] = [:]
      for sum in [10.0, 11] {
        for _ in 0..<3000 { sums[try solver.add(x + y == sum)] = sum }
      }
      let conflicts = try #require(try solver.clashes())
      #expect(!conflicts.isEmpty)
      for conflict in conflicts {
        #expect(Set(conflict.handles.compactMap { sums[$0] }) == [10, 11])
        #expect(conflict.handles.count == 2)
      }
    }
  }

  @Test("where the exact search has too much to do, the rows that come first name their clashes")
  func multiples() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 240).begin("150 multiples that contradict one another")
      let solver = Solver()
      let x = try solver.makeVariables(150, lowerBound: 0)
      try solver.add(x[0] == 1)
      for i in 1..<150 {
        try solver.add(x[i] == 1.001 * x[i - 1])
        try solver.add(x[i] == 1.002 * x[i - 1])
      }
      let conflicts = try #require(try solver.clashes())
      #expect(conflicts.count >= 100 && conflicts.contains { $0.members.count == 3 })
    }
  }

  @Test("one row of many open variables")
  func openRow() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("a row of 200,000 open variables")
      let solver = Solver()
      let variables = try solver.makeVariables(200_000)
      let row = try solver.add(LinearExpression(variables.map { Term($0) }) == 12)
      try solver.solve()
      #expect((try solver.residual(of: row)).magnitude <= 1e-9)
    }
  }

  /// Boxes side by side, each with `right <= width`, half of which overflow.
  private struct Chain {
    let solver = Solver()

    /// All constraints, those of one box after those of another.
    var handles: [ConstraintHandle] = []

    /// The limits of the boxes that overflow.
    var overflowing: [ConstraintHandle] = []

    init(_ count: Int) throws {
      let width = try solver.makeVariable()
      handles.append(try solver.add(width == Double(5 * count)))
      var left: Variable?
      for number in 0..<count {
        let (x, size) = (try solver.makeVariable(), try solver.makeVariable(lowerBound: 0))
        if let left {
          handles.append(try solver.add(x == left + 10))
        } else {
          handles.append(try solver.add(x == 0))
        }
        handles.append(try solver.add(size == 10))
        handles.append(try solver.add(x + size <= width))
        if 2 * number >= count { overflowing.append(handles[handles.count - 1]) }
        left = x
      }
    }
  }

  @Test("what a chain that overflows does without, one refusal after another")
  func refusals() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("a chain of 400 boxes that overflows")
      let chain = try Chain(400)
      var ranks: [ConstraintHandle: Int] = [:]
      for (rank, handle) in chain.handles.enumerated() { ranks[handle] = rank }
      var refused: Set<ConstraintHandle> = []
      while true {
        let violated = try chain.solver.solveRelaxed()
        if violated.isEmpty { break }
        var work = 10_000_000
        let refusals = chain.solver.refusals(violated, work: &work) { ranks[$0] ?? -1 }
        for refusal in refusals.refusals {
          let closing = refusals.closing(refusal)
          try #require(closing.max { ranks[$0] ?? 0 < ranks[$1] ?? 0 } == refusal.refused)
          refused.insert(refusal.refused)
          try chain.solver.remove(refusal.refused)
        }
      }
      #expect(refused == Set(chain.overflowing))
    }
  }

  @Test("work on a chain that overflows grows with its boxes")
  func growth() throws {
    func work(_ count: Int) throws -> Double {
      let chain = try Chain(count)
      try chain.solver.solveRelaxed()
      let done = chain.solver.statistics
      return Double(done.pivots + done.flips + done.valuesComputed + done.itemsExpressed)
    }
    let slope = log(try work(800) / work(100)) / log(8)
    #expect(slope <= 1.3)
  }

  @Test("a long clash beside many lower bounds is told, not taken for rounding")
  func manyBounds() throws {
    let solver = Solver()
    var edge = try solver.makeVariable()
    try solver.add(edge == 0)
    for number in 0..<3000 {
      let (width, right) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable())
      try solver.add(width >= Double(10 + number % 7))
      try solver.add(right == edge + width)
      edge = right
    }
    try solver.add(edge == 100)
    let conflicts = try #require(try solver.clashes())
    // All rows are needed, and no bound is: each width is at least 10.
    #expect(conflicts.map(\.members.count) == [6002])
    #expect(conflicts.map(\.lowerBounds.count) == [0])
  }
}
