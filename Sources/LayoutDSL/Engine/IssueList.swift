// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The issues of a tree and their sources: mistakes, numbers that are not finite, departed constraints, open columns.
struct IssueList: ~Copyable {
  /// The limit of departed constraints, so that they do not pile up in a tree that keeps losing views.
  private static let departedLimit = 16

  /// The issues that the last pass found.
  private(set) var issues: [EngineIssue] = []

  /// The clashes that the solver found last.
  private(set) var conflicts: [EngineIssue] = []

  /// Items with numbers that are not finite, and items with mistakes, as found; entries may be outdated or repeated.
  private var notFinite: [ItemState] = []
  private var itemsWithMistakes: [ItemState] = []

  /// The constraints that were last removed because a view left the tree: items that they held are often open since.
  private var departed: [LayoutConstraint] = []

  /// Whether the last pass left each column open; nil until somebody asks.
  private(set) var openColumns: [Bool]?

  /// Stores which columns are open; nil when a pass begins, which may leave others open.
  mutating func set(openColumns: [Bool]?) { self.openColumns = openColumns }

  /// Stores the issues that the last pass found.
  mutating func set(_ issues: [EngineIssue]) { self.issues = issues }

  mutating func add(_ issue: EngineIssue) { issues.append(issue) }

  mutating func removeHookIssues() {
    issues.removeAll { if case .unsettledHooks = $0.problem { true } else { false } }
  }

  mutating func setConflicts(_ conflicts: [EngineIssue]) { self.conflicts = conflicts }

  /// Lists an item with a number that is not finite, until the end of a pass finds it mended.
  mutating func note(notFinite item: ItemState) { notFinite.enqueue(item) }

  mutating func note(mistakesOf item: ItemState) {
    if itemsWithMistakes.last !== item { itemsWithMistakes.enqueue(item) }
  }

  /// Takes the items with numbers that are not finite, each once; the caller notes those again that still have some.
  mutating func takeNotFinite() -> [ItemState] { notFinite.takeAll().unique() }

  /// Takes the items with mistakes, each once; the caller notes those again that still have some.
  mutating func takeItemsWithMistakes() -> [ItemState] { itemsWithMistakes.takeAll().unique() }

  /// Records a constraint that is removed with a view that leaves.
  mutating func note(departed constraint: LayoutConstraint) {
    if departed.count == Self.departedLimit { departed.removeFirst() }
    departed.append(constraint)
  }

  /// Returns the departed constraints that held an item along an axis, are still inactive, and were not replaced.
  func departed(of item: ItemState, along axis: Axis) -> [LayoutConstraint] {
    departed.filter {
      !$0.isInstalled && $0.firstAttribute.axis == axis && ($0.first === item || $0.second === item)
        && !$0.hasActiveEquivalent
    }
  }
}

extension LayoutConstraint {
  /// Whether an active constraint has the same subject and relation, or equates the two sides in the other order;
  /// constant and priority may differ.
  fileprivate var hasActiveEquivalent: Bool {
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
