// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// All movements of some variables that limits allow, each a sum of terms that may only grow,
/// only shrink, or has to stay as it is.
///
/// A cone, so that which limits can be left at all is one linear program: every term that can
/// leave its limit can reach 1, all of them in one movement. Terms that cannot are equations
/// in disguise, and what the equations leave open is linear algebra. The solver itself answers
/// both questions.
struct MovementCone {
  typealias Terms = [(column: Int32, coefficient: Double)]

  private let start: [Double]
  private var limits: [(terms: Terms, freedom: Freedom)] = []

  private var count: Int { start.count }

  /// All movements of as many variables as `start` has speeds.
  ///
  /// - Parameter start: A movement that stays within most of the limits, to begin with.
  init(start: [Double]) { self.start = start }

  /// Allows a sum of terms to move only where it is free.
  mutating func limit(_ terms: Terms, to freedom: Freedom) {
    if freedom != .both { limits.append((terms, freedom)) }
  }

  /// Speeds of the variables, zero for exactly those that no movement of the cone moves; nil
  /// if the solver met its pivot limit.
  ///
  /// - Complexity: at most two solves of a system with a row for each limit.
  func speeds() -> [Double]? {
    // What leaves every limit that can be left shows that none is an equation.
    if limits.allSatisfy(isInside) { return start }
    guard let isForced = forcedLimits() else { return nil }
    var core = Simplex()
    for column in 0..<count {
      // What the equations leave open keeps a value that satisfies none of them by chance, so
      // that each one becomes tight that does not follow from the others.
      _ = core.addColumn(
        lowerBound: -.infinity, value: Simplex.ownSpeed(column, series: 1))
    }
    for (place, limit) in limits.enumerated() where isForced[place] {
      core.addRow(limit.terms, .equal)
    }
    if core.optimize() != nil { return nil }
    var free = [Freedom](repeating: [], count: count)
    for column in 0..<count where core.basis.matching.element(column).isStay {
      free[column] = .both
    }
    return core.movement(free, series: 2)
  }

  /// Whether the start keeps to a limit that is an equation, and leaves one that is not.
  private func isInside(_ limit: (terms: Terms, freedom: Freedom)) -> Bool {
    var sum = 0.0
    var magnitude = 0.0
    for term in limit.terms {
      let product = term.coefficient * start[Int(term.column)]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    let isZero = abs(sum) <= Tolerance.speed * magnitude
    return limit.freedom == [] ? isZero : !isZero && sum * limit.freedom.sign > 0
  }

  /// Which limits no movement of the cone can leave.
  private func forcedLimits() -> [Bool]? {
    var core = Simplex()
    for speed in start { _ = core.addColumn(lowerBound: -.infinity, value: speed) }
    var distances: [Int] = []
    for limit in limits {
      var terms = limit.terms
      var distance = -1
      if limit.freedom != [] {
        let sum = terms.reduce(0) { $0 + $1.coefficient * start[Int($1.column)] }
        let sign = limit.freedom.sign
        distance = core.addColumn(lowerBound: 0, value: max(0, sign * sum))
        terms.append((Int32(truncatingIfNeeded: distance), -sign))
      }
      distances.append(distance)
      core.addRow(terms, .equal)
    }
    for distance in distances where distance >= 0 {
      core.addRow(
        [(Int32(truncatingIfNeeded: distance), 1)], constant: -1, .greaterThanOrEqual, .weak)
    }
    if core.optimize() != nil { return nil }
    // The distances are 0 or at least 1.
    return distances.map { $0 < 0 || core.values[$0] < 0.5 }
  }
}

extension Simplex {
  fileprivate mutating func addRow(
    _ terms: MovementCone.Terms, constant: Double = 0, _ relation: LinearRelation,
    _ strength: Strength = .required
  ) {
    let record = Row(
      constant: constant, weight: strength.weight, priority: strength.priority, relation: relation)
    _ = addRow(terms, record)
  }

  /// Adds a variable that has a value already, at or above its bound.
  fileprivate mutating func addColumn(lowerBound: Double, value: Double) -> Int {
    let column = addColumn(lowerBound: lowerBound)
    values.set(column, Estimate(value: value, error: 0))
    return column
  }
}
