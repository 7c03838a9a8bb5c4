// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Recovery when the required constraints cannot all hold.
///
/// The engine keeps the rows that activation one by one would have accepted: its own first, then the user's in the
/// order of activation. A refused row is removed from the solver, while its constraint stays active. It is tried again
/// when it changes, or one of the rows that refuse it.
///
/// The kept rows are feasible, and each broken row completes a conflict set whose other members are kept and rank
/// before it. There is only one such choice (record 0271). If the search for clashes reaches its limit of work, all
/// violated rows are broken, which may be more.
extension LayoutEngine {
  /// Returns the position of each index's view in the tree, parents before children.
  ///
  /// The indices themselves depend on what was edited, and in which order.
  func treeOrder(_ root: LayoutView) -> [Int] {
    var order = Array(repeating: 0, count: Int(items.count))
    for (number, view) in root.levelOrderViews().enumerated() {
      if let index = index(of: view.itemState) { order[Int(index)] = number }
    }
    return order
  }

  /// Returns the rank of a required row in the order of acceptance, given ``treeOrder(_:)``.
  func rank(_ handle: ConstraintHandle, _ order: [Int]) -> Int {
    switch owner(of: handle) {
    case .constraint(let constraint):
      return constraint.activationOrder
    case .item(let index):
      return rankOfItemRow(itemRow(handle, of: index) ?? 0, of: index, order)
    case .stack(let index):
      return rankOfStackRow(items.stackRow(handle, at: index), of: index, order)
    case .noOwner:
      return .min
    }
  }

  /// Returns the rows of the frame that the root was given, which remain whichever constraint is removed.
  func givenRows(of root: LayoutView) -> [ConstraintHandle] {
    guard let index = index(of: root.itemState), items[index].role != .content else { return [] }
    return (0..<4).compactMap { items.row($0, of: index).handle }
  }

  private func rankOfItemRow(_ number: Int, of index: Int32, _ order: [Int]) -> Int {
    guard let state = items.state(at: index) else { return .min }
    let isRoot = state.view?.parentView == nil
    let group = items[index].role == .content ? 3 : isRoot ? 0 : 1
    return Self.rank(group, order[Int(index)], number)
  }

  private func rankOfStackRow(_ row: EngineStack.Index?, of index: Int32, _ order: [Int]) -> Int {
    Self.rank(2, order[Int(index)], row.flatMap { items.stack(at: index)?.rank(of: $0) } ?? 0)
  }

  func itemRow(_ handle: ConstraintHandle, of index: Int32) -> Int? {
    (0..<4).first { items.row($0, of: index).handle == handle }
  }

  /// Ranks the engine's own rows: by group, then by view, then by number.
  private static func rank(_ group: Int, _ view: Int, _ number: Int) -> Int {
    .min / 2 + group << 56 + view << 24 + number
  }

  /// Removes refused rows from the solver.
  func refuse(_ refusals: Refusals) {
    let chains = chains(refusals)
    for refusal in refusals.refusals { refuse(refusal, chains[refusal.list], refusals) }
    for chain in chains where !chain.rows.isEmpty {
      // A row that was refused in the same search has left the solver and is no reason.
      let gone = chain.reasonIndices.filter { (try? solver.variables(of: $0.reason)) == nil }
      chain.markForRetry(at: gone.map(\.index))
      brokenRows.append(chain)
    }
  }

  /// Converts the member lists from rows to their owners, before rows are removed.
  private func chains(_ refusals: Refusals) -> [BrokenChain] {
    var runs = [[Range<Int>]](repeating: [], count: refusals.lists.count)
    for refusal in refusals.refusals { runs[refusal.list] += refusal.runs }
    return zip(refusals.lists, runs).map { list, runs in
      let isCovered = BrokenChain.coverage(of: list.count, by: runs)
      var reasons = [ConstraintHandle?](repeating: nil, count: list.count)
      var members = [BrokenChain.Member?](repeating: nil, count: list.count)
      for index in list.indices where isCovered[index] {
        members[index] = member(list[index])
        if case .constraint(let handle) = list[index] { reasons[index] = handle }
      }
      return BrokenChain(members: members, reasons: reasons)
    }
  }

