// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What happens when the required constraints cannot all hold.
///
/// Kept are those that activating them one by one would have accepted: the engine's own
/// first, then the user's in the order of activation. Each refused one is taken out of the
/// solver, stays active, and is tried again when it, or one of those that refuse it, changes.
///
/// What is kept can hold, and each broken row closes a set whose others are kept and come
/// before it. There is only one such choice: the first row about which two differed would be
/// broken in one of them by rows that the other keeps, too.
extension LayoutEngine {
  /// A refused constraint and the set that it closes, by owner: rows are about to go.
  struct Clash {
    var refused: LayoutConstraint?
    var members: [LayoutConstraint] = []
    var background: [String] = []
    var items: [ItemState] = []
    var isAboutRoot = false
  }

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
    switch rowOwners.owner(of: handle) {
    case .constraint(let constraint):
      return constraint.activationOrder
    case .item(let place):
      return rankOfItemRow(itemRow(handle, of: place) ?? 0, of: place, order)
    case .stack(let place):
      return Self.rank(2, order[Int(place)], stackRow(handle, of: place) ?? 0)
    case .nobody:
      return .min
    }
  }

  private func rankOfItemRow(_ number: Int, of place: Int32, _ order: [Int]) -> Int {
    guard let state = items.state(at: place) else { return .min }
    let isRoot = state.view?.parentView == nil
    let group = items[place].role == .content ? 3 : isRoot ? 0 : 1
    return Self.rank(group, order[Int(place)], number)
  }

  /// Which of the rows of an item a row is.
  private func itemRow(_ handle: ConstraintHandle, of place: Int32) -> Int? {
    (0..<4).first { row($0, of: place).handle == handle }
  }

  /// Ranks the engine's own rows: by group, then by view, then as they were written.
  private static func rank(_ group: Int, _ view: Int, _ number: Int) -> Int {
    .min / 2 + group << 56 + view << 24 + number
  }

  /// Whom a refusal is about.
  func clash(_ refusal: Refusal) -> Clash {
    var clash = Clash()
    if case .constraint(let constraint) = rowOwners.owner(of: refusal.refused) {
      clash.refused = constraint.object
    }
    for handle in refusal.closing {
      switch rowOwners.owner(of: handle) {
      case .constraint(let constraint):
        clash.members.append(constraint.object)
      case .item(let place):
        guard let state = items.state(at: place) else { continue }
        clash.items.append(state)
        if let text = text(of: handle, at: place) { clash.background.append(text) }
        if items[place].role == .frame, state.view?.parentView == nil {
          clash.isAboutRoot = true
        }
      case .stack(let place):
        guard let state = items.state(at: place) else { continue }
        if !clash.items.contains(where: { $0 === state }) { clash.items.append(state) }
        if let text = text(of: handle, ofStack: place) { clash.background.append(text) }
      case .nobody:
        continue
      }
    }
    for variable in refusal.lowerBounds {
      guard let place = item(of: variable), let state = items.state(at: place) else { continue }
      clash.items.append(state)
      let quantity = variable == self.variable(.width, at: place) ? "width" : "height"
      clash.background.append("\(state.name).\(quantity) >= 0")
    }
    clash.members.sort(by: LayoutConstraint.inOrder)
    return clash
  }

  /// Takes a row out of the solver.
  func refuse(_ refusal: Refusal) {
    let handle = refusal.refused
    let clash = clash(refusal)
    var held = items(in: handle)
    let heldOrigins = origins(in: handle)
    let owner: BrokenRow.Owner
    switch rowOwners.owner(of: handle) {
    case .constraint(let constraint):
      owner = .constraint(constraint.object)
      dropRow(of: constraint)
    case .item(let place):
      guard let state = items.state(at: place), let number = itemRow(handle, of: place) else {
        return
      }
      owner = .item(state, number)
      held.removeAll { $0 == place }
      breakRow(number, of: place)
    case .stack(let place):
      guard let state = items.state(at: place), let number = stackRow(handle, of: place),
        let key = stacks[place]?.rows[number].row.key
      else { return }
      owner = .stack(state, key)
      breakStackRow(number, of: place)
    case .nobody:
      return
    }
    let reasons = refusal.closing.filter { $0 != handle }
    let row = BrokenRow(owner, reasons: reasons, clash, held: held, heldOrigins: heldOrigins)
    // One that was refused in the same breath is no reason.
    row.isUnfounded = !reasons.allSatisfy(isInUse)
    broken.append(row)
    for reason in reasons { brokenBy[reason.index, default: []].append(row) }
  }

  /// Whether a row is in the solver; those that say where far views are have no owner.
  private func isInUse(_ handle: ConstraintHandle) -> Bool {
    (try? solver.variables(of: handle)) != nil
  }

  /// Notes that a row has changed or is about to go: what it broke is to be tried again.
  func rowChanged(_ handle: ConstraintHandle) {
    if brokenBy.isEmpty { return }
    for row in brokenBy[handle.index] ?? [] { row.isUnfounded = true }
  }

  /// Lets all that is broken be tried again.
  func doubtBroken() {
    for row in broken { row.isUnfounded = true }
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
        if let reference = constraint.reference { require(.structure, of: reference) }
      case .item(let state, _):
        if let place = place(of: state) { markStale(place) }
      case .stack(let state, _): pending.stacks.append(state)
      }
    }
    return !unfounded.isEmpty
  }

  /// Forgets that rows were broken which are back in the solver or wanted no more.
  func forgetMended() {
    _ = takeBroken { !isOut($0) }
  }

  private func takeBroken(_ isTaken: (BrokenRow) -> Bool) -> [BrokenRow] {
    if broken.isEmpty { return [] }
    var taken: [BrokenRow] = []
    var kept: [BrokenRow] = []
    for row in broken {
      if isTaken(row) { taken.append(row) } else { kept.append(row) }
    }
    broken = kept
    for row in taken {
      for reason in row.reasons { brokenBy[reason.index]?.removeAll { $0 === row } }
      idle.append(contentsOf: row.held + row.heldOrigins)
    }
    if kept.isEmpty { brokenBy = [:] }
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
      let row = self.row(number, of: place)
      return row.isWanted && row.handle == nil && row.priority >= 1000
    case .stack(let state, let key):
      guard
        let row = place(of: state).flatMap({ stacks[$0] })?.rows.first(where: {
          $0.row.key == key
        })
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
      guard let place = place(of: state) else { return .min }
      let number = stacks[place]?.rows.firstIndex { $0.row.key == key }
      return Self.rank(2, order[Int(place)], number ?? 0)
    }
  }

  /// The clash in words, now that the solver holds what is left.
  func issue(_ clash: Clash) -> EngineIssue {
    let report = ConflictReport(
      refused: clash.refused.flatMap(member),
      members: clash.members.compactMap(member),
      background: clash.background)
    return EngineIssue(
      problem: .conflict(report), constraints: clash.members, items: clash.items,
      isAboutRoot: clash.isAboutRoot)
  }

  private func member(_ constraint: LayoutConstraint) -> ConflictReport.Member? {
    guard let reference = constraint.reference,
      let equation = ConstraintLowering(reference)?.equation(of: reference)
    else { return nil }
    return ConflictReport.Member(
      constraint: constraint.messageText,
      label: constraint.label,
      fileID: constraint.location.fileID,
      line: constraint.location.line,
      asked: equation.asked(value),
      got: equation.got(value),
      relation: constraint.relation)
  }

  /// What a row of a stack view, or for a readable guide, says, as messages print it.
  func text(of handle: ConstraintHandle, ofStack place: Int32) -> String? {
    guard let number = stackRow(handle, of: place), let row = stacks[place]?.rows[number].row
    else { return nil }
    guard let state = items.state(at: place) else { return nil }
    let reason = state.guide == nil ? "stack \(state.name)" : state.name
    return "\(row.text) \(row.relation.sign) 0 (\(reason))"
  }

  /// What one of the engine's own rows says, as messages print it.
  func text(of handle: ConstraintHandle, at place: Int32) -> String? {
    guard let state = items.state(at: place), let number = itemRow(handle, of: place) else {
      return nil
    }
    let row = self.row(number, of: place)
    let role = items[place].role
    let reason = role == .content ? "its content" : "its frame"
    var right = row.constant.layoutText
    if row.factor != 0 { right += " + \(row.factor.layoutText) of its superview" }
    let left = "\(state.name).\(role.quantity(ofRow: number))"
    return "\(left) \(row.relation.sign) \(right) (\(reason))"
  }
}
