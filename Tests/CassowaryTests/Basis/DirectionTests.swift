// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What moves, and which rows it crosses.
@Suite("Direction")
struct DirectionTests {
  @Test("a row moves with its variables, not at all where they cancel but for rounding")
  func speeds() {
    var matrix = Matrix()
    matrix.addColumns(3)
    let still = matrix.add(PlainRow(terms: [(0, 3), (1, -1)]))
    let moving = matrix.add(PlainRow(terms: [(2, 1), (0, 1)]))
    matrix.link()
    var direction = Direction()
    direction.extend(columns: 3, rows: 2)
    for _ in 0..<2 {
      direction.setSpeed(1, 0.3)
      direction.setSpeed(0, 0.1)
      for row in [moving, still, moving] { direction.addRow(row) }
      #expect((0..<direction.speeds.count).map { direction.speeds.index($0) } == [1, 0])
      #expect((0..<direction.rows.count).map { direction.rows[$0] } == [moving, still])
      #expect((0..<3).map { direction.speed($0) } == [0.1, 0.3, 0])
      #expect(3 * 0.1 != 0.3 && direction.speed(ofRow: still, matrix.view) == 0)
      #expect(direction.speed(ofRow: moving, matrix.view) == 0.1)
      direction.clear()
      #expect(direction.speeds.count == 0 && direction.rows.count == 0)
      #expect((0..<3).map { direction.speed($0) } == [0, 0, 0])
    }
  }
}
