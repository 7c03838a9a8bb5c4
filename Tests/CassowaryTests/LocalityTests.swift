// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Changes in a list of cells, 28 variables and 45 rows each, cost what they touch.
@Suite("Locality")
struct LocalityTests {
  private static let counts = [50, 100, 200, 400]

  /// What it costs to take each of the last cells of a list out, and in again.
  private func tailChurn(_ count: Int) throws -> [Work] {
    var list = try CellList(count)
    try list.solver.solve()
    var works: [Work] = []
    for place in (count - 6)..<count {
      works.append(try list.solver.work { try list.takeOut(place) })
      works.append(try list.solver.work { try list.putBack(place) })
    }
    #expect(try list.firstWrongCell(width: 400) == nil)
    return works
  }

  @Test("a cell near the end of a list goes and comes back for the same in any list")
  func tail() throws {
    let shortest = try tailChurn(Self.counts[0])
    for work in shortest {
      #expect(work.pivots <= 4 && work.rounds <= 2 && work.rebuilds == 0, "\(work)")
      #expect(work.valuesComputed <= 150, "\(work)")
    }
    for count in Self.counts.dropFirst() {
      #expect(try tailChurn(count) == shortest)
    }
  }

  @Test("churn anywhere moves the cells behind and nothing else")
  func middle() throws {
    var list = try CellList(120)
    try list.solver.solve()
    for place in stride(from: 3, to: 120, by: 13) {
      let out = try list.solver.work { try list.takeOut(place) }
      let back = try list.solver.work { try list.putBack(place) }
      let behind = 120 - place
      // The top of every cell behind moves, and with it those of what stands in it.
      #expect(out.valuesComputed <= 8 * behind + 50 && out.pivots <= 2, "\(out)")
      #expect(back.valuesComputed <= 16 * behind + 150 && back.pivots <= 4, "\(back)")
      #expect(out.rounds <= 2 && back.rounds <= 2)
    }
    #expect(try list.firstWrongCell(width: 400) == nil)
    #expect(list.solver.statistics.rebuilds == 0)
  }

  private struct Step: Sendable, CustomStringConvertible {
    let description: String
    let record: @Sendable (CellList, Int) throws -> Void
  }

  /// Changes of single constraints, each of which has an effect on the cell.
  private static let steps: [Step] = [
    Step(description: "a higher title") { list, cell in
      try list.solver.setConstant(-40, of: list.handles[cell][15])
    },
    Step(description: "a lower limit of the title's width, too light to count") { list, cell in
      try list.solver.setConstant(-70, of: list.handles[cell][14])
    },
    Step(description: "the same limit, heavy enough") { list, cell in
      try list.solver.setWeight(75, of: list.handles[cell][14])
    },
    Step(description: "a button centred less than the cell is low") { list, cell in
      try list.solver.setPriority(100, of: list.handles[cell][33])
    },
    Step(description: "a least height that decides") { list, cell in
      try list.solver.setConstant(-150, of: list.handles[cell][2])
    },
    Step(description: "a lowness that must be") { list, cell in
      try list.solver.setStrength(.strong.weighted(3), of: list.handles[cell][3])
    },
    Step(description: "a least height that decides no more") { list, cell in
      try list.solver.setConstant(-44, of: list.handles[cell][2])
    },
    Step(description: "a button centred as before") { list, cell in
      try list.solver.setPriority(500, of: list.handles[cell][33])
    },
  ]

  @Test("a change in place costs the same in any list and gives what a fresh solver gives")
  func changes() throws {
    var works: [[Work]] = []
    for count in [20, 40, 80] {
      let list = try CellList(count)
      let cell = count - 2
      let variables = list.cells.flatMap(\.variables)
      try list.solver.solve()
      works.append([])
      for (place, step) in Self.steps.enumerated() {
        let work = try list.solver.work { try step.record(list, cell) }
        #expect(work.pivots <= 6 && work.rounds <= 3 && work.rebuilds == 0, "\(step): \(work)")
        #expect(work.valuesComputed <= 100, "\(step): \(work)")
        let values = try list.solver.values(of: variables)
        works[works.count - 1].append(work)
        if count > 20 { continue }
        let fresh = try CellList(count)
        for earlier in Self.steps[...place] { try earlier.record(fresh, cell) }
        try fresh.solver.solve()
        let wanted = try fresh.solver.values(of: fresh.cells.flatMap(\.variables))
        #expect(isClose(values, wanted), "\(step)")
      }
    }
    #expect(works[1] == works[0])
    #expect(works[2] == works[0])
  }
}
