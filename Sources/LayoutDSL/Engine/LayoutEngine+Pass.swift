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
    if engine.isInPass { return }
    engine.assignFrames(root)
    engine.tellInsets()
  }

  /// Runs a pass over the tree of `root`; throws everything that is wrong, and then leaves
  /// all frames as they were.
  static func layout(root: LayoutView) throws(LayoutError) {
    let engine = engine(of: root)
    engine.bringUpToDate(root)
    if engine.isInPass { return }
    if !engine.issues.isEmpty { throw LayoutError(problems: engine.issues.map(\.problem)) }
    engine.assignFrames(root)
    engine.tellInsets()
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
    beginReadableWidths()
    var unsettledAreas = settleInsets(isLast: false)
    var rounds = Self.roundLimit
    while true {
      rounds -= 1
      let depth = settledDepth
      reinstateRefused()
      applyPending(root)
      if let defect { return giveUp(defect) }
      do {
        try solve(root)
      } catch {
        return giveUp(account(of: error))
      }
      unsettled = measure(isLast: rounds == 0)
      unsettledAreas = settleInsets(isLast: rounds == 0)
      if pending.isEmpty || rounds == 0 { break }
      // Insets settle from the top: as long as they come further down no round is lost.
      if depth > 0, settledDepth > depth { rounds += 1 }
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
    settleBaselines()
    // Constraints let items join, items want rows, and baselines found while content is
    // measured change constraints: all are lists that grow while they are worked off.
    while !pending.staleItems.isEmpty || !pending.constraints.isEmpty || !pending.stacks.isEmpty {
      let stale = pending.staleItems
      pending.staleItems = []
      for place in stale { refresh(place) }
      settleBaselines()
      let constraints = pending.constraints
      pending.constraints = []
      for constraint in constraints { update(constraint) }
      if pending.staleItems.isEmpty { updateStacks() }
    }
    removeDeparted()
    // Content that was asked for its size may have changed the tree.
    pending.isEmpty = pending.subtrees.isEmpty && pending.joining.isEmpty
  }

  /// Runs the solver, recovering from conflicts.
  private func solve(_ root: LayoutView) throws(SolveError) {
    conflicts = []
    let violated = try solveOnce()
    if violated.isEmpty { return }
    let order = treeOrder(root)
    let refusals = try solver.refusedRequirements { rank($0, order) }
    if refusals.isEmpty { return }
    let clashes = refusals.map(clash)
    for refusal in refusals { refuse(refusal.refused) }
    _ = try solveOnce()
    conflicts = clashes.map(issue)
  }

  private func solveOnce() throws(SolveError) -> [ConstraintHandle] {
    work.solves += 1
    let violated = try solver.solveRelaxed()
    for variable in solver.changedVariables {
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
    for state in insetOwners { state.view?.insetState?.engine = nil }
    for state in insetSources { state.view?.insetState?.sourceEngine = nil }
    for state in readableOwners { state.view?.insetState?.readableEngine = nil }
    baselineHeirs = []
    alignments = [:]
    insetOwners = []
    readableOwners = []
    insetSources = []
    departed = []
    touched = []
    refusedConstraints = []
    refusedItems = []
    refusedStacks = []
    pending = PendingChanges()
    pending.isEmpty = true
    issues = [EngineIssue(problem: .solverGaveUp(account))]
  }
}
