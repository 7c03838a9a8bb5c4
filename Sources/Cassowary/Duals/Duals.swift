// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The dual side: which sign each slack row's residual is taken to have, what that costs, and the
/// multipliers that balance it.
///
/// The multiplier of an element is the derivative of all slack rows' cost by its residual. Recorded
/// gradients are changes of the slack rows' slopes that the multipliers do not balance yet.
///
/// - Invariant: once the recorded gradients are balanced, in every column and at every level the
///   slopes of slack rows and the multipliers of elements add up to zero.
struct Duals: ~Copyable {
  /// An amount of an element's slope at a level that the multipliers have to balance.
  struct Gradient {
    var element: BasisElement
    var amount: LevelAmount
  }

  var multipliers = MultiplierStore()
  var infeasibilities = DualInfeasibilities()

  /// Required rows that may be violated: all that are, and perhaps some more.
  private(set) var possiblyViolated = MarkedList()

  /// The ratios of a dual step, while one element after another is flipped.
  private var ratios = Heap<Ratio>()

  /// The sign of the residual that each slack row is taken to have; 0 for tight rows.
  private var signs = JournaledArray<Int8>()
  private var gradients = FlatArray<Gradient>()

  /// Whether nothing has changed the multipliers since they were computed from scratch.
  private(set) var isFresh = false
  private var wasFresh = false

  /// Whether the digits of fresh multipliers are not believed either; see ``beLenient()``.
  private(set) var isLenient = false

  /// The share of the largest amount that it was summed from below which a multiplier is rounding.
  var noise: Double {
    isFresh && !isLenient ? Tolerance.freshMultiplier : Tolerance.multiplier
  }

  /// Whether a multiplier was looked at that may be nothing but rounding.
  private var hasDoubtful = false

  /// Whether rounding of the multipliers could hide one that matters.
  var hasDoubts: Bool {
    hasDoubtful || multipliers.largestCancelled >= Tolerance.swallowing
  }

  /// The sign that a slack row's residual is taken to have.
  @inline(__always)
  func sign(_ row: Int) -> Int8 { signs[row] }

  /// The derivative of a slack row's cost by its residual.
  @inline(__always)
  func gradient(_ row: Int, _ matrix: borrowing Matrix) -> Double {
    matrix.row(row).slope(signs[row])
  }

  /// Calls `body` with each row whose sign the batch has changed.
  func forEachChangedSign(_ body: (Int) -> Void) {
    for place in 0..<signs.changeCount { body(Int(signs.change(place).index)) }
  }

  /// Whether the multipliers balance all recorded gradients.
  var isBalanced: Bool { gradients.isEmpty }

  mutating func extend(columns: Int, rows: Int) {
    multipliers.extend(to: columns)
    infeasibilities.extend(to: columns)
    signs.extend(to: rows, with: 0)
  }

  /// Lets `body` work on the queue of ratios, whose order depends on everything else here.
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

  /// Takes a row's residual to have a sign, where the caller sees to the balance.
  @inline(__always)
  mutating func assume(_ sign: Int8, of row: Int, _ matrix: borrowing Matrix) {
    if signs[row] == sign { return }
    signs[row] = sign
    noteViolation(row, matrix)
  }

  /// Turns a slack row over to a sign, and records by how much its slope changes.
  mutating func flip(_ row: Int, to sign: Int8, _ matrix: borrowing Matrix) {
    record(row, times: -1, matrix)
    assume(sign, of: row, matrix)
    record(row, times: 1, matrix)
  }

  /// Forgets the elements out of their bounds: what has put them out is taken back.
  mutating func forgetInfeasibilities() { infeasibilities.removeAll() }

