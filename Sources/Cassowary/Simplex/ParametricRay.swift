// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How all values follow the constant of one tight row while the basis stays as it is: parametric
/// programming in one right-hand side.
///
/// Values are affine in the constant. A ray keeps the direction, and how far the constant may move
/// before a slack row or a lower bound becomes infeasible: inside that interval a change of the
/// constant is one multiplication for each value that moves, from a fixed base, so that any number
/// of changes gathers no error.
///
/// - Invariant: ``limits`` and ``moves`` belong to the basis of version ``State/basisVersion``, the
///   bases and intervals to the values of version ``State/valueVersion``.
struct ParametricRay: ~Copyable {
  /// What a ray is of and where its values are: all of it but the lists.
  struct State {
    /// The tight row.
    var row: Int32

    /// The basis that the direction was computed for; -1 for none.
    var basisVersion = -1

    /// The rows with which the constant was last changed without a ray: one is worth computing when
    /// the constant changes a second time while the rows stay the same.
    var triedVersion = -1

    /// The values that the bases and the interval were computed at.
    var valueVersion = -1

    /// How often the bases were taken from values that a ray had computed.
    var rebases = 0

    /// The constant at the bases, the one that the values have followed to, and the one before it.
    var constant = 0.0
    var reached = 0.0
    var previous = 0.0

    /// Between which constants nothing becomes infeasible.
    var feasible = Interval.everything

    /// Between which constants no value is so much smaller than its base that digits are lost, or
    /// more than a double can hold.
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
  }

  /// A variable that moves: how fast, and from where.
  struct Move {
    var column: Int32
    var speed: Double
    var base: Double
  }

  /// A slack row that moves, or a bound that a variable moves down to: how fast, and between which
  /// constants it stays feasible.
  struct Limit {
    var element: BasisElement
    var speed: Double
    var interval: Interval
  }

  private(set) var state: State
  private var moves = FlatArray<Move>()
  private var limits = FlatArray<Limit>()

  /// Whether each row is among the limits, and each variable among the moves.
  private var rows = MarkedList()
  private var columns = MarkedList()

  /// Which other rays move nothing that this one looks at, as far as that is known.
  private var relations = FlatArray<(row: Int32, version: Int, isApart: Bool)>()

  init(row: Int32) { state = State(row: row) }

  /// How many values move.
  var count: Int { moves.count }

  mutating func restore(_ state: State) { self.state = state }

  mutating func noteTried(_ structureVersion: Int) { state.triedVersion = structureVersion }

  mutating func keepValid(_ valueVersion: Int) { state.valueVersion = valueVersion }

  /// Forgets the direction.
  mutating func invalidate() { state.basisVersion = -1 }

  /// Takes a direction, which `basis` holds, and the rows and bounds that limit it.
  mutating func setDirection(
    _ basis: borrowing Basis, _ matrix: borrowing Matrix, _ values: borrowing Values
  ) {
    let view = matrix.view
    moves.removeAll()
    limits.removeAll()
    rows.removeAll()
    columns.removeAll()
    relations.removeAll()
    rows.extend(to: matrix.rowCapacity)
    columns.extend(to: values.count)
    for place in 0..<basis.direction.count {
      let column = basis.direction.column(place)
      let speed = basis.direction.speed(column)
      moves.append(Move(column: Int32(truncatingIfNeeded: column), speed: speed, base: 0))
      columns.insert(column)
      if values.hasLowerBound(column) {
        limits.append(Limit(element: .bound(column), speed: speed, interval: .everything))
      }
    }
    for place in 0..<basis.direction.rowCount {
      let row = basis.direction.row(place)
      let speed = basis.direction.speed(ofRow: row, view)
      if speed == 0 || !view.rows[row].isLive { continue }
      rows.insert(row)
      limits.append(Limit(element: .row(row), speed: speed, interval: .everything))
    }
    state.basisVersion = basis.matching.version
    state.valueVersion = -1
    state.rebases = 0
  }

