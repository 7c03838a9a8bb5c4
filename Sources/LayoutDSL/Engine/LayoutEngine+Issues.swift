// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The issues of a pass, collected at its end.
extension LayoutEngine {
  /// Collects mistakes, numbers that are not finite, a root without a size, conflicts and the rest, in this order.
  ///
  /// - Parameters:
  ///   - unsettled: Views whose content still measured another size in the last round.
  ///   - unsettledAreas: Views whose insets still changed in the last round.
  ///   - rounds: How many rounds of solving and measuring the pass took.
  func collectIssues(
    _ root: LayoutView, unsettled: [ItemState], unsettledAreas: [ItemState], rounds: Int
  ) {
    var issues: [EngineIssue] = []
    for state in issueList.takeItemsWithMistakes() {
      state.removeOutdatedRefusals()
      if !state.hasMistakes || state.ownView?.liveEngine !== self { continue }
      issueList.note(mistakesOf: state)
      for mistake in state.mistakes + state.mistakesOfOtherTrees {
        issues.append(EngineIssue(problem: .mistake(mistake), items: [state]))
      }
    }
    var notFinite = issueList.takeNotFinite().filter(isNotFinite)
    notFinite.forEach { issueList.note(notFinite: $0) }
    // The solver's values are finite; what alignment rectangles make of them may not be.
    if items.hasAlignments {
      for number in 0..<frames.changedItems.count {
        let index = frames.changedItems[number]
        if let state = items.state(at: index), finiteFrame(at: index) == nil {
          notFinite.append(state)
        }
      }
    }
    issues += notFinite.unique().map {
      EngineIssue(problem: .notFinite(path: $0.path), items: [$0])
    }
    let hasNoSize = isWithoutSize(root)
    if hasNoSize {
      issues.append(
        EngineIssue(problem: .rootWithoutSize(path: root.itemState.path), items: [root.itemState]))
    }
    issues += issueList.conflicts.filter { !(hasNoSize && $0.isAboutRoot) }
    issues += inexactConstraints()
    func add(_ items: [ItemState], as problem: ([String], Int) -> LayoutProblem) {
      if items.isEmpty { return }
      issues.append(EngineIssue(problem: problem(items.map(\.path), rounds), items: items))
    }
    add(unsettled, as: LayoutProblem.unsettledMeasuring)
    add(unsettledAreas, as: LayoutProblem.unsettledSafeArea)
    issueList.set(issues)
  }

  /// Returns the issue of an error that ended a pass, with the view whose frame it concerns.
  func issue(of error: SolveError) -> EngineIssue {
    guard case .overflow(let variable) = error, let (state, quantity) = subject(of: variable) else {
      return EngineIssue(problem: .solverGaveUp(error.description))
    }
    let text = "the \(quantity.attribute) of \"\(state.path)\": \(error)"
    return EngineIssue(problem: .solverGaveUp(text), items: [state])
  }

  /// Records that hooks still requested more in the last round allowed, or overridden members that were read for rows.
  func reportUnsettledHooks(rounds: Int) {
    let named = pass.hasExceededRounds ? itemsOfRestlessRows() : hooks.unsettledViews()
    issueList.add(
      EngineIssue(
        problem: .unsettledHooks(paths: named.map(\.path), passes: rounds), items: named))
  }

  /// Returns the items whose rows are to be written or tried again, each once.
  private func itemsOfRestlessRows() -> [ItemState] {
    let doubted = brokenRows.rows.filter(\.needsRetry).map(\.owner.item)
    return (pending.itemsOfRows { items.state(at: $0) } + doubted).unique()
  }

  private func isNotFinite(_ state: ItemState) -> Bool {
    if let index = index(of: state), items[index].has(.notFinite) { return true }
    guard let view = state.view, view.liveEngine === self else { return false }
    return !view.hasFiniteAlignment
  }

  /// Whether a root takes part whose size was never set.
  private func isWithoutSize(_ root: LayoutView) -> Bool {
    index(of: root.itemState) != nil && root.storedTranslation
      && root.storedFrame.size == .zero
  }

  /// Records that the numbers of a constraint make a row that is not finite, and deactivates the constraint.
  ///
  /// Any other refusal by the solver is the engine's fault, not the constraint's, and ends the pass.
  func report(_ misuse: SolverMisuse, of constraint: LayoutConstraint) {
    guard case .notFinite = misuse else {
      return pass.note(solverFailure: "\(constraint.messageText): \(misuse)")
    }
    let text = constraint.messageText
    let mistake = constraint.mistake(.notFinite, "\(text): \(misuse)")
    constraint.isActive = false
    constraint.report(mistake, at: .activation)
  }

  /// Records that an item of a constraint is gone, and deactivates it.
  func reportDeadTarget(of constraint: LayoutConstraint) {
    constraint.isActive = false
    constraint.report(constraint.deadTargetMistake, at: .activation)
  }
}

/// Constraints that cannot hold because numbers are too large.
extension LayoutEngine {
  /// Returns issues for the required constraints of views that are so large, or so far away, that rounding keeps the
  /// constraints from holding.
  ///
  /// The solver judges a constraint by its largest term: with a term of 1e30, one that is violated by 100 points counts
  /// as satisfied. Nothing contradicts it, so there is no conflict to report.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* constraints of those that are far; O(1) if no value has
  ///   been far since the last call.
  func inexactConstraints() -> [EngineIssue] {
    guard solver.findFarValues() else { return [] }
    var found: [ConstraintReference] = []
    var seen: Set<Int32> = []
    for index in 0..<items.count {
      guard let state = items.state(at: index), isFar(index) else { continue }
      state.forEachMention { constraint in
        if let handle = row(of: constraint), seen.insert(handle.index).inserted {
          found.append(constraint)
        }
      }
    }
    found.sort(by: ConstraintReference.inOrder)
    return found.compactMap { constraint in
      guard let handle = row(of: constraint), let error = error(of: constraint, handle) else {
        return nil
      }
      let object = constraint.object
      return EngineIssue(
        problem: .inexact(
          path: constraint.first.path, constraint: object.messageText, error: error),
        constraints: [object], items: [constraint.first])
    }
  }

  private func isFar(_ index: Int32) -> Bool {
    Quantity.allCases.contains { value($0, at: index).magnitude >= LayoutTolerance.far }
  }

  /// Returns by how much a required constraint is violated; nil if it holds or is not required.
  private func error(of constraint: ConstraintReference, _ handle: ConstraintHandle) -> Double? {
    let row = constraint.row
    guard row.priority >= 1000, let residual = try? solver.residual(of: handle) else { return nil }
    let error = row.relation.violation(by: residual)
    return error > LayoutTolerance.residual ? error : nil
  }
}
