// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The current value of each variable with its rounding error, and its lower bound.
///
/// - Invariant: no value is -0, so that equal values have equal bits.
struct Values: ~Copyable {
  private var estimates = JournaledArray<Estimate>()
  private var bounds = LowerBounds()

  /// The first variable of which a value or a row was not finite; -1 for none.
  private(set) var overflow = -1

  /// Whether some value may be ``Tolerance/farValue`` or beyond, and whether one might when the batch began.
  private(set) var hasFar = false
  private var hadFar = false

  private let inPlace = InPlace()

  var count: Int { @inline(__always) get { estimates.count } }

  subscript(column: Int) -> Double { @inline(__always) get { estimates[column].value } }

  /// Whether the rounding error of a value exceeds ``Tolerance/spoiled``.
  func isSpoiled(_ column: Int) -> Bool {
    estimates[column].error > Tolerance.spoiled * max(1, abs(estimates[column].value))
  }

  /// Whether a value's rounding error is within a factor of two of the given one: smaller changes are not propagated.
  @inline(__always)
  func hasSimilarError(_ column: Int, _ error: Double) -> Bool {
    let present = estimates[column].error
    return error <= 2 * present && present <= 2 * error
  }

  var view: FlatView<Estimate> { @inline(__always) get { estimates.view } }

  @inline(__always)
  func lowerBound(_ column: Int) -> Double { bounds[column] }

  @inline(__always)
  func hasLowerBound(_ column: Int) -> Bool { bounds.isBounded(column) }

  /// How far a variable is above its bound, with the size of the two numbers.
  @inline(__always)
  func distanceToBound(_ column: Int) -> RowSum {
    let bound = bounds[column]
    let estimate = estimates[column]
    return RowSum(
      value: estimate.value - bound, magnitude: max(abs(bound), abs(estimate.value)),
      error: estimate.error)
  }

  /// Whether a variable lies below its lower bound.
  @inline(__always)
  func isBelowBound(_ column: Int) -> Bool {
    hasLowerBound(column) && distanceToBound(column).sign < 0
  }

  @inline(__always)
  func residual(_ row: Int, _ matrix: MatrixView) -> RowSum {
    let view = estimates.view
    return matrix.sum(row, from: matrix.rows[row].constant, estimates: { view[$0] })
  }

  /// The value that a tight row determines for one of its variables from the row's other terms; nil if that
  /// differs from the current value only by rounding.
  ///
  /// - Complexity: O(cells).
  @inline(__always)
  func evaluate(_ column: Int, _ row: Int, pivot: Double, _ matrix: MatrixView) -> Estimate? {
    let view = estimates.view
    let size = abs(pivot)
    let constant = matrix.rows[row].constant
    let rest =
      matrix.sum(row, from: constant, skipping: column, cap: size, estimates: { view[$0] })
    // Adding zero turns -0 into 0.
    let fresh = -rest.value / pivot + 0
    guard abs(fresh) < .infinity else { return Estimate(value: fresh, error: 0) }
    let present = view[column]
    let noise = Tolerance.evaluationNoise * rest.magnitude
    let rounding = larger(rest.error, noise)
    // A smaller error is negligible beside the tolerance of any row that mentions the value.
    let isNegligible = rounding <= Tolerance.residual * size * larger(abs(fresh), 1)
    let error = isNegligible ? 0 : rounding / size
    if abs(fresh - present.value) * size <= noise {
      // The value is the same, but it may come from much larger or smaller numbers than before.
      if hasSimilarError(column, error) { return nil }
      return Estimate(value: present.value, error: error)
    }
    return Estimate(value: fresh, error: error)
  }

  /// The value of a variable at its bound; nil if that is the current one.
  @inline(__always)
  func atBound(_ column: Int) -> Estimate? { exact(column, bounds[column]) }

  /// The value of a variable at its stay, which is the current one without its rounding error; nil if nothing changes.
  ///
  /// A value that has reached ``Tolerance/resetLimit`` is reset to 0, or to the bound: otherwise its rounding would
  /// hide the residuals of the rows that mention it.
  @inline(__always)
  func atStay(_ column: Int) -> Estimate? {
    let value = estimates[column].value
    return exact(column, abs(value) < Tolerance.resetLimit ? value : max(0, bounds[column]))
  }