  /// Converts a member of a conflict set to the constraint or the sentence that it stands for.
  private func member(_ member: Refusal.Member) -> BrokenChain.Member? {
    switch member {
    case .lowerBound(let variable):
      return sentence(ofLowerBound: variable).map { .engine($0) }
    case .constraint(let handle):
      if case .constraint(let constraint) = owner(of: handle) {
        return .constraint(constraint.object)
      }
      return sentence(of: handle).map { .engine($0) }
    }
  }

  /// Removes a row from the solver, even if its owner is not found any more: it would clash again and again.
  private func refuse(_ refusal: Refusal, _ chain: BrokenChain, _ refusals: Refusals) {
    let handle = refusal.refused
    var heldIndices = indices(in: handle)
    let heldOriginIndices = originIndices(in: handle)
    let owner: BrokenRow.Owner
    switch self.owner(of: handle) {
    case .constraint(let constraint):
      owner = .constraint(constraint.object)
      dropRow(of: constraint)
    case .item(let index):
      guard let state = items.state(at: index), let number = itemRow(handle, of: index) else {
        return removeRow(handle)
      }
      owner = .item(state, number)
      heldIndices.removeAll { $0 == index }
      breakRow(number, of: index)
    case .stack(let index):
      guard let state = items.state(at: index), let number = items.stackRow(handle, at: index),
        let key = items.stack(at: index)?[number].row.key
      else { return removeRow(handle) }
      owner = .stack(state, key)
      breakStackRow(number, of: index)
    case .noOwner:
      return removeRow(handle)
    }
    chain.append(
      BrokenRow(
        owner, of: chain, runs: refusal.runs, index: refusals.index(of: refusal),
        heldIndices: heldIndices, heldOriginIndices: heldOriginIndices))
  }

  /// Decides which broken rows stay broken though constants of their reasons have changed (record 0271).
  ///
  /// A row stays broken if the sum of its conflict set proves the clash with the new constants; others are tried again.
  /// Fewer members of the set may clash with the new constants; it is kept as it was all the same.
  ///
  /// - Parameter isWhole: Whether to try all rows again, because further rows were refused.
  /// - Complexity: O(cells of the members).
  func reexamineChangedReasons(isWhole: Bool) {
    brokenRows.takeChangedReasons(isWhole: isWhole) { chain, changed in
      for (reason, index) in changed { chain.replaceMember(member(.constraint(reason)), at: index) }
      for row in chain.rows where changed.contains(where: { row.restsOn($0.index) }) {
        if ClashSum(chain.members(of: row).rows)?.isCertain == true {
          row.remainBroken()
        } else {
          row.markForRetry()
        }
      }
    }
  }

  /// Schedules broken rows to be tried again if one of their reasons has changed or is gone.
  ///
  /// - Returns: Whether there were any.
  /// - Complexity: O(*c*) for *c* broken rows.
  func scheduleRetries() -> Bool {
    let retried = takeBrokenRows { $0.needsRetry }
    for row in retried where isStillBroken(row) {
      switch row.owner {
      case .constraint(let constraint):
        if let reference = constraint.reference { schedule(.structure, of: reference) }
      case .item(let state, _):
        if let index = index(of: state) { markStale(index) }
      case .stack(let state, _): pending.add(stack: state)
      }
    }
    return !retried.isEmpty
  }

  /// Forgets broken rows that are back in the solver or no longer wanted.
  func removeResolved() {
    _ = takeBrokenRows { !isStillBroken($0) }
  }

  private func takeBrokenRows(where isTaken: (BrokenRow) -> Bool) -> [BrokenRow] {
    if brokenRows.isEmpty { return [] }
    let taken = brokenRows.takeRows(where: isTaken)
    for index in taken.flatMap({ $0.heldIndices + $0.heldOriginIndices }) { markIdle(index) }
    return taken
  }

