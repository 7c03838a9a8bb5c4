// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The dual side: the assumed sign of each slack row's residual, the cost that follows from it, and the
/// multipliers that balance it.
///
/// The multiplier of an element is the derivative of all slack rows' cost with respect to its residual. Recorded
/// gradients are changes of the slack rows' slopes that the multipliers do not balance yet.
///
/// - Invariant: once the recorded gradients are balanced, in every column and at every level the
///   slopes of slack rows and the multipliers of elements add up to zero.
struct Duals: ~Copyable {
  /// An amount of an element's slope at one level that the multipliers have to balance.
  struct Gradient {
    var element: BasisElement
    var amount: LevelAmount
  }

  var multipliers = MultiplierStore()
  var infeasibilities = DualInfeasibilities()

  /// Required rows that may be violated: all that are, and possibly others.
  private(set) var possiblyViolated = MarkedList()

  /// The ratios of a dual step, while elements are flipped one after another.
  private var ratios = Heap<Ratio>()

  /// The assumed sign of each slack row's residual; 0 for tight rows.
  private var signs = JournaledArray<Int8>()
  private var gradients = FlatArray<Gradient>()

  /// Whether the multipliers are unchanged since they were computed from scratch.
  private(set) var isFresh = false
  private var wasFresh = false

  /// Whether the last digits even of fresh multipliers count as rounding; see ``beLenient()``.
  private(set) var isLenient = false

  /// The share of its scale below which a multiplier counts as rounding.
  var noise: Double {
    isFresh && !isLenient ? Tolerance.freshMultiplier : Tolerance.multiplier
  }

  /// Whether a multiplier was examined that may be mere rounding.
  private var hasDoubtful = false

  /// Whether rounding of the multipliers may hide one that matters.
  var hasDoubts: Bool {
    hasDoubtful || multipliers.largestCancelled >= Tolerance.swallowing
  }

  /// The assumed sign of a slack row's residual.
  @inline(__always)
  func sign(_ row: Int) -> Int8 { signs[row] }

  /// The derivative of a slack row's cost with respect to its residual.
  @inline(__always)
  func gradient(_ row: Int, _ matrix: borrowing Matrix) -> Double {
    matrix.row(row).slope(signs[row])
  }

  /// Calls `body` with each row whose sign the batch has changed.
  func forEachChangedSign(_ body: (Int) -> Void) {
    for index in 0..<signs.changeCount { body(Int(signs.change(index).index)) }
  }

  /// Whether the multipliers balance all recorded gradients.
  var isBalanced: Bool { gradients.isEmpty }

  mutating func extend(columns: Int, rows: Int) {
    multipliers.extend(to: columns)
    infeasibilities.extend(to: columns)
    signs.extend(to: rows, with: 0)
  }

  /// Lets `body` change the queue of ratios, whose order depends on the rest of this value.
  @inline(__always)
  mutating func withRatioQueue<Result>(
    _ body: (inout Heap<Ratio>, borrowing Duals) -> Result
  ) -> Result {
    var queue = Heap<Ratio>()
    swap(&queue, &ratios)
    let result = body(&queue, self)
    swap(&queue, &ratios)
    return result
  }

  // MARK: Signs

  /// Sets the assumed sign of a row's residual; the caller has to balance the multipliers.
  @inline(__always)
  mutating func setSign(_ sign: Int8, of row: Int, _ matrix: borrowing Matrix) {
    if signs[row] == sign { return }
    signs[row] = sign
    noteViolation(row, matrix)
  }

  /// Changes the assumed sign of a slack row, and records the change of its slope.
  mutating func flipSign(_ row: Int, to sign: Int8, _ matrix: borrowing Matrix) {
    recordGradient(row, times: -1, matrix)
    setSign(sign, of: row, matrix)
    recordGradient(row, times: 1, matrix)
  }

  /// Adds `factor` times its entry of the pivot row to each multiplier at a level: `basis` holds the sum of the rows
  /// whose slopes have changed.
  mutating func moveMultipliers(
    at priority: Float, by factor: Double = 1, alongPivotRowOf basis: borrowing Basis,
    _ matrix: borrowing Matrix
  ) {
    isFresh = false
    addPivotRow(of: basis, times: factor, at: priority, matrix)
  }

  private mutating func addPivotRow(
    of basis: borrowing Basis, times factor: Double = 1, at priority: Float,
    _ matrix: borrowing Matrix
  ) {
    multipliers.noteCancelled(abs(factor) * basis.pivotRow.largestCancelled)
    for position in basis.pivotRow.indices {
      let column = basis.pivotRow.index(position)
      let amount = LevelAmount(
        priority: priority, value: basis.pivotRow[column], scale: basis.pivotRow.scale(column))
      let isDoubtful = multipliers.add(column, amount.times(factor))
      check(column, isDoubtful: isDoubtful, basis.matching, matrix)
    }
  }

  /// Marks are allocated only once a row is recorded: most systems never record one.
  private mutating func notePossiblyViolated(_ row: Int) {
    possiblyViolated.extend(to: signs.count)
    possiblyViolated.insert(row)
  }

  /// Records a row whose sign or strength has changed as possibly violated, if it is required and has a cost now.
  @inline(__always)
  mutating func noteViolation(_ row: Int, _ matrix: borrowing Matrix) {
    let record = matrix.row(row)
    if record.isRequired, record.costs(signs[row]) { notePossiblyViolated(row) }
  }

