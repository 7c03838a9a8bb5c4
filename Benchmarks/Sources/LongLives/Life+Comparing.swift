// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Tolerances of the comparison, each relative to what it is computed from.
private enum Share {
  /// Costs of a level, of the weighted terms of its rows.
  static let level = 1e-9

  /// The violation of a required row, of its terms.
  static let required = 1e-8

  /// A distance from zero that is nothing but rounding, of the terms.
  static let exact = 1e-14

  /// A value below its bound, of the bound.
  static let bound = 1e-9

  /// A value that is the same in all optima; a difference of levels within their tolerance may
  /// move it by more than that.
  static let value = 1e-6
}

extension Life {
  /// Holds what was last committed against a solver made afresh from the same rows.
  ///
  /// Where they differ, an answer is right if it is that of a system whose constants are as far away as
  /// the required rows may miss, or a few last digits: coefficients far apart can make as much of
  /// rounding as that.
  ///
  /// - Throws: the first ``LifeFault``.
  func compare() throws {
    let rows = committed.allRows
    try checkBounds(rows)
    do {
      try compare(rows, FreshSolver(committed.unknowns, rows))
    } catch let fault as LifeFault {
      for near in nearSystems(rows) {
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

  /// The rows with other constants: those that the values meet, then some that are rounded otherwise.
  private func nearSystems(_ rows: [LifeRow]) -> [[LifeRow]] {
    [rows.map { isRelaxed ? $0 : $0.moved(toHoldAt: value) }]
      + (0..<4).map { series in
        rows.enumerated().map { place, row in
          row.perturbed(by: row.measure(at: value).size, place, series: series)
        }
      }
  }

  private func checkBounds(_ rows: [LifeRow]) throws {
    let precisions = precisions(rows, value)
    for unknown in committed.unknowns {
      let value = value(unknown)
      let bound = unknown.lowerBound ?? -.infinity
      let allowed = Share.bound * max(1, bound.magnitude) + (precisions[unknown.number] ?? 0)
      if !(value >= bound - allowed) {
        throw LifeFault(.bound, "x\(unknown.number) is \(value), its bound \(bound)")
      }
    }
  }

  /// Holds levels and values of `rows` against those of a fresh solver.
  private func compare(_ rows: [LifeRow], _ fresh: FreshSolver) throws {
    do {
      try fresh.solve(isRelaxed: isRelaxed)
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
    try compareValues(fresh, rows, precisions(rows) { values[$0] ?? .nan })
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

  private func compareValues(
    _ fresh: FreshSolver, _ rows: [LifeRow], _ precisions: [Int: Double]
  ) throws {
    let open = Set(solver.undeterminedVariables())
    let isDecided = !rows.contains { isNearlyTight($0) { fresh.value($0) } }
    for (unknown, isFixed) in zip(committed.unknowns, fresh.determined(committed.unknowns)) {
      if isDecided, open.contains(unknown.variable) == isFixed {
        let mobility = try Mobility(of: unknown, committed.unknowns, rows, isRelaxed: isRelaxed)
        if mobility != .slight {
          throw LifeFault(
            .determination,
            "x\(unknown.number) is \(isFixed ? "" : "not ")determined in a fresh solver only, "
              + "and is \(mobility)")
        }
      }
      let (got, want) = (value(unknown), fresh.value(unknown.number))
      let allowed =
        Share.value * max(1, want.magnitude) + (precisions[unknown.number] ?? 0)
      if !isFixed || (got - want).magnitude <= allowed { continue }
      let mobility = try Mobility(
        of: unknown, to: got, committed.unknowns, rows, isRelaxed: isRelaxed)
      if mobility == .fixed {
        throw LifeFault(.value, "x\(unknown.number) is \(got), a fresh solver's \(want)")
      }
    }
  }

  /// Whether a row is so near to its limit that a solver may take it for tight or not.
  private func isNearlyTight(_ row: LifeRow, _ value: (Int) -> Double) -> Bool {
    let (distance, size) = row.distance(at: value)
    return distance > Share.exact * size && distance <= Share.required * max(1, size)
  }

  /// The cost of each level, the highest first.
  private func costs(
    _ rows: [LifeRow], _ value: (Int) -> Double
  ) throws -> (priorities: [Float], costs: [LevelCost]) {
    for row in rows where row.strength.isRequired && !isRelaxed {
      let (violation, size) = row.measure(at: value)
      if !(violation <= Share.required * max(1, size)) {
        throw LifeFault(.required, "a required row is violated by \(violation) of \(size)")
      }
    }
    return LevelCost.all(rows, value)
  }
}
