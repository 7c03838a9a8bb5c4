// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Many random rows about few variables, all of which hang together: what no layout has.
///
/// The required rows hold at a point of whole numbers, where most of them are tight.
struct DenseSystem {
  /// `Σ ±xⱼ + constant relation 0`.
  struct Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    var constant = 0.0
    var relation = LinearRelation.equal
    var strength = Strength.required
  }

  let rows: [Row]

  init(seed: UInt64, variableCount: Int, rowCount: Int) {
    var random = SeededGenerator(seed: seed)
    let point = (0..<variableCount).map { _ in random.double(-50...50) }
    rows = (0..<rowCount).map { _ in Self.row(through: point, &random) }
  }

  private static func row(through point: [Double], _ random: inout SeededGenerator) -> Row {
    var row = Row(relation: random.pick([.lessThanOrEqual, .greaterThanOrEqual]))
    for _ in 0..<random.pick([1, 2, 2, 2, 3, 3, 4]) {
      let variable = random.int(0...point.count - 1)
      if row.terms.contains(where: { $0.variable == variable }) { continue }
      row.terms.append((variable, random.pick([-1, 1])))
    }
    row.constant = -row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    if random.chance(50) {
      let room = random.chance(30) ? random.double(0...10) : 0
      if random.chance(20) {
        row.relation = .equal
      } else {
        row.constant += row.relation == .lessThanOrEqual ? -room : room
      }
    } else {
      if random.chance(40) { row.relation = .equal }
      row.constant += random.double(-30...30)
      row.strength = random.pick([Strength(251), Strength(100)])
    }
    return row
  }

  /// A square grid of values, each with two wishes and one to be like its neighbours, where each row of the grid may come
  /// to so much on average: many equal values, with far more slack rows at zero than a corner needs.
  init(grid side: Int, seed: UInt64, average: Double) {
    var random = SeededGenerator(seed: seed)
    var rows: [Row] = []
    func add(
      _ terms: [(Int, Double)], _ relation: LinearRelation, to constant: Double, _ weight: Double
    ) {
      rows.append(
        Row(
          terms: terms, constant: -constant, relation: relation,
          strength: Strength(251, weight: weight)))
    }
    for place in 0..<side * side {
      add([(place, 1)], .lessThanOrEqual, to: random.double(20...300), 1)
      add([(place, 1)], .greaterThanOrEqual, to: random.double(20...300), 1)
      if place % side > 0 { add([(place, 1), (place - 1, -1)], .equal, to: 0, 0.5) }
      if place >= side { add([(place, 1), (place - side, -1)], .equal, to: 0, 0.5) }
    }
    for start in stride(from: 0, to: side * side, by: side) {
      rows.append(
        Row(
          terms: (start..<start + side).map { ($0, 1) }, constant: -average * Double(side),
          relation: .lessThanOrEqual))
    }
    self.rows = rows
  }
}
