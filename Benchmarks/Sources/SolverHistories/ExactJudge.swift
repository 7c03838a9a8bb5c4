// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Judges values in exact fractions, where two solvers differ.
///
/// Rows that are parallel up to a last digit, and weaker rows that gain from a last digit of a stronger one, can have
/// different answers that are all as exact as Accuracy.md promises. So values are right if they are the exact optimum
/// for constants within that error: a row whose violation is within it counts as one that holds. Coefficients are taken
/// as the intended numbers.
struct ExactJudge {
  /// The rows of the system, with constants adjusted so that rows within the error hold exactly at the values.
  private let rows: [ReferenceRow]

  /// The optimum of the rows.
  private let optimum: ReferenceSolver

  /// The values to judge.
  private let values: [Rational]

  /// The index of each variable among the values, by its number.
  private let indices: [Int: Int]

  /// The allowed excess of each level's cost over the optimum.
  private let tolerances: [Float: Double]

  /// Shares of a row's largest term: the residual that counts as zero, and the violation allowed to a required row.
  private static let zeroResidual = 4e-12
  private static let requiredViolation = 1e-9

  /// The relative error of a value that is computed from a term.
  private static let valueError = 1e-15

  /// The share of a level's terms by which its cost may exceed the optimum.
  private static let levelExcess = 1e-12

  /// The share of a level's terms below which the gain from moving a value by its own size is rounding error.
  private static let roundingGain = 1e-13

  /// The magnitude from which on the last digit of a value is about a ten-millionth.
  private static let farValue = 1e9

  /// The factor on a level's tolerance up to which the cost of a movement counts as none.
  private static let negligibleCostFactor = 1000.0

  /// The distance, as a multiple of its size, that a value may move in the search for gains above ``roundingGain``.
  private static let searchReach = 1000.0

  /// Prepares the judgement of an answer to a system.
  ///
  /// - Parameter value: Returns a value by its variable's number. Rows with a non-finite one stay unadjusted.
  init(_ unknowns: [ExpectedState.Unknown], _ rows: [NumberedRow], _ value: (Int) -> Double) {
    let indices = Dictionary(uniqueKeysWithValues: unknowns.enumerated().map { ($1.number, $0) })
    let values = unknowns.map { unknown in
      let value = value(unknown.number)
      return value.isFinite ? Rational(exactly: value) : .zero
    }
    let propagatedErrors = Self.propagatedErrors(rows, value)
    let adjusted = rows.map { row in
      var exact = ReferenceRow(row, indices)
      let missed = exact.sum(at: values)
      if missed.double.magnitude <= Self.allowance(of: row, value, propagatedErrors) {
        exact.constant -= missed
      }
      return exact
    }
    let bounds = unknowns.indices.compactMap { index in
      unknowns[index].lowerBound.map { bound in
        // Bounds are checked elsewhere: here, a value just below its bound counts as being at it.
        let isBelow = value(unknowns[index].number) < bound
        return ReferenceRow(
          terms: [(index, .one)], constant: -(isBelow ? values[index] : Rational(meantBy: bound)),
          relation: .greaterThanOrEqual, priority: ReferenceRow.bound)
      }
    }
    // The reference solver starts at the first rows that determine all values, so the tight ones come first.
    let (tight, slack) = (bounds + adjusted).reduce(into: ([ReferenceRow](), [ReferenceRow]())) {
      if $1.sum(at: values).isZero { $0.0.append($1) } else { $0.1.append($1) }
    }
    (self.rows, self.values, self.indices) = (tight + slack, values, indices)
    optimum = ReferenceSolver(tight + slack, variableCount: values.count)
    tolerances = rows.reduce(into: [:]) { tolerances, row in
      let size = row.measure(at: value).size
      tolerances[row.strength.priority, default: Self.levelExcess] +=
        row.strength.weight * (Self.levelExcess * size + row.propagatedError(propagatedErrors))
    }
  }

  /// Returns the violation up to which a row counts as one that holds.
  ///
  /// - Parameter propagatedErrors: The possible errors of the values.
  private static func allowance(
    of row: NumberedRow, _ value: (Int) -> Double, _ propagatedErrors: [Int: Double]
  ) -> Double {
    let (violation, size) = row.measure(at: value)
    if !size.isFinite { return -1 }
    let largest = row.largestTerm(at: value)
    let zero = zeroResidual * max(1, largest)
    return row.strength.isRequired && violation > zero
      ? max(zero, requiredViolation * largest, row.propagatedError(propagatedErrors)) : zero
  }

  /// Returns the possible error of each variable, from the rows that may have determined it: each row that holds may
  /// miss a share of its largest term, or as much as the errors of its other variables make of it.
  ///
  /// - Parameter length: The number of rows in succession along which errors spread.
  static func propagatedErrors(
    _ rows: [NumberedRow], _ value: (Int) -> Double, length: Int = 2
  ) -> [Int: Double] {
    let holding = rows.filter { row in
      let (distance, size) = row.distance(at: value)
      return distance <= requiredViolation * size
    }
    return (0..<length).reduce(into: [:]) { propagatedErrors, _ in
      let before = propagatedErrors
      for row in holding {
        let missed = row.terms.reduce(valueError * row.largestTerm(at: value)) {
          max($0, $1.coefficient.magnitude * (before[$1.variable] ?? 0))
        }
        for term in row.terms where term.coefficient != 0 {
          propagatedErrors[term.variable] = max(
            propagatedErrors[term.variable] ?? 0, missed / term.coefficient.magnitude)
        }
      }
    }
  }

