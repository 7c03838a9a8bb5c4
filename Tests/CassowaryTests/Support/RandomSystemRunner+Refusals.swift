// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension RandomSystemRunner {
  /// Compares the rows that are left out, as refusals say, with those that adding the required
  /// rows one by one, the newest first, refuses; nil if they agree.
  func refusalsFlaw(_ machine: CaseMachine, _ system: LiveSystem) throws -> String? {
    let order = system.rows.reversed().filter(\.isRequired)
    let (refusals, values) = try refusals(order, system)
    var kept: [String] = []
    var wanted: [String] = []
    for id in order.map(\.id) {
      if system.isFeasible(kept + [id], bounded: system.variables) {
        kept.append(id)
      } else {
        wanted.append(id)
      }
    }
    let got = order.map(\.id).filter { refusals[$0] != nil }
    if got != wanted { return "expected \(wanted) to be refused, got \(got)" }
    for refused in got {
      guard let named = refusals[refused] else { continue }
      if !named.ids.contains(refused) || !Set(named.ids).subtracting([refused]).isSubset(of: kept) {
        return "the set \(named.ids) that \(refused) closes holds more than it and what is kept"
      }
      if let flaw = system.flaw(in: named) { return flaw }
    }
    return optimumFlaw(values, system, without: got)
  }

  /// Compares the levels of values with those of `system` without what is refused, and without stays and edits.
  private func optimumFlaw(
    _ values: [String: Double], _ system: LiveSystem, without refused: [String]
  ) -> String? {
    var kept = LiveSystem()
    for name in system.variables {
      kept.apply(.variable(name))
      kept.apply(.lowerBound(variable: name, system.lowerBounds[name]))
    }
    for row in system.rows where !refused.contains(row.id) { kept.apply(.add(row)) }
    var flaw: String?
    for held in [nil, values] {
      let reference = kept.reference(anchors: [:], holdingAt: held)
      do {
        try checkLevels(reference, kept, values, [:])
        return nil
      } catch {
        flaw = flaw ?? "without \(refused): \(error)"
      }
    }
    return flaw
  }

  /// Leaves out what is refused and puts back what is refused by a set that lost another member,
  /// until the rows in `order` that are left can hold.
  ///
  /// - Returns: What is refused, and the values that all other rows of `system` come to.
  private func refusals(
    _ order: [CaseRow], _ system: LiveSystem
  ) throws -> (refused: [String: StepRefusal.Clash], values: [String: Double]) {
    var machine = CaseMachine()
    for name in system.variables {
      try machine.record([.variable(name)])
      if let bound = system.lowerBounds[name] {
        try machine.record([.lowerBound(variable: name, bound)])
      }
    }
    for row in order { try machine.record([.add(row)]) }
    for row in system.rows where !row.isRequired { try machine.record([.add(row)]) }
    var refused: [String: StepRefusal.Clash] = [:]
    while true {
      let violated = try machine.solver.solveUpToClash()
      var ranks: [ConstraintHandle: Int] = [:]
      for (rank, row) in order.enumerated() {
        if let handle = machine.handles[row.id] { ranks[handle] = rank }
      }
      var work = 10_000_000
      let new = machine.solver.refusals(violated, work: &work) { ranks[$0] ?? -1 }
      for refusal in new.refusals {
        refused[machine.name(of: refusal.refused)] = machine.named(refusal, new)
      }
      for refusal in new.refusals {
        try machine.record([.remove(id: machine.name(of: refusal.refused))])
      }
      let unfounded = order.filter { row in
        refused[row.id]?.ids.contains { $0 != row.id && refused[$0] != nil } == true
      }
      for row in unfounded {
        refused[row.id] = nil
        try machine.record([.add(row)])
      }
      if new.refusals.isEmpty, unfounded.isEmpty { return (refused, try machine.values()) }
    }
  }
}

extension CaseMachine {
  /// The names of the set that a refusal closes.
  func named(_ refusal: Refusal, _ all: Refusals) -> StepRefusal.Clash {
    StepRefusal.Clash(
      ids: all.closing(refusal).map { name(of: $0) },
      bounded: all.lowerBounds(refusal).map { name(of: $0) })
  }
}