  /// Moves each multiplier at a level by `factor` times its entry of the pivot row: what the slopes of the rows that
  /// `basis` holds the sum of have changed by.
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
    for place in basis.pivotRow.indices {
      let column = basis.pivotRow.index(place)
      let amount = LevelAmount(
        priority: priority, value: basis.pivotRow[column], scale: basis.pivotRow.scale(column))
      let isDoubtful = multipliers.add(column, amount.times(factor))
      check(column, isDoubtful: isDoubtful, basis.matching, matrix)
    }
  }

  /// There is room for marks once a row is noted: in most systems none ever is.
  private mutating func notePossiblyViolated(_ row: Int) {
    possiblyViolated.extend(to: signs.count)
    possiblyViolated.insert(row)
  }

  /// Notes a row as possibly violated if it is required, and costs something since its sign or its strength was changed.
  @inline(__always)
  mutating func noteViolation(_ row: Int, _ matrix: borrowing Matrix) {
    let record = matrix.row(row)
    if record.isRequired, record.costs(signs[row]) { notePossiblyViolated(row) }
  }

  // MARK: Gradients

  /// Records that a slack row's slope enters (1) or leaves (-1) the balance.
  mutating func record(_ row: Int, times factor: Double, _ matrix: borrowing Matrix) {
    let gradient = gradient(row, matrix)
    if gradient == 0 { return }
    gradients.append(
      Gradient(
        element: .row(row),
        amount: LevelAmount(priority: matrix.row(row).priority, value: factor * gradient)))
  }

  /// Turns the multiplier of a variable's element into gradients, to be balanced anew.
  @inline(__always)
  mutating func release(_ column: Int, of element: BasisElement) {
    if !multipliers.isZero(column) { releaseMultiplier(column, of: element) }
  }

  private mutating func releaseMultiplier(_ column: Int, of element: BasisElement) {
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

  /// Adds what the recorded gradients come to to the multipliers, level by level.
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

  /// Computes all multipliers from the slack rows' slopes, as if for the first time.
  ///
  /// - Complexity: O(size of the system).
  mutating func recompute(_ basis: inout Basis, _ matrix: borrowing Matrix) {
    multipliers.removeAll()
    gradients.removeAll()
    for row in 0..<matrix.rowCapacity where matrix.row(row).flags.contains(.live) {
      if !basis.matching.isTight(row) { record(row, times: 1, matrix) }
    }
    // From here on: by what counts as noise among fresh ones they are judged as they are added up.
    isFresh = true
    addGradients(&basis, matrix)
    hasDoubtful = false
  }

  /// Makes all multipliers zero and all signs unknown, to begin from nothing.
  mutating func clear() {
    multipliers.removeAll()
    gradients.removeAll()
    infeasibilities.removeAll()
    for row in 0..<signs.count where signs[row] != 0 { signs[row] = 0 }
  }

  /// Takes more for rounding, and pivots on nothing small, until the solve ends: what goes by the last digits
  /// of multipliers may have led in a circle, and small pivots to a singular basis.
  mutating func beLenient() { isLenient = true }

  /// Notes that an exchange has changed the multipliers.
  mutating func noteExchange() { isFresh = false }

  mutating func noteDoubt() { hasDoubtful = true }

  /// Forgets doubts and leniency of an earlier solve of the batch.
  mutating func beginAttempt() {
    hasDoubtful = false
    isLenient = false
  }

  // MARK: Batches

  /// Makes the batch final.
  mutating func commit(_ matrix: borrowing Matrix) {
    for place in matrix.removed.indices { signs[Int(matrix.removed[place])] = 0 }
    forgetHolding(matrix)
    if matrix.isLargeBatch { gradients = FlatArray() }
    beginBatch()
  }

  /// Forgets the required rows that hold.
  mutating func forgetHolding(_ matrix: borrowing Matrix) {
    possiblyViolated.filter { row in
      let record = matrix.row(row)
      return record.isLive && record.isRequired && record.costs(signs[row])
    }
  }

  /// Takes the batch back, of which `matrix` still has the added rows.
  mutating func rollBack(_ matrix: borrowing Matrix) {
    gradients.removeAll()
    infeasibilities.removeAll()
    multipliers.rollBack()
    for place in matrix.added.indices { signs[Int(matrix.added[place])] = 0 }
    for place in 0..<signs.changeCount where signs.change(place).before != 0 {
      notePossiblyViolated(Int(signs.change(place).index))
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

  /// The same, but for gradients that the batch has recorded; ``extend(columns:rows:)`` gives the copy room for what
  /// is to be looked at.
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
