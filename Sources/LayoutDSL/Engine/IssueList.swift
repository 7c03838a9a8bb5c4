// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What is wrong, and where to look for it: mistakes, numbers that are not finite, what went; and what is open.
struct IssueList: ~Copyable {
  /// How many constraints that went are kept, so that a tree that loses views all day keeps no more.
  private static let departedLimit = 16

  /// What the last pass found.
  private(set) var issues: [EngineIssue] = []

  /// The clashes that the solver found last.
  private(set) var conflicts: [EngineIssue] = []

  /// Items with numbers that are not finite, and items with mistakes, as they were met; some may be
  /// so no more, or listed twice.
  private var notFinite: [ItemState] = []
  private var itemsWithMistakes: [ItemState] = []

  /// The constraints that went last because a view left the tree: what they held is often open since.
  private var departed: [LayoutConstraint] = []

  /// Which columns the last pass left open, where somebody has asked since.
  private(set) var openColumns: [Bool]?

  /// Keeps which columns are open; nil where a pass begins, which may leave others open.
  mutating func set(openColumns: [Bool]?) { self.openColumns = openColumns }

  /// Says what the last pass found.
  mutating func set(_ issues: [EngineIssue]) { self.issues = issues }

  mutating func add(_ issue: EngineIssue) { issues.append(issue) }

  /// Forgets what was wrong with hooks.
  mutating func removeHookIssues() {
    issues.removeAll { if case .unsettledHooks = $0.problem { true } else { false } }
  }

  mutating func setConflicts(_ conflicts: [EngineIssue]) { self.conflicts = conflicts }

  /// Lists an item with a number that is not finite, until the end of a pass finds it mended.
  mutating func note(notFinite item: ItemState) { notFinite.note(item) }

  /// Lists an item with mistakes.
  mutating func note(mistakesOf item: ItemState) {
    if itemsWithMistakes.last !== item { itemsWithMistakes.note(item) }
  }

  /// Takes out the items with numbers that are not finite, each once; those that have some still are to
  /// be noted again.
  mutating func takeNotFinite() -> [ItemState] { notFinite.takeAll().unique() }

  /// Takes out the items with mistakes, each once; those that have some still are to be noted again.
  mutating func takeItemsWithMistakes() -> [ItemState] { itemsWithMistakes.takeAll().unique() }

  /// Notes that a constraint goes, whose view leaves.
  mutating func note(departed constraint: LayoutConstraint) {
    if departed.count == Self.departedLimit { departed.removeFirst() }
    departed.append(constraint)
  }

  /// What held an item along an axis, is still gone, and has not been said again.
  func departed(of item: ItemState, along axis: Axis) -> [LayoutConstraint] {
    departed.filter {
      !$0.isInstalled && $0.firstAttribute.axis == axis && ($0.first === item || $0.second === item)
        && !$0.isSaidAgain
    }
  }
}

extension LayoutConstraint {
  /// Whether an active constraint compares the same in the same way, or equals the two sides from the other one,
  /// whichever its constant and priority.
  fileprivate var isSaidAgain: Bool {
    let subject = ConstraintSubject(first: firstSide, second: secondSide, multiplier: multiplier)
    if first.references.contains(where: { $0.subject == subject && $0.row.relation == relation }) {
      return true
    }
    guard relation == .equal, multiplier == 1, let secondSide else { return false }
    let mirrored = ConstraintSubject(first: secondSide, second: firstSide, multiplier: 1)
    return secondSide.item.references.contains {
      $0.subject == mirrored && $0.row.relation == .equal
    }
  }
}
