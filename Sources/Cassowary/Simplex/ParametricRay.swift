// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The movement of all values with the constant of one tight row while the basis stays as it is: parametric
/// programming in one right-hand side.
///
/// Values are affine in the constant. A ray stores the direction, and how far the constant may move before a slack row
/// or a lower bound becomes infeasible. Inside that interval, a change of the constant costs one multiplication for
/// each value that moves. It starts from a fixed base, so that errors do not accumulate over changes.
///
/// One file, though long: following, stepping past a breakpoint and adapting to a new basis all write the same lists.
///
/// - Invariant: ``limits`` and ``moves`` belong to the basis of version ``State/basisVersion``, the
///   bases and intervals to the values of version ``State/valueVersion``.
struct ParametricRay: ~Copyable {
  /// The row and the position of a ray: everything except the lists.
  struct State {
    /// The tight row.
    var row: Int32

    /// The basis that the direction was computed for; -1 for none.
    var basisVersion = -1

    /// The version of the rows at which the constant last changed without a ray: after a second change at the same
    /// version, a ray is worth computing.
    var triedVersion = -1

    /// The version of the values from which the bases and the interval were computed.
    var valueVersion = -1

    /// How often the bases were taken from values that a ray had computed.
    var rebases = 0

    /// The constants at the bases, of the present values, and of the values before those.
    var constant = 0.0
    var reached = 0.0
    var previous = 0.0

    /// The interval of constants in which nothing becomes infeasible.
    var feasible = Interval.everything

    /// The interval of constants in which no value loses digits by becoming much smaller than its base, or exceeds
    /// what a double can hold.
    var exact = Interval.everything
  }

  struct Interval {
    var low: Double
    var high: Double

    static let everything = Interval(low: -.infinity, high: .infinity)

    @inline(__always)
    func contains(_ number: Double) -> Bool { number >= low && number <= high }

    @inline(__always)
    mutating func narrow(to other: Interval) {
      low = max(low, other.low)
      high = min(high, other.high)
    }

    /// Sets one end of the interval.
    @inline(__always)
    mutating func end(at number: Double, isLow: Bool) {
      if isLow { low = number } else { high = number }
    }
  }

  /// A variable that moves, with its speed and its base.
  struct Move {
    var column: Int32
    var speed: Double
    var base: Double
  }

  /// A slack row that moves, or a bound whose variable moves, with its speed and the interval of
  /// constants in which it stays feasible.
  struct Limit {
    var element: BasisElement
    var speed: Double
    var interval: Interval
  }

  private(set) var state: State
  private var moves = FlatArray<Move>()
  private var limits = FlatArray<Limit>()

  /// The index of each variable among the moves, and of each row and bound among the limits; -1 for none.
  private var moveOf = FlatArray<Int32>()
  private var limitOfRow = FlatArray<Int32>()
  private var limitOfBound = FlatArray<Int32>()

  /// While a ray is adapted: variables that move differently than it says, and rows whose limit may have changed.
  private var changedColumns = MarkedList()
  private var changedRows = MarkedList()

  /// For other rays, as far as known, whether they and this one are apart.
  private var relations = FlatArray<(row: Int32, version: Int, isApart: Bool)>()

  /// The number of rays to which the relation is remembered: more than there are at a time.
  private static var mostRelations: Int { 16 }

  init(row: Int32) { state = State(row: row) }

  mutating func restore(_ state: State) { self.state = state }

  mutating func noteTried(_ structureVersion: Int) { state.triedVersion = structureVersion }

  mutating func keepValid(_ valueVersion: Int) { state.valueVersion = valueVersion }

  /// Discards the direction.
  mutating func invalidate() { state.basisVersion = -1 }

  /// Stores the direction that `basis` holds, and the rows and bounds that limit it.
  mutating func setDirection(
    _ basis: borrowing Basis, _ matrix: borrowing Matrix, _ values: borrowing Values
  ) {
    let view = matrix.view
    clear(columns: values.count, rows: matrix.rowCapacity)
    for position in 0..<basis.direction.speeds.count {
      let column = basis.direction.speeds.index(position)
      let speed = basis.direction.speed(column)
      setSpeed(column, speed)
      if values.hasLowerBound(column) { setLimit(.bound(column), speed, .everything) }
    }
    for index in 0..<basis.direction.rows.count {
      let row = basis.direction.rows[index]
      if view.rows[row].isInForce {
        setLimit(.row(row), basis.direction.speed(ofRow: row, view), .everything)
      }
    }
    state.basisVersion = basis.matching.version
    state.valueVersion = -1
    state.rebases = 0
  }

