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
}
