// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Numeric edges")
struct NumericEdgesTests {
  private let solver = Solver()

  @Test("coefficients from a millionth to a million", arguments: [1e-6, 1e-3, 1, 1e3, 1e6])
  func coefficients(_ scale: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(scale * x + y == 3 * scale)
    try solver.add(y / scale >= 1)
    try solver.add((y == 0).strength(.strong))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [2, scale]))
    try solver.add((x == 0).strength(Strength(900)))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [0, 3 * scale]))
  }

  @Test("tiny and huge coefficients in one row")
  func mixed() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    // 1e-6 beside 1e6 would leave an error of 1e-6 at the strong level, which is as good as
    // none; six orders of magnitude must be told apart.
    try solver.add(1e-3 * x + 1e3 * y == 1)
    try solver.add((x == 0).strength(.weak))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [0, 1e-3], within: 1e-12))
    try solver.add((y == 0).strength(.strong))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [1e3, 0]))
  }

  @Test("constants up to a thousand million", arguments: [1e9, -1e9, 123_456_789.125])
  func constants(_ constant: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let pin = try solver.add(x == constant)
    try solver.add(y == x + 0.25)
    try solver.solve()
    #expect(try solver.values(x, y) == [constant, constant + 0.25])
    try solver.setConstant(-1, of: pin)
    try solver.solve()
    #expect(try solver.values(x, y) == [1, 1.25])
    try solver.add(y <= 1)
    let clashes = try #require(try solver.clashes())
    #expect(clashes.first?.handles.count == 3)
  }

  @Test("the greatest number as an idle bound")
  func greatest() throws {
    let x = try solver.makeVariable()
    try solver.add(x <= Double.greatestFiniteMagnitude)
    try solver.add((x == 5).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 5)
  }

  @Test("rows without terms, or whose terms cancel")
  func empty() throws {
    let x = try solver.makeVariable()
    try solver.add(LinearConstraint(LinearExpression(), .equal))
    try solver.add(x - x <= 0)
    try solver.add(LinearConstraint(LinearExpression(constant: 3), .equal).strength(.strong))
    try solver.add((0.0 * x == 7).strength(.weak))
    try solver.add((x == 2).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 2)
    #expect(solver.violations().map(\.amount).sorted() == [3, 7])
    try solver.add(x - x == 1)
    #expect(try solver.clashes()?.first?.handles.count == 1)
  }

  @Test("a repeated variable counts once, with the sum of its coefficients")
  func repeated() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x + y + x + 0.5 * x - y == 5)
    try solver.add(0.1 * y + 0.2 * y == 0.3)
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [2, 1]))
  }

  @Test("nearly parallel rows", arguments: [1e-3, 1e-4, 1e-5, 1e-6, 1e-7])
  func nearlyParallel(_ difference: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x + y == 10)
    try solver.add(x + (1 + difference) * y == 10 + 3 * difference)
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [7, 3], within: 1e-14 / difference))
  }

  @Test("the same line twice, an ulp apart, is one line")
  func sameLine() throws {
    let (w, h) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(w == 1.536 * h)
    try solver.add(h == w / 1.536)
    try solver.add((w == 768).strength(.strong))
    try solver.solve()
    #expect(isClose(try solver.values(w, h), [768, 500]))
  }

  @Test("sums of tenths that are redundant on paper")
  func tenths() throws {
    let variables = try solver.makeVariables(3)
    let (x, y, z) = (variables[0], variables[1], variables[2])
    try solver.add(0.1 * x + 0.2 * y == 0.3)
    try solver.add(0.3 * y - 0.1 * z == 0.7)
    try solver.add(0.1 * x + 0.5 * y - 0.1 * z == 1.0)
    try solver.add((y == 2).strength(.weak))
    try solver.solve()
    #expect(isClose(try solver.values(of: variables), [-1, 2, -1], within: 1e-8))
  }

  @Test("a spline keeps its digits", arguments: [5, 20, 60, 200])
  func spline(_ count: Int) throws {
    let points = try solver.makeVariables(count)
    try solver.add(points[0] == 1)
    for place in 1..<count - 1 {
      try solver.add(points[place - 1] - 4 * points[place] + points[place + 1] == -2)
    }
    try solver.add(points[count - 1] == 1)
    try solver.solve()
    let values = try solver.values(of: points)
    #expect(isClose(values, [Double](repeating: 1, count: count)))
  }

  @Test("a Laplacian keeps its digits", arguments: [4, 10])
  func laplacian(_ side: Int) throws {
    let cells = try solver.makeVariables(side * side)
    func cell(_ row: Int, _ column: Int) -> LinearExpression {
      // The boundary is the plane 2·row + column, which the Laplacian keeps.
      guard (0..<side).contains(row), (0..<side).contains(column) else {
        return LinearExpression(constant: Double(2 * row + column))
      }
      return LinearExpression(cells[row * side + column])
    }
    for row in 0..<side {
      for column in 0..<side {
        let around =
          cell(row - 1, column) + cell(row + 1, column) + cell(row, column - 1)
          + cell(row, column + 1)
        try solver.add(4 * cell(row, column) == around)
      }
    }
    try solver.solve()
    let wanted = (0..<side * side).map { Double(2 * ($0 / side) + $0 % side) }
    #expect(isClose(try solver.values(of: cells), wanted))
  }

  @Test("ten thousand suggestions do not drift")
  func drift() throws {
    let boxes = try solver.makeVariables(20)
    for (a, b) in zip(boxes, boxes.dropFirst()) { try solver.add(b == a * 0.9 + 0.1) }
    try solver.edit(boxes[0], strength: .strong)
    for step in 0..<10_000 {
      try solver.suggest(Double(step % 977) / 7, for: boxes[0])
      try solver.solve()
    }
    try solver.suggest(1, for: boxes[0])
    try solver.solve()
    #expect(isClose(try solver.values(of: boxes), [Double](repeating: 1, count: 20)))
  }
}
