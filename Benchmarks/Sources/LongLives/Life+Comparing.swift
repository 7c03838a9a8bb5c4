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
  /// Where they differ, the ``ExactJudge`` must find both answers right.
  ///
  /// - Throws: the first ``LifeFault``.
  func compare() throws {
    let rows = committed.allRows
    try checkBounds(rows)
    let fresh = try FreshSolver(committed.unknowns, rows)
    do {
      try fresh.solve(isRelaxed: isRelaxed)
    } catch {
      if case .unsatisfiable = error, !judge(rows, { _ in .nan }).isFeasible,
        judge(rows, value).isOptimal(isRelaxed: isRelaxed)
      {
        return
      }
      throw LifeFault(.feasibility, "a fresh solver says: \(error)")
    }
    do {
      try compare(rows, fresh)
    } catch let fault as LifeFault where fault.kind != .determination {
      for answer in [value, fresh.value]
      where !judge(rows, answer).isOptimal(isRelaxed: isRelaxed) { throw fault }
    }
  }

  private func checkBounds(_ rows: [LifeRow]) throws {
    let inherited = ExactJudge.inherited(rows, value)
    for unknown in committed.unknowns {
      let value = value(unknown)
      let bound = unknown.lowerBound ?? -.infinity
      let allowed = Share.bound * max(1, bound.magnitude) + (inherited[unknown.number] ?? 0)
      if !(value >= bound - allowed) {
        throw LifeFault(.bound, "x\(unknown.number) is \(value), its bound \(bound)")
      }
    }
  }

  /// Holds levels and values of `rows` against those of a fresh solver.
  private func compare(_ rows: [LifeRow], _ fresh: FreshSolver) throws {
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
    try compareValues(fresh, rows)
  }

  private func compareValues(_ fresh: FreshSolver, _ rows: [LifeRow]) throws {
    let open = Set(solver.undeterminedVariables())
    lazy var here = judge(rows, value)
    lazy var there = judge(rows, fresh.value)
    lazy var isUndecided = rows.contains {
      isNearlyTight($0, value) || isNearlyTight($0, fresh.value)
    }
    for (unknown, isFixed) in zip(committed.unknowns, fresh.determined(committed.unknowns)) {
      let isFixedHere = !open.contains(unknown.variable)
      let (got, want) = (value(unknown), fresh.value(unknown.number))
      if isFixedHere != isFixed {
        if isUndecided { continue }
        if !here.agrees(that: unknown.number, isDetermined: isFixedHere)
          || !there.agrees(that: unknown.number, isDetermined: isFixed)
        {
          throw LifeFault(
            .determination,
            "x\(unknown.number) is \(isFixed ? "" : "not ")determined in a fresh solver only")
        }
      } else if isFixed, (got - want).magnitude > Share.value * max(1, want.magnitude) {
        throw LifeFault(.value, "x\(unknown.number) is \(got), a fresh solver's \(want)")
      }
    }
  }

  /// Whether a row is so near to its limit that a solver may take it for tight or not.
  private func isNearlyTight(_ row: LifeRow, _ value: (Int) -> Double) -> Bool {
    let (distance, size) = row.distance(at: value)
    return distance > Share.exact * size && distance <= Share.required * max(1, size)
  }

  private func judge(_ rows: [LifeRow], _ value: (Int) -> Double) -> ExactJudge {
    ExactJudge(committed.unknowns, rows, value)
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