  /// Discards the direction, and makes room in the tables of indices.
  private mutating func clear(columns: Int, rows: Int) {
    for index in moves.indices { moveOf[Int(moves[index].column)] = -1 }
    for index in limits.indices { setIndex(of: limits[index].element, -1) }
    moves.removeAll()
    limits.removeAll()
    relations.removeAll()
    moveOf.extend(to: columns, with: -1)
    limitOfBound.extend(to: columns, with: -1)
    limitOfRow.extend(to: rows, with: -1)
    changedColumns.extend(to: columns)
    changedRows.extend(to: rows)
  }

  @inline(__always)
  private func speed(of column: Int) -> Double {
    let index = moveOf[column]
    return index < 0 ? 0 : moves[Int(index)].speed
  }

  private mutating func setSpeed(_ column: Int, _ speed: Double) {
    if moveOf[column] >= 0 {
      moves[Int(moveOf[column])].speed = speed
      return
    }
    moveOf[column] = Int32(truncatingIfNeeded: moves.count)
    moves.append(Move(column: Int32(truncatingIfNeeded: column), speed: speed, base: 0))
  }

  private mutating func setIndex(of element: BasisElement, _ index: Int) {
    let index = Int32(truncatingIfNeeded: index)
    if element.isRow {
      limitOfRow[element.row] = index
    } else {
      limitOfBound[element.variable] = index
    }
  }

  private mutating func setLimit(_ element: BasisElement, _ speed: Double, _ interval: Interval) {
    let index = Int(element.isRow ? limitOfRow[element.row] : limitOfBound[element.variable])
    let limit = Limit(element: element, speed: speed, interval: interval)
    if index >= 0 {
      limits[index] = limit
    } else if speed != 0 {
      setIndex(of: element, limits.count)
      limits.append(limit)
    }
  }

  /// Takes the present values as bases, and finds how far the constant may move from there.
  ///
  /// - Complexity: O(values and rows that move).
  mutating func rebase(
    valueVersion: Int, _ basis: borrowing Basis, _ duals: borrowing Duals,
    _ matrix: borrowing Matrix, _ values: borrowing Values
  ) {
    let view = matrix.view
    let row = Int(state.row)
    // The constant at which the present values make the row tight, which is the one before this change.
    state.constant = -view.sum(row) { values[$0] }.value
    state.reached = state.constant
    state.feasible = .everything
    state.exact = .everything
    let center = state.constant
    var farthest = 0.0
    var fastest = 1.0
    for index in moves.indices {
      let base = values[Int(moves[index].column)]
      moves[index].base = base
      narrowExact(base, moves[index].speed, at: center)
      farthest = max(farthest, abs(base))
      fastest = max(fastest, abs(moves[index].speed))
    }
    narrowExact(farthest: farthest, fastest: fastest, at: center)
    for index in limits.indices {
      let limit = limits[index]
      limits[index].interval = Self.interval(
        limit.element, limit.speed, around: center, basis, duals, view, values)
      state.feasible.narrow(to: limits[index].interval)
    }
    state.valueVersion = valueVersion
    state.rebases += 1
  }

  /// Narrows the exact interval for a variable with the given value and speed at a constant.
  @inline(__always)
  private mutating func narrowExact(_ value: Double, _ speed: Double, at center: Double) {
    // The distance from the constant at which the value would be zero.
    let distance = value / speed
    let width = (1 - Tolerance.rayCancellation) * distance
    if distance > 0 {
      state.exact.low = max(state.exact.low, center - width)
    } else if distance < 0 {
      state.exact.high = min(state.exact.high, center - width)
    }
  }

  /// Narrows the exact interval so that no value becomes far, which only a forward solve records, or exceeds what a
  /// double can hold if some value is far already.
  private mutating func narrowExact(farthest: Double, fastest: Double, at center: Double) {
    let limit =
      farthest < Tolerance.farValue ? Tolerance.farValue : Double.greatestFiniteMagnitude
    let reach = (limit - farthest) / (2 * fastest)
    state.exact.narrow(to: Interval(low: center - reach, high: center + reach))
  }

