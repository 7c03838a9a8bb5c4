// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The choice of the remedies to offer among the possible ones.
///
/// Each candidate is tried in a copy of the solver, below all priorities. It is kept there if it holds, determines an
/// open value, and leaves no view without a size or outside its superview. It becomes the remedy of all values that it
/// determines: one missing constraint is reported once, and all remedies together determine everything, as far as they
/// are tried. A candidate with a penalty (``TrialFrames``) is tried once more where no better one was found.
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
    var penalized: [(penalty: Int, value: Int, offer: RemedyOffer)] = []
    for kind in RemedyOffer.Kind.allCases {
      for (value, offer) in offers where offer.kind == kind {
        guard let column = found[value].column, trials.count < Self.trialLimit.first else {
          continue
        }
        if kind == .size, trials.isPenalized(column) {
          penalized.append((.max, value, offer))
        } else if let penalty = trials.tryOffer(offer, for: column, atMost: 0) {
          if penalty > 0 {
            penalized.append((penalty, value, offer))
          } else {
            makeRemedy(offer, of: &found, trials)
          }
        }
      }
    }
    let ranked = penalized.indices.sorted {
      (penalized[$0].penalty, $0) < (penalized[$1].penalty, $1)
    }
    for index in ranked {
      let (_, value, offer) = penalized[index]
      guard let column = found[value].column, trials.count < Self.trialLimit.all else { continue }
      if trials.tryOffer(offer, for: column, atMost: .max) != nil {
        makeRemedy(offer, of: &found, trials)
      }
    }
    chooseRemedies(ofMeasured: measured, of: &found, in: &groups)
  }

  /// Makes an offer the remedy of the values that it has just determined.
  private func makeRemedy(
    _ offer: RemedyOffer, of found: inout [OpenValue], _ trials: RemedyTrials
  ) {
    for value in found.indices where !found[value].offers.isEmpty {
      if let column = found[value].column, trials.wasDeterminedLast(column) {
        found[value].offer(offer)
      }
    }
  }

  /// Chooses the remedies of values that depend on an open width through content that is measured.
  ///
  /// The remedy is that of the width of the same item, else of the first measured content with whose height the value
  /// moves, else of the measured content listed last before.
  private func chooseRemedies(
    ofMeasured measured: [Int], of found: inout [OpenValue], in groups: inout OpenGroups
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
