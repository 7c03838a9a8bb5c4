// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What happens when the required constraints cannot all hold.
///
/// Kept are those that activating them one by one would have accepted: the engine's own
/// first, then the user's in the order of activation. Each refused one is taken out of the
/// solver, stays active, and is tried again when something changes.
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
    var order = Array(repeating: 0, count: items.count)
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
      guard let state = states[Int(place)] else { return .min }
      let isRoot = state.view?.parentView == nil
      let group = items[Int(place)].role == .content ? 3 : isRoot ? 0 : 1
      let number = (0..<4).first { row($0, of: place).handle == handle } ?? 0
      return Self.rank(group, order[Int(place)], number)
    case .stack(let place):
      return Self.rank(2, order[Int(place)], stackRow(handle, of: place) ?? 0)
    case .nobody:
      return .min
    }
  }

  /// Ranks the engine's own rows: by group, then by view, then as they were written.
  private static func rank(_ group: Int, _ view: Int, _ number: Int) -> Int {
    .min / 2 + group << 56 + view << 24 + number
  }

  /// Whom a refusal is about.
  func clash(_ refusal: Refusal) -> Clash {
    var clash = Clash()
    if case .constraint(let constraint) = owner(of: refusal.refused) {
      clash.refused = constraint
    }
    for handle in refusal.closing {
      switch owner(of: handle) {
      case .constraint(let constraint):
        clash.members.append(constraint)
      case .item(let place):
        guard let state = states[Int(place)] else { continue }
        clash.items.append(state)
        if let text = text(of: handle, at: place) { clash.background.append(text) }
        if items[Int(place)].role == .frame, state.view?.parentView == nil {
          clash.isAboutRoot = true
        }
      case .stack(let place):
        guard let state = states[Int(place)] else { continue }
        if !clash.items.contains(where: { $0 === state }) { clash.items.append(state) }
        if let text = text(of: handle, ofStack: place) { clash.background.append(text) }
      case .nobody:
        continue
      }
    }
    for variable in refusal.lowerBounds {
      guard let place = item(of: variable), let state = states[Int(place)] else { continue }
      clash.items.append(state)
      let quantity = variable == self.variable(.width, at: place) ? "width" : "height"
      clash.background.append("\(state.name).\(quantity) >= 0")
    }
    clash.members.sort(by: LayoutConstraint.inOrder)
    return clash
  }

  /// Takes a row out of the solver for this pass.
  func refuse(_ handle: ConstraintHandle) {
    switch owner(of: handle) {
    case .constraint(let constraint):
      dropRow(of: constraint)
      refusedConstraints.append(constraint)
    case .item(let place):
      for number in 0..<4 where row(number, of: place).handle == handle {
        breakRow(number, of: place)
      }
      refusedItems.append(place)
    case .stack(let place):
      breakStackRow(handle, of: place)
      if let state = states[Int(place)] { refusedStacks.append(state) }
    case .nobody:
      return
    }
  }

  /// Lets everything that was broken be tried again.
  func reinstateRefused() {
    let constraints = refusedConstraints
    refusedConstraints = []
    for constraint in constraints where owns(constraint) && constraint.isActive {
      require(.structure, of: constraint)
    }
    let places = refusedItems
    refusedItems = []
    for place in places where states[Int(place)] != nil { markStale(place) }
    pending.stacks.append(contentsOf: refusedStacks)
    refusedStacks = []
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
    guard let equation = ConstraintLowering(constraint)?.equation(of: constraint) else {
      return nil
    }
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
    guard let state = states[Int(place)] else { return nil }
    let reason = state.guide == nil ? "stack \(state.name)" : state.name
    return "\(row.form.text) \(row.relation.sign) 0 (\(reason))"
  }

  /// What one of the engine's own rows says, as messages print it.
  func text(of handle: ConstraintHandle, at place: Int32) -> String? {
    guard let state = states[Int(place)],
      let number = (0..<4).first(where: { self.row($0, of: place).handle == handle })
    else { return nil }
    let row = self.row(number, of: place)
    let role = items[Int(place)].role
    let reason = role == .content ? "its content" : "its frame"
    var right = row.constant.layoutText
    if row.factor != 0 { right += " + \(row.factor.layoutText) of its superview" }
    let left = "\(state.name).\(role.quantity(ofRow: number))"
    return "\(left) \(row.relation.sign) \(right) (\(reason))"
  }
}
