// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Which of the constraints that could be offered are.
///
/// One after the other is tried in a copy of the solver, below all priorities, and kept there if it holds, settles
/// something and leaves nothing without a size, or outside of its superview. What is settled with it has it for
/// its remedy: one missing constraint is told as one, and all remedies together settle everything, as far as they are tried.
/// What leaves something odd is tried once more where nothing better has come.
extension LayoutEngine {
  /// How many offers are tried for one answer, and how many of them the first time; what is open after that is offered
  /// what is usual.
  private static var trialLimit: (all: Int, first: Int) { (512, 448) }

  /// Says for each open value what is offered.
  func chooseRemedies(for found: inout [OpenValue], tryingIn copy: SimplexCopy) {
    var trials = RemedyTrials(self, in: copy)
    let measured = found.indices.filter { found[$0].column.map(trials.isOpen) == false }
    let offers = found.indices.flatMap { value in found[value].offers.map { (value, $0) } }
    var odd: [(flaws: Int, value: Int, offer: RemedyOffer)] = []
    for kind in RemedyOffer.Kind.allCases {
      for (value, offer) in offers where offer.kind == kind {
        guard let column = found[value].column, trials.count < Self.trialLimit.first else {
          continue
        }
        if kind == .size, trials.isOdd(column) {
          odd.append((.max, value, offer))
        } else if let flaws = trials.take(offer, for: column, flaws: 0) {
          if flaws > 0 {
            odd.append((flaws, value, offer))
          } else {
            settle(&found, by: offer, trials)
          }
        }
      }
    }
    for index in odd.indices.sorted(by: { (odd[$0].flaws, $0) < (odd[$1].flaws, $1) }) {
      guard let column = found[odd[index].value].column, trials.count < Self.trialLimit.all else {
        continue
      }
      if trials.take(odd[index].offer, for: column, flaws: .max) != nil {
        settle(&found, by: odd[index].offer, trials)
      }
    }
    settle(measured: measured, of: &found)
  }

  /// Offers for what was settled last what has settled it.
  private func settle(_ found: inout [OpenValue], by offer: RemedyOffer, _ trials: RemedyTrials) {
    for value in found.indices where !found[value].offers.isEmpty {
      if let column = found[value].column, trials.wasSettledLast(column) {
        found[value].settle(by: offer)
      }
    }
  }

  /// Says what settles values that follow from an open width by way of content that is measured.
  ///
  /// It is what settles the width of the same item, or of the content that was listed last: parents come before
  /// children, and mostly what is above before what is below.
  private func settle(measured: [Int], of found: inout [OpenValue]) {
    let widths = found.indices.filter { number in
      let ambiguity = found[number].ambiguity
      return ambiguity.attribute == .width
        && place(of: ambiguity.item.itemState).map { items[$0].has(.measured) } == true
    }
    let own = Dictionary(
      widths.map { (ObjectIdentifier(found[$0].ambiguity.item), $0) }, uniquingKeysWith: min)
    var before = 0
    for value in measured {
      while before < widths.count, widths[before] < value { before += 1 }
      let last = before > 0 ? widths[before - 1] : nil
      if let leader = own[ObjectIdentifier(found[value].ambiguity.item)] ?? last {
        found[value].follow(found[leader])
      }
    }
  }
}
