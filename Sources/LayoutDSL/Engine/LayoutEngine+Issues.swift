// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What is wrong, collected at the end of a pass.
extension LayoutEngine {
  /// Collects mistakes, conflicts and the rest, in this order.
  func collectIssues(
    _ root: LayoutView, unsettled: [ItemState], unsettledAreas: [ItemState]
  ) {
    issues = []
    var seen: Set<ObjectIdentifier> = []
    flawed.removeAll {
      $0.flaws.isEmpty || $0.ownView?.liveEngine !== self
        || !seen.insert(ObjectIdentifier($0)).inserted
    }
    for state in flawed {
      for mistake in state.mistakes + state.mistakesOfStrangers {
        issues.append(EngineIssue(problem: .mistake(mistake), items: [state]))
      }
    }
    seen = []
    misfits.removeAll { !isMisfit($0) || !seen.insert(ObjectIdentifier($0)).inserted }
    for state in misfits { noteNotFinite(state) }
    // The solver's values are finite; what alignment rectangles make of them may not be.
    if !alignments.isEmpty {
      for number in 0..<touched.count where !solvedFrame(at: touched[number]).isFinite {
        let place = touched[number]
        if let state = items.state(at: place) { noteNotFinite(state) }
      }
    }
    let hasNoSize = isWithoutSize(root)
    if hasNoSize {
      issues.append(
        EngineIssue(problem: .rootWithoutSize(path: root.itemState.path), items: [root.itemState]))
    }
    for conflict in conflicts where !(hasNoSize && conflict.isAboutRoot) {
      issues.append(conflict)
    }
    issues += inexactConstraints()
    if !unsettled.isEmpty {
      issues.append(
        EngineIssue(
          problem: .unsettledMeasuring(paths: unsettled.map(\.path), passes: Self.roundLimit),
          items: unsettled))
    }
    if !unsettledAreas.isEmpty {
      let paths = unsettledAreas.map(\.path)
      issues.append(
        EngineIssue(
          problem: .unsettledSafeArea(paths: paths, passes: Self.roundLimit),
          items: unsettledAreas))
    }
  }

  private func noteNotFinite(_ state: ItemState) {
    issues.append(EngineIssue(problem: .notFinite(path: state.path), items: [state]))
  }

  /// Records that the hooks that were called in the last round allowed still asked for more.
  func reportUnsettledHooks(rounds: Int) {
    var seen: Set<ObjectIdentifier> = []
    let items = hooks.unsettled.filter { seen.insert(ObjectIdentifier($0)).inserted }
    hooks.unsettled = []
    issues.append(
      EngineIssue(
        problem: .unsettledHooks(paths: items.map(\.path), passes: rounds),
        items: items, isAboutHooks: true))
  }

  private func isMisfit(_ state: ItemState) -> Bool {
    if let place = place(of: state), items[place].isMisfit { return true }
    guard let view = state.view, view.liveEngine === self else { return false }
    return !view.hasFiniteAlignment
  }

  /// Whether something refers to the size of a root that was never given one.
  private func isWithoutSize(_ root: LayoutView) -> Bool {
    place(of: root.itemState) != nil && root.storedTranslation
      && root.storedFrame.size == .zero
  }

  /// Records that the numbers of a constraint come to none that the solver takes, and
  /// deactivates it.
  ///
  /// Whatever else the solver refuses is the engine's fault, not the constraint's.
  func report(_ misuse: SolverMisuse, of constraint: LayoutConstraint) {
    guard case .notFinite = misuse else {
      defect = defect ?? "\(constraint.messageText): \(misuse)"
      return
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
