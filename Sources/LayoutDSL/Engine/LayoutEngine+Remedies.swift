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

  /// After how many odd ones no more of a kind are tried: a thousand cells that are as high as one another, of which
  /// none says how high, are as odd with the height of each.
  private static var oddLimit: Int { 32 }

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
      let (terms, constant) = sum(of: offer)
      guard trial.tries(terms, constant: constant) else {
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
      let limit = odd.count + Self.oddLimit
      for (value, offer) in offers where offer.kind == kind && odd.count < limit {
        if let flaws = take(offer, for: value, flaws: 0) { odd.append((flaws, value, offer)) }
      }
    }
    for index in odd.indices.sorted(by: { (odd[$0].flaws, $0) < (odd[$1].flaws, $1) }) {
      _ = take(odd[index].offer, for: odd[index].value, flaws: .max)
    }
  }

  /// An offer in variables, and in the numbers of what takes no part.
  private func sum(
    of offer: RemedyOffer
  ) -> (terms: [(column: Int32, coefficient: Double)], constant: Double) {
    var (terms, constant): ([(column: Int32, coefficient: Double)], _) = ([], offer.constant)
    for term in offer.terms {
      if let place = place(of: term.item) {
        terms.append((column(term.quantity, at: place), term.factor))
      } else {
        constant += term.factor * (term.item.view?.frame.numbers[Int(term.quantity.rawValue)] ?? 0)
      }
    }
    return (terms, constant)
  }

  /// How many views something that came to be settled leaves without a width or height, outside of their superview, or
  /// in part over one another.
  private func flaws(_ isOpen: [Bool], _ left: [Bool], _ trial: SimplexCopy) -> Int {
    func column(_ quantity: Quantity, of view: LayoutView) -> Int? {
      place(of: view.itemState).map { Int(self.column(quantity, at: $0)) }
    }
    let frames = TrialFrames(
      settled: { quantity, view in
        guard let column = column(quantity, of: view) else {
          return view.frame.numbers[Int(quantity.rawValue)]
        }
        return left[column] ? nil : trial.value(ofColumn: column)
      },
      isNew: { quantity, view in
        column(quantity, of: view).map { isOpen[$0] && !left[$0] } ?? false
      })
    return (0..<items.count).reduce(0) { count, place in
      count + (items.state(at: place)?.view.map(frames.flaws) ?? 0)
    }
  }
}