  /// The interval of constants in which a row or bound stays feasible, computed from the present values, which belong
  /// to the constant `center`.
  private static func interval(
    _ element: BasisElement, _ speed: Double, around center: Double, _ basis: borrowing Basis,
    _ duals: borrowing Duals, _ matrix: MatrixView, _ values: borrowing Values
  ) -> Interval {
    var interval = Interval.everything
    if speed == 0 || !element.isRow && basis.matching.element(element.variable).isBound {
      return interval
    }
    let sign = element.isRow ? duals.sign(element.row) : 1
    let present =
      element.isRow
      ? values.residual(element.row, matrix) : values.distanceToBound(element.variable)
    // The constant may change by t as long as distance + speed · t stays above zero, or below zero for a
    // row with an assumed sign of zero or less.
    let width = present.zeroWidth
    if sign >= 0 { interval.end(at: center - (present.value + width) / speed, isLow: speed > 0) }
    if sign <= 0 { interval.end(at: center + (width - present.value) / speed, isLow: speed < 0) }
    return interval
  }

  /// Moves the values to a constant within the exact interval; going back does not undo it, see ``forEachMoved(_:)``.
  ///
  /// - Complexity: O(values that move).
  mutating func follow(to constant: Double, _ values: inout Values) {
    state.previous = state.reached
    state.reached = constant
    let change = constant - state.constant
    let view = moves.view
    for index in 0..<moves.count {
      let move = view[index]
      // Never -0, since the base is not.
      values.moveUnjournaled(Int(move.column), to: move.base + change * move.speed)
    }
  }

  /// Records the rows and bounds that may be infeasible at the constant reached.
  func markUnchecked(_ agenda: inout Agenda) {
    for index in limits.indices where !limits[index].interval.contains(state.reached) {
      agenda.markUnchecked(limits[index].element)
    }
  }

  /// Calls `body` with the variables that the ray moves, and their values before the last step along it.
  @inline(__always)
  func forEachMoved(_ body: (_ column: Int, _ before: Double) -> Void) {
    let change = state.previous - state.constant
    let view = moves.view
    for index in 0..<moves.count {
      let move = view[index]
      body(Int(move.column), move.base + change * move.speed)
    }
  }

  var moveCount: Int { moves.count }

  func isMoving(_ column: Int) -> Bool { column < moveOf.count && moveOf[column] >= 0 }

  /// Whether this ray and another one move nothing that the other one looks at.
  mutating func isApart(from other: borrowing ParametricRay) -> Bool {
    let version = state.basisVersion
    let row = other.state.row
    var known = -1
    for index in relations.indices where relations[index].row == row {
      if relations[index].version == version { return relations[index].isApart }
      known = index
    }
    let isApart =
      other.moves.indices.allSatisfy { moveOf[Int(other.moves[$0].column)] < 0 }
      && other.limits.indices.allSatisfy {
        let element = other.limits[$0].element
        return !element.isRow || limitOfRow[element.row] < 0
      }
    if known >= 0 {
      relations[known] = (row, version, isApart)
    } else {
      if relations.count == Self.mostRelations { relations.removeAll() }
      relations.append((row, version, isApart))
    }
    return isApart
  }

  // MARK: Adapting to exchanges

  /// Adapts the ray, after a step past its limits, to the new basis and values of the batch, if they differ
  /// in few places: a drag across many thresholds keeps its ray.
  ///
  /// The direction is recomputed from the exchanged elements on, as far as it differs; bases and
  /// limits are updated for what moved differently than the ray said.
  ///
  /// - Returns: whether the ray could be adapted.
  /// - Complexity: O(*k* log *k* + values and rows of the ray) for the *k* values and rows that the exchanges reach.
  mutating func adapt(
    valueVersion: Int, _ basis: inout Basis, _ duals: borrowing Duals,
    _ matrix: borrowing Matrix, _ values: inout Values
  ) -> Bool {
    guard basis.blocks.isEmpty, basis.matching.isTight(Int(state.row)),
      4 * basis.matching.changeCount < moves.count, values.count == moveOf.count,
      matrix.rowCapacity == limitOfRow.count
    else { return false }
    let view = matrix.view
    redirect(&basis, view)
    // Everything that the batch has changed besides the step.
    values.forEachChanged { changedColumns.insert($0) }
    rebaseChanged(basis, duals, view, &values)
    relimitChanged(basis, duals, view, values)
    state.basisVersion = basis.matching.version
    state.valueVersion = valueVersion
    state.rebases += 1
    return !basis.isSingular
  }

