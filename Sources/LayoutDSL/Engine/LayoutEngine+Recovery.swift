// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What happens when the required constraints cannot all hold.
///
/// Kept are those that activating them one by one would have accepted: the engine's own
/// first, then the user's in the order of activation. Each refused one is taken out of the
/// solver, stays active, and is tried again when it, or one of those that refuse it, changes.
///
/// What is kept can hold, and each broken row closes a set whose others are kept and come before it; there is only one
/// such choice (record 0271). Where the search for clashes ends at its limit of work, all that is violated is broken, which may
/// be more.
extension LayoutEngine {
  /// Where the view of each place comes in the tree, parents before children.
  ///
  /// The places themselves tell what was edited, and in which order.
  func treeOrder(_ root: LayoutView) -> [Int] {
    var order = Array(repeating: 0, count: Int(items.count))
    for (number, view) in root.subtree().enumerated() {
      if let place = place(of: view.itemState) { order[Int(place)] = number }
    }
    return order
  }

  /// The place of a required row in the order of acceptance, given ``treeOrder(_:)``.
  func rank(_ handle: ConstraintHandle, _ order: [Int]) -> Int {
    switch owner(of: handle) {
    case .constraint(let constraint):
      return constraint.activationOrder
    case .item(let place):
      return rankOfItemRow(itemRow(handle, of: place) ?? 0, of: place, order)
    case .stack(let place):
      return rankOfStackRow(items.stackRow(handle, at: place), of: place, order)
    case .nobody:
      return .min
    }
  }

  /// The rows of the frame that a root was given; whichever constraint goes, they stay.
  func givenRows(of root: LayoutView) -> [ConstraintHandle] {
    guard let place = place(of: root.itemState), items[place].role != .content else { return [] }
    return (0..<4).compactMap { items.row($0, of: place).handle }
  }

  private func rankOfItemRow(_ number: Int, of place: Int32, _ order: [Int]) -> Int {
    guard let state = items.state(at: place) else { return .min }
    let isRoot = state.view?.parentView == nil
    let group = items[place].role == .content ? 3 : isRoot ? 0 : 1
    return Self.rank(group, order[Int(place)], number)
  }

  private func rankOfStackRow(_ row: EngineStack.Place?, of place: Int32, _ order: [Int]) -> Int {
    Self.rank(2, order[Int(place)], row.flatMap { items.stack(at: place)?.rank(of: $0) } ?? 0)
  }

  func itemRow(_ handle: ConstraintHandle, of place: Int32) -> Int? {
    (0..<4).first { items.row($0, of: place).handle == handle }
  }

  /// Ranks the engine's own rows: by group, then by view, then as they were written.
  private static func rank(_ group: Int, _ view: Int, _ number: Int) -> Int {
    .min / 2 + group << 56 + view << 24 + number
  }

  /// Takes rows out of the solver.
  func refuse(_ refusals: Refusals) {
    let chains = chains(refusals)
    for refusal in refusals.refusals { refuse(refusal, chains[refusal.list], refusals) }
    for chain in chains where !chain.rows.isEmpty {
      // What was refused in the same breath, and so is in the solver no more, is no reason.
      let gone = chain.reasonPlaces.filter { (try? solver.variables(of: $0.reason)) == nil }
      chain.doubt(at: gone.map(\.place))
      brokenRows.append(chain)
    }
  }

  /// The lists of members by owner: rows are about to go.
  private func chains(_ refusals: Refusals) -> [BrokenChain] {
    var runs = [[Range<Int>]](repeating: [], count: refusals.lists.count)
    for refusal in refusals.refusals { runs[refusal.list] += refusal.runs }
    return zip(refusals.lists, runs).map { list, runs in
      let isCovered = BrokenChain.coverage(of: list.count, by: runs)
      var reasons = [ConstraintHandle?](repeating: nil, count: list.count)
      var members = [BrokenChain.Member?](repeating: nil, count: list.count)
      for place in list.indices where isCovered[place] {
        members[place] = member(list[place])
        if case .constraint(let handle) = list[place] { reasons[place] = handle }
      }
      return BrokenChain(members: members, reasons: reasons)
    }
  }

