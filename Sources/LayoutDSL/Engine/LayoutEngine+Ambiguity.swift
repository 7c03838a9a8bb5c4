// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the constraints leave open.
extension LayoutEngine {
  /// Everything about `top`, its guides and what is below it that the last pass could have
  /// found another value for, parents before children.
  ///
  /// - Complexity: O(size of the whole tree) where something is open, else that of ``openColumns()`` and O(*n*) for *n*
  ///   views.
  func ambiguities(below top: LayoutView) -> [LayoutAmbiguity] {
    let isOpen = openColumns()
    if !isOpen.contains(true), !top.subtree().contains(where: \.itemState.hasScrollArea) {
      return []
    }
    var parts = openParts(isOpen)
    var found: [OpenValue] = []
    var made: SimplexCopy?
    var trialCount = 0
    /// A copy to try something out in; nil if enough was tried.
    func trial() -> SimplexCopy? {
      trialCount += 1
      return trialCount > Self.trialLimit ? nil : made.orMade(solver.makeTrial())
    }
    func canBe(_ value: Double, _ variable: Variable) -> Bool {
      // Untried, only a size that is none is given up.
      trial()?.allows(value, for: variable) ?? (solver.value(ofColumn: variable.index) <= 0)
    }
    func look(at state: ItemState) {
      guard let place = place(of: state), let item = state.item else { return }
      let open = openQuantities(of: state, isOpen)
      for quantity in open where state.view != nil || isMentioned(quantity.axis, at: place) {
        let variable = variable(quantity, at: place)
        let remedy = Remedy(
          item: state, quantity: quantity, value: value(quantity, at: place) + 0,
          solved: { [self] other, quantity in
            self.place(of: other).map { self.value(quantity, at: $0) }
          },
          isOpen: { [self] other, quantity in
            self.place(of: other).map { isOpen[Int(self.variable(quantity, at: $0).index)] }
              ?? false
          }, canBe: { canBe($0, variable) }
        ).best
        let tie = tie(of: variable, in: &parts, tryingIn: trial)
        let ambiguity = LayoutAmbiguity(
          item: item, attribute: quantity.attribute, value: value(quantity, at: place) + 0,
          path: state.path, remedy: remedy.text, tie: tie,
          departed: issueList.departed(of: state, along: quantity.axis).map(\.messageText).unique())
        found.append(OpenValue(ambiguity, variable, remedy.kind))
      }
    }
    // What is in a view that its stack view gives no room is squeezed by that, and shows nothing.
    var isLeftOut: Set<ObjectIdentifier> = []
    for view in top.subtree() {
      if view !== top, let parent = view.parentView,
        isLeftOut.contains(ObjectIdentifier(parent)) || view.isHiddenInStack
      {
        isLeftOut.insert(ObjectIdentifier(view))
        continue
      }
      look(at: view.itemState)
      // The guides that a view has of itself have no quantities: they may be there to hold the view.
      for guide in view.guides where guide.kind == .free { look(at: guide.itemState) }
      if view.itemState.hasScrollArea {
        found += contentAmbiguities(of: view, isOpen, canBe: canBe)
      }
    }
    settleFollowers(&found)
    return found.map(\.ambiguity)
  }

  /// Offers for what follows from something else that is open what is offered for that.
  ///
  /// One missing constraint is told as one so. What follows from none of the first 256 from which something may is
  /// offered its own.
  private func settleFollowers(_ found: inout [OpenValue]) {
    let leaders = found.indices.filter { found[$0].variable != nil }
      .sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
    if leaders.count < 2 { return }
    let numbers = solver.makeTrial().leaders(
      among: leaders.compactMap { found[$0].variable }, upTo: Self.trialLimit)
    for index in found.indices where !found[index].isTied {
      guard let column = found[index].variable?.index, let number = numbers[Int(column)] else {
        continue
      }
      let leader = found[leaders[number]]
      if !leader.isTied { found[index].follow(leader) }
    }
  }

  /// How many remedies of one answer are tried, those of further items being offered as they are; and from how many
  /// values others may follow.
  private static var trialLimit: Int { 256 }

  /// Whether a row mentions where an item is along an axis, or how large: a guide of which none does shows nothing.
  private func isMentioned(_ axis: Axis, at place: Int32) -> Bool {
    Quantity.allCases.contains { quantity in
      quantity.axis == axis
        && (try? solver.mentions(of: variable(quantity, at: place), exceed: 0)) == true
    }
  }

  /// The parts of an item's frame that the last pass left open.
  ///
  /// - Complexity: O(1), or O(*k*) for the *k* constraints in a scroll view of whose content it is asked, after
  ///   ``openColumns()``.
  func openQuantities(of state: ItemState) -> [Quantity] {
    let isOpen = openColumns()
    guard let guide = state.guide, guide.kind != .free else {
      return openQuantities(of: state, isOpen)
    }
    guard let view = guide.owningView, view.scrollArea?.content === guide else { return [] }
    return openContent(of: view, isOpen).map(\.quantity)
  }

  private func openQuantities(of state: ItemState, _ isOpen: [Bool]) -> [Quantity] {
    guard let place = place(of: state) else { return [] }
    return Quantity.allCases.filter { quantity in
      // Where a root is was given, and is nobody's to find.
      if !quantity.isExtent, let view = state.view, view.parentView == nil { return false }
      return isOpen[Int(variable(quantity, at: place).index)]
    }
  }
}