  // MARK: Gradients

  /// Records that the slope of a slack row is added to (1) or removed from (-1) the balance.
  mutating func recordGradient(_ row: Int, times factor: Double, _ matrix: borrowing Matrix) {
    let gradient = gradient(row, matrix)
    if gradient == 0 { return }
    gradients.append(
      Gradient(
        element: .row(row),
        amount: LevelAmount(priority: matrix.row(row).priority, value: factor * gradient)))
  }

  /// Turns the multiplier of a variable's element into gradients, to be balanced again.
  @inline(__always)
  mutating func releaseMultiplier(_ column: Int, of element: BasisElement) {
    if !multipliers.isZero(column) { releaseAmounts(column, of: element) }
  }

  private mutating func releaseAmounts(_ column: Int, of element: BasisElement) {
    multipliers.forEachAmount(column) {
      gradients.append(Gradient(element: element, amount: $0))
    }
    multipliers.clear(column)
  }

  /// Balances the recorded gradients: one backward solve for each level among them.
  mutating func balance(_ basis: inout Basis, _ matrix: borrowing Matrix) {
    if gradients.isEmpty { return }
    isFresh = false
    addGradients(&basis, matrix)
  }

  /// Adds the balance of the recorded gradients to the multipliers, level by level.
  private mutating func addGradients(_ basis: inout Basis, _ matrix: borrowing Matrix) {
    gradients.sort { $0.amount.priority > $1.amount.priority }
    var next = 0
    while next < gradients.count {
      let priority = gradients[next].amount.priority
      while next < gradients.count, gradients[next].amount.priority == priority {
        let gradient = gradients[next]
        basis.seed(gradient.element, gradient.amount.value, scale: gradient.amount.scale, matrix)
        next += 1
      }
      basis.solveBackward(matrix)
      addPivotRow(of: basis, at: priority, matrix)
      basis.clearPivotRow()
    }
    gradients.removeAll()
  }

  /// Computes all multipliers from scratch, from the slopes of the slack rows.
  ///
  /// - Complexity: O(size of the system).
  mutating func recompute(_ basis: inout Basis, _ matrix: borrowing Matrix) {
    multipliers.removeAll()
    gradients.removeAll()
    for row in 0..<matrix.rowCapacity where matrix.row(row).isInForce {
      if !basis.matching.isTight(row) { recordGradient(row, times: 1, matrix) }
    }
    // Set before the sums are made, so that they are judged by the noise of fresh multipliers.
    isFresh = true
    addGradients(&basis, matrix)
    hasDoubtful = false
  }

  /// Sets all multipliers to zero and all signs to unknown, for a new basis.
  mutating func clear() {
    multipliers.removeAll()
    gradients.removeAll()
    infeasibilities.removeAll()
    for row in 0..<signs.count where signs[row] != 0 { signs[row] = 0 }
  }

  /// Empties the queue of elements out of their bounds, because the change that has put them there is undone.
  mutating func clearInfeasibilities() { infeasibilities.removeAll() }

  /// Counts more as rounding, and excludes small pivots, until the solve ends: decisions by the last digits
  /// of multipliers may have led in a circle, and small pivots to a singular basis.
  mutating func beLenient() { isLenient = true }

  /// Records that an exchange has changed the multipliers.
  mutating func noteExchange() { isFresh = false }

  mutating func noteDoubt() { hasDoubtful = true }

  /// Clears doubts and leniency of an earlier solve of the batch.
  mutating func beginAttempt() {
    hasDoubtful = false
    isLenient = false
  }

  // MARK: Batches

  /// Makes the batch final.
  mutating func commit(_ matrix: borrowing Matrix) {
    for index in matrix.removed.indices { signs[Int(matrix.removed[index])] = 0 }
    dropSatisfied(matrix)
    if matrix.isLargeBatch { gradients = FlatArray() }
    beginBatch()
  }

  /// Drops rows that hold from the possibly violated ones.
  mutating func dropSatisfied(_ matrix: borrowing Matrix) {
    possiblyViolated.filter { row in
      let record = matrix.row(row)
      return record.isInForce && record.isRequired && record.costs(signs[row])
    }
  }

  /// Rolls the batch back; `matrix` still has the added rows.
  mutating func rollBack(_ matrix: borrowing Matrix) {
    gradients.removeAll()
    infeasibilities.removeAll()
    multipliers.rollBack()
    for index in matrix.added.indices { signs[Int(matrix.added[index])] = 0 }
    for index in 0..<signs.changeCount where signs.change(index).before != 0 {
      notePossiblyViolated(Int(signs.change(index).index))
    }
    signs.rollBack()
    isFresh = wasFresh
    beginBatch()
  }

  private mutating func beginBatch() {
    multipliers.beginBatch()
    signs.beginBatch()
    wasFresh = isFresh
    hasDoubtful = false
    isLenient = false
  }

  /// A copy without the gradients that the batch has recorded; ``extend(columns:rows:)`` makes room for its queue of
  /// dual infeasibilities.
  func copy() -> Duals {
    var copy = Duals()
    copy.multipliers = multipliers.copy()
    copy.signs = signs.copy()
    copy.possiblyViolated = possiblyViolated.copy()
    copy.isFresh = isFresh
    copy.wasFresh = wasFresh
    return copy
  }
}
