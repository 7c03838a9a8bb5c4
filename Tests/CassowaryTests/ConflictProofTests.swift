// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Conflict sets whose proof needs more digits than a tolerance leaves: what is reported cannot
/// hold, and can without any one member.
@Suite("Proofs of conflicts")
struct ConflictProofTests {
  private let solver = Solver()

  @Test("a set needs the row behind a great factor", arguments: [1e6, 1e8, 1e10, 1e12])
  func greatFactor(_ factor: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let handles = [
      try solver.add(x <= 1), try solver.add(factor * x == y), try solver.add(y == 2 * factor),
    ]
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map { Set($0.handles) } == [Set(handles)])
  }

  @Test("a chain of halves needs all its links", arguments: [10, 20, 30, 40, 50])
  func halves(_ count: Int) throws {
    let x = try solver.makeVariables(count + 1)
    var handles: [ConstraintHandle] = []
    for (previous, next) in zip(x, x.dropFirst()) {
      handles.append(try solver.add(next == 0.5 * previous))
    }
    let start = Double(sign: .plus, exponent: count + 1, significand: 1)
    handles.append(try solver.add(x[0] == start))
    handles.append(try solver.add(x[count] <= 1))
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map { Set($0.handles) } == [Set(handles)])
  }

  @Test("a chain of random factors needs all its links", arguments: UInt64(1)...60)
  func factors(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = random.int(2...12)
    let x = try solver.makeVariables(count + 1)
    var handles: [ConstraintHandle] = []
    var value = 1.0
    var order = Array(0..<count)
    for place in order.indices.reversed() { order.swapAt(place, random.int(0...place)) }
    // Powers of two, so that the value at the end is exact.
    let factors = order.map { _ in
      Double(sign: .plus, exponent: random.int(-9...9), significand: 1)
    }
    for factor in factors { value *= factor }
    for link in order {
      handles.append(try solver.add(x[link + 1] == factors[link] * x[link]))
    }
    handles.append(try solver.add(x[0] == 1))
    handles.append(try solver.add(x[count] >= 2 * value))
    let conflicts = try #require(try solver.clashes())
    #expect(
      conflicts.map { Set($0.handles) } == [Set(handles)], "seed \(seed), factors \(factors)")
  }

  @Test("terms of a variable add up to what was meant, not to its rounding")
  func sumOfTerms() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let line = try solver.add(3 * y == 5 * x + 1)
    // Five thirds; the sum of the doubles is another one, and the lines would meet far away.
    let above = try solver.add(0.6666666666666666 * x + x >= y)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map { Set($0.handles) } == [[line, above]])
  }

  @Test("a huge value is no member where a lower bound alone refuses the row")
  func besideItsBound() throws {
    let far = try solver.makeVariable(lowerBound: 0)
    let stay = try solver.add((far == 3.596e7).strength(.medium))
    try solver.solve()
    try solver.setStrength(.required, of: stay)
    // At least 0.005 too little, of the 0.036 that a bound of this value may miss.
    let handle = try solver.add(200 * far + 1 <= 0)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map(\.handles) == [[handle]])
  }

  @Test("a huge value hides no clash of a row with lower bounds")
  func beside() throws {
    let far = try solver.makeVariable(lowerBound: 0)
    let low = try solver.makeVariable(lowerBound: 10)
    try solver.add(far == 3e9)
    try solver.solve()
    // 1 too much, of the 3 that a row of this value may miss.
    let handle = try solver.add(0.1 * low + far == 0)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map(\.handles) == [[handle]])
  }

  @Test("a huge value of another member hides no clash of a row with its bound")
  func besideAMember() throws {
    let far = try solver.makeVariable(lowerBound: 0)
    try solver.add(0.0001 * far == 60)
    // Asks for -0.0006, which is what a bound of 600,000 may miss.
    let handle = try solver.add(10000 * far + 6 == 0)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map(\.handles) == [[handle]])
  }

  @Test("what a row with huge values may miss for one clash makes no other")
  func besideWhatYields() throws {
    let size = try solver.makeVariable(lowerBound: 2)
    let made = try solver.makeVariables(5)
    let (x, y, z, v, w) = (made[0], made[1], made[2], made[3], made[4])
    try solver.add(10000 * x - w == 0)
    try solver.add(y + w == 0)
    try solver.add(x >= 89)
    // Both have values of 9e9 and may miss 1, and so might z, which is 0.
    let huge = [
      try solver.add(0.01 * v + 10000 * y + z == 0), try solver.add(0.01 * v + 10000 * y == 0),
    ]
    let u = try solver.makeVariable()
    let low = try solver.add(u >= 0)
    let sum = try solver.add(10000 * z + u + 1 == 0)
    try solver.add(u + 1 >= 0)
    try solver.add(size + 0.0001 * u == 0)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.first.map { Set($0.handles) } == Set(huge + [low, sum]))
    for conflict in conflicts {
      // u is -1 by the sum: only these two clash with that.
      #expect(conflict.handles.contains(low) || !conflict.lowerBounds.isEmpty)
    }
  }

  @Test("rows that agree within what is promised stay no clash beside another one")
  func besideAClash() throws {
    let made = try solver.makeVariables(3)
    let (x, y, z) = (made[0], made[1], made[2])
    try solver.add(x == 300)
    try solver.add(y == 2.0.squareRoot() * x)
    try solver.add(y == 2.0.squareRoot() * (1 + 1e-11) * x)
    let clash = [try solver.add(z >= 1), try solver.add(z <= 0)]
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map { Set($0.handles) } == [Set(clash)])
  }

  /// Pupils who sit at one of four tables each, with seats for four of five of them.
  private func seats(_ pupils: Int, seed: UInt64) throws -> [LinearConstraint] {
    var random = SeededGenerator(seed: seed)
    var tables = Array(repeating: [Variable](), count: pupils * 2 / 5)
    var rows: [LinearConstraint] = []
    for _ in 0..<pupils {
      var chosen: [Int] = []
      while chosen.count < 4 {
        let table = random.int(0...tables.count - 1)
        if !chosen.contains(table) { chosen.append(table) }
      }
      let places = try solver.makeVariables(4, lowerBound: 0)
      for (table, place) in zip(chosen, places) { tables[table].append(place) }
      rows.append(LinearConstraint(LinearExpression(places.map { Term($0) }, constant: -1), .equal))
    }
    return rows
      + tables.filter { !$0.isEmpty }.map { places in
        LinearConstraint(
          LinearExpression(places.map { Term($0) }, constant: -2), .lessThanOrEqual)
      }
  }

  @Test("sets of many rows over shared bounded variables are irreducible", arguments: UInt64(1)...8)
  func seats(seed: UInt64) throws {
    for row in try seats(40, seed: seed) { try solver.add(row) }
    for conflict in try #require(try solver.clashes()) {
      let rows = conflict.members.map(\.constraint)
      #expect(try canHold(rows) == false, "seed \(seed)")
      for place in rows.indices {
        var rest = rows
        rest.remove(at: place)
        #expect(try canHold(rest), "seed \(seed): row \(place) of \(rows.count) is needless")
      }
    }
  }

  /// Whether rows over variables of at least 0 can hold.
  private func canHold(_ rows: [LinearConstraint]) throws -> Bool {
    let fresh = Solver()
    var copies: [Variable: Variable] = [:]
    for var row in rows {
      for place in row.expression.terms.indices {
        let variable = row.expression.terms[place].variable
        let copy = try copies[variable] ?? fresh.makeVariable(lowerBound: 0)
        copies[variable] = copy
        row.expression.terms[place].variable = copy
      }
      try fresh.add(row)
    }
    return try fresh.solveRelaxed().isEmpty
  }
}
