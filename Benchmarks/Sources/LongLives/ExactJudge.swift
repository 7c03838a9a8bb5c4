// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Judges values in exact fractions, where two solvers differ.
///
/// Rows that are parallel but for a last digit, and weaker rows that win something by a last digit of a
/// stronger one, leave answers that differ though each is as exact as Accuracy.md promises. So values are
/// right if they are the exact optimum for constants that are as near as that: a row that they miss by less
/// than it may be inexact counts as one that holds there. Coefficients are the numbers that were meant.
struct ExactJudge {
  /// The system, its constants moved to where the values hold.
  private let rows: [ReferenceRow]

  /// The optimum of the rows.
  private let optimum: ReferenceSolver

  /// What was said to be optimal.
  private let values: [Rational]

  /// Where a variable stands among the values, by its number.
  private let places: [Int: Int]

  /// By how much the cost of each level may exceed the optimum.
  private let tolerances: [Float: Double]

  /// Shares of a row's largest term: what counts as zero, and what a required row may miss.
  private static let zero = 4e-12
  private static let required = 1e-9

  /// The share of a term by which a value that is computed from it may be inexact.
  private static let share = 1e-15

  /// The share of a level's terms by which its cost may exceed the optimum.
  private static let level = 1e-12

  /// The share of a level's terms below which it is rounding what a movement by a value's size wins.
  private static let lost = 1e-13

  /// From here on a value's last digit is about a ten-millionth.
  private static let far = 1e9

  /// How many times as much a movement may cost that counts for nothing.
  private static let slight = 1000.0

  /// How many times its size a value may move where ``lost`` is looked for.
  private static let reach = 1000.0

  /// Takes a system and what is said to be its optimum.
  ///
  /// - Parameter value: The value by a variable's number. A row with one that is not finite stays as it is.
  init(_ unknowns: [LifeState.Unknown], _ rows: [LifeRow], _ value: (Int) -> Double) {
    let places = Dictionary(uniqueKeysWithValues: unknowns.enumerated().map { ($1.number, $0) })
    let values = unknowns.map { unknown in
      let value = value(unknown.number)
      return value.isFinite ? Rational(exactly: value) : .zero
    }
    let inherited = Self.inherited(rows, value)
    let moved = rows.map { row in
      var exact = ReferenceRow(row, places)
      let missed = exact.sum(at: values)
      if missed.double.magnitude <= Self.allowance(of: row, value, inherited) {
        exact.constant -= missed
      }
      return exact
    }
    let bounds = unknowns.indices.compactMap { place in
      unknowns[place].lowerBound.map { bound in
        // Bounds are checked apart: a value just below its bound is one at it.
        let isBelow = value(unknowns[place].number) < bound
        return ReferenceRow(
          terms: [(place, .one)], constant: -(isBelow ? values[place] : Rational(meantBy: bound)),
          relation: .greaterThanOrEqual, priority: ReferenceRow.bound)
      }
    }
    // The reference solver begins where the first rows are zero that determine values: at these values.
    let (tight, slack) = (bounds + moved).reduce(into: ([ReferenceRow](), [ReferenceRow]())) {
      if $1.sum(at: values).isZero { $0.0.append($1) } else { $0.1.append($1) }
    }
    (self.rows, self.values, self.places) = (tight + slack, values, places)
    optimum = ReferenceSolver(tight + slack, variableCount: values.count)
    tolerances = rows.reduce(into: [:]) { tolerances, row in
      let size = row.measure(at: value).size
      tolerances[row.strength.priority, default: Self.level] +=
        row.strength.weight * (Self.level * size + row.inexactness(inherited))
    }
  }

  /// What a row may miss and be taken for one that holds.
  ///
  /// - Parameter inherited: By how much values may be inexact.
  private static func allowance(
    of row: LifeRow, _ value: (Int) -> Double, _ inherited: [Int: Double]
  ) -> Double {
    let (violation, size) = row.measure(at: value)
    if !size.isFinite { return -1 }
    let largest = row.largestTerm(at: value)
    let zero = zero * max(1, largest)
    return row.strength.isRequired && violation > zero
      ? max(zero, required * largest, row.inexactness(inherited)) : zero
  }

  /// By how much each variable may be inexact for what it may have been computed from: the rows that hold and
  /// mention it miss a share of their largest term, or what their other variables are inexact by.
  ///
  /// - Parameter length: Along how many rows, one after the other.
  static func inherited(
    _ rows: [LifeRow], _ value: (Int) -> Double, length: Int = 2
  ) -> [Int: Double] {
    let holding = rows.filter { row in
      let (distance, size) = row.distance(at: value)
      return distance <= required * size
    }
    return (0..<length).reduce(into: [:]) { inherited, _ in
      let before = inherited
      for row in holding {
        let missed = row.terms.reduce(share * row.largestTerm(at: value)) {
          max($0, $1.coefficient.magnitude * (before[$1.variable] ?? 0))
        }
        for term in row.terms where term.coefficient != 0 {
          inherited[term.variable] = max(
            inherited[term.variable] ?? 0, missed / term.coefficient.magnitude)
        }
      }
    }
  }

