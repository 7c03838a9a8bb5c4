// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The ratio test of a dual step: which element leaves when another one enters.
extension Duals {
  /// An element of the pivot row, and the slack of its multiplier per unit of the step.
  struct Ratio {
    var slack: DualSlack

    /// The size of the entry in the pivot row.
    var pivotSize: Double
    var column: Int
  }

  /// The parameters of the ratio test of one dual step.
  struct RatioTest {
    /// Whether the slope of the entering element rises.
    var isRising: Bool

    /// The longest step before the entering element itself stops it; nil for any length.
    var limit: DualSlack?

    /// The smallest entry of the pivot row that may be pivoted on.
    var leastPivot = Tolerance.pivot

    /// Whether the multiplier of an element with an entry of the pivot row grows.
    @inline(__always)
    func isIncreasing(_ entry: Double) -> Bool { isRising == (entry > 0) }

    /// The side to which the residual of an element with such an entry moves when it leaves.
    func side(_ entry: Double) -> Int8 { isIncreasing(entry) ? -1 : 1 }
  }

  /// The parameters for the element whose pivot row `basis` holds.
  ///
  /// A second attempt does not pivot on entries that are small beside the rest of the row: such a pivot may have made
  /// the first attempt fail. An element that runs out of slack nevertheless is left by the primal method.
  @inline(__always)
  func makeRatioTest(isRising: Bool, limit: DualSlack?, _ basis: borrowing Basis) -> RatioTest {
    var test = RatioTest(isRising: isRising, limit: limit)
    if isLenient { test.leastPivot = Tolerance.smallPivot * basis.pivotRow.largest }
    return test
  }

