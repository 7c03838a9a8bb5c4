// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Loops over plain addresses, beside their twins that check every index.
@Suite("Checked twins")
struct CheckedTwinTests {
  /// What can be seen of a solver after a batch, bit by bit.
  private struct Trace: Equatable {
    var outcome: String
    var values: [UInt64]
    var changed: [Int32]
    var statistics: SolverStatistics
  }

  private func trace(
    _ solver: Solver, _ variables: [Variable], _ outcome: String
  ) throws -> Trace {
    Trace(
      outcome: outcome, values: try solver.values(of: variables).map(\.bitPattern),
      changed: solver.changedVariables.map(\.index), statistics: solver.statistics)
  }

  private func traces(of system: RandomSystem, isChecked: Bool) throws -> [Trace] {
    var machine = CaseMachine()
    machine.solver.core.work.isChecked = isChecked
    var traces: [Trace] = []
    for batch in system.batches {
      let before = machine
      for step in batch { try? machine.record([step]) }
      var outcome = "solved"
      do { try machine.solve(orRestore: before) } catch { outcome = error.message }
      traces.append(
        try trace(
          machine.solver, machine.names.compactMap { machine.variables[$0] }, outcome))
    }
    #expect(machine.solver.core.work.isChecked == isChecked)
    return traces
  }

  @Test("random systems, batch for batch", arguments: UInt64(1)...300)
  func randomSystems(seed: UInt64) throws {
    let system = RandomSystemGenerator.system(seed: 10_000 + seed)
    let checked = try traces(of: system, isChecked: true)
    let unchecked = try traces(of: system, isChecked: false)
    #expect(checked == unchecked, "seed \(seed), profile \(system.profile)")
  }

  private func listTraces(seed: UInt64, isChecked: Bool) throws -> [Trace] {
    var random = SeededGenerator(seed: seed)
    var list = try CellList(random.int(3...40))
    let solver = list.solver
    solver.core.work.isChecked = isChecked
    let variables = list.window.variables + list.cells.flatMap(\.variables)
    try solver.solve()
    var traces = [try trace(solver, variables, "built")]
    for _ in 0..<20 {
      let place = random.int(0...list.cells.count - 1)
      switch random.int(0...9) {
      case 0...1:
        try list.takeOut(place)
        try solver.solve()
        try list.putBack(place)
      case 2...3:
        let handle = random.pick(list.handles[place])
        let constant = try solver.constraint(for: handle).expression.constant
        try solver.setConstant(constant + random.double(-3...3), of: handle)
      case 4:
        let handle = random.pick(list.handles[place])
        try solver.setWeight(random.double(1...30), of: handle)
      case 5:
        let handle = random.pick(list.handles[place])
        try solver.setPriority(random.pick([1000, 750, 500, 250]), of: handle)
      default:
        // A drag, long enough for a path to be made and followed.
        var width = random.double(150...500)
        for _ in 0..<random.int(3...8) {
          width += random.double(-16...16) / 8
          try solver.suggest(width, for: list.window.width)
          try solver.solveRelaxed()
        }
      }
      let violated = try solver.solveRelaxed()
      traces.append(try trace(solver, variables, "\(violated.count) violated"))
    }
    return traces
  }

  @Test("lists, batch for batch", arguments: UInt64(1)...12)
  func lists(seed: UInt64) throws {
    let checked = try listTraces(seed: seed, isChecked: true)
    let unchecked = try listTraces(seed: seed, isChecked: false)
    #expect(checked == unchecked, "seed \(seed)")
    #expect(checked.last?.statistics.pivots ?? 0 > 0)
  }
}
