// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The choice of the remedies to offer among the possible ones.
///
/// Each candidate is tried in a copy of the solver, below all priorities. It is kept there if it holds, determines an
/// open value, and leaves no view without a size or outside its superview. It becomes the remedy of all values that it
/// determines: one missing constraint is reported once, and all remedies together determine everything, as far as they
/// are tried. A candidate that leaves a flaw is tried once more where no better one was found.
extension LayoutEngine {
  /// How many offers are tried for one answer in all, and how many of them in the first turn; values that are open
  /// after that keep their usual remedy.
  private static var trialLimit: (all: Int, first: Int) { (512, 448) }

  func chooseRemedies(
    for found: inout [OpenValue], in groups: inout OpenGroups, tryingIn copy: SimplexCopy
  ) {
    var trials = RemedyTrials(self, in: copy)
    let measured = found.indices.filter { found[$0].column.map(trials.isOpen) == false }
    let offers = found.indices.flatMap { value in found[value].offers.map { (value, $0) } }
    var flawed: [(flaws: Int, value: Int, offer: RemedyOffer)] = []
    for kind in RemedyOffer.Kind.allCases {
      for (value, offer) in offers where offer.kind == kind {
        guard let column = found[value].column, trials.count < Self.trialLimit.first else {
          continue
        }
        if kind == .size, trials.isFlawed(column) {
          flawed.append((.max, value, offer))
        } else if let flaws = trials.tryOffer(offer, for: column, flawLimit: 0) {
          if flaws > 0 {
            flawed.append((flaws, value, offer))
          } else {
            settle(&found, by: offer, trials)
          }
        }
      }
    }
    for index in flawed.indices.sorted(by: { (flawed[$0].flaws, $0) < (flawed[$1].flaws, $1) }) {
      guard let column = found[flawed[index].value].column, trials.count < Self.trialLimit.all
      else {
        continue
      }
      if trials.tryOffer(flawed[index].offer, for: column, flawLimit: .max) != nil {
        settle(&found, by: flawed[index].offer, trials)
      }
    }
    settle(measured: measured, of: &found, in: &groups)
  }

  /// Makes an offer the remedy of the values that it has just determined.
  private func settle(_ found: inout [OpenValue], by offer: RemedyOffer, _ trials: RemedyTrials) {
    for value in found.indices where !found[value].offers.isEmpty {
      if let column = found[value].column, trials.wasSettledLast(column) {
        found[value].offer(offer)
      }
    }
  }

  /// Chooses the remedies of values that depend on an open width through content that is measured.
  ///
  /// The remedy is that of the width of the same item, else of the first measured content with whose height the value
  /// moves, else of the measured content listed last before.
  private func settle(
    measured: [Int], of found: inout [OpenValue], in groups: inout OpenGroups
  ) {
    var widths: [Int] = []
    var own: [ObjectIdentifier: Int] = [:]
    var sources: [Int32: Int] = [:]
    for number in found.indices where found[number].ambiguity.attribute == .width {
      let item = found[number].ambiguity.item
      guard let index = index(of: item.itemState), items[index].has(.measured) else { continue }
      widths.append(number)
      own[ObjectIdentifier(item)] = number
      let height = groups.representative(of: column(.height, at: index))
      sources[height] = sources[height] ?? number
    }
    var before = 0
    for value in measured {
      while before < widths.count, widths[before] < value { before += 1 }
      let last = before > 0 ? widths[before - 1] : nil
      let source = found[value].column.flatMap { sources[groups.representative(of: $0)] }
      if let source = own[ObjectIdentifier(found[value].ambiguity.item)] ?? source ?? last {
        found[value].adoptRemedy(of: found[source])
      }
    }
  }
}
