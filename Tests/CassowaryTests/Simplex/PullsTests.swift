// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

@Suite("Pulls")
struct PullsTests {
  /// The slopes along a variable, as level and value.
  private func slopes(_ pulls: inout Pulls, _ column: Int) -> [[Double]] {
    pulls.sort()
    return pulls.indices(of: column).map { [Double(pulls[$0].priority), pulls[$0].value] }
  }

  /// `2·x0 - x1 == 0` and `x1 - x2 == 0`, at two levels.
  private func makeMatrix() -> Matrix {
    var matrix = Matrix()
    matrix.addColumns(3)
    for (cells, priority) in [([(0, 2.0), (1, -1)], Float(500)), ([(1, 1), (2, -1)], 1000)] {
      let start = matrix.nextStart
      for (column, coefficient) in cells { matrix.writeCell(Int32(column), coefficient) }
      var row = Row()
      row.priority = priority
      row.weight = 1
      _ = matrix.addRow(row, from: start, largest: 1)
    }
    return matrix
  }

  @Test("a removed row drives each of its variables by its multiplier")
  func multipliers() {
    let matrix = makeMatrix()
    var multipliers = MultiplierStore()
    multipliers.extend(to: 3)
    multipliers.add(0, 750, 3)
    multipliers.add(0, 250, -1)
    var pulls = Pulls()
    pulls.add(0, at: 0, multipliers, matrix.view)
    let isEmpty = pulls.isEmpty
    #expect(!isEmpty)
    #expect(slopes(&pulls, 0) == [[750, 6], [250, -2]])
    #expect(slopes(&pulls, 1) == [[750, -3], [250, 1]])
    #expect(slopes(&pulls, 2).isEmpty)
  }

  @Test("a variable between two removed rows is driven by neither")
  func between() {
    let matrix = makeMatrix()
    var multipliers = MultiplierStore()
    multipliers.extend(to: 3)
    multipliers.add(0, 250, 4)
    multipliers.add(1, 250, 4)
    var pulls = Pulls()
    pulls.add(0, at: 0, multipliers, matrix.view)
    pulls.add(1, at: 1, multipliers, matrix.view)
    #expect(slopes(&pulls, 1).reduce(0) { $0 + $1[1] } == 0)
    #expect(slopes(&pulls, 2) == [[250, -4]])
  }

  @Test("slopes of rows that are decided anew are added at their levels")
  func slopes() {
    let matrix = makeMatrix()
    var pulls = Pulls()
    pulls.add(0, slope: -1, matrix.view)
    pulls.add(1, slope: 0, matrix.view)
    #expect(slopes(&pulls, 0) == [[500, -2]])
    #expect(slopes(&pulls, 1) == [[500, 1]])
    pulls.removeAll()
    let isEmpty = pulls.isEmpty
    #expect(isEmpty)
    #expect(slopes(&pulls, 0).isEmpty)
  }
}
