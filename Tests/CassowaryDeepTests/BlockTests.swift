// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Variables that determine one another, through the public calls.
@Suite("Blocks")
struct BlockTests {
  /// A large block, by name.
  enum Shape: String, CaseIterable {
    case spline, smallLaplacian, largeLaplacian

    var system: SquareSystem {
      switch self {
      case .spline: .spline(1000)
      case .smallLaplacian: .laplacian(20)
      case .largeLaplacian: .laplacian(Self.largeSide)
      }
    }

    #if DEBUG
    private static let largeSide = 22
    #else
    private static let largeSide = 40
    #endif
  }

  @Test("a large block, one of its constants and one of its rows", arguments: Shape.allCases)
  func large(_ shape: Shape) throws {
    let solver = Solver()
    let system = shape.system
    let (variables, handles) = try system.add(to: solver)
    let built = try solver.work()
    #expect(isClose(try solver.values(of: variables), system.solution))
    #expect(built.pivots <= system.rows.count)

    // Another constant moves everything, and every equation holds again.
    let middle = system.rows.count / 2 + 3
    let constant = try solver.constraint(for: handles[middle]).expression.constant
    let changed = try solver.work { try solver.setConstant(constant - 100, of: handles[middle]) }
    #expect(changed.pivots == 0 && changed.factorizations == 0)
    let moved = try solver.values(of: variables)
    #expect(moved.indices.contains { moved[$0] != system.solution[$0] })
    #expect(system.largestResidual(at: moved, besides: middle, 100) <= 1e-10)
    try solver.setConstant(constant, of: handles[middle])
    try solver.solve()
    #expect(isClose(try solver.values(of: variables), system.solution))

    // So does another row, which the values at hand do not solve.
    var row = system.equation(system.reweighted(middle, by: 1.25), variables)
    row.expression.constant -= 100
    var handle = handles[middle]
    let replaced = try solver.work {
      try solver.remove(handle)
      handle = try solver.add(row)
    }
    #expect(replaced.pivots <= 2 && replaced.factorizations <= 3)
    row.expression.constant += 100
    let mended = try solver.work {
      try solver.setConstant(row.expression.constant, of: handle)
    }
    #expect(mended.pivots == 0 && mended.factorizations == 0)
    #expect(isClose(try solver.values(of: variables), system.solution))
    #expect(solver.statistics.rebuilds == 0)
  }

  /// A solver with some systems that do not mention each other at first.
  private struct Blocks {
    let solver = Solver()
    let systems: [SquareSystem]
    var variables: [[Variable]] = []
    var handles: [[ConstraintHandle]] = []

    init(_ systems: [SquareSystem]) throws {
      self.systems = systems
      for system in systems {
        let (variables, handles) = try system.add(to: solver)
        self.variables.append(variables)
        self.handles.append(handles)
      }
      try solver.solve()
    }

    /// Puts another row in the place of one, goes away from the solution and comes back to it,
    /// and returns what all that cost.
    mutating func replace(
      _ row: Int, of system: Int, mentioning other: Int? = nil
    ) throws -> [Work] {
      let (own, handle) = (systems[system], handles[system][row])
      var constraint = own.equation(own.reweighted(row, by: 1.25), variables[system])
      if let other {
        constraint.expression.terms.append(Term(variables[other][3], 0.5))
        constraint.expression.constant -= 0.5 * systems[other].solution[3]
      }
      let solution = constraint.expression.constant
      constraint.expression.constant += 50
      let added = try solver.work {
        try solver.remove(handle)
        handles[system][row] = try solver.add(constraint)
      }
      let back = try solver.work {
        try solver.setConstant(solution, of: handles[system][row])
      }
      for (system, variables) in zip(systems, variables) {
        #expect(isClose(try solver.values(of: variables), system.solution))
      }
      return [added, back]
    }
  }

  @Test("changing a block leaves another one as it is")
  func apart() throws {
    let (first, second) = (SquareSystem.laplacian(6), SquareSystem.spline(40, seed: 2))
    var both = try Blocks([first, second])
    var alone = try Blocks([first])
    for step in 1...10 {
      let row = 7 * step % 36
      let (work, least) = (try both.replace(row, of: 0), try alone.replace(row, of: 0))
      #expect(work == least)
      #expect(work[0].factorizations <= 3 && work[1].factorizations == 0)
    }
    #expect(both.solver.statistics.rebuilds == 0)
  }

  @Test("a merge and a split of blocks factorise what they change")
  func merging() throws {
    let systems = [SquareSystem.laplacian(6), .spline(40, seed: 2), .laplacian(5, seed: 3)]
    var three = try Blocks(systems)
    var two = try Blocks(Array(systems.prefix(2)))
    for step in 1...5 {
      // One mentions the other: two blocks still. Each mentions the other: one block.
      for (system, other) in [(0, 1), (1, 0), (0, nil), (1, nil)] as [(Int, Int?)] {
        let row = (5 * step + system) % 36
        let work = try three.replace(row, of: system, mentioning: other)
        let least = try two.replace(row, of: system, mentioning: other)
        #expect(work == least)
        #expect(work[0].factorizations <= 4 && work[1].factorizations == 0)
      }
    }
    #expect(three.solver.statistics.rebuilds == 0)
  }
}
