// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// All movements of some variables within limits, each of which lets a sum of terms only grow, only shrink, or not
/// change at all.
///
/// The movements form a cone, so one linear program finds the limits that can be left: every term that can leave
/// its limit can reach 1, all of them in one movement. The other limits are equations in disguise, and linear
/// algebra finds the movements that the equations allow. The solver itself answers both questions.
struct MovementCone {
  typealias Terms = [(column: Int32, coefficient: Double)]

  private let start: [Double]
  private var limits: [(terms: Terms, freedom: Freedom)] = []

  private var count: Int { start.count }

  /// The movements of as many variables as `start` has speeds.
  ///
  /// - Parameter start: An initial movement that satisfies most of the limits.
  init(start: [Double]) { self.start = start }

  /// Restricts a sum of terms to the directions in which it is free.
  mutating func limit(_ terms: Terms, to freedom: Freedom) {
    if freedom != .both { limits.append((terms, freedom)) }
  }

  /// Speeds of the variables, zero for exactly those that no movement of the cone moves; nil if the solver reached
  /// its pivot limit.
  ///
  /// - Complexity: at most two solves of a system with a row for each limit.
  func speeds() -> [Double]? {
    // If the start leaves every limit that is not an equation, none is an equation in disguise.
    if limits.allSatisfy(satisfiesStrictly) { return start }
    guard let isForced = forcedLimits() else { return nil }
    var core = Simplex()
    for column in 0..<count {
      // Variables that the equations leave open keep values that satisfy none of them by chance, so that each equation
      // becomes tight that does not follow from the others.
      _ = core.addColumn(
        lowerBound: -.infinity, value: Simplex.ownSpeed(column, series: 1))
    }
    for (index, limit) in limits.enumerated() where isForced[index] {
      core.addRow(limit.terms, .equal)
    }
    if core.optimize() != nil { return nil }
    var free = [Freedom](repeating: [], count: count)
    for column in 0..<count where core.basis.matching.element(column).isStay {
      free[column] = .both
    }
    return core.movement(free, series: 2)
  }

  /// Whether the start satisfies a limit, strictly unless that is an equation.
  private func satisfiesStrictly(_ limit: (terms: Terms, freedom: Freedom)) -> Bool {
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

  /// For each limit, whether no movement of the cone can leave it.
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
