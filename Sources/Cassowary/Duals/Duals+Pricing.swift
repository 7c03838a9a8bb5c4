// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Pricing: whether an element should stay tight, level by level.
///
/// Leaving the element upwards changes the cost by `y + slope above`, downwards by
/// `-y + slope below`, each a vector over levels, where y is its multiplier. The basis is dual feasible
/// if neither is lexicographically negative for any element.
extension Duals {
  /// How leaving an element would lower the cost.
  struct Infeasibility {
    /// The first level that improves, by how much per unit of the element's residual.
    var amount: LevelAmount
    /// The direction of the residual: 1 or -1.
    var step: Double
    /// Whether the infeasibility may be mere rounding of the multipliers.
    var isDoubtful: Bool

    init(_ amount: LevelAmount, step: Double, isDoubtful: Bool = false) {
      self.amount = amount
      self.step = step
      self.isDoubtful = isDoubtful || amount.isDoubtful
    }
  }

  /// How leaving the element of `column` would lower the cost; nil if it would not.
  func infeasibility(
    _ column: Int, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> Infeasibility? {
    var hidesGain = false
    return infeasibility(column, matching, matrix, &hidesGain)
  }

  /// As ``infeasibility(_:_:_:)``; also sets `hidesGain` if an amount that counts as rounding is nevertheless below
  /// zero by more than expected.
  private func infeasibility(
    _ column: Int, _ matching: borrowing Matching, _ matrix: borrowing Matrix,
    _ hidesGain: inout Bool
  ) -> Infeasibility? {
    var entry = multipliers.head(column)
    if entry.priority == 0 { return nil }
    let element = matching.element(column)
    if element.isRow { return infeasibility(column, matrix.row(element.row), &hidesGain) }
    var isDoubtful = false
    while entry.amount.isNoise(below: noise) {
      isDoubtful = true
      guard let next = multipliers.entry(after: entry) else { return nil }
      entry = next
    }
    // A lower bound can only be left upwards; going below it costs more than all levels.
    if element.isBound && entry.value > 0 { return nil }
    return Infeasibility(entry.amount, step: entry.value > 0 ? -1 : 1, isDoubtful: isDoubtful)
  }

  private func infeasibility(_ column: Int, _ row: Row, _ hidesGain: inout Bool) -> Infeasibility? {
    var own = LevelAmount(priority: row.priority, value: 0, scale: 0)
    var lower: LevelAmount?
    var current: MultiplierStore.Entry? = multipliers.head(column)
    while let entry = current, lower == nil {
      if entry.priority == row.priority {
        own = entry.amount
      } else if !entry.amount.isNoise(below: noise) {
        if entry.priority > row.priority {
          return Infeasibility(entry.amount, step: entry.value > 0 ? -1 : 1)
        }
        lower = entry.amount
      }
      current = multipliers.entry(after: entry)
    }
    let above = own.plus(row.slopeAbove)
    if above.value < 0 && !above.isNoise(below: noise) { return Infeasibility(above, step: 1) }
    let below = own.times(-1).plus(row.slopeBelow)
    if below.value < 0 && !below.isNoise(below: noise) { return Infeasibility(below, step: -1) }
    if above.isClearlyNegative || below.isClearlyNegative { hidesGain = true }
    guard let lower else { return nil }
    let rest = lower.value < 0 ? above : below
    if !rest.isNoise(below: noise) { return nil }
    return Infeasibility(lower, step: lower.value < 0 ? 1 : -1, isDoubtful: rest.value != 0)
  }

  /// Queues a variable if its element should be left.
  ///
  /// - Parameter isDoubtful: Whether the one changed amount of the multiplier is doubtful; nil if all may have changed.
  @inline(__always)
  mutating func check(
    _ column: Int, isDoubtful: Bool? = nil, _ matching: borrowing Matching,
    _ matrix: borrowing Matrix
  ) {
    if isSurelyWithin(column, matching, matrix) { return }
    checkMultiplier(
      column, isDoubtful: isDoubtful ?? multipliers.isDoubtful(column), matching, matrix)
  }

  /// Whether leaving a variable's element costs something at a level above all of its multiplier, whatever the
  /// rounding.
  ///
  /// The weight of its row is not read.
  @inline(__always)
  private func isSurelyWithin(
    _ column: Int, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> Bool {
    let highest = multipliers.head(column).priority
    if highest == 0 { return true }
    let element = matching.element(column)
    return element.isRow && matrix.row(element.row).costsBothWays(above: highest)
  }

  private mutating func checkMultiplier(
    _ column: Int, isDoubtful: Bool, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) {
    var isDoubtful = isDoubtful
    if let infeasibility = infeasibility(column, matching, matrix, &isDoubtful) {
      infeasibilities.push(column, priority: infeasibility.amount.priority)
    }
    if isDoubtful { noteDoubt() }
  }

  /// Whether leaving some element would lower the cost at the given level or a higher one.
  ///
  /// - Complexity: O(queued elements).
  func isInfeasible(
    at priority: Float, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> Bool {
    infeasibilities.contains { column in
      guard let infeasibility = infeasibility(column, matching, matrix) else { return false }
      return infeasibility.amount.priority >= priority
    }
  }

  /// Removes and returns the variable whose element is out of its bounds at the highest level, with its infeasibility;
  /// nil if there is none.
  mutating func popInfeasibility(
    _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> (column: Int, infeasibility: Infeasibility)? {
    while let candidate = infeasibilities.pop() {
      let column = Int(candidate.column)
      guard let infeasibility = infeasibility(column, matching, matrix) else { continue }
      if infeasibility.amount.priority >= candidate.priority { return (column, infeasibility) }
      // Its level is lower than when it was queued.
      infeasibilities.push(column, priority: infeasibility.amount.priority)
    }
    return nil
  }

  /// Whether the residual of a slack row contradicts its assumed sign.
  ///
  /// A residual of zero contradicts no sign: treating it as infeasible costs many idle rounds.
  @inline(__always)
  func isContradicted(_ row: Int, by residual: RowSum) -> Bool {
    let sign = residual.sign
    return sign != 0 && sign != self.sign(row)
  }

  /// Checks the slack rows and bounds that the agenda lists, and collects rows whose residual contradicts their assumed
  /// sign and variables below their bound.
  ///
  /// - Complexity: O(cells of the rows).
  func collectInfeasible(
    _ agenda: inout Agenda, _ matching: borrowing Matching, _ matrix: borrowing Matrix,
    _ values: inout Values
  ) {
    let view = matrix.view
    for index in agenda.uncheckedRows.indices {
      let row = agenda.uncheckedRows[index]
      if matching.isTight(row) || !view.rows[row].isInForce { continue }
      let residual = values.residual(row, view)
      if !residual.value.isFinite {
        values.noteOverflow(Int(view.cells[Int(view.rows[row].start)].column))
        continue
      }
      if isContradicted(row, by: residual) { agenda.markInfeasible(row: row) }
    }
    for index in agenda.uncheckedColumns.indices {
      let column = agenda.uncheckedColumns[index]
      if values.isBelowBound(column), !matching.element(column).isBound {
        agenda.markInfeasible(column: column)
      }
    }
    agenda.clearUnchecked()
  }

  /// The required rows that are violated, in slot order.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* rows that may be violated.
  func violatedRows(
    _ matching: borrowing Matching, _ matrix: borrowing Matrix, _ values: borrowing Values
  ) -> [Int] {
    if possiblyViolated.isEmpty { return [] }
    let view = matrix.view
    var violated: [Int] = []
    for index in possiblyViolated.indices {
      let row = possiblyViolated[index]
      let record = view.rows[row]
      let sign = sign(row)
      guard record.isInForce, record.isRequired, !matching.isTight(row), record.costs(sign) else {
        continue
      }
      let residual = values.residual(row, view)
      if residual.value * Double(sign) > residual.feasibleWidth { violated.append(row) }
    }
    return violated.sorted()
  }
}
