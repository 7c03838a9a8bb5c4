// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A linear program on which the simplex method with a careless rule goes in circles: maximise
/// an objective over non-negative unknowns, a degenerate corner at the origin.
struct CyclingProgram: Sendable, CustomStringConvertible {
  /// Whose program it is.
  let name: String

  /// What is maximised.
  let objective: [Double]

  /// Rows `Σ aⱼ·xⱼ <= limit`, or `==`.
  let rows: [(coefficients: [Double], relation: LinearRelation, limit: Double)]

  var description: String { name }

  private init(
    _ name: String, _ objective: [Double],
    _ rows: [(coefficients: [Double], relation: LinearRelation, limit: Double)]
  ) {
    self.name = name
    self.objective = objective
    self.rows = rows
  }

  /// Programs from the collection of Gass and Vinjamuri, "Cycling in linear programming
  /// problems", Computers & Operations Research 31, 2004, and relatives of theirs.
  static let all: [CyclingProgram] = [
    CyclingProgram(
      "Beale 1955", [0.75, -150, 0.02, -6],
      [
        ([0.25, -60, -0.04, 9], .lessThanOrEqual, 0),
        ([0.5, -90, -0.02, 3], .lessThanOrEqual, 0),
        ([0, 0, 1, 0], .lessThanOrEqual, 1),
      ]),
    CyclingProgram(
      "Kuhn", [2, 3, -1, -12],
      [
        ([-2, -9, 1, 9], .lessThanOrEqual, 0),
        ([1.0 / 3, 1, -1.0 / 3, -2], .lessThanOrEqual, 0),
        ([2, 3, -1, -12], .lessThanOrEqual, 2),
      ]),
    CyclingProgram(
      "Marshall and Suurballe 1969", [0.4, 0.4, -1.8, 0],
      [
        ([0.6, -6.4, 4.8, 0], .lessThanOrEqual, 0),
        ([0.2, -1.8, 0.6, 0], .lessThanOrEqual, 0),
        ([0.4, -1.6, 0.2, 0], .lessThanOrEqual, 0),
        ([0, 1, 0, 0], .lessThanOrEqual, 1),
      ]),
    CyclingProgram(
      "Chvátal 1983", [10, -57, -9, -24],
      [
        ([0.5, -5.5, -2.5, 9], .lessThanOrEqual, 0),
        ([0.5, -1.5, -0.5, 1], .lessThanOrEqual, 0),
        ([1, 0, 0, 0], .lessThanOrEqual, 1),
      ]),
    CyclingProgram(
      "Yudin and Golshtein 1965", [0, 0, 1, -1, 1, -1],
      [
        ([1, 0, 2, -3, -5, 6], .equal, 0),
        ([0, 1, 6, -5, -3, 2], .equal, 0),
        ([0, 0, 3, 1, 2, 4], .lessThanOrEqual, 1),
      ]),
    CyclingProgram(
      "Solow 1984, without end", [2, 2, -8, -2],
      [
        ([-7, -3, 7, 2], .lessThanOrEqual, 0), ([2, 1, -3, -1], .lessThanOrEqual, 0),
      ]),
    CyclingProgram(
      "Sierksma 1996, without end", [3, -80, 2, -24],
      [
        ([1, -32, -4, 36], .lessThanOrEqual, 0), ([1, -24, -1, 6], .lessThanOrEqual, 0),
      ]),
    hoffman,
  ]

  /// Hoffman's program of 1953, the first of its kind, its coefficients rounded to 1/4096.
  private static var hoffman: CyclingProgram {
    // Cosine and sine of 2π/5, and a factor that makes the walk return to where it began.
    let (cosine, sine) = (0.30901699437494745, 0.9510565162951535)
    let (cosine2, sine2) = (-0.8090169943749473, 0.5877852522924732)
    let omega = 2.0
    let tangent = sine / cosine
    func rounded(_ values: [Double]) -> [Double] { values.map { ($0 * 4096).rounded() / 4096 } }
    return CyclingProgram(
      "Hoffman 1953",
      rounded([
        0, 0, 0, -(1 - cosine) / cosine, omega, 0, -2 * omega, -4 * sine * sine,
        2 * omega * cosine2, -4 * sine * sine, -omega * (1 - 2 * cosine),
      ]),
      [
        ([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], .equal, 1),
        (
          rounded([
            0, 1, 0, cosine, -omega * cosine, cosine2, -2 * omega * cosine * cosine, cosine2,
            2 * omega * cosine * cosine, cosine, omega * cosine,
          ]), .equal, 0
        ),
        (
          rounded([
            0, 0, 1, tangent * sine / omega, cosine, tangent * sine2 / omega, cosine2,
            -2 * sine * sine / omega, cosine2, -tangent * sine / omega, cosine,
          ]), .equal, 0
        ),
      ])
  }

  /// How far above everything that can be reached the objective is wished to be.
  static let wish = 1000.0

  /// The rows of the program as constraints of one strength, then the objective as a weak wish.
  func constraints(_ variables: [Variable], _ strength: Strength) -> [LinearConstraint] {
    func sum(_ coefficients: [Double]) -> LinearExpression {
      LinearExpression(
        zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) })
    }
    return rows.map { row in
      LinearConstraint(sum(row.coefficients) - row.limit, row.relation, strength: strength)
    } + [LinearConstraint(sum(objective) - Self.wish, .equal, strength: .weak)]
  }

  /// The least possible distance of the objective from its wish, in exact numbers.
  var leastError: Double {
    func row(
      _ coefficients: [Double], _ constant: Double, _ relation: LinearRelation, _ priority: Float
    ) -> ReferenceRow {
      ReferenceRow(
        terms: coefficients.enumerated().filter { $0.element != 0 }
          .map { ($0.offset, Rational(meantBy: $0.element)) },
        constant: Rational(meantBy: constant), relation: relation, priority: priority)
    }
    let count = objective.count
    let signs = (0..<count).map { place in
      row((0..<count).map { $0 == place ? 1 : 0 }, 0, .greaterThanOrEqual, ReferenceRow.bound)
    }
    let all =
      signs + rows.map { row($0.coefficients, -$0.limit, $0.relation, 1000) }
      + [row(objective, -Self.wish, .equal, 250)]
    return ReferenceSolver(all, variableCount: count).optimum(at: 250).double
  }
}