  /// Whether a value, here or in the optimum, is so large that doubles cannot represent millionths of a point.
  var hasFarValues: Bool {
    (values + optimum.point).contains { $0.double.magnitude >= Self.farValue }
  }

  /// Whether the required rows can all hold.
  var isFeasible: Bool { optimum.isFeasible }

  /// Whether the values cost no more than the optimum at any level.
  ///
  /// They may cost less at one: a last digit of a stronger level can be worth much to a weaker one.
  ///
  /// - Parameter isRelaxed: Whether required rows may be violated.
  func isOptimal(isRelaxed: Bool) -> Bool {
    if !isRelaxed, !isFeasible { return false }
    return costsNoMore(than: optimum)
      || costsNoMore(
        than: optimumNearby(), times: Self.roundingGain * Self.searchReach / Self.levelExcess)
  }

  /// Whether no level's cost exceeds that of an optimum by more than a multiple of its tolerance.
  private func costsNoMore(than optimum: ReferenceSolver, times factor: Double = 1) -> Bool {
    optimum.levels.allSatisfy { priority, error in
      (cost(at: priority) - error).double <= factor * (tolerances[priority] ?? 0)
    }
  }

  /// Returns the cost of a level at the values.
  private func cost(at priority: Float) -> Rational {
    rows.filter { $0.priority == priority }.reduce(Rational.zero) { cost, row in
      let sum = row.sum(at: values)
      return cost + sum.magnitude * (sum.signum > 0 ? row.costAbove : row.costBelow)
    }
  }

  /// Returns the optimum with each variable moved by at most ``searchReach`` times its size.
  ///
  /// If almost nothing is gained within that distance, but much farther away, the level's multipliers are rounding
  /// errors by Accuracy.md; see ``roundingGain``.
  private func optimumNearby() -> ReferenceSolver {
    let bounds = values.indices.flatMap { index in
      let reach = max(.one, values[index].magnitude) * Rational(Int(Self.searchReach))
      return [
        (LinearRelation.greaterThanOrEqual, values[index] - reach),
        (.lessThanOrEqual, values[index] + reach),
      ].map { relation, limit in
        ReferenceRow(
          terms: [(index, .one)], constant: -limit, relation: relation, priority: ReferenceRow.bound
        )
      }
    }
    return ReferenceSolver(rows + bounds, variableCount: values.count)
  }

  /// Whether it is right that a variable has the same value in all optima, or that it has not.
  ///
  /// A variable that can move at almost no cost at every level may be reported as undetermined: a multiplier of 1e-11
  /// among others of 1e3 may be a rounding error.
  ///
  /// - Parameters:
  ///   - number: The variable's number.
  ///   - isDetermined: The solver's report.
  func agrees(that number: Int, isDetermined: Bool) -> Bool {
    guard let index = indices[number] else { return false }
    var optimum = optimum
    let (least, greatest) = optimum.range(of: index)
    let isFixed = least != nil && least == greatest
    if isDetermined || !isFixed { return isDetermined == isFixed }
    let value = values[index]
    if let least, (value - least).double.magnitude > 1e-9 * max(1, value.double.magnitude) {
      // The value differs from its only optimal one already, at almost no cost.
      return isOptimal(isRelaxed: true)
    }
    // Move it by a hundredth of its size, and of 1 if it is smaller.
    let steps = [max(.one, value.magnitude), value.magnitude].filter { !$0.isZero }
    return steps.flatMap { [$0 / Rational(100), -$0 / Rational(100)] }.contains { step in
      let wanted = value + step
      let pin = ReferenceRow(
        terms: [(index, .one)], constant: -wanted, relation: .equal, priority: ReferenceRow.bound)
      let moved = ReferenceSolver(rows + [pin], variableCount: values.count)
      return moved.levels.allSatisfy { priority, error in
        (error - max(optimum.optimum(at: priority), cost(at: priority))).double
          <= Self.negligibleCostFactor * (tolerances[priority] ?? 0)
      }
    }
  }
}

extension NumberedRow {
  /// Returns the possible error of the row's sum from the errors of its variables.
  func propagatedError(_ propagatedErrors: [Int: Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient.magnitude * (propagatedErrors[$1.variable] ?? 0) }
  }
}

extension ReferenceRow {
  /// Makes a reference row of a row, with its variables by index.
  fileprivate init(_ row: NumberedRow, _ indices: [Int: Int]) {
    self.init(
      terms: row.terms.compactMap { term in
        indices[term.variable].map { ($0, Rational(meantBy: term.coefficient)) }
      },
      constant: Rational(meantBy: row.constant), relation: row.relation,
      priority: row.strength.priority, weight: Rational(meantBy: row.strength.weight))
  }

  /// Returns the row's sum at some values.
  fileprivate func sum(at values: [Rational]) -> Rational {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}
