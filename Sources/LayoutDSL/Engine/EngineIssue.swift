// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something wrong, as the engine keeps it: the words, and whom they are about.
///
/// It holds states, not items: the engine must not keep its tree alive.
struct EngineIssue {
  var problem: LayoutProblem
  var constraints: [LayoutConstraint] = []
  var items: [ItemState] = []

  /// Whether the size of the root takes part in a conflict.
  var isAboutRoot = false

  /// The view whose frame is required though constraints place it, if that is what a conflict comes to.
  var translated: ItemState?

  /// Whether it is about hooks that did not come to rest; the solver has no part in it.
  var isAboutHooks = false
}

extension EngineIssue {
  /// Takes in another conflict with the same cause.
  mutating func join(_ other: EngineIssue) {
    guard case .conflict(let mine) = problem, case .conflict(let others) = other.problem else {
      return
    }
    problem = .conflict(mine.joined(with: others))
    constraints += other.constraints.filter { !constraints.contains($0) }
    items += other.items.filter { item in !items.contains { $0 === item } }
    isAboutRoot = isAboutRoot || other.isAboutRoot
  }
}

extension LayoutIssue {
  /// The issue with its live objects.
  init(_ issue: EngineIssue) {
    self.init(
      problem: issue.problem, constraints: issue.constraints,
      items: issue.items.compactMap(\.item))
  }
}