  /// Takes the present values as bases and finds how far the constant may go from there.
  ///
  /// - Complexity: O(values and rows that move).
  mutating func rebase(
    valueVersion: Int, _ basis: borrowing Basis, _ duals: borrowing Duals,
    _ matrix: borrowing Matrix, _ values: borrowing Values
  ) {
    let view = matrix.view
    let row = Int(state.row)
    // The values belong to the constant before this change: what the row's residual lacks.
    state.constant = view.rows[row].constant - values.residual(row, view).value
    state.reached = state.constant
    state.feasible = .everything
    state.exact = .everything
    let center = state.constant
    var farthest = 0.0
    var fastest = 1.0
    for place in moves.indices {
      let base = values[Int(moves[place].column)]
      moves[place].base = base
      farthest = max(farthest, abs(base))
      fastest = max(fastest, abs(moves[place].speed))
      // The constant at which the value would be zero.
      let zero = center - base / moves[place].speed
      let width = abs(center - zero) * Tolerance.rayCancellation
      if zero < center {
        state.exact.low = max(state.exact.low, zero + width)
      } else if zero > center {
        state.exact.high = min(state.exact.high, zero - width)
      }
    }
    let reach = (Double.greatestFiniteMagnitude - farthest) / (2 * fastest)
    state.exact.narrow(to: Interval(low: center - reach, high: center + reach))
    for place in limits.indices {
      let limit = limits[place]
      limits[place].interval = Self.interval(limit, around: center, basis, duals, view, values)
      state.feasible.narrow(to: limits[place].interval)
    }
    state.valueVersion = valueVersion
    state.rebases += 1
  }

  /// Between which constants a row or bound stays feasible, from the present values, which belong to
  /// the constant `center`.
  private static func interval(
    _ limit: Limit, around center: Double, _ basis: borrowing Basis, _ duals: borrowing Duals,
    _ matrix: MatrixView, _ values: borrowing Values
  ) -> Interval {
    var interval = Interval.everything
    let speed = limit.speed
    // The constant may change by t as long as the distance + speed · t stays above zero.
    if limit.element.isRow {
      let sign = duals.sign(limit.element.row)
      let present = values.residual(limit.element.row, matrix)
      let width = present.zeroWidth
      if sign >= 0 {
        let end = center - (present.value + width) / speed
        if speed > 0 { interval.low = end } else { interval.high = end }
      }
      if sign <= 0 {
        let end = center + (width - present.value) / speed
        if speed > 0 {
          interval.high = min(interval.high, end)
        } else {
          interval.low = max(interval.low, end)
        }
      }
    } else if !basis.matching.element(limit.element.variable).isBound {
      let distance = values.distanceToBound(limit.element.variable)
      let end = center - (distance.value + distance.zeroWidth) / speed
      if speed > 0 { interval.low = end } else { interval.high = end }
    }
    return interval
  }

  /// Moves the values to a constant within both intervals, for good.
  ///
  /// - Complexity: O(values that move).
  mutating func follow(to constant: Double, _ values: inout Values) {
    state.previous = state.reached
    state.reached = constant
    let change = constant - state.constant
    let view = moves.view
    for place in 0..<moves.count {
      let move = view[place]
      // Never -0, since the base is not.
      values.settle(Int(move.column), move.base + change * move.speed)
    }
  }

  /// Moves the values to a constant beyond the feasible interval, and notes the rows and bounds
  /// that may be infeasible there.
  mutating func step(
    pastLimitsTo constant: Double, _ values: inout Values, _ agenda: inout Agenda
  ) {
    state.reached = constant
    let change = constant - state.constant
    for place in moves.indices {
      let column = Int(moves[place].column)
      let fresh = moves[place].base + change * moves[place].speed
      if fresh.isFinite { values.move(column, to: fresh) } else { values.noteOverflow(column) }
    }
    for place in limits.indices where !limits[place].interval.contains(constant) {
      agenda.noteUnchecked(limits[place].element)
    }
  }

  /// Calls `body` with the variables that the last step along the ray moved.
  func forEachMoved(_ values: borrowing Values, _ body: (Int) -> Void) {
    let change = state.previous - state.constant
    for place in moves.indices {
      let column = Int(moves[place].column)
      if moves[place].base + change * moves[place].speed != values[column] { body(column) }
    }
  }

  /// Whether this ray and another one move nothing that the other one looks at.
  mutating func isApart(from other: borrowing ParametricRay) -> Bool {
    let version = state.basisVersion
    let row = other.state.row
    var known = -1
    for place in relations.indices where relations[place].row == row {
      if relations[place].version == version { return relations[place].isApart }
      known = place
    }
    var isApart = true
    for place in other.moves.indices where columns.contains(Int(other.moves[place].column)) {
      isApart = false
    }
    for place in other.rows.indices where rows.contains(other.rows[place]) { isApart = false }
    if known >= 0 {
      relations[known] = (row, version, isApart)
    } else {
      relations.append((row, version, isApart))
    }
    return isApart
  }
}
