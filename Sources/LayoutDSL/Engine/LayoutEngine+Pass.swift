// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The pass and its entry points.
extension LayoutEngine {
  /// Returns the engine of the tree of `root`, which is made now if there was none.
  static func engine(of root: LayoutView) -> LayoutEngine {
    if let engine = root.engine { return engine }
    let engine = LayoutEngine()
    root.engine = engine
    return engine
  }

  /// Runs a pass over the tree of `view` and never throws.
  ///
  /// Conflicts are recovered from and reported in ``issues``.
  func layoutIfNeeded(_ view: LayoutView) {
    // Called by content that is measured while rows are written: the solver has no values yet.
    if pass.isUnderWay { return layOutSubviews(below: view, after: 0) }
    let root = view.rootView
    if hooks.depth > 0 { return layOutWithinHook(view, root, mayWait: true) }
    run(root, isThrowing: false)
  }

  /// Runs a pass over the tree of `view`; if there are issues, throws all of them and restores all frames.
  ///
  /// Frames that hooks set, and all else that they did, stay.
  static func layout(_ view: LayoutView) throws(LayoutError) {
    let root = view.rootView
    let engine = engine(of: root)
    if engine.pass.isUnderWay { return }
    if engine.hooks.depth > 0 {
      engine.layOutWithinHook(view, root, mayWait: false)
    } else {
      engine.run(root, isThrowing: true)
    }
    if !engine.issues.isEmpty { throw LayoutError(problems: engine.issues.map(\.problem)) }
  }

  /// Runs a pass with a new engine, which has no data of earlier passes; see ``layout(_:)``.
  static func layoutFromScratch(_ view: LayoutView) throws(LayoutError) {
    let root = view.rootView
    let engine = engine(of: root)
    if engine.pass.isUnderWay { return }
    // A pass that is calling hooks continues with its engine.
    if engine.hooks.depth == 0 {
      root.engine = nil
      self.engine(of: root).pending.setFromScratch(true)
    }
    try layout(root)
  }

  func updateConstraintsIfNeeded(_ view: LayoutView) {
    if !pass.isUnderWay { updateConstraints(below: view) }
  }

  /// Runs the whole pass: hooks and solving in rounds, until nothing is left to do.
  ///
  /// - Parameter isThrowing: Whether frames are restored if there are issues.
  private func run(_ root: LayoutView, isThrowing: Bool) {
    guard isUnsettled(root) else { return }
    // A frame that a hook has set stays until the superview lays the view out; for a root the pass does so.
    if root.passMarks.contains(.isMovedByHook), let index = index(of: root.itemState) {
      markChanged(index)
    }
    issueList.removeHookIssues()
    for round in 1...HookWalk.roundLimit {
      hooks.begin(round: round)
      frames.setKeepingAssignments(
        isThrowing && (hooks.hasHooks || root.passMarks.hasAny(of: [.constraints, .layout])))
      updateConstraints(below: root)
      bringUpToDate(root)
      // Only now does a new engine know whether there are hooks, which may make a later round fail.
      if isThrowing, hooks.hasHooks { frames.setKeepingAssignments(true) }
      if isThrowing, !issues.isEmpty {
        dropUnassigned()
        break
      }
      // Overridden getters that are read here count as hooks: a pass that they ask for is part of this one.
      let outer = hooks.beginSetting()
      assignFrames(root)
      hooks.endSetting(outer)
      announceFrames()
      reportInsets(withinHook: false)
      layOutSubviews(below: root, after: pending.changeCount)
      // A hook may have moved the tree into another one, which has its own pass.
      if !isUnsettled(root) || root.engine !== self { break }
      if hooks.hasReachedLimit || pass.hasExceededRounds {
        reportUnsettledHooks(rounds: pass.hasExceededRounds ? HookWalk.roundLimit : round)
        break
      }
    }
    if isThrowing, !issues.isEmpty { restoreFrames() }
    hooks.endPass()
    frames.endPass()
  }

  /// Runs a pass that a hook requested: assigns frames and calls the hooks in the subtree of `view`.
  ///
  /// - Parameter mayWait: Whether changes that do not concern the view may be left to the next round.
  private func layOutWithinHook(_ view: LayoutView, _ root: LayoutView, mayWait: Bool) {
    updateConstraints(below: view)
    if mayWait, !pending.isEmpty, leavesToNextRound(view) {
      return layOutSubviews(below: view, after: 0)
    }
    solveWithinHook(root)
    assignFrames(root)
    announceFrames()
    reportInsets(withinHook: true)
    layOutSubviews(below: view, after: pending.changeCount)
  }

