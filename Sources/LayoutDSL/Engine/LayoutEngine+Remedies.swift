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
  func chooseRemedies(for found: inout [OpenValue], tryingIn trial: SimplexCopy) {
    var isOpen = trial.undetermined()
    let measured = found.indices.filter { !(found[$0].column.map { isOpen[known: $0] } ?? true) }
    var trialCount = 0
    /// Which sizes an odd one has settled: others of them are as odd.
    var isOdd = isOpen.map { _ in false }
    /// Keeps an offer, if it holds and settles its value, and leaves no more flaws than allowed; else their number.
    func take(_ offer: RemedyOffer, for value: Int, flaws limit: Int) -> Int? {
      guard let column = found[value].column, isOpen[known: column],
        let sum = sum(of: offer, known: isOpen.count)
      else { return nil }
      trialCount += 1
      guard trial.tries(sum.terms, constant: sum.constant) else {
        trial.end()
        return nil
      }
      let left = trial.undetermined()
      let flaws = left[column] ? nil : self.flaws(isOpen, left, trial)
      guard let flaws, flaws <= limit else {
        trial.end()
        if flaws != nil, offer.kind == .size {
          for column in left.indices where isOpen[column] && !left[column] { isOdd[column] = true }
        }
        return flaws
      }
      trial.keep()
      for other in found.indices where !found[other].offers.isEmpty {
        if let column = found[other].column, isOpen[known: column], !left[column] {
          found[other].settle(by: offer)
        }
      }
      isOpen = left
      return nil
    }
    let offers = found.indices.flatMap { value in found[value].offers.map { (value, $0) } }
    var odd: [(flaws: Int, value: Int, offer: RemedyOffer)] = []
    for kind in RemedyOffer.Kind.allCases {
      for (value, offer) in offers where offer.kind == kind {
        if trialCount == Self.trialLimit.first { break }
        if kind == .size, let column = found[value].column, isOdd[known: column] {
          odd.append((.max, value, offer))
        } else if let flaws = take(offer, for: value, flaws: 0) {
          odd.append((flaws, value, offer))
        }
      }
    }
    for index in odd.indices.sorted(by: { (odd[$0].flaws, $0) < (odd[$1].flaws, $1) }) {
      if trialCount == Self.trialLimit.all { break }
      _ = take(odd[index].offer, for: odd[index].value, flaws: .max)
    }
    for value in measured { settle(measured: value, of: &found) }
  }

  /// Says what settles a value that follows from an open width by way of content that is measured.
  ///
  /// It is what settles the width of the same item, or of the content that was listed last: parents come before
  /// children, and mostly what is above before what is below.
  private func settle(measured value: Int, of found: inout [OpenValue]) {
    func isMeasured(_ other: Int) -> Bool {
      found[other].ambiguity.attribute == .width
        && place(of: found[other].ambiguity.item.itemState).map { items[$0].has(.measured) } == true
    }
    let own = found.indices.first {
      found[$0].ambiguity.item === found[value].ambiguity.item && isMeasured($0)
    }
    if let leader = own ?? found.indices.prefix(value).last(where: isMeasured) {
      found[value].follow(found[leader])
    }
  }

  /// An offer as the constraint would be written into the solver; nil if an item of it is gone, or has come since the last
  /// pass.
  ///
  /// - Parameter known: How many columns there were then.
  private func sum(
    of offer: RemedyOffer, known: Int
  ) -> (terms: [(column: Int32, coefficient: Double)], constant: Double)? {
    guard let lowering = ConstraintLowering(placeOf: offer.first.item),
      var form = lowering.form(of: offer.first.item, offer.first.attribute)
    else { return nil }
    if let second = offer.second {
      guard let other = lowering.form(of: second.item, second.attribute) else { return nil }
      form = form.minus(other)
    }
    form.add(-offer.constant)
    var (terms, constant): ([(column: Int32, coefficient: Double)], _) = ([], form.constant)
    for cell in form.collected.cells {
      if let place = place(of: cell.item) {
        let column = column(cell.quantity, at: place)
        if column >= known { return nil }
        terms.append((column, cell.coefficient))
      } else {
        // A view of which no constraint says anything takes no part, and is where it was set.
        guard let view = cell.item.view else { return nil }
        constant += cell.coefficient * view.frame.numbers[Int(cell.quantity.rawValue)]
      }
    }
    return (terms, constant)
  }

  /// How much is wrong with the frames of which something has come to be settled.
  ///
  /// - Parameters:
  ///   - isOpen: What was open before, by column.
  ///   - left: What is open now.
  private func flaws(_ isOpen: [Bool], _ left: [Bool], _ trial: SimplexCopy) -> Int {
    /// The column of a quantity of a view that took part in the last pass.
    func column(_ quantity: Quantity, of view: LayoutView) -> Int? {
      place(of: view.itemState).map { Int(self.column(quantity, at: $0)) }
        .flatMap { $0 < left.count ? $0 : nil }
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

extension [Bool] {
  /// The flag of a column; false of one that has come since.
  fileprivate subscript(known column: Int) -> Bool { column < count && self[column] }
}
