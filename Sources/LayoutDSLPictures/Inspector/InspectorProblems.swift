// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The problems of a scene in the page's data format.
struct InspectorProblems {
  /// A list for each problem: kind, headline, further lines, items, constraints in the order of their numbers in the
  /// report, and the ambiguous attribute.
  private(set) var list: [JSONText] = []

  private let itemIndices: [ObjectIdentifier: Int]

  /// Collects the issues of the last pass, the ambiguities and oddities, and the additions of the caller.
  init(
    _ scene: Scene, _ findings: Findings, _ added: InspectorAdditions,
    _ constraints: inout InspectorConstraints
  ) {
    itemIndices = scene.itemIndices()
    for note in added.notes { add("note", note, [], []) }
    if let mismatch = added.mismatch {
      let paths = Dictionary(
        scene.items.indices.map { (scene.path(of: $0), $0) },
        uniquingKeysWith: { first, _ in first })
      for difference in mismatch.differences {
        let items = paths[difference.path].map { [$0] } ?? []
        add("difference", difference.description, items, [])
      }
      if let problem = mismatch.problem, mismatch.differences.isEmpty {
        add("difference", problem, [], [])
      }
    }
    var known: Set<LayoutProblem> = []
    for conflict in findings.conflicts {
      known.insert(.conflict(conflict.report))
      let numbers = conflict.constraints.map { constraints.number(of: $0) }
      add("conflict", conflict.report.description, indices(of: conflict.items), numbers)
    }
    for issue in findings.others {
      known.insert(issue.problem)
      let numbers = issue.constraints.map { constraints.number(of: $0) }
      add("mistake", issue.description, indices(of: issue.items), numbers)
    }
    for problem in added.error?.problems ?? [] where known.insert(problem).inserted {
      let kind = if case .conflict = problem { "conflict" } else { "mistake" }
      add(kind, problem.description, [], [])
    }
    for ambiguity in findings.ambiguities {
      add(
        "ambiguity", ambiguity.description, indices(of: [ambiguity.item]), [],
        side: ambiguity.attribute)
    }
    for warning in added.warnings {
      let numbers = warning.constraints.map { constraints.number(of: $0) }
      add("warning", "\(warning.message); \(warning.cure)", indices(of: warning.items), numbers)
    }
    // The lint reports odd positions and sizes as well, so these are not listed twice.
    let isLinted = !added.warnings.isEmpty
    for oddity in findings.oddities where !isLinted || oddity.kind == .overlap {
      add("warning", oddity.text, oddity.items, [])
    }
  }

  private mutating func add(
    _ kind: String, _ text: String, _ items: [Int], _ constraints: [Int],
    side: LayoutConstraint.Attribute = .notAnAttribute
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    list.append(
      JSONText([
        JSONText(kind), JSONText(lines.first ?? ""), JSONText(Array(lines.dropFirst())),
        JSONText(items), JSONText(constraints), JSONText(side.rawValue),
      ]))
  }

  private func indices(of items: [any LayoutItem]) -> [Int] {
    items.compactMap { itemIndices[ObjectIdentifier($0)] }
  }
}