  /// Whether values are so large that doubles have no digits left for a millionth, at the values or the optimum.
  var hasFarValues: Bool {
    (values + optimum.point).contains { $0.double.magnitude >= Self.far }
  }

  /// Whether the required rows can all hold.
  var isFeasible: Bool { optimum.isFeasible }

  /// Whether no level costs more at the values than at the optimum.
  ///
  /// One may cost less: a last digit of a stronger level can be worth much to a weaker one.
  ///
  /// - Parameter isRelaxed: Whether required rows may be violated.
  func isOptimal(isRelaxed: Bool) -> Bool {
    if !isRelaxed, !isFeasible { return false }
    return costsNoMore(than: optimum)
      || costsNoMore(than: optimumNearby(), times: Self.lost * Self.reach / Self.level)
  }

  /// Whether no level costs more at the values than at an optimum, beyond so many times its tolerance.
  private func costsNoMore(than optimum: ReferenceSolver, times factor: Double = 1) -> Bool {
    optimum.levels.allSatisfy { priority, error in
      (cost(at: priority) - error).double <= factor * (tolerances[priority] ?? 0)
    }
  }

  /// What a level costs at the values.
  private func cost(at priority: Float) -> Rational {
    rows.filter { $0.priority == priority }.reduce(Rational.zero) { cost, row in
      let sum = row.sum(at: values)
      return cost + sum.magnitude * (sum.signum > 0 ? row.costAbove : row.costBelow)
    }
  }

  /// The optimum if no variable may move by more than ``reach`` times its size.
  ///
  /// Where next to nothing is won that near, but much farther away, the level's multipliers are rounding as
  /// Accuracy.md has it: ``lost``.
  private func optimumNearby() -> ReferenceSolver {
    let walls = values.indices.flatMap { place in
      let reach = max(.one, values[place].magnitude) * Rational(Int(Self.reach))
      return [
        (LinearRelation.greaterThanOrEqual, values[place] - reach),
        (.lessThanOrEqual, values[place] + reach),
      ].map { relation, limit in
        ReferenceRow(
          terms: [(place, .one)], constant: -limit, relation: relation, priority: ReferenceRow.bound
        )
      }
    }
    return ReferenceSolver(rows + walls, variableCount: values.count)
  }

  /// Whether what is said of a variable is right: that it has the same value in all optima, or not.
  ///
  /// One that moves at almost no cost at every level may be taken for undetermined: a multiplier of 1e-11
  /// among others of 1e3 may as well be rounding.
  ///
  /// - Parameters:
  ///   - number: The variable's number.
  ///   - isDetermined: What is said.
  func agrees(that number: Int, isDetermined: Bool) -> Bool {
    guard let place = places[number] else { return false }
    var optimum = optimum
    let (least, greatest) = optimum.range(of: place)
    let isFixed = least != nil && least == greatest
    if isDetermined || !isFixed { return isDetermined == isFixed }
    let value = values[place]
    if let least, (value - least).double.magnitude > 1e-9 * max(1, value.double.magnitude) {
      // It is away from its only optimal value already, at almost no cost.
      return isOptimal(isRelaxed: true)
    }
    // By a hundredth of its size, or of 1 where it is small.
    let steps = [max(.one, value.magnitude), value.magnitude].filter { !$0.isZero }
    return steps.flatMap { [$0 / Rational(100), -$0 / Rational(100)] }.contains { step in
      let wanted = value + step
      let pin = ReferenceRow(
        terms: [(place, .one)], constant: -wanted, relation: .equal, priority: ReferenceRow.bound)
      let moved = ReferenceSolver(rows + [pin], variableCount: values.count)
      return moved.levels.allSatisfy { priority, error in
        (error - max(optimum.optimum(at: priority), cost(at: priority))).double
          <= Self.slight * (tolerances[priority] ?? 0)
      }
    }
  }
}

extension LifeRow {
  /// What the row's sum may miss where its variables are inexact.
  func inexactness(_ inherited: [Int: Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient.magnitude * (inherited[$1.variable] ?? 0) }
  }
}

extension ReferenceRow {
  /// A row of a life, its variables by their places.
  fileprivate init(_ row: LifeRow, _ places: [Int: Int]) {
    self.init(
      terms: row.terms.compactMap { term in
        places[term.variable].map { ($0, Rational(meantBy: term.coefficient)) }
      },
      constant: Rational(meantBy: row.constant), relation: row.relation,
      priority: row.strength.priority, weight: Rational(meantBy: row.strength.weight))
  }

  /// The row's sum at some values.
  fileprivate func sum(at values: [Rational]) -> Rational {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}
