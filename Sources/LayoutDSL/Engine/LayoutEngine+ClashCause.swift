// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What clashes come to.
extension LayoutEngine {
  /// The constraints and the engine's own rows of an irreducible set, for what they come to.
  ///
  /// - Complexity: O(cells of the rows).
  func rows(
    of members: [LayoutConstraint], _ sentences: [EngineSentence]
  ) -> [ClashSum.Row] {
    var rows = members.compactMap { constraint -> ClashSum.Row? in
      constraint.equation.map {
        ClashSum.Row(form: $0.difference, relation: $0.relation, source: .constraint(constraint))
      }
    }
    rows += sentences.map {
      ClashSum.Row(
        form: $0.form, units: $0.units, unitOwner: $0.state, relation: $0.relation,
        source: .engine($0))
    }
    return rows
  }

  /// The reports, those about the same view that still has its frame in one.
  ///
  /// - Complexity: O(members of the reports).
  func joined(_ issues: [EngineIssue]) -> [EngineIssue] {
    var groups: [[EngineIssue]] = []
    var groupOfView: [ObjectIdentifier: Int] = [:]
    for issue in issues {
      let view = issue.translated.map(ObjectIdentifier.init)
      if let view, let group = groupOfView[view] {
        groups[group].append(issue)
        continue
      }
      if let view { groupOfView[view] = groups.count }
      groups.append([issue])
    }
    return groups.map { $0.count == 1 ? $0[0] : EngineIssue(joining: $0) }
  }
}
