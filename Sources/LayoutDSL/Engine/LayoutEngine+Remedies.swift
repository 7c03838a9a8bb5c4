// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Which of the constraints that could be offered are.
///
/// One after the other is tried in a copy of the solver, below all priorities, and kept there if it holds, settles
/// something and leaves nothing without a size, or outside of its superview. What is settled with it has it for
/// its remedy: one missing constraint is told as one, and all remedies together settle everything. What leaves something
/// odd is tried once more where nothing better has come.
extension LayoutEngine {
  /// How many offers are tried for one answer; of what is open after that each value has its first one.
  private static var trialLimit: Int { 512 }

  /// Says for each open value what is offered.
  func chooseRemedies(for found: inout [OpenValue], tryingIn trial: SimplexCopy) {
    var isOpen = trial.undetermined()
    var trialCount = 0
    /// Keeps an offer, if it holds and settles its value, and leaves no more flaws than allowed; else their number.
    func take(_ offer: RemedyOffer, for value: Int, flaws limit: Int) -> Int? {
      guard let column = found[value].column, isOpen[column], trialCount < Self.trialLimit else {
        return nil
      }
      trialCount += 1
      guard let terms = terms(of: offer), trial.tries(terms, constant: offer.constant) else {
        trial.end()
        return nil
      }
      let left = trial.undetermined()
      let flaws = left[column] ? nil : self.flaws(isOpen, left, trial)
      guard let flaws, flaws <= limit else {
        trial.end()
        return flaws
      }
      trial.keep()
      for other in found.indices where !found[other].offers.isEmpty {
        guard let column = found[other].column, isOpen[column], !left[column] else { continue }
        found[other].settle(by: offer)
      }
      isOpen = left
      return nil
    }
    let offers = found.indices.flatMap { value in found[value].offers.map { (value, $0) } }
    var odd: [(flaws: Int, value: Int, offer: RemedyOffer)] = []
    for kind in RemedyOffer.Kind.allCases {
      for (value, offer) in offers where offer.kind == kind {
        if let flaws = take(offer, for: value, flaws: 0) { odd.append((flaws, value, offer)) }
      }
    }
    for index in odd.indices.sorted(by: { (odd[$0].flaws, $0) < (odd[$1].flaws, $1) }) {
      _ = take(odd[index].offer, for: odd[index].value, flaws: .max)
    }
  }

  /// The variables of an offer; nil if an item of it takes no part.
  private func terms(of offer: RemedyOffer) -> [(column: Int32, coefficient: Double)]? {
    var terms: [(column: Int32, coefficient: Double)] = []
    for term in offer.terms {
      guard let place = place(of: term.item) else { return nil }
      terms.append((column(term.quantity, at: place), term.factor))
    }
    return terms
  }

  /// How many views something that came to be settled leaves without a width or height, or outside of their superview.
  private func flaws(_ isOpen: [Bool], _ left: [Bool], _ trial: SimplexCopy) -> Int {
    /// What was settled of a view; nil if it is open.
    func settled(_ quantity: Quantity, of view: LayoutView) -> Double? {
      guard let place = place(of: view.itemState) else { return nil }
      let column = Int(column(quantity, at: place))
      return left[column] ? nil : trial.value(ofColumn: column)
    }
    func isOutside(_ view: LayoutView, _ axis: Axis) -> Bool {
      guard let near = settled(axis.nearEdge, of: view), let superview = view.parentView else {
        return false
      }
      if near < -LayoutTolerance.seen { return true }
      guard superview.scrollArea == nil, let extent = settled(axis.extent, of: view),
        let room = settled(axis.extent, of: superview)
      else { return false }
      return near + extent > room + LayoutTolerance.seen
    }
    var count = 0
    for place in 0..<items.count {
      guard let view = items.state(at: place)?.view, !view.isHidden else { continue }
      for axis in Axis.allCases {
        func isNew(_ quantity: Quantity) -> Bool {
          let column = Int(column(quantity, at: place))
          return isOpen[column] && !left[column]
        }
        let isNewExtent = isNew(axis.extent)
        if isNewExtent, let extent = settled(axis.extent, of: view), extent < LayoutTolerance.seen {
          count += 1
        }
        if isNewExtent || isNew(axis.nearEdge), isOutside(view, axis) { count += 1 }
        if isNewExtent {
          // What did not move itself may be outside now.
          count += view.children.count { child in
            guard let place = self.place(of: child.itemState), !child.isHidden else { return false }
            return [axis.extent, axis.nearEdge].allSatisfy {
              !isOpen[Int(column($0, at: place))]
            } && isOutside(child, axis)
          }
        }
      }
    }
    return count
  }
}