  /// Whether a broken row is still wanted, and not in the solver.
  private func isStillBroken(_ row: BrokenRow) -> Bool {
    switch row.owner {
    case .constraint(let constraint):
      guard let reference = constraint.reference else { return false }
      return owns(reference) && !reference.row.engine.hasHandle && reference.row.priority >= 1000
    case .item(let state, let number):
      guard let index = index(of: state) else { return false }
      let row = items.row(number, of: index)
      return row.isWanted && row.handle == nil && row.priority >= 1000
    case .stack(let state, let key):
      guard let index = index(of: state), let number = items.stackRow(key, at: index),
        let row = items.stack(at: index)?[number]
      else { return false }
      return row.handle == nil && row.row.priority >= 1000
    }
  }

  func rank(_ row: BrokenRow, _ order: [Int]) -> Int {
    switch row.owner {
    case .constraint(let constraint): return constraint.activationOrder
    case .item(let state, let number):
      return index(of: state).map { rankOfItemRow(number, of: $0, order) } ?? .min
    case .stack(let state, let key):
      return index(of: state).map { rankOfStackRow(items.stackRow(key, at: $0), of: $0, order) }
        ?? .min
    }
  }

  /// Returns the issue of rows that are broken along one chain; that of a single row is reused while it is valid.
  ///
  /// - Complexity: O(cells of the members) for a single row that was reported before.
  func report(of rows: [BrokenRow], _ words: inout MemberWords) -> EngineIssue {
    guard rows.count == 1 else { return issue(rows, &words) }
    let row = rows[0]
    if let report = row.report, report.holds(value: value) { return report.issue }
    let issue = issue(rows, &words)
    row.storeReport(ReportedConflict(issue, of: row.chain.members(of: row), value: value))
    return issue
  }

  func namesChanged() { brokenRows.forgetReports() }

  /// Builds the issue of rows that are broken along one chain, with the values of the kept rows: the set of the first
  /// row, then the others and what else is in their sets.
  private func issue(_ rows: [BrokenRow], _ words: inout MemberWords) -> EngineIssue {
    let first = rows[0].chain.members(of: rows[0])
    let (constraints, sentences) = (first.constraints, first.sentences)
    let broken = rows.map { row -> LayoutConstraint? in
      if case .constraint(let constraint) = row.owner { constraint } else { nil }
    }
    let further = broken.dropFirst().compactMap { $0 }
    var chain: [LayoutConstraint] = []
    if rows.count > 1 {
      let known = Set(constraints + further)
      chain = rows[0].chain.members(ofAny: rows).constraints
        .filter { !known.contains($0) }
    }
    let reported = broken.map { $0.flatMap { words.member($0, value) } }
    let worst = rows.indices.max { reported[$0]?.excess ?? 0 < reported[$1]?.excess ?? 0 } ?? 0
    let decisive = worst == 0 ? first : rows[worst].chain.members(of: rows[worst])
    let cause = causeTogether(rows) ?? ClashCause(decisive.rows)
    let report = ConflictReport(
      headline: cause.headline,
      cure: cause.cure,
      refused: reported[0],
      members: constraints.compactMap { words.member($0, value) },
      background: sentences.map(\.text),
      alsoBroken: reported.dropFirst().compactMap { $0 },
      chain: chain.compactMap { words.member($0, value) })
    return EngineIssue(
      problem: .conflict(report), constraints: constraints + further,
      items: sentences.map(\.state).unique(),
      isAboutRoot: sentences.contains { $0.reason == .rootFrame },
      translated: cause.translated)
  }

  /// Returns the common cause of several rows that are broken along one chain, if one sum of their members contradicts
  /// itself: views of given sizes do not fit.
  private func causeTogether(_ rows: [BrokenRow]) -> ClashCause? {
    if rows.count < 2 { return nil }
    let views = Set(rows.map { ObjectIdentifier($0.owner.item) })
    let members = rows[0].chain.members(ofAny: rows).filter { member in
      guard case .engine(let sentence) = member, sentence.reason == .leastSize else { return true }
      return !views.contains(ObjectIdentifier(sentence.state))
    }
    let all = members.rows
    return ClashSum(all).map { ClashCause(all, $0) }
  }
}
