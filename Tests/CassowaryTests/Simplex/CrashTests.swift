// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// How far each row is determined while a starting basis is made.
@Suite("Crash")
struct CrashTests {
  private func matrix(_ columns: Int, _ rows: [PlainRow]) -> Matrix {
    var matrix = Matrix()
    matrix.addColumns(columns)
    for row in rows { _ = matrix.add(row) }
    matrix.link()
    return matrix
  }

  private let sum = PlainRow(terms: [(0, 1), (1, 1)], constant: -4)
  private let limit = PlainRow(
    terms: [(1, 1), (2, 1)], constant: -9, relation: .lessThanOrEqual)

  @Test("a batch's rows are taken once; all are taken anew, but for those that were removed")
  func taking() {
    var matrix = matrix(3, [sum, limit])
    var crash = Crash()
    #expect(crash.isTaken(0) == false)
    #expect(crash.takeAdded(matrix, startsEmpty: true) == true && crash.startsEmpty == true)
    #expect(crash.rows.elements == [0, 1] && crash.rowCount >= 2 && crash.columnCount >= 3)
    crash.end()
    #expect(crash.takeAdded(matrix, startsEmpty: false) == false)
    crash.readmit(1, matrix)
    #expect(crash.isTaken(1) == true && crash.takeAdded(matrix, startsEmpty: false) == true)
    #expect(crash.rows.elements == [1] && crash.startsEmpty == false)
    crash.end()
    #expect(crash.isTaken(1) == false)
    matrix.removeRow(0)
    crash.takeAll(matrix)
    #expect(crash.rows.elements == [1] && crash.isTaken(1) == true)
    crash.reset()
    #expect(crash.takeAdded(matrix, startsEmpty: true) == true && crash.rows.elements == [0, 1])
  }

  @Test("a row is ready with one open variable, and no more when that is determined meanwhile")
  func ready() {
    let matrix = matrix(3, [sum, limit])
    var crash = Crash()
    _ = crash.takeAdded(matrix, startsEmpty: true)
    for isOvertaken in [false, true] {
      crash.begin(0, sum: -4, openCount: 2, openColumns: 0 ^ 1)
      crash.queueIfReady(0, matrix.row(0))
      #expect(crash.popEquality() == nil)
      crash.noteDetermined(0, 0, amount: 3)
      crash.queueIfReady(0, matrix.row(0))
      if isOvertaken { crash.noteDetermined(0, 1, amount: 1) }
      let ready = crash.popEquality()
      #expect(ready?.row == (isOvertaken ? nil : 0) && ready?.column == (isOvertaken ? nil : 1))
      #expect(crash.progress(0).sum == (isOvertaken ? 0 : -1))
    }
    crash.end(0)
    #expect(crash.isWaiting(0) == false)
  }

  @Test("inequalities wait as long as they mention another open variable")
  func waiting() {
    let matrix = matrix(3, [sum, limit])
    var crash = Crash()
    _ = crash.takeAdded(matrix, startsEmpty: true)
    crash.begin(1, sum: -9, openCount: 2, openColumns: 1 ^ 2)
    for column in [1, 2] { crash.countWait(column) }
    crash.noteDetermined(1, 1, amount: 5)
    crash.queueIfReady(1, matrix.row(1))
    #expect([crash.waitCount(1), crash.waitCount(2)] == [1, 0])
    crash.clearWaitCount(1)
    crash.postpone(0)
    crash.leaveToStay(1)
    #expect(
      crash.waitCount(1) == 0 && crash.isPostponed(0) == true && crash.isLeftToStay(1) == true)
    let (first, second) = (crash.popVariable(), crash.popVariable())
    #expect(first?.column == 2 && first?.hasWaited == false)
    #expect(second?.column == 0 && second?.hasWaited == true && second?.isWeak == true)
    #expect(crash.popVariable() == nil)
    crash.end()
    #expect(crash.isPostponed(0) == false && crash.isLeftToStay(1) == false)
  }

  /// `x0 - x1 = 1` and `x0 + x1 = 5`, which a tear at `x0` leads to; `x2` follows `x1`, `x3` nothing.
  @Test("the row that closes a tear makes a block of what it is computed from")
  func tearing() {
    let matrix = matrix(
      5,
      [
        PlainRow(terms: [(0, 1), (1, -1)], constant: -1),
        PlainRow(terms: [(0, 1), (1, 1)], constant: -5), PlainRow(terms: [(2, 1), (1, -1)]),
      ])
    var crash = Crash()
    var matching = Matching()
    matching.extend(columns: 5, rows: 3)
    _ = crash.takeAdded(matrix, startsEmpty: true)
    crash.append(4)
    crash.openTear(0)
    crash.begin(0, sum: -1, openCount: 1, openColumns: 1)
    crash.begin(1, sum: -5, openCount: 1, openColumns: 1)
    crash.begin(2, sum: 0, openCount: 2, openColumns: 1 ^ 2)
    #expect(crash.addMovement(of: 0, slope: 1, matrix.view) == nil)
    // The first row makes x1 what x0 is, less 1.
    matching.place(.row(0), at: 1, pivot: -1)
    crash.end(0)
    crash.append(1, slope: 1)
    crash.noteDetermined(1, 1, amount: -1)
    crash.noteDetermined(2, 1, amount: 1)
    #expect(crash.addMovement(of: 1, slope: 1, matrix.view) == 1)
    #expect(crash.progress(1).slope == 2 && crash.progress(2).slope == -1)
    matching.place(.row(2), at: 2, pivot: 1)
    crash.append(2, slope: 1)
    crash.append(3)
    #expect(crash.sequence.elements == [4, 0, 1, 2, 3])
    crash.collectBlock(closedBy: 1, matching, matrix.view)
    #expect((0..<5).map { crash.tear.block.contains($0) } == [true, true, false, false, false])
    crash.placeBlock(0)
    #expect(crash.sequence.elements == [4, 3, 0, 2])
    crash.closeTear(by: 3)
    #expect(crash.progress(1).sum == 0 && crash.progress(1).slope == 0)
    #expect(crash.tear.isOpen == false && crash.tear.hasDependent(1) == false)
  }

  @Test("a variable that many rows are about is looked at a few times", arguments: [50, 200])
  func hub(count: Int) throws {
    for (relation, start) in [
      (LinearRelation.greaterThanOrEqual, 0.0), (.lessThanOrEqual, 0), (.lessThanOrEqual, 9),
    ] {
      let solver = Solver()
      let hub = try solver.makeVariable()
      // Each of the others is where it is, and the hub beyond all of them, or it stays.
      for number in 0..<count {
        let place = try solver.makeVariable()
        try solver.add(place == start + Double(number % 7))
        _ = try solver.add([Term(hub, 1), Term(place, -1)], constant: 0, relation, at: .required)
      }
      let before = solver.simplex.crash.median.beginCount
      try solver.solve()
      #expect(solver.simplex.crash.median.beginCount - before <= 4)
      let value = try solver.value(of: hub)
      #expect(value == (relation == .greaterThanOrEqual ? 6 : 0))
    }
  }
}
