// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Systems in which many rows meet at one point, or one imply another.
///
/// Pivot counts are bounded, never times.
@Suite("Degenerate systems")
struct DegenerateTests {
  private let solver = Solver()

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
