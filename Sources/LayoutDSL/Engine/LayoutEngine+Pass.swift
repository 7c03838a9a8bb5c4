// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The pass, and its two doors.
extension LayoutEngine {
  /// The engine of the tree of `root`, made now if the tree had no pass yet.
  static func engine(of root: LayoutView) -> LayoutEngine {
    if let engine = root.engine { return engine }
    let engine = LayoutEngine()
    root.engine = engine
    return engine
  }

  /// Runs a pass over the tree of `root` and never throws.
  ///
  /// What cannot be satisfied is recovered from and left in ``issues``.
  static func layoutIfNeeded(root: LayoutView) {
    let engine = engine(of: root)
    engine.bringUpToDate(root)
    if !engine.isInPass { engine.assignFrames(root) }
  }

  /// Runs a pass over the tree of `root`; throws everything that is wrong, and then leaves
  /// all frames as they were.
  static func layout(root: LayoutView) throws(LayoutError) {
    let engine = engine(of: root)
    engine.bringUpToDate(root)
    if engine.isInPass { return }
    if !engine.issues.isEmpty { throw LayoutError(problems: engine.issues.map(\.problem)) }
    engine.assignFrames(root)
  }

  /// Does what is pending: afterwards the solver holds the answer, and ``issues`` what is
  /// wrong with it.
  ///
  /// - Complexity: what the changes ask for; O(1) if there are none.
  private func bringUpToDate(_ root: LayoutView) {
    guard !pending.isEmpty, !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    work.passes += 1
    var unsettled: [ItemState] = []
    var unsettledAreas = settleSafeAreas(isLast: false)
    for round in 1...Self.roundLimit {
      _ = reinstateUnfounded()
      applyPending(root)
      if let defect { return giveUp(defect) }
      do {
        try solve(root)
      } catch {
        return giveUp(account(of: error))
      }
      unsettled = measure(isLast: round == Self.roundLimit)
      unsettledAreas = settleSafeAreas(isLast: round == Self.roundLimit)
      if pending.isEmpty { break }
    }
    collectIssues(root, unsettled: unsettled, unsettledAreas: unsettledAreas)
  }

  /// Turns everything that is pending into rows of the solver.
  private func applyPending(_ root: LayoutView) {
    pending.isEmpty = true
    if pending.isFresh {
      pending.isFresh = false
      enlist(root)
    }
    let subtrees = pending.subtrees
    pending.subtrees = []
    for state in subtrees {
      if let view = state.view, view.isDescendant(of: root) { enlist(view) }
    }
    let joining = pending.joining
    pending.joining = []
    for state in joining {
      if let view = state.view, view.isDescendant(of: root) { join(state) }
    }
    // Constraints let items join, items want rows, and baselines found while content is
    // measured change constraints: all are lists that grow while they are worked off.
    while !pending.staleItems.isEmpty || !pending.constraints.isEmpty || !pending.stacks.isEmpty {
      let stale = pending.staleItems
      pending.staleItems = []
      for place in stale { refresh(place) }
      let constraints = pending.constraints
      pending.constraints = []
      for constraint in constraints { update(constraint) }
      if pending.staleItems.isEmpty { updateStacks() }
    }
    releaseIdle()
    removeDeparted()
    // Content that was asked for its size may have changed the tree.
    pending.isEmpty = pending.subtrees.isEmpty && pending.joining.isEmpty
  }

  /// Runs the solver, recovering from conflicts.
  ///
  /// Breaking a row may leave another without a reason to be broken, which is then tried again;
  /// the first row by rank that changes sides does so for good.
  private func solve(_ root: LayoutView) throws(SolveError) {
    conflicts = []
    while true {
      let violated = try solveOnce()
      forgetMended()
      var refusals: [Refusal] = []
      if !violated.isEmpty {
        let order = treeOrder(root)
        refusals = try solver.refusals(violated) { rank($0, order) }
        for refusal in refusals { refuse(refusal) }
      }
      if reinstateUnfounded() {
        applyPending(root)
      } else if refusals.isEmpty {
        break
      }
    }
    if broken.isEmpty { return }
    let isAboutConstraints = broken.allSatisfy {
      if case .constraint = $0.owner { true } else { false }
    }
    let order = isAboutConstraints ? [] : treeOrder(root)
    let ranked = broken.map { (row: $0, rank: rank($0, order)) }.sorted { $0.rank < $1.rank }
    conflicts = ranked.map { issue($0.row.clash) }
  }

  private func solveOnce() throws(SolveError) -> [ConstraintHandle] {
    work.solves += 1
    let violated = try solver.solveRelaxed()
    for variable in solver.changedVariables {
      work.valuesRead += 1
      guard let place = item(of: variable), let item = items[Int(place)] else { continue }
      touch(place)
      if item.role == .content, variable == self.variable(.width, at: place),
        item.state.engineSlot.measurements != nil
      {
        markUnmeasured(place)
      }
    }
    return violated
  }

  private func account(of error: SolveError) -> String {
    switch error {
    case .pivotLimit(let report): report.description
    case .unsatisfiable, .overflow: error.description
    }
  }

  /// The solver met its pivot limit or refused a call, which is a defect: starts anew at the
  /// next change.
  private func giveUp(_ account: String) {
    defect = nil
    solver = Solver()
    items = []
    freePlaces = []
    itemVariables = []
    itemRows = []
    itemOfVariable = []
    rowOwners = []
    stacks = [:]
    departed = []
    touched = []
    broken = []
    brokenBy = [:]
    idle = []
    released = []
    pending = PendingChanges()
    pending.isEmpty = true
    issues = [EngineIssue(problem: .solverGaveUp(account))]
  }
}