  /// Who takes part in a clash.
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

  /// Takes a row out of the solver: one whose owner is not found any more as well, which would clash again and again.
  private func refuse(_ refusal: Refusal, _ chain: BrokenChain, _ refusals: Refusals) {
    let handle = refusal.refused
    var held = items(in: handle)
    let heldOrigins = origins(in: handle)
    let owner: BrokenRow.Owner
    switch self.owner(of: handle) {
    case .constraint(let constraint):
      owner = .constraint(constraint.object)
      dropRow(of: constraint)
    case .item(let place):
      guard let state = items.state(at: place), let number = itemRow(handle, of: place) else {
        return removeRow(handle)
      }
      owner = .item(state, number)
      held.removeAll { $0 == place }
      breakRow(number, of: place)
    case .stack(let place):
      guard let state = items.state(at: place), let number = items.stackRow(handle, at: place),
        let key = items.stack(at: place)?[number].row.key
      else { return removeRow(handle) }
      owner = .stack(state, key)
      breakStackRow(number, of: place)
    case .nobody:
      return removeRow(handle)
    }
    chain.append(
      BrokenRow(
        owner, of: chain, runs: refusal.runs, place: refusals.place(of: refusal), held: held,
        heldOrigins: heldOrigins))
  }

  /// Leaves out what clashes as before with the constants that its reasons have now, by the sum of its set, and lets what
  /// may not be tried again, or what may clash with fewer of its reasons now (record 0271).
  ///
  /// - Parameter isWhole: Whether to let all be tried again, because further rows were refused.
  /// - Complexity: O(cells of the members).
  func lookAtShaken(isWhole: Bool) {
    brokenRows.takeShaken(isWhole: isWhole) { chain, shaken in
      for (reason, place) in shaken { chain.renew(member(.constraint(reason)), at: place) }
      for row in chain.rows where shaken.contains(where: { row.restsOn($0.place) }) {
        if row.count > Refusal.longCount,
          ClashSum(ClashSet(chain.members(of: row)).rows)?.isCertain == true
        {
          row.stay()
        } else {
          row.doubt()
        }
      }
    }
  }

  /// Lets what was broken for a reason that is no more be tried again.
  ///
  /// - Returns: Whether there was anything.
  /// - Complexity: O(*c*) for *c* broken rows.
  func reinstateUnfounded() -> Bool {
    let unfounded = takeBroken { $0.isUnfounded }
    for row in unfounded where isOut(row) {
      switch row.owner {
      case .constraint(let constraint):
        if let reference = constraint.reference { schedule(.structure, of: reference) }
      case .item(let state, _):
        if let place = place(of: state) { markStale(place) }
      case .stack(let state, _): pending.add(stack: state)
      }
    }
    return !unfounded.isEmpty
  }

  /// Forgets that rows were broken which are back in the solver or wanted no more.
  func forgetMended() {
    _ = takeBroken { !isOut($0) }
  }

  private func takeBroken(_ isTaken: (BrokenRow) -> Bool) -> [BrokenRow] {
    if brokenRows.isEmpty { return [] }
    let taken = brokenRows.take(isTaken)
    for place in taken.flatMap({ $0.held + $0.heldOrigins }) { markIdle(place) }
    return taken
  }

  /// Whether a row that was broken is wanted, and not in the solver.
  private func isOut(_ row: BrokenRow) -> Bool {
    switch row.owner {
    case .constraint(let constraint):
      guard let reference = constraint.reference else { return false }
      return owns(reference) && !reference.row.engine.hasHandle && reference.row.priority >= 1000
    case .item(let state, let number):
      guard let place = place(of: state) else { return false }
      let row = items.row(number, of: place)
      return row.isWanted && row.handle == nil && row.priority >= 1000
    case .stack(let state, let key):
      guard let place = place(of: state), let number = items.stackRow(key, at: place),
        let row = items.stack(at: place)?[number]
      else { return false }
      return row.handle == nil && row.row.priority >= 1000
    }
  }

