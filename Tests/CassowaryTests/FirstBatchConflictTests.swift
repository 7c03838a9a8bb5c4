// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Foundation
import Testing

/// Batches that cannot hold, on variables that are as new as their rows.
///
/// Each runs in a process of its own: a solve without an end must not take the other tests with it.
@Suite("First batches that clash")
struct FirstBatchConflictTests {
  @Test("new variables of which one depends on others that come later")
  func dependents() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("ten new variables, six rows")
      let solver = Solver()
      var x = try solver.makeVariables(9)
      x.append(try solver.makeVariable(lowerBound: 2))
      try solver.add(x[3] / 3 + 62 <= 0)
      try solver.add(x[3] + x[7] >= 0)
      try solver.add(-x[3] + x[7] + x[9] <= 0)
      try solver.add(x[1] + 99 >= 0)
      try solver.add((x[3] + 0.5 * x[7] + x[9] >= 0).strength(.medium))
      try solver.add((-x[1] - x[9] == 0).strength(.medium))
      let conflicts = try #require(try solver.clashes())
      // x3 <= -186 and x7 >= -x3 against x7 <= x3 - x9.
      #expect(conflicts.map { $0.members.count } == [3])
      #expect(try solver.values(of: x) == x.map { _ in 0 })
      try solver.solve()
    }
  }

  @Test("sets of a first batch beside variables that nothing mentions", arguments: 0...8)
  func besideOpenVariables(_ count: Int) async {
    await #expect(processExitsWith: .success) { [count] in
      Deadline(seconds: 20).begin("two variables, four rows, \(count) open variables")
      let solver = Solver()
      let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
      _ = try solver.makeVariables(count)
      let sum = try solver.add(-x - y + 1 == 0)
      let below = try solver.add(y + 1 == 0)
      let mean = try solver.add(0.5 * x + y / 3 == 0)
      let above = try solver.add(-y <= 0)
      // The sum and the mean say that y is 3.
      let right: [Set<ConstraintHandle>] = [[below, above], [sum, below, mean]]
      let conflicts = try #require(try solver.clashes())
      #expect(!conflicts.isEmpty)
      for conflict in conflicts { #expect(right.contains(Set(conflict.handles))) }
    }
  }

  @Test("the search for clashes ends where rounding keeps a row from holding")
  func endsBesideRounding() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("ten rows, coefficients of 1e-4 and 1e4")
      let solver = Solver()
      let bounds: [Double?] = [nil, nil, nil, nil, 0, 0, 1, nil, nil]
      let x = try bounds.map { try solver.makeVariable(lowerBound: $0) }
      try solver.add(10_000 * x[1] + 1e-4 * x[4] + 0.01 * x[7] - 54 == 0)
      try solver.add(0.01 * x[5] + 10_000 * x[7] + 54 <= 0)
      try solver.add(-1 * x[3] + 1e-4 * x[7] + 10_000 * x[8] - 38 == 0)
      try solver.add(-1 * x[3] + 10_000 * x[5] + 100 * x[6] - 37 == 0)
      try solver.add(10_000 * x[0] + 0.01 * x[6] - 67 == 0)
      try solver.add(x[2] == 65)
      try solver.add((100 * x[0] - x[2] + x[4] - 52 == 0).strength(.medium))
      try solver.add(x[1] - x[4] + 1e-4 * x[8] + 95 == 0)
      try solver.add(x[1] + 1e-4 * x[3] - x[5] + 72 == 0)
      try solver.add(0.01 * x[0] + 1e-4 * x[8] - 70 == 0)
      #expect(throws: SolveError.self) { try solver.solve() }
      #expect(try solver.values(of: x) == x.map { _ in 0 })
    }
  }

  @Test("clashes are told beside a row that rounding keeps from holding")
  func besideRounding() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("rows that need values of 4.5e17")
      for isClashing in [false, true] {
        let solver = Solver()
        let x = try solver.makeVariables(6)
        let y = try solver.makeVariable(lowerBound: 0)
        // x3 = 10,000·x4 + 0.02·x1 - 2.25, x1 = 1e-10·x4 at most: with x4 = 4.5e17 the rows can hold.
        try solver.add(100 * x[0] + 10_000 * x[1] + y + 89 == 0)
        try solver.add(10_000 * x[0] + 1e-4 * x[4] + y + 32 >= 0)
        try solver.add(-x[1] + 100 * x[3] + 0.01 * x[2] - 75 == 0)
        try solver.add(0.01 * x[1] + 10_000 * x[4] + 1e-4 * x[2] - 3 == 0)
        try solver.add(1e-4 * x[3] - x[4] - 90 >= 0)
        let low = try solver.add(x[5] <= 1)
        let high = try solver.add(x[5] >= (isClashing ? 2 : 0))
        do {
          try solver.solve()
          Issue.record("rows hold that need values of 4.5e17")
        } catch SolveError.unsatisfiable(let conflicts) where isClashing {
          #expect(conflicts.map { Set($0.handles) } == [[low, high]])
        } catch SolveError.inaccurate where !isClashing {
        } catch {
          Issue.record("\(error)")
        }
      }
    }
  }

  @Test("costs that cancel to a millionth of a millionth do not lead pivots in a circle")
  func cancellingCosts() async {
    await #expect(processExitsWith: .success) {
      Deadline(seconds: 20).begin("four variables, nine rows, coefficients of 1e-4 and 1e4")
      let solver = Solver()
      let x = try [nil, nil, nil, 2].map { try solver.makeVariable(lowerBound: $0) }
      try solver.add((100 * x[1] + x[2] + 62 <= 0).strength(.medium))
      let c1 = try solver.add(100 * x[2] + x[0] + 71 >= 0)
      let c2 = try solver.add(-1 * x[0] + 10_000 * x[1] - 36 == 0)
      try solver.add((10_000 * x[0] + 0.01 * x[1] + 24 == 0).strength(.medium))
      let c4 = try solver.add(0.01 * x[3] + 0.01 * x[2] + 1e-4 * x[1] - 86 <= 0)
      let c5 = try solver.add(-1 * x[3] + 1e-4 * x[2] - 21 == 0)
      let c6 = try solver.add(10_000 * x[0] - 87 >= 0)
      let c7 = try solver.add(10_000 * x[0] + 55 == 0)
      let c8 = try solver.add(1e-4 * x[1] + 0.01 * x[3] - 15 >= 0)
      let conflicts = try #require(try solver.clashes())
      // x3 >= 2 needs an x2 of 230,000, which c4 forbids whatever holds x1 up; c6 and c7 want x0 on
      // two sides.
      let right: [Set<ConstraintHandle>] = [
        [c1, c2, c4, c5], [c2, c4, c5, c6], [c2, c4, c5, c7], [c4, c5, c8], [c6, c7],
      ]
      #expect(!conflicts.isEmpty)
      for conflict in conflicts { #expect(right.contains(Set(conflict.handles))) }
    }
  }
}
