// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Systems on which pivoting rules go in circles or the long way round.
///
/// Pivot counts are bounded, never times.
@Suite("Degenerate systems")
struct DegenerateTests {
  private let solver = Solver()

  /// Maximises `objective`, whose optimum is finite, by a weak wish far out of reach.
  private func maximise(_ objective: LinearExpression) throws {
    try solver.add((objective == 1e6).strength(.weak))
    try solver.solve()
  }

  @Test("Beale's program of 1955 does not cycle")
  func beale() throws {
    let x = try solver.makeVariables(4, lowerBound: 0)
    try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    try solver.add(x[2] <= 1)
    let objective = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
    try maximise(objective)
    let v = try solver.values(of: x)
    #expect(isClose(0.75 * v[0] - 150 * v[1] + 0.02 * v[2] - 6 * v[3], 0.05))
    #expect(solver.statistics.pivots <= 50)
  }

  @Test("Hoffman's and Kuhn's kind of program does not cycle")
  func kuhn() throws {
    let x = try solver.makeVariables(4, lowerBound: 0)
    try solver.add(-2 * x[0] - 9 * x[1] + x[2] + 9 * x[3] <= 0)
    try solver.add(x[0] / 3 + x[1] - x[2] / 3 - 2 * x[3] <= 0)
    try solver.add(2 * x[0] + 3 * x[1] - x[2] - 12 * x[3] <= 2)
    try maximise(2 * x[0] + 3 * x[1] - x[2] - 12 * x[3])
    let v = try solver.values(of: x)
    #expect(isClose(2 * v[0] + 3 * v[1] - v[2] - 12 * v[3], 2))
    #expect(solver.statistics.pivots <= 50)
  }

  @Test("Marshall's and Suurballe's program does not cycle")
  func marshallSuurballe() throws {
    let x = try solver.makeVariables(4, lowerBound: 0)
    try solver.add(0.5 * x[0] - 5.5 * x[1] - 2.5 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 1.5 * x[1] - 0.5 * x[2] + x[3] <= 0)
    try solver.add(x[0] <= 1)
    try maximise(10 * x[0] - 57 * x[1] - 9 * x[2] - 24 * x[3])
    let v = try solver.values(of: x)
    #expect(isClose(10 * v[0] - 57 * v[1] - 9 * v[2] - 24 * v[3], 1))
    #expect(solver.statistics.pivots <= 50)
  }

  @Test("Klee's and Minty's cube is not walked corner by corner", arguments: [3, 6, 8])
  func kleeMinty(_ dimension: Int) throws {
    let x = try solver.makeVariables(dimension, lowerBound: 0)
    var power = 1.0
    for row in 0..<dimension {
      power *= 5
      var sum = LinearExpression(x[row])
      var factor = 4.0
      for column in (0..<row).reversed() {
        sum = sum + factor * x[column]
        factor *= 2
      }
      try solver.add(sum <= power)
    }
    var objective = LinearExpression()
    for (place, variable) in x.enumerated() {
      objective = objective + Double(1 << (dimension - 1 - place)) * variable
    }
    try maximise(objective)
    #expect(isClose(try solver.value(of: x[dimension - 1]), power))
    #expect(solver.statistics.pivots <= 20 * dimension)
  }

  @Test("minimums that fit exactly", arguments: [2, 8, 24, 100])
  func exactMinimums(_ count: Int) throws {
    let widths = try solver.makeVariables(count, lowerBound: 0)
    let lefts = try solver.makeVariables(count + 1)
    try solver.add(lefts[0] == 0)
    for place in 0..<count {
      try solver.add(lefts[place + 1] == lefts[place] + widths[place])
      try solver.add((widths[place] >= 10).strength(.strong))
      try solver.add((widths[place] == widths[0]).strength(.weak))
    }
    try solver.add(lefts[count] == 10 * Double(count))
    try solver.solve()
    #expect(isClose(try solver.values(of: widths), [Double](repeating: 10, count: count)))
    #expect(solver.statistics.pivots <= 20 * count)
  }

  @Test("many rows through one point")
  func onePoint() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    for slope in -20...20 {
      try solver.add(y - 3 >= Double(slope) * (x - 2) - 0.0)
      try solver.add(y - 3 <= Double(slope) * (x - 2) + 100 * (x - 2))
    }
    try solver.add((y == -100).strength(.strong))
    try solver.add((x == -100).strength(.weak))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [2, 3]))
    #expect(solver.statistics.pivots <= 200)
  }

  @Test("a grid pinned along every row and column")
  func redundantGrid() throws {
    let side = 8
    let cells = try solver.makeVariables(side * side)
    for row in 0..<side {
      for column in 1..<side {
        try solver.add(cells[row * side + column] == cells[row * side + column - 1] + 1)
        try solver.add(cells[column * side + row] == cells[(column - 1) * side + row] + 8)
      }
    }
    try solver.add(cells[0] == 0)
    try solver.add(cells[side * side - 1] == 63)
    try solver.solve()
    #expect(isClose(try solver.values(of: cells), (0..<side * side).map(Double.init)))
  }

  @Test("one slack handed from gap to gap", arguments: [10, 60])
  func gapChain(_ count: Int) throws {
    let gaps = try solver.makeVariables(count, lowerBound: 2)
    for (place, gap) in gaps.enumerated() {
      try solver.add((gap == 10).priority(Float(100 + place)))
    }
    let total = LinearExpression(gaps.map { Term($0) })
    let sum = try solver.add(total == 10 * Double(count))
    try solver.solve()
    let before = solver.statistics.pivots
    for missing in stride(from: 0.0, through: 8 * Double(count), by: 4) {
      try solver.setConstant(missing - 10 * Double(count), of: sum)
      try solver.solve()
      let wanted = gaps.indices.map { 10 - min(8, max(0, missing - 8 * Double($0))) }
      #expect(isClose(try solver.values(of: gaps), wanted))
    }
    #expect(solver.statistics.pivots - before <= 10 * count)
  }
}
