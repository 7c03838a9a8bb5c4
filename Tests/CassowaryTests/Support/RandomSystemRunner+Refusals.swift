// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension RandomSystemRunner {
  /// Compares `refusedRequirements` with adding the required rows one by one, the newest
  /// first; nil if they agree.
  func refusalsFlaw(_ machine: CaseMachine, _ system: LiveSystem) throws -> String? {
    let order = system.rows.reversed().filter(\.isRequired).map(\.id)
    var ranks: [ConstraintHandle: Int] = [:]
    for (rank, id) in order.enumerated() {
      if let handle = machine.handles[id] { ranks[handle] = rank }
    }
    let refusals = try machine.solver.refusedRequirements { ranks[$0] ?? -1 }
    var kept: [String] = []
    var wanted: [String] = []
    for id in order {
      if system.isFeasible(kept + [id], bounded: system.variables) {
        kept.append(id)
      } else {
        wanted.append(id)
      }
    }
    let got = refusals.map { machine.name(of: $0.refused) }
    if got != wanted { return "expected \(wanted) to be refused in this order, got \(got)" }
    for refusal in refusals {
      let named = machine.named(refusal)
      let refused = machine.name(of: refusal.refused)
      if !named.ids.contains(refused) || !Set(named.ids).subtracting([refused]).isSubset(of: kept) {
        return "the set \(named.ids) that \(refused) closes holds more than it and what is kept"
      }
      if let flaw = system.flaw(inConflict: named.ids, bounded: named.bounded) { return flaw }
    }
    return nil
  }
}

extension CaseMachine {
  /// The names of the set that a refusal closes.
  func named(_ refusal: Refusal) -> Clash {
    Clash(
      ids: refusal.closing.map { name(of: $0) },
      bounded: refusal.lowerBounds.map { bound in names.first { variables[$0] == bound } ?? "?" })
  }
}