  /// Solves the pending changes: afterwards the solver holds the values, and ``issues`` the problems.
  ///
  /// - Complexity: That of the changes; O(1) if there are none.
  func bringUpToDate(_ root: LayoutView) {
    guard !pending.isEmpty, !pass.isUnderWay, !pass.isDismissed else { return }
    pass.begin()
    defer { pass.end() }
    issueList.set(openColumns: nil)
    counter.count(\.passes)
    var unsettled: [ItemState] = []
    beginReadableWidths()
    insetViews.begin(.plain)
    // If rows are to change, insets are read from the frames that result, not from the former ones.
    if pending.hasRows {
      narrowReadableGuide(ofRoot: root)
    } else {
      _ = updateInsets(isLast: false)
    }
    var unsettledAreas: [ItemState] = []
    var runaways: [ItemState] = []
    var rounds = Self.roundLimit
    var roundsTaken = 0
    var insetsWereRestarted = false
    while true {
      rounds -= 1
      roundsTaken += 1
      let depth = insetViews.changedDepth
      _ = scheduleRetries()
      applyPending(root)
      if endIfRefused() || solveOrEnd(root) { return }
      unsettled = measure(isLast: rounds == 0)
      unsettledAreas = updateInsets(isLast: rounds == 0)
      if endIfRefused() { return }
      if pass.hasExceededRounds { break }
      if pending.isEmpty || rounds == 0 {
        let isSettled = unsettledAreas.isEmpty
        if insetViews.attempt.isLast || isSettled && (insetsWereRestarted || pending.isFromScratch)
          || !restartInsets(after: unsettledAreas)
        {
          break
        }
        if insetViews.attempt.isLast { runaways = unsettledAreas }
        _ = endHolding()
        // Only trees that would have no answer otherwise pay for more rounds.
        (insetsWereRestarted, rounds) = (true, 2 * Self.roundLimit)
        continue
      }
      // Insets settle from the top: while changes get further down, or few views are left, rounds are not counted.
      if depth > 0, insetViews.changedDepth > depth || insetViews.isConverging { rounds += 1 }
    }
    if endHolding() {
      if solveOrEnd(root) || measureOrEnd(root, &unsettled) { return }
      // This rarely moves anything; views that do move may have other insets than those in the rows.
      if unsettledAreas.isEmpty { unsettledAreas = updateInsets(isLast: true) }
      if endIfRefused() { return }
    }
    if insetViews.attempt.isLast { unsettledAreas = runaways }
    pending.setFromScratch(false)
    pending.noteSolved()
    brokenRows.endPass()
    insetViews.endPass(isSettled: unsettledAreas.isEmpty)
    collectIssues(
      root, unsettled: unsettled, unsettledAreas: unsettledAreas, rounds: roundsTaken)
  }

  /// Gives up if the solver has refused a call, and returns whether that or callers' code has ended the pass.
  private func endIfRefused() -> Bool {
    if pass.isDismissed { return true }
    guard let failure = pass.solverFailure else { return false }
    giveUp(EngineIssue(problem: .solverGaveUp(failure)))
    return true
  }

  /// Runs the solver, and returns whether that has ended the pass.
  private func solveOrEnd(_ root: LayoutView) -> Bool {
    do {
      try solve(root)
    } catch {
      giveUp(issue(of: error))
      return true
    }
    return endIfRefused()
  }

  /// Measures content and solves in rounds while insets stay as they are, and returns whether that has ended the pass.
  ///
  /// - Parameter unsettled: Becomes the views whose content still measured differently in the last round.
  private func measureOrEnd(_ root: LayoutView, _ unsettled: inout [ItemState]) -> Bool {
    for round in 1...Self.roundLimit {
      let count = pending.changeCount
      unsettled = measure(isLast: round == Self.roundLimit)
      if endIfRefused() { return true }
      if pending.changeCount == count || round == Self.roundLimit { break }
      applyPending(root)
      if endIfRefused() || solveOrEnd(root) { return true }
    }
    return false
  }

  /// Turns everything that is pending into rows of the solver.
  private func applyPending(_ root: LayoutView) {
    pending.begin()
    insetViews.setInitialMemo(InsetMemo())
    if pending.takeFresh() { registerSubtree(root) }
    registerSubtrees(pending.takeSubtrees())
    for state in pending.takeJoining() {
      if state.view?.liveEngine === self { join(state) }
    }
    updateBaselines()
    reserveRows()
    // Constraints make items join, items need rows, and baselines found while content is measured change constraints:
    // these lists grow while they are processed. Overridden members that are read may request more each time, which is
    // left to a later pass. Views with masks join one by one, each when a row of its subview is written.
    var rounds = 0
    while pending.hasRows, rounds < HookWalk.roundLimit + Int(items.count) {
      rounds += 1
      let stale = pending.takeStaleItems()
      for index in stale { refresh(index) }
      pending.giveBack(stale)
      updateBaselines()
      let tables = pending.takeTables()
      tables.forEach { lowerTable(of: $0) }
      for constraint in pending.takeConstraints() { update(constraint) }
      if pending.staleItems.isEmpty { updateStacks() }
    }
    if pending.hasRows { pass.noteRoundsExceeded() }
    releaseIdle()
    book.removeDeparted()
    // Measuring content may have changed the tree.
    pending.end()
  }