  @inline(__always)
  private func exact(_ column: Int, _ value: Double) -> Estimate? {
    let present = estimates[column]
    return value == present.value && present.error == 0 ? nil : Estimate(value: value, error: 0)
  }

  // MARK: Changes

  /// Reserves memory for `additional` more variables.
  mutating func reserve(_ additional: Int) {
    estimates.reserveCapacity(count + additional)
    bounds.reserve(count + additional)
  }

  @inline(__always)
  mutating func append(lowerBound: Double) {
    estimates.append(.zero)
    bounds.append(lowerBound)
  }

  /// Resets a freed slot for a new variable; as with any new variable, rolling back does not undo it.
  mutating func reuse(_ column: Int, lowerBound: Double) {
    estimates.setUnjournaled(column, .zero)
    bounds.setUnjournaled(column, lowerBound)
  }

  /// Resets a variable to the state of free slots.
  mutating func free(_ column: Int) {
    estimates[column] = .zero
    bounds.set(column, -.infinity)
  }

  /// Sets the value of a variable, or records an overflow if it is not finite.
  @inline(__always)
  mutating func set(_ column: Int, _ estimate: Estimate) {
    if !(abs(estimate.value) < Tolerance.farValue) {
      hasFar = true
      if !estimate.value.isFinite { return noteOverflow(column) }
    }
    estimates[column] = Estimate(value: estimate.value + 0, error: estimate.error)
  }

  /// Returns whether any value is ``Tolerance/farValue`` or beyond.
  ///
  /// - Complexity: O(*n*) for *n* variables after one has been set, O(1) otherwise.
  mutating func updateHasFar() -> Bool {
    if hasFar {
      hasFar = (0..<estimates.count).contains { abs(estimates[$0].value) >= Tolerance.farValue }
      if estimates.changeCount == 0 { hadFar = hasFar }
    }
    return hasFar
  }

  /// Records a variable of which a value or a row is not finite.
  mutating func noteOverflow(_ column: Int) {
    if overflow < 0 { overflow = column }
  }

  mutating func setLowerBound(_ column: Int, _ bound: Double) { bounds.set(column, bound) }

  /// Sets the value of a variable and keeps its rounding error.
  @inline(__always)
  mutating func move(_ column: Int, to value: Double) { estimates[column].value = value }

  /// Moves a variable along a ray; rolling back does not undo it.
  @inline(__always)
  mutating func moveUnjournaled(_ column: Int, to value: Double) {
    estimates.setUnjournaled(column, Estimate(value: value, error: estimates[column].error))
  }

  /// Restores the values at the beginning of the batch, for another attempt, except those moved along rays, which the
  /// rays know.
  mutating func restart() {
    overflow = -1
    for index in 0..<estimates.changeCount {
      let change = estimates.change(index)
      estimates[Int(change.index)] = change.before
    }
    for column in estimates.committedCount..<estimates.count { estimates[column] = .zero }
  }

  // MARK: Batches

  /// Calls `body` with each variable whose value the batch has changed otherwise than along rays: first those that
  /// existed before, in the order of their first change, then those created in the batch.
  func forEachChanged(_ body: (Int) -> Void) {
    for index in 0..<estimates.changeCount {
      let change = estimates.change(index)
      if estimates[Int(change.index)].value != change.before.value { body(Int(change.index)) }
    }
    for column in estimates.committedCount..<estimates.count where estimates[column].value != 0 {
      body(column)
    }
  }

  /// How many values of variables that existed before the batch has changed.
  var touchedCount: Int { estimates.changeCount }

  var hasBoundChanges: Bool { bounds.hasChanges }

  mutating func beginBatch() {
    estimates.beginBatch()
    bounds.beginBatch()
    (overflow, hadFar) = (-1, hasFar)
  }

  /// Restores values and bounds at the beginning of the batch; variables created since are 0.
  mutating func rollBack() {
    for column in estimates.committedCount..<estimates.count { estimates[column] = .zero }
    estimates.rollBack()
    bounds.rollBack()
    (overflow, hasFar) = (-1, hadFar)
  }

  func copy() -> Values {
    var copy = Values()
    copy.estimates = estimates.copy()
    copy.bounds = bounds.copy()
    copy.overflow = overflow
    (copy.hasFar, copy.hadFar) = (hasFar, hadFar)
    return copy
  }
}
