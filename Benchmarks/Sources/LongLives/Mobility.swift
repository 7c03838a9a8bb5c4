// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What it costs to move a value away from its optimum, found by moving it.
///
/// Whether a value is determined is a question of exact arithmetic: a multiplier of 1e-11 among others of
/// 1e3 determines it, and may as well be rounding.
enum Mobility {
  /// Nothing.
  case free

  /// Less than the tolerance with which levels are compared.
  case slight

  /// More than that.
  case fixed

  /// Shares of a level's terms: what is nothing, and what is within tolerance.
  private static let nothing = 1e-14
  private static let tolerance = 1e-9

  /// Moves a variable of a system both ways, at any cost but that of required rows.
  ///
  /// A movement that costs nothing beside terms of 1e15 may cost something if it goes on.
  init(
    of moved: LifeState.Unknown, _ unknowns: [LifeState.Unknown], _ rows: [LifeRow], isRelaxed: Bool
  ) throws {
    let probe = try Probe(moved, unknowns, rows, isRelaxed: isRelaxed)
    let size = max(1, probe.present.magnitude)
    self = .fixed
    for step in [0.01, -0.01] {
      let mobility = try probe.move(to: probe.present + step * size)
      if mobility == .fixed { continue }
      self = .slight
      if mobility == .slight { continue }
      let goesOn = try [1e3, 1e6].allSatisfy { factor in
        try probe.move(to: probe.present + factor * step * size) != .slight
      }
      if goesOn {
        self = .free
        return
      }
    }
  }

  /// Moves a variable of a system to a value.
  init(
    of moved: LifeState.Unknown, to value: Double, _ unknowns: [LifeState.Unknown],
    _ rows: [LifeRow], isRelaxed: Bool
  ) throws {
    self = try Probe(moved, unknowns, rows, isRelaxed: isRelaxed).move(to: value)
  }

  /// A system and its optimum.
  private struct Probe {
    let moved: LifeState.Unknown
    let unknowns: [LifeState.Unknown]
    let rows: [LifeRow]
    let isRelaxed: Bool
    let present: Double
    let best: [LevelCost]

    init(
      _ moved: LifeState.Unknown, _ unknowns: [LifeState.Unknown], _ rows: [LifeRow],
      isRelaxed: Bool
    ) throws {
      let fresh = try FreshSolver(unknowns, rows)
      try fresh.solve(isRelaxed: isRelaxed)
      (self.moved, self.unknowns, self.rows) = (moved, unknowns, rows)
      self.isRelaxed = isRelaxed
      present = fresh.value(moved.number)
      best = LevelCost.all(rows, fresh.value).costs
    }

    /// What it costs to move the variable there; as good as fixed where required rows forbid it.
    func move(to wanted: Double) throws -> Mobility {
      let pin = LifeRow([LifeRow.Term(moved.number, 1)], constant: -wanted, .equal)
      let pushed = try FreshSolver(unknowns, rows + [pin])
      do {
        try pushed.solve(isRelaxed: isRelaxed)
      } catch {
        return .fixed
      }
      let missed = (pushed.value(moved.number) - wanted).magnitude
      if missed > (present - wanted).magnitude / 2 { return .fixed }
      return Mobility.compare(LevelCost.all(rows, pushed.value).costs, best)
    }
  }

  /// What the first level that differs says.
  private static func compare(_ costs: [LevelCost], _ best: [LevelCost]) -> Mobility {
    for (cost, best) in zip(costs, best) {
      let share = (cost.cost - best.cost).magnitude / max(1, cost.size, best.size)
      if share > tolerance { return .fixed }
      if share > nothing { return .slight }
    }
    return .free
  }
}
