// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Batches that a clash has left open, and what becomes of them.
@Suite("Open batches")
struct OpenBatchTests {
  private let solver = Solver()

  /// Solves up to a clash and says what is to be taken out: the youngest of each.
  private func refusedUpToClash() throws -> [ConstraintHandle] {
    let violated = try solver.solveUpToClash()
    var work = 1_000_000
    return solver.refusals(violated, work: &work) { Int($0.generation) }.refusals.map(\.refused)
  }

  @Test("a solve that ends at a clash goes on where it was, once the clash is taken out")
  func upToClash() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x >= 10)
    try solver.add((y == x + 5).strength(.strong))
    let high = try solver.add(x <= 5)
    #expect(try refusedUpToClash() == [high])
    try solver.remove(high)
    try solver.add((x == 30).strength(.weak))
    #expect(try solver.solveUpToClash().isEmpty)
    #expect(try solver.values(of: [x, y]) == [30, 35])
    // And the batch was one: taking the next one back leaves it as it is.
    try solver.add(x <= 0)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(try solver.values(of: [x, y]) == [30, 35])
  }

  @Test("a clash that one bound shows is not followed along all others", arguments: [100, 400])
  func boundsWait(count: Int) throws {
    let edges = try solver.makeVariables(count + 1)
    let sizes = try solver.makeVariables(count, lowerBound: 0)
    try solver.add(edges[0] == 0)
    for (place, size) in sizes.enumerated() {
      try solver.add(edges[place + 1] == edges[place] + size + 1)
      if place > 0 { try solver.add(size == sizes[place - 1]) }
    }
    let end = try solver.add(edges[count] == Double(count) / 2)
    let before = solver.statistics.pivots
    #expect(try refusedUpToClash() == [end])
    #expect(solver.statistics.pivots - before < 25)
    try solver.remove(end)
    #expect(try solver.solveUpToClash().isEmpty)
    for size in sizes { #expect(try solver.value(of: size) >= 0) }
    for (edge, next) in zip(edges, edges.dropFirst()) {
      #expect(try solver.value(of: next) - solver.value(of: edge) >= 1)
    }
  }

  @Test("a batch of which the clash leaves nothing takes no pivot, and keeps what was open")
  func nothingLeft() throws {
    let cells = try solver.makeVariables(50, lowerBound: 0)
    for (cell, next) in zip(cells, cells.dropFirst()) {
      try solver.add((next == cell + 1).strength(.strong))
    }
    try solver.add(cells[0] + cells[49] <= 100)
    try solver.add((cells[20] >= 30).strength(.weak))
    try solver.solve()
    let values = try solver.values(of: cells)
    let high = try solver.add(cells[0] + cells[49] >= 200)
    #expect(try refusedUpToClash() == [high])
    try solver.remove(high)
    let before = solver.statistics
    #expect(try solver.solveUpToClash().isEmpty)
    #expect(solver.statistics.pivots == before.pivots)
    #expect(solver.statistics.rebuilds == before.rebuilds)
    #expect(try solver.values(of: cells) == values)
    #expect(solver.changedVariables.isEmpty)
    // What another row was changed in besides is solved.
    let again = try solver.add(cells[0] + cells[49] >= 200)
    let last = try solver.add((cells[49] == 0).strength(.medium))
    #expect(try refusedUpToClash() == [again])
    try solver.remove(again)
    #expect(try solver.solveUpToClash().isEmpty)
    try solver.remove(last)
    try solver.solve()
    #expect(try solver.values(of: cells) == values)
  }

  @Test("rows added after the clash can be changed and removed before the next solve")
  func addedAfterwards() throws {
    let x = try solver.makeVariable()
    try solver.add(x >= 10)
    let high = try solver.add(x <= 5)
    #expect(try refusedUpToClash() == [high])
    try solver.remove(high)
    let wish = try solver.add((x == 7).strength(.weak))
    let other = try solver.add((x == 12).strength(.weak))
    let limit = try solver.add((x <= 6).strength(.medium))
    try solver.setConstant(-20, of: wish)
    try solver.setPriority(500, of: wish)
    try solver.remove(other)
    try solver.setStrength(.weak, of: limit)
    #expect(try solver.solveUpToClash().isEmpty)
    #expect(try solver.value(of: x) == 20)
  }

  /// A weight, and forty that go along with it, whose changes are followed along a ray.
  private func makeDrag() throws -> (
    row: ConstraintHandle, last: Variable, limit: ConstraintHandle, far: ConstraintHandle
  ) {
    let x = try solver.makeVariable()
    let row = try solver.add(x == 100)
    let others = try solver.makeVariables(40)
    for (number, other) in others.enumerated() { try solver.add(other == x + Double(number)) }
    let limit = try solver.add(x <= 200)
    let far = try solver.add(others[2] <= 1000)
    for constant in [-100.0, -110, -120] {
      try solver.setConstant(constant, of: row)
      try solver.solve()
    }
    try solver.setConstant(-300, of: row)
    #expect(try refusedUpToClash() == [limit])
    return (row, others[2], limit, far)
  }

  @Test("a limit that is set after the clash holds when a ray would pass it")
  func limitOfRay() throws {
    let (row, last, limit, far) = try makeDrag()
    try solver.remove(limit)
    try solver.setConstant(-320, of: far)
    #expect(try solver.solveUpToClash().isEmpty)
    #expect(try solver.value(of: last) == 302)
    try solver.setConstant(-400, of: row)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(try solver.value(of: last) == 302)
    // And what the ray goes by may change after the clash itself.
    for constant in [-310.0, -290, -250] {
      try solver.setConstant(constant, of: row)
      try solver.solve()
      #expect(try solver.value(of: last) == 2 - constant)
    }
  }

  @Test("the row of a ray is changed again after the clash")
  func changedAgain() throws {
    let (row, last, limit, _) = try makeDrag()
    try solver.remove(limit)
    for constant in [-350.0, -360, -200, -640] {
      try solver.setConstant(constant, of: row)
      #expect(try solver.solveUpToClash().isEmpty)
      #expect(try solver.value(of: last) == 2 - constant)
    }
  }

  @Test("questions after a clash are about what was last committed")
  func questions() throws {
    let (_, last, limit, _) = try makeDrag()
    #expect(try solver.conflicts().isEmpty)
    #expect(solver.undeterminedVariables().isEmpty)
    try solver.remove(limit)
    #expect(try solver.solveUpToClash().isEmpty)
    #expect(try solver.value(of: last) == 302)
  }
}