  /// The place of a broken row in the order of acceptance.
  func rank(_ row: BrokenRow, _ order: [Int]) -> Int {
    switch row.owner {
    case .constraint(let constraint): return constraint.activationOrder
    case .item(let state, let number):
      return place(of: state).map { rankOfItemRow(number, of: $0, order) } ?? .min
    case .stack(let state, let key):
      return place(of: state).map { rankOfStackRow(items.stackRow(key, at: $0), of: $0, order) }
        ?? .min
    }
  }

  /// What is broken by the same chain in words: of a single row as it was told last, if the same would be told
  /// now.
  ///
  /// - Complexity: O(cells of the members) for a row that was told before.
  func report(of rows: [BrokenRow], _ words: inout MemberWords) -> EngineIssue {
    guard rows.count == 1 else { return issue(rows, &words) }
    let row = rows[0]
    if let told = row.told, told.holds(value: value) { return told.issue }
    let issue = issue(rows, &words)
    row.keep(ToldConflict(issue, of: row.chain.members(of: row), value: value))
    return issue
  }

  func namesChanged() { brokenRows.forgetReports() }

  /// What is broken by the same chain in words, now that the solver holds what is left: the set of the
  /// first row, and the others with what else they rest on.
  private func issue(_ rows: [BrokenRow], _ words: inout MemberWords) -> EngineIssue {
    let first = ClashSet(rows[0].chain.members(of: rows[0]))
    let broken = rows.map { row -> LayoutConstraint? in
      if case .constraint(let constraint) = row.owner { constraint } else { nil }
    }
    let further = broken.dropFirst().compactMap { $0 }
    var chain: [LayoutConstraint] = []
    if rows.count > 1 {
      let told = Set(first.constraints + further)
      chain = ClashSet(rows[0].chain.members(ofAny: rows)).constraints
        .filter { !told.contains($0) }
    }
    let reported = broken.map { $0.flatMap { words.member($0, value) } }
    let worst = rows.indices.max { reported[$0]?.excess ?? 0 < reported[$1]?.excess ?? 0 } ?? 0
    let decisive = worst == 0 ? first : ClashSet(rows[worst].chain.members(of: rows[worst]))
    let cause = causeTogether(rows) ?? ClashCause(decisive.rows)
    let report = ConflictReport(
      headline: cause.headline,
      cure: cause.cure,
      refused: reported[0],
      members: first.constraints.compactMap { words.member($0, value) },
      background: first.sentences.map(\.text),
      alsoBroken: reported.dropFirst().compactMap { $0 },
      chain: chain.compactMap { words.member($0, value) })
    return EngineIssue(
      problem: .conflict(report), constraints: first.constraints + further,
      items: first.sentences.map(\.state).unique(),
      isAboutRoot: first.sentences.contains { $0.reason == .rootFrame },
      translated: cause.translated)
  }

  /// What several rows come to that are broken by the same chain, if they contradict themselves in one sum: views
  /// of given sizes that have no room.
  private func causeTogether(_ rows: [BrokenRow]) -> ClashCause? {
    if rows.count < 2 { return nil }
    let views = Set(rows.map { ObjectIdentifier($0.owner.item) })
    let members = rows[0].chain.members(ofAny: rows).filter { member in
      guard case .engine(let sentence) = member, sentence.reason == .leastSize else { return true }
      return !views.contains(ObjectIdentifier(sentence.state))
    }
    let all = ClashSet(members).rows
    return ClashSum(all).map { ClashCause(all, $0) }
  }
}
