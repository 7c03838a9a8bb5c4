// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Rows about neighbours, each of which gives the next variable from those before: numbers found in that order may grow
/// from row to row, where the answer is small.
@Suite("Recurrences that grow")
struct RecurrenceTests {
  /// Adds a band of rows that are diagonally dominant, or nearly; the ends go round, or stop.
  private func solve(
    _ band: [Double], count: Int, isRing: Bool, _ strength: Strength
  ) throws -> (solver: Solver, values: [Double]) {
    let solver = Solver()
    let variables = try (0..<count).map { _ in try solver.makeVariable() }
    for row in 0..<count {
      var sum = LinearExpression(constant: -Double(1 + row % 3))
      for (number, coefficient) in band.enumerated() {
        let place = row + number - band.count / 2
        if !isRing, !variables.indices.contains(place) { continue }
        sum = sum + coefficient * variables[(place + count) % count]
      }
      try solver.add((sum == 0).strength(strength))
    }
    try solver.solve()
    return (solver, try variables.map { try solver.value(of: $0) })
  }

  @Test(
    "each row holds to the last digits, and no value is larger than the answer's",
    arguments: [
      [-1, 3, -1], [0.5, -1.5, 0.5], [-1.0 / 3, 1, -1.0 / 3], [1, -2.8, 1], [1, -2.6, 1],
      [1, -3, 0.1], [-1, 3, 1], [1, -4, 1], [-0.5, -0.5, 2.25, -0.5, -0.5],
      [-3, -1.5, 8.75, -1, -3], [-2, 1, -5.25, -2],
    ] as [[Double]])
  func bands(_ band: [Double]) throws {
    for strength in [Strength.required, .medium] {
      for count in [40, 150, 300, 900] {
        for isRing in [false, true] {
          let (solver, values) = try solve(band, count: count, isRing: isRing, strength)
          #expect(solver.violations().isEmpty, "\(count) \(isRing) \(strength)")
          let largest = values.map(abs).max() ?? 0
          // A row whose one coefficient exceeds the others' sum by d holds values below 3 / d.
          let sizes = band.map(abs).sorted()
          let excess = (sizes.last ?? 0) - sizes.dropLast().reduce(0, +)
          #expect(largest <= 3 / excess * 1.000001, "\(count) \(isRing) \(strength)")
          for row in values.indices where isRing || (2..<count - 2).contains(row) {
            let sum = band.enumerated().reduce(-Double(1 + row % 3)) { sum, entry in
              sum + entry.1 * values[(row + entry.0 - band.count / 2 + count) % count]
            }
            if abs(sum) > 1e-9 * max(1, largest) {
              Issue.record("row \(row) of \(count) misses \(sum)")
              return
            }
          }
        }
      }
    }
  }

  @Test("values that really grow do so, beyond what the crash computes along")
  func growth() throws {
    let solver = Solver()
    var values = try [solver.makeVariable(), solver.makeVariable()]
    try solver.add(values[0] == 1)
    try solver.add(values[1] == 1)
    for number in 2..<120 {
      values.append(try solver.makeVariable())
      try solver.add(values[number] == 3 * values[number - 1] + values[number - 2])
    }
    try solver.solve()
    var expected = [1.0, 1]
    for number in 2..<120 { expected.append(3 * expected[number - 1] + expected[number - 2]) }
    for (value, wanted) in zip(values, expected) {
      #expect(abs(try solver.value(of: value) - wanted) <= 1e-9 * wanted)
    }
    #expect(solver.violations().isEmpty)
  }

  @Test("large coordinates are no recurrence: each row determines a variable without a pivot")
  func largeCoordinates() throws {
    let solver = Solver()
    var last = try solver.makeVariable()
    try solver.add(last == 1.7e9)
    for number in 0..<200 {
      let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
      try solver.add(x == last + Double(number % 3))
      try solver.add(y == 2 * x + 1)
      last = x
    }
    try solver.solve()
    #expect(solver.statistics.pivots == 0)
    #expect(try solver.value(of: last) == 1.7e9 + 199)
  }

  @Test("a failed batch with far values leaves no trace in how later rows are taken in")
  func farValuesTakenBack() throws {
    var found: [UInt64] = []
    for fails in [false, true] {
      let solver = Solver()
      let x = try solver.makeVariable()
      let place = try solver.add(x == 1)
      try solver.solve()
      var value = 2.0
      while value < 4e9 {
        try solver.setConstant(-value, of: place)
        try solver.solve()
        value *= 2
      }
      let w = try solver.makeVariable()
      try solver.add(w == 0)
      try solver.solve()
      let q = try solver.makeVariable()
      if fails {
        try solver.add(q == 5e10)
        try solver.add(q == 6e10)
        #expect(throws: SolveError.self) { try solver.solve() }
      }
      let (y, z) = (try solver.makeVariable(), try solver.makeVariable())
      try solver.add(y == 3 * x)
      try solver.add((z == y).strength(.medium))
      try solver.add((z == y + 1).strength(.medium))
      try solver.solve()
      found.append(try solver.value(of: z).bitPattern)
    }
    #expect(found[0] == found[1])
  }

  @Test(
    "an end that clashes with equal gaps is told, however many there are",
    arguments: [60, 95, 150, 400])
  func equalGaps(count: Int) throws {
    let solver = Solver()
    let places = try (0..<count).map { _ in try solver.makeVariable() }
    for number in 1..<count - 1 {
      try solver.add(
        places[number] - places[number - 1] == places[number + 1] - places[number])
    }
    try solver.add(places[0] == 0)
    try solver.add(places[1] == 10)
    try solver.add(places[count - 1] == 5)
    let conflicts = try #require(try solver.clashes())
    #expect(conflicts.map(\.members.count) == [count + 1])
  }
}