  /// The ratio of the element that first runs out of slack; nil if the limit comes first.
  ///
  /// The element with the smallest slack per unit of the pivot row leaves, compared as vectors over levels; ties go
  /// to the larger entry of the pivot row, then to the lower variable.
  ///
  /// - Complexity: O(*k*) for *k* entries of the pivot row.
  func ratioTest(
    _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> Ratio? {
    var best: Ratio?
    // Elements that mention only one variable are last in the pivot row. One of them usually leaves, so most others
    // lose by their first level if the test starts there.
    for position in basis.pivotRow.indices.reversed() {
      guard let ratio = ratio(basis.pivotRow.index(position), test, basis, matrix) else { continue }
      if let current = best {
        if precedes(ratio, current, test, basis, matrix) { best = ratio }
      } else {
        best = ratio
      }
    }
    guard let best, isWithinLimit(best, test, basis, matrix) else { return nil }
    return best
  }

  /// Whether no element runs out of slack if, at a level, each multiplier moves by its entry of the pivot row; false
  /// in close cases.
  ///
  /// - Complexity: O(*k*) for *k* entries of the pivot row.
  func hasSlack(at priority: Float, _ basis: borrowing Basis, _ matrix: borrowing Matrix) -> Bool {
    for position in basis.pivotRow.indices {
      let column = basis.pivotRow.index(position)
      let amount = basis.pivotRow[column]
      guard let slack = slack(column, increasing: amount > 0, basis.matching, matrix) else {
        continue
      }
      if slack.compare(DualSlack(priority: priority, value: abs(amount))) <= 0 { return false }
    }
    return true
  }

  /// Whether the element of a ratio can be exchanged for the one whose pivot row `basis` holds before the step is
  /// taken; the pivot row of the step is set aside.
  ///
  /// The exchange is due where the step reaches the ratio; made earlier, it leaves the other multipliers wrong until
  /// the step is taken. That is safe if each other element has slack at a higher level than the exchanged one, or moves
  /// away from its limit both before the exchange and after it.
  func canExchangeEarly(
    _ ratio: Ratio, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> Bool {
    let factor = basis.savedPivotRow[ratio.column] / basis.pivotRow[ratio.column]
    return basis.pivotRow.indices.allSatisfy { position in
      let other = basis.pivotRow.index(position)
      if other == ratio.column { return true }
      func isFar(increasing: Bool) -> Bool {
        guard let slack = slack(other, increasing: increasing, basis.matching, matrix)
        else { return true }
        return slack.priority > ratio.slack.priority
      }
      let before = basis.savedPivotRow[other]
      let after = before - factor * basis.pivotRow[other]
      let isRising = test.isIncreasing(before)
      return isFar(increasing: isRising)
        && (isFar(increasing: !isRising) || before != 0 && before * after >= 0)
    }
  }

  /// Pushes ratios of the pivot row on the queue: those of all elements, or that of one variable.
  mutating func queueRatios(
    of column: Int? = nil, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) {
    withRatioQueue { queue, duals in
      if let column {
        duals.push(column, test, basis, matrix, on: &queue)
        return
      }
      queue.removeAll()
      for position in basis.pivotRow.indices {
        duals.push(basis.pivotRow.index(position), test, basis, matrix, on: &queue)
      }
    }
  }

  private func push(
    _ column: Int, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix,
    on queue: inout Heap<Ratio>
  ) {
    guard let ratio = ratio(column, test, basis, matrix) else { return }
    queue.push(ratio) { precedes($0, $1, test, basis, matrix) }
  }

  /// Removes and returns the smallest ratio of the queue; nil if the limit comes first.
  mutating func popRatio(
    _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> Ratio? {
    withRatioQueue { queue, duals in
      while let top = queue.first, duals.isWithinLimit(top, test, basis, matrix) {
        _ = queue.pop { duals.precedes($0, $1, test, basis, matrix) }
        if top.pivotSize == abs(basis.pivotRow[top.column]) { return top }
        // A flip has changed its entry since it was pushed.
        duals.push(top.column, test, basis, matrix, on: &queue)
      }
      return nil
    }
  }

  /// Whether the element of a variable runs out of slack before the given limit.
  func isOut(
    _ column: Int, _ test: RatioTest, before limit: DualSlack, _ basis: borrowing Basis,
    _ matrix: borrowing Matrix
  ) -> Bool {
    var test = test
    test.limit = limit
    guard let ratio = ratio(column, test, basis, matrix) else { return false }
    return isWithinLimit(ratio, test, basis, matrix)
  }

  @inline(__always)
  private func ratio(
    _ column: Int, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> Ratio? {
    let signed = basis.pivotRow[column]
    let pivot = abs(signed)
    if pivot < test.leastPivot { return nil }
    guard
      let slack = slack(column, increasing: test.isIncreasing(signed), basis.matching, matrix)
    else { return nil }
    // Its level alone is beyond the limit: most elements are required rows.
    if let limit = test.limit, slack.priority > limit.priority { return nil }
    return Ratio(slack: slack.divided(by: pivot), pivotSize: pivot, column: column)
  }

  private func precedes(
    _ ratio: Ratio, _ other: Ratio, _ test: RatioTest, _ basis: borrowing Basis,
    _ matrix: borrowing Matrix
  ) -> Bool {
    var order = ratio.slack.compare(other.slack)
    if order == 0, !ratio.slack.isWhole || !other.slack.isWhole {
      order = wholeRatio(ratio, test, basis, matrix)
        .compare(wholeRatio(other, test, basis, matrix))
    }
    if order != 0 { return order < 0 }
    if ratio.pivotSize > other.pivotSize * (1 + Tolerance.samePivot) { return true }
    return ratio.pivotSize >= other.pivotSize * (1 - Tolerance.samePivot)
      && ratio.column < other.column
  }

  private func isWithinLimit(
    _ ratio: Ratio, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> Bool {
    guard let limit = test.limit else { return true }
    let order = ratio.slack.compare(limit)
    if order != 0 || ratio.slack.isWhole { return order < 0 }
    var whole = LexVector()
    whole.add(limit.priority, limit.value)
    return wholeRatio(ratio, test, basis, matrix).compare(whole) < 0
  }

  /// The head of the slack that lets the multiplier of `column` grow or shrink; nil if there is no limit.
  @inline(__always)
  private func slack(
    _ column: Int, increasing: Bool, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> DualSlack? {
    let element = matching.element(column)
    let head = multipliers.head(column)
    let value = increasing ? -head.value : head.value
    if !element.isRow {
      if element.isBound && increasing { return nil }
      return .upTo(value, at: head.priority, isWhole: head.next < 0)
    }
    let row = matrix.row(element.row)
    let slope = increasing ? row.slopeBelow : row.slopeAbove
    if head.priority == 0 { return .upTo(slope, at: row.priority, isWhole: true) }
    if head.priority > row.priority || slope == 0 {
      return .upTo(value, at: head.priority, isWhole: head.next < 0 && slope == 0)
    }
    if head.priority < row.priority { return .upTo(slope, at: row.priority, isWhole: false) }
    var sum = LevelAmount(priority: row.priority, value: slope)
    if sum.add(value, scale: head.amount.scale) {
      return .upTo(sum.value, at: row.priority, isWhole: head.next < 0)
    }
    // The highest level cancels: the next one decides.
    let whole = wholeSlack(column, increasing: increasing, matching, matrix)
    if whole.isZero { return DualSlack.none }
    return .upTo(whole[0].value, at: whole[0].priority, isWhole: false)
  }

  /// An element's slack per unit of the step, at all levels.
  private func wholeRatio(
    _ ratio: Ratio, _ test: RatioTest, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> LexVector {
    let increasing = test.isIncreasing(basis.pivotRow[ratio.column])
    var slack = wholeSlack(ratio.column, increasing: increasing, basis.matching, matrix)
    slack.scale(by: 1 / ratio.pivotSize)
    return slack
  }

  /// How far the multiplier of `column` may still grow or shrink, at all levels.
  private func wholeSlack(
    _ column: Int, increasing: Bool, _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) -> LexVector {
    var slack = LexVector()
    multipliers.add(column, times: increasing ? -1 : 1, to: &slack)
    let element = matching.element(column)
    if element.isRow {
      let row = matrix.row(element.row)
      slack.add(row.priority, increasing ? row.slopeBelow : row.slopeAbove)
    }
    if slack.isNegative { slack.clear() }
    return slack
  }
}
