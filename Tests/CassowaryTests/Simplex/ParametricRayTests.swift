// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// One ray by itself: what moves, how far it leads, and what it looks at.
@Suite("Parametric ray")
struct ParametricRayTests {
  /// `x = 10`, `y = 2x`, `y <= 100`, and apart from these `z = 5`, `w = z` with `w >= 0`.
  private struct Sample: ~Copyable {
    var simplex = Simplex()
    let x: Int
    let limit: Int
    let z: Int

    init() {
      for bound in [-.infinity, -.infinity, -.infinity, 0.0] {
        _ = simplex.addColumn(lowerBound: bound)
      }
      x = simplex.add(PlainRow(terms: [(0, 1)], constant: -10))
      _ = simplex.add(PlainRow(terms: [(1, 1), (0, -2)]))
      limit = simplex.add(PlainRow(terms: [(1, 1)], constant: -100, relation: .lessThanOrEqual))
      z = simplex.add(PlainRow(terms: [(2, 1)], constant: -5))
      _ = simplex.add(PlainRow(terms: [(3, 1), (2, -1)]))
      _ = simplex.optimize()
      simplex.commit()
    }

    /// The ray of a row, with the present values as its bases.
    mutating func ray(_ row: Int) -> ParametricRay {
      var ray = ParametricRay(row: Int32(row))
      let column = simplex.basis.matching.column(ofRow: row)
      simplex.basis.findDirection(leaving: column, step: -1, simplex.matrix)
      ray.setDirection(simplex.basis, simplex.matrix, simplex.values)
      simplex.basis.clearDirection()
      ray.rebase(
        valueVersion: 0, simplex.basis, simplex.duals, simplex.matrix, simplex.values)
      return ray
    }

    var values: [Double] { (0..<4).map { simplex.values[$0] } }
  }

  @Test("values move with the constant, each from its base, and only those that depend on it")
  func follow() {
    var sample = Sample()
    var ray = sample.ray(sample.x)
    let moving = (0..<4).filter { ray.isMoving($0) }
    #expect(moving == [0, 1])
    for step in 1...50 {
      ray.follow(to: -10 - 0.1 * Double(step), &sample.simplex.values)
    }
    let values = sample.values
    #expect(values == [15, 30, 5, 5])
    var before: [Int: Double] = [:]
    ray.forEachMoved { before[$0] = $1 }
    #expect(before == [0: 14.9, 1: 29.8])
  }

  @Test("it is feasible as far as the first row or bound that it meets")
  func feasible() {
    var sample = Sample()
    var ray = sample.ray(sample.x)
    // y = 100 where x is 50.
    let feasible = ray.state.feasible
    #expect(abs(feasible.low - -50) < 1e-9 && feasible.high == .infinity)
    // w = 0 where z is 0.
    let bounded = sample.ray(sample.z).state.feasible
    #expect(bounded.low == -.infinity && abs(bounded.high) < 1e-9)
    ray.follow(to: -60, &sample.simplex.values)
    var agenda = Agenda()
    agenda.extend(columns: 4, rows: sample.simplex.matrix.rowCapacity)
    ray.markUnchecked(&agenda)
    let unchecked = agenda.uncheckedRows.indices.map { agenda.uncheckedRows[$0] }
    #expect(unchecked == [sample.limit])
  }

  @Test("it does not lead to where a value would have lost digits")
  func exact() {
    var sample = Sample()
    let exact = sample.ray(sample.x).state.exact
    #expect(exact.contains(-5) && exact.contains(-1000))
    #expect(!exact.contains(0))
  }

  @Test("rays are apart if neither moves what the other looks at")
  func apart() {
    var sample = Sample()
    var ray = sample.ray(sample.x)
    let other = sample.ray(sample.z)
    let isApart = ray.isApart(from: other)
    #expect(isApart)
    var again = sample.ray(sample.x)
    let isApartFromItself = again.isApart(from: ray)
    #expect(!isApartFromItself)
  }
}
