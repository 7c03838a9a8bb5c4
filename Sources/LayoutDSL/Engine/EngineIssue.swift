// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An issue as the engine stores it: the problem, and the constraints and items that it is about.
///
/// It holds states, not items: the engine must not keep its tree alive.
struct EngineIssue {
  var problem: LayoutProblem
  var constraints: [LayoutConstraint] = []
  var items: [ItemState] = []

  /// Whether the size of the root takes part in a conflict.
  var isAboutRoot = false

  /// The view whose frame is required though constraints place it, if that is the cause of a conflict.
  var translated: ItemState?
}

extension EngineIssue {
  /// Joins conflicts with the same cause, at least one, into one issue.
  init(joining conflicts: [EngineIssue]) {
    self = conflicts[0]
    problem = .conflict(ConflictReport(joining: conflicts.compactMap(\.report)))
    constraints = conflicts.flatMap(\.constraints).unique()
    items = conflicts.flatMap(\.items).unique()
    isAboutRoot = conflicts.contains { $0.isAboutRoot }
  }

  /// Returns the issues, with conflicts of the same ``translated`` view joined into one.
  ///
  /// - Complexity: O(members of the conflicts).
  static func joined(_ issues: [EngineIssue]) -> [EngineIssue] {
    issues.grouped { $0.translated.map { ObjectIdentifier($0) } }
      .map { $0.count == 1 ? $0[0] : EngineIssue(joining: $0) }
  }

  private var report: ConflictReport? {
    if case .conflict(let report) = problem { report } else { nil }
  }
}

extension LayoutIssue {
  /// Creates an issue with live objects.
  init(_ issue: EngineIssue) {
    self.init(
      problem: issue.problem, constraints: issue.constraints,
      items: issue.items.compactMap(\.item))
  }
}
