// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What the last pass over a tree, and a look at its frames, found.
struct Findings {
  /// A conflict with its constraints in the order of the report.
  struct Conflict {
    /// What is wrong, in values.
    let report: ConflictReport
    /// The constraints that clash.
    let constraints: [LayoutConstraint]
    /// The views and guides that they are about.
    let items: [any LayoutItem]
  }

  /// What cannot hold.
  let conflicts: [Conflict]

  /// What else the pass met.
  let others: [LayoutIssue]

  /// What is open.
  let ambiguities: [LayoutAmbiguity]

  /// What is odd.
  let oddities: [Oddity]

  /// Nothing.
  init() {
    (conflicts, others, ambiguities, oddities) = ([], [], [], [])
  }

  /// Finds what is asked for.
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
