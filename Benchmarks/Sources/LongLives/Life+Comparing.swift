// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The cost of a level and the size of what it was added up from.
private struct LevelCost {
  var cost = 0.0
  var size = 0.0
}

/// Tolerances of the comparison, each relative to what it is computed from.
private enum Share {
  /// Costs of a level, of the weighted terms of its rows.
  static let level = 1e-9

  /// The violation of a required row, of its terms.
  static let required = 1e-8

  /// A value below its bound, of the bound.
  static let bound = 1e-9

  /// A value that is the same in all optima; a difference of levels within their tolerance may
  /// move it by more than that.
  static let value = 1e-6
}

extension Life {
  /// Holds what was last committed against a solver made afresh from the same rows.
  ///
  /// Where they differ, an answer is right if it is that of a system whose constants are a few last
  /// digits away: coefficients far apart can make as much of rounding as that.
  ///
  /// - Throws: the first ``LifeFault``.
  func compare() throws {
    try checkBounds()
    let rows = committed.allRows
    do {
      try compare(rows, FreshSolver(committed.unknowns, rows))
    } catch let fault as LifeFault {
      for series in 0..<4 {
        let near = rows.enumerated().map { place, row in
          row.perturbed(by: row.measure(at: value).size, place, series: series)
        }
        do {
          try compare(rows, FreshSolver(committed.unknowns, near))
          return
        } catch is LifeFault {
          continue
        }
      }
      throw fault
    }
  }

  private func checkBounds() throws {
    for unknown in committed.unknowns {
      let value = value(unknown)
      let bound = unknown.lowerBound ?? -.infinity
      if !(value >= bound - Share.bound * max(1, bound.magnitude)) {
        throw LifeFault(.bound, "x\(unknown.number) is \(value), its bound \(bound)")
      }
    }
  }

  /// Holds levels and values of `rows` against those of a fresh solver.
  private func compare(_ rows: [LifeRow], _ fresh: FreshSolver) throws {
    do {
      if isRelaxed { try fresh.solver.solveRelaxed() } else { try fresh.solver.solve() }
    } catch {
      throw LifeFault(.feasibility, "a fresh solver says: \(error)")
    }
    var values: [Int: Double] = [:]
    for unknown in committed.unknowns { values[unknown.number] = value(unknown) }
    let live = try costs(rows) { values[$0] ?? .nan }
    let wanted = try costs(rows, fresh.value)
    for (level, (got, want)) in zip(live.priorities, zip(live.costs, wanted.costs)) {
      let size = max(1, got.size, want.size)
      if !((got.cost - want.cost).magnitude <= Share.level * size) {
        let worse = got.cost > want.cost ? "the life" : "the fresh solver"
        throw LifeFault(
          .level,
          "@\(level) costs \(got.cost), a fresh solver's \(want.cost), its terms \(size); "
            + "\(worse) is worse")
      }
    }
    try compareValues(fresh, precisions(rows) { values[$0] ?? .nan })
  }

  /// How well the rows that mention a variable determine it, given how well they hold.
  private func precisions(_ rows: [LifeRow], _ value: (Int) -> Double) -> [Int: Double] {
    var precisions: [Int: Double] = [:]
    for row in rows {
      let size = row.measure(at: value).size
      for term in row.terms where term.coefficient != 0 {
        precisions[term.variable] = max(
          precisions[term.variable] ?? 0, Share.level * size / term.coefficient.magnitude)
      }
    }
    return precisions
  }

  private func compareValues(_ fresh: FreshSolver, _ precisions: [Int: Double]) throws {
    let open = Set(solver.undeterminedVariables())
    for (unknown, isFixed) in zip(committed.unknowns, fresh.determined(committed.unknowns)) {
      if open.contains(unknown.variable) == isFixed {
        throw LifeFault(
          .determination,
          "x\(unknown.number) is \(isFixed ? "" : "not ")determined in a fresh solver only")
      }
      let (got, want) = (value(unknown), fresh.value(unknown.number))
      let allowed =
        Share.value * max(1, want.magnitude) + (precisions[unknown.number] ?? 0)
      if isFixed, !((got - want).magnitude <= allowed) {
        throw LifeFault(.value, "x\(unknown.number) is \(got), a fresh solver's \(want)")
      }
    }
  }

  private func costs(
    _ rows: [LifeRow], _ value: (Int) -> Double
  ) throws -> (priorities: [Float], costs: [LevelCost]) {
    var costs: [Float: LevelCost] = [:]
    for row in rows {
      let (violation, size) = row.measure(at: value)
      if row.strength.isRequired, !isRelaxed, !(violation <= Share.required * max(1, size)) {
        throw LifeFault(.required, "a required row is violated by \(violation) of \(size)")
      }
      costs[row.strength.priority, default: LevelCost()].cost += row.strength.weight * violation
      costs[row.strength.priority, default: LevelCost()].size += row.strength.weight * size
    }
    let priorities = costs.keys.sorted(by: >)
    return (priorities, priorities.map { costs[$0] ?? LevelCost() })
  }
}