  /// Recomputes the speeds of the variables whose elements were exchanged, and of those that depend on them.
  private mutating func redirect(_ basis: inout Basis, _ matrix: MatrixView) {
    basis.beginVisits()
    for index in 0..<basis.matching.changeCount {
      basis.queueStart(basis.matching.change(index).column, matrix)
    }
    while let column = basis.nextVisit() {
      let element = basis.matching.element(column)
      let before = speed(of: column)
      var fresh = 0.0
      if element.isRow {
        let sum = matrix.sum(
          element.row, from: element.row == Int(state.row) ? 1 : 0, skipping: column
        ) { speed(of: $0) }
        fresh = -sum.value(cancelledBelow: Tolerance.cancellation) / basis.matching.pivot(column)
      }
      if abs(fresh - before) <= Tolerance.cancellation * max(abs(fresh), abs(before)) { continue }
      setSpeed(column, fresh)
      changedColumns.insert(column)
      for entry in matrix.entries(of: column) {
        let holder = basis.matching.column(ofRow: Int(entry.row))
        if holder >= 0, holder != column { basis.queueVisit(holder) }
      }
    }
  }

  /// Computes new bases for the changed variables, and records the rows that mention them.
  private mutating func rebaseChanged(
    _ basis: borrowing Basis, _ duals: borrowing Duals, _ matrix: MatrixView, _ values: inout Values
  ) {
    let change = state.reached - state.constant
    var farthest = 0.0
    var fastest = 1.0
    for index in changedColumns.indices {
      let column = changedColumns[index]
      for entry in matrix.entries(of: column) { changedRows.insert(Int(entry.row)) }
      let move = Int(moveOf[column])
      if move < 0 { continue }
      let speed = moves[move].speed
      let base = values[column] - change * speed
      moves[move].base = base
      // To the last bit what the ray says, which is what it is compared with later. A variable that only begins to
      // move now may change by its last bit after changes were listed.
      values.moveUnjournaled(column, to: base + change * speed)
      if speed != 0 { narrowExact(values[column], speed, at: state.reached) }
      farthest = max(farthest, abs(values[column]))
      fastest = max(fastest, abs(speed))
    }
    narrowExact(farthest: farthest, fastest: fastest, at: state.reached)
    for index in 0..<basis.matching.changeCount {
      let (column, before) = basis.matching.change(index)
      noteChanged(before)
      noteChanged(basis.matching.element(column))
    }
    duals.forEachChangedSign { changedRows.insert($0) }
  }

  private mutating func noteChanged(_ element: BasisElement) {
    if element.isRow {
      changedRows.insert(element.row)
    } else {
      changedColumns.insert(element.variable)
    }
  }

  /// Computes the limits of the changed variables and rows, and the feasible interval of all.
  private mutating func relimitChanged(
    _ basis: borrowing Basis, _ duals: borrowing Duals, _ matrix: MatrixView,
    _ values: borrowing Values
  ) {
    for index in changedColumns.indices where values.hasLowerBound(changedColumns[index]) {
      let column = changedColumns[index]
      relimit(.bound(column), speed(of: column), basis, duals, matrix, values)
    }
    for index in changedRows.indices {
      let row = changedRows[index]
      let isSlack = matrix.rows[row].isInForce && !basis.matching.isTight(row)
      let sum = isSlack ? matrix.sum(row) { speed(of: $0) } : RowSum(value: 0, magnitude: 0)
      relimit(
        .row(row), sum.value(cancelledBelow: Tolerance.speed), basis, duals, matrix, values)
    }
    changedColumns.removeAll()
    changedRows.removeAll()
    state.feasible = .everything
    for index in limits.indices { state.feasible.narrow(to: limits[index].interval) }
  }

  private mutating func relimit(
    _ element: BasisElement, _ speed: Double, _ basis: borrowing Basis,
    _ duals: borrowing Duals, _ matrix: MatrixView, _ values: borrowing Values
  ) {
    let interval = Self.interval(
      element, speed, around: state.reached, basis, duals, matrix, values)
    setLimit(element, speed, interval)
  }
}