  /// Makes room for many rows at once; few items have rows of their own.
  private func reserveRows() {
    var count = pending.constraints.count
    pending.tables.forEach { count += Int($0.table.slotCount) }
    if count < 64 { return }
    count += pending.staleItems.count / 16 + 16
    solver.reserve(constraints: count, terms: Int(Double(count) * (sampledTerms + 0.03)))
  }

  /// The average number of quantities that a row mentions, estimated from some of the items.
  private var sampledTerms: Double {
    let (count, wanted) = (pending.tables.count, min(pending.tables.count, 128))
    var (rows, terms) = (0, 0)
    for number in 0..<wanted {
      // Similar tables recur periodically, as the cells of a list do: steps of a prime number reach all kinds.
      let item = pending.tables[number * 7919 % count]
      for slot in 0..<item.table.slotCount where item.table.isUsed(slot) {
        rows += 1
        terms += item.termCount(ofRow: slot)
      }
    }
    return rows > 0 ? Double(terms) / Double(rows) : 2
  }

  /// Rounds of refusing rows and trying them again; rows in doubt after the last one stay broken until the next pass.
  private static var recoveryLimit: Int { 100 }

  /// Rounds of narrow searches, after which even clashes of few rows each are searched for all at once.
  private static var narrowLimit: Int { 8 }

  /// Runs the solver and recovers from conflicts.
  ///
  /// Breaking a row may remove the reason for which another is broken, which is then tried again. Of the rows that
  /// change between kept and broken, the first by rank never changes back.
  private func solve(_ root: LayoutView) throws(SolveError) {
    issueList.setConflicts([])
    // A wide search examines all required rows connected with the violated ones. It is used at once if the last solve
    // broke more than a few rows along long chains, from the third search on if there are such rows now, and from the
    // ninth search on in any case.
    var isWide = brokenRows.wereMany
    var searchWork = Solver.refusalWork
    var rounds = 0
    while true {
      let violated = try solveOnce()
      removeResolved()
      var hasRefused = false
      if !violated.isEmpty {
        let order = treeOrder(root)
        let before = searchWork
        let refusals = solver.refusals(
          violated, isWide: isWide, given: givenRows(of: root), work: &searchWork
        ) { rank($0, order) }
        counter.count(\.searchWork, before - searchWork)
        refuse(refusals)
        hasRefused = !refusals.refusals.isEmpty
        rounds += 1
        if !isWide, rounds >= (brokenRows.longRows > 0 ? 2 : Self.narrowLimit) {
          // All rows are tried again, so that those that share a chain are reported together.
          isWide = true
          brokenRows.markAllForRetry()
        }
      }
      reexamineChangedReasons(isWhole: hasRefused)
      if rounds < Self.recoveryLimit, scheduleRetries() {
        applyPending(root)
        if pass.isDismissed { return }
      } else if !hasRefused {
        break
      }
    }
    if brokenRows.rows.contains(where: \.needsRetry) {
      pending.noteChange()
      pass.noteRoundsExceeded()
    }
    brokenRows.noteEndOfSolve()
    if brokenRows.isEmpty { return }
    let isAboutConstraints = brokenRows.rows.allSatisfy {
      if case .constraint = $0.owner { true } else { false }
    }
    let order = isAboutConstraints ? [] : treeOrder(root)
    let ranked = brokenRows.rows.map { (row: $0, rank: rank($0, order)) }
      .sorted { $0.rank < $1.rank }
    var words = MemberWords()
    issueList.setConflicts(
      EngineIssue.joined(
        BrokenRows.reports(ranked.map(\.row)).map { report(of: $0, &words) }))
  }

  private func solveOnce() throws(SolveError) -> [ConstraintHandle] {
    counter.count(\.solves)
    let violated = try solver.solveUpToClash()
    if !violated.isEmpty { return violated }
    solver.takeChangedColumns { columns in
      if !insetViews.mayHaveChanged { noteMoves(in: columns) }
      var unowned = 0
      for index in columns.indices {
        guard let itemIndex = items.index(ofColumn: columns[index]) else {
          unowned += 1
          continue
        }
        markChanged(itemIndex)
        if items[itemIndex].has(.measured), columns[index] == column(.width, at: itemIndex) {
          markUnmeasured(itemIndex)
        }
      }
      counter.count(\.valuesRead, columns.count - unowned)
    }
    return []
  }
}
