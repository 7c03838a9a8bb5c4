// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Values after very many suggestions, beside those of a solver that saw the last one only.
@Suite("Drift")
struct DriftTests {
  #if DEBUG
  private static let count = 20_000
  #else
  private static let count = 1_000_000
  #endif

  /// Fails unless all values are within 1e-9 of each other, relative to themselves.
  private func expectEqual(_ got: [Double], _ wanted: [Double]) {
    #expect(got.count == wanted.count)
    for (place, pair) in zip(got, wanted).enumerated() {
      #expect(
        (pair.0 - pair.1).magnitude <= 1e-9 * pair.1.magnitude, "value \(place): \(pair)")
    }
  }

  @Test("a chain whose factors no double holds")
  func chain() throws {
    func make() throws -> (solver: Solver, boxes: [Variable]) {
      let solver = Solver()
      let boxes = try solver.makeVariables(12)
      for (a, b) in zip(boxes, boxes.dropFirst()) { try solver.add(b == 0.9 * a + 0.1) }
      try solver.add((boxes[11] >= 40).strength(.strong))
      try solver.edit(boxes[0], strength: .medium)
      return (solver, boxes)
    }
    let old = try make()
    for step in 0..<Self.count {
      // Every few hundred steps the wish at the far end holds the chain.
      try old.solver.suggest(Double(step % 977) / 7 + 3, for: old.boxes[0])
      try old.solver.solve()
    }
    #expect(old.solver.statistics.pivots >= Self.count / 977)
    for last in [190.0 / 7, 201, 1000.0 / 3] {
      let fresh = try make()
      for (solver, boxes) in [old, fresh] {
        try solver.suggest(last, for: boxes[0])
        try solver.solve()
      }
      expectEqual(
        try old.solver.values(of: old.boxes), try fresh.solver.values(of: fresh.boxes))
    }
    #expect(old.solver.statistics.rebuilds == 0)
  }

  @Test("a cell of a list whose width goes back and forth")
  func cell() throws {
    let old = try CellList(1)
    try old.solver.solve()
    var random = SeededGenerator(seed: 5)
    for step in 0..<Self.count {
      // Most steps are small ones; every fiftieth goes anywhere, and texts truncate or do not.
      let base = 180 + Double(step / 50 * 83 % 400)
      try old.solver.suggest(
        base + Double(random.int(0...70)) / 7, for: old.window.width)
      try old.solver.solve()
    }
    #expect(old.solver.statistics.pivots >= Self.count / 100)
    for last in [200.0 / 3 + 150, 390.7, 1000.0 / 3] {
      let fresh = try CellList(1)
      for list in [old, fresh] {
        try list.solver.suggest(last, for: list.window.width)
        try list.solver.solve()
      }
      let cells = (old.cells[0], fresh.cells[0])
      expectEqual(
        try old.solver.values(of: cells.0.variables),
        try fresh.solver.values(of: cells.1.variables))
    }
    #expect(old.solver.statistics.rebuilds == 0)
  }

  @Test("values that pass by zero along a path", arguments: [1e-3, 1e-4, 1e-5, 1e-6])
  func nearlyParallel(_ angle: Double) throws {
    let solver = Solver()
    let (x, y, edge) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add(x + y == edge)
    try solver.add(x + (1 + angle) * y == 5)
    try solver.edit(edge, strength: .strong)
    for wish in [1.0, 2, 3, 4, 5] {
      try solver.suggest(wish, for: edge)
      try solver.solve()
    }
    // A solver that is asked for 5 only gives 5 and 0 to the last digits.
    let values = try solver.values(x, y)
    #expect(isClose(values, [5, 0]))
  }
}
