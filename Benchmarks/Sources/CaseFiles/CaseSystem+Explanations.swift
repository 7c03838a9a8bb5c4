// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseSystem {
  /// What is wrong with an irreducible set of required rows that clash; nil if it is one.
  func flaw(in clash: StepRefusal.Clash) -> String? {
    let ids = clash.ids
    if Set(ids).count != ids.count { return "\(ids) names a constraint twice" }
    if let stranger = ids.first(where: { row($0)?.isRequired != true }) {
      return "\(stranger) in \(ids) is not a required constraint"
    }
    let bounds = clash.bounded.map { name in
      var row = CaseRow.equality(
        name, name, lowerBounds[name] ?? -.infinity, priority: CaseRow.required, weight: 1)
      row.relation = .greaterThanOrEqual
      return row
    }
    if InfeasibilityProof(ids.compactMap { row($0) } + bounds) == nil {
      let with = clash.bounded.isEmpty ? "" : " with the bounds of \(clash.bounded)"
      return "\(ids)\(with) is no irreducible set of constraints that cannot all hold"
    }
    return nil
  }
}
