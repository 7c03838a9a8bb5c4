// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The findings of the last pass over a tree, and of a check of its frames.
struct Findings {
  /// A conflict with its constraints in the order of the report.
  struct Conflict {
    /// The conflict as a value.
    let report: ConflictReport
    /// The conflicting constraints.
    let constraints: [LayoutConstraint]
    /// The views and guides that they mention.
    let items: [any LayoutItem]
  }

  /// The conflicts of the last pass.
  let conflicts: [Conflict]

  /// The other issues of the last pass.
  let others: [LayoutIssue]

  /// The ambiguities of the last pass.
  let ambiguities: [LayoutAmbiguity]

  /// The oddities of the frames.
  let oddities: [Oddity]

  /// Makes empty findings.
  init() {
    (conflicts, others, ambiguities, oddities) = ([], [], [], [])
  }

  /// Collects the requested kinds of findings.
  init(
    _ scene: Scene, conflicts showsConflicts: Bool = true,
    ambiguities showsAmbiguities: Bool = true, oddities showsOddities: Bool = true
  ) {
    var conflicts: [Conflict] = []
    var others: [LayoutIssue] = []
    let root = scene.items.first?.view
    for issue in showsConflicts ? root?.snp.issues ?? [] : [] {
      if case .conflict(let report) = issue.problem {
        conflicts.append(
          Conflict(report: report, constraints: issue.constraints, items: issue.items))
      } else {
        others.append(issue)
      }
    }
    self.conflicts = conflicts
    self.others = others
    ambiguities = showsAmbiguities ? root?.snp.ambiguities() ?? [] : []
    oddities = showsOddities ? scene.oddities() : []
  }
}
