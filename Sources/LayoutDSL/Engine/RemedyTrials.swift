// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Trials of remedies in a copy of the solver, which keeps the successful ones.
struct RemedyTrials {
  private let engine: LayoutEngine
  private let copy: SimplexCopy

  /// Whether each column is open in the copy, which lacks the columns added since the last pass.
  private var open: [Bool]

  /// Whether each column was open before the last offer was kept.
  private var openBefore: [Bool]

  /// Whether each column would be determined by a size that is penalized.
  private var penalized: [Bool]

  /// How many offers were tried.
  private(set) var count = 0

  init(_ engine: LayoutEngine, in copy: SimplexCopy) {
    self.engine = engine
    self.copy = copy
    open = copy.undetermined()
    openBefore = open
    penalized = open.map { _ in false }
  }

  func isOpen(_ column: Int32) -> Bool { open[known: column] }

  /// Whether the last offer that was kept has determined a column.
  func wasDeterminedLast(_ column: Int32) -> Bool {
    openBefore[known: column] && !open[known: column]
  }

  /// Whether a penalized size would determine a column: other sizes that do are penalized as well.
  func isPenalized(_ column: Int32) -> Bool { penalized[known: column] }

  /// Tries an offer, and keeps it if its penalty is at most a limit.
  ///
  /// - Returns: The penalty of the frames that it leads to; nil if it does not hold, or does not determine its column.
  /// - Complexity: O(size of the tree), and a solve of what moves.
  mutating func tryOffer(_ offer: RemedyOffer, for column: Int32, atMost limit: Int) -> Int? {
    guard isOpen(column), let sum = sum(of: offer) else { return nil }
    count += 1
    guard copy.tries(sum.terms, constant: sum.constant) else {
      copy.end()
      return nil
    }
    let left = copy.undetermined()
    let penalty = left[known: column] ? nil : penalty(left)
    if let penalty, penalty <= limit {
      copy.keep()
      (openBefore, open) = (open, left)
      return penalty
    }
    copy.end()
    if penalty != nil, offer.kind == .size {
      for column in left.indices where open[column] && !left[column] { penalized[column] = true }
    }
    return penalty
  }

  /// Returns the sum of an offer as it would be written into the solver; nil if an item is gone, or was added since the
  /// last pass.
  private func sum(
    of offer: RemedyOffer
  ) -> (terms: [(column: Int32, coefficient: Double)], constant: Double)? {
    guard let lowering = ConstraintLowering(around: offer.first.item),
      var form = lowering.form(of: offer.first.item, offer.first.attribute)
    else { return nil }
    if let second = offer.second {
      guard let other = lowering.form(of: second.item, second.attribute) else { return nil }
      form = form.minus(other)
    }
    form.add(-offer.constant)
    var (terms, constant): ([(column: Int32, coefficient: Double)], _) = ([], form.constant)
    for cell in form.collected.cells {
      if let index = engine.index(of: cell.item) {
        let column = engine.column(cell.quantity, at: index)
        if column >= open.count { return nil }
        terms.append((column, cell.coefficient))
      } else {
        // A view that no constraint mentions takes no part, and is where it was set.
        guard let view = cell.item.view else { return nil }
        constant += cell.coefficient * view.storedFrame[cell.quantity]
      }
    }
    return (terms, constant)
  }

  /// Returns the penalty of the frames in which the offer has determined something.
  ///
  /// - Parameter left: Whether each column is still open.
  private func penalty(_ left: [Bool]) -> Int {
    /// Returns the column of a quantity of a view that took part in the last pass.
    func column(_ quantity: Quantity, of view: LayoutView) -> Int? {
      engine.index(of: view.itemState).map { Int(engine.column(quantity, at: $0)) }
        .flatMap { $0 < left.count ? $0 : nil }
    }
    let frames = TrialFrames(
      value: { quantity, view in
        guard let column = column(quantity, of: view) else { return view.storedFrame[quantity] }
        return left[column] ? nil : copy.value(ofColumn: column)
      },
      isTrialValue: { quantity, view in
        column(quantity, of: view).map { open[$0] && !left[$0] } ?? false
      })
    // Penalties depend on alignment rectangles, whose overrides may change the tree: the views are listed first.
    let views = (0..<engine.items.count).compactMap { engine.items.state(at: $0)?.view }
    return views.reduce(0) { $0 + frames.penalty(of: $1) }
  }
}
