// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// A variable that is left open, and what hangs on it.
@Suite("Tear")
struct TearTests {
  @Test("variables depend on a tear, and rows are added, until it ends")
  func life() {
    var tear = Tear()
    // Nothing hangs on a tear that has no room yet.
    #expect(tear.isOpen == false && tear.hasDependent(2) == false)
    tear.extend(columns: 4, rows: 3)
    for start in [5, 0] {
      tear.open(2, at: start)
      tear.addDependent(3, slope: -2, at: start + 1)
      // Was computed from the tear and does not move with it.
      tear.addDependent(0, slope: 0, at: start + 4)
      #expect(tear.isOpen == true && tear.column == 2 && tear.start == start)
      #expect((0..<tear.slopes.count).map { tear.slopes.index($0) } == [2, 3, 0])
      #expect((0..<4).map { tear.hasDependent($0) } == [true, false, true, true])
      #expect((0..<4).map { tear.slopes[$0] } == [0, 0, 1, -2])
      #expect([2, 3, 0].map { tear.index(of: $0) } == [start, start + 1, start + 4])
      for row in [1, 1] { tear.addRow(row) }
      #expect((0..<3).map { tear.hasRow($0) } == [false, true, false])
      for column in [3, 2, 3] { tear.addToBlock(column) }
      #expect((0..<tear.block.count).map { tear.block[$0] } == [3, 2])
      #expect(tear.block.contains(2) == true && tear.block.contains(0) == false)
      tear.reset()
      #expect(tear.isOpen == false && tear.slopes.count == 0 && tear.block.count == 0)
      #expect(
        (0..<4).map { tear.hasDependent($0) || tear.block.contains($0) }
          == [Bool](repeating: false, count: 4))
      #expect((0..<4).map { tear.slopes[$0] } == [0, 0, 0, 0] && tear.rows.isEmpty == true)
    }
  }
}
