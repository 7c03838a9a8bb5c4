// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What a backward solve has yet to express, and what it has expressed.
@Suite("Pivot row")
struct PivotRowTests {
  private func makeRow() -> PivotRow {
    var row = PivotRow()
    row.extend(to: 3)
    return row
  }

  private func add(_ amount: Double, to column: Int, _ row: inout PivotRow) {
    row.add(column, amount, scale: abs(amount))
  }

  @Test("amounts add up by variable, and taking one leaves nothing")
  func sums() {
    var row = makeRow()
    add(3, to: 0, &row)
    add(5, to: 1, &row)
    add(-1, to: 0, &row)
    let taken = [row.take(0).sum, row.take(1).sum, row.take(2).sum, row.take(0).sum]
    #expect(taken == [2, 5, 0, 0])
  }

  @Test("what rounding leaves of larger amounts is nothing")
  func cancellation() {
    var row = makeRow()
    for amount in [0.1, 0.2, -0.3] { add(amount, to: 0, &row) }
    #expect(0.1 + 0.2 - 0.3 != 0)
    add(1e6, to: 1, &row)
    add(-1e6 + 1e-6, to: 1, &row)
    add(1e-20, to: 2, &row)
    let taken = [row.take(0).sum, row.take(1).sum, row.take(2).sum]
    #expect(taken[0] == 0)
    #expect(isClose(taken[1] * 1e6, 1, within: 1e-3))
    #expect(taken[2] == 1e-20)
  }

  @Test("the size of earlier amounts is forgotten with them")
  func scale() {
    var row = makeRow()
    add(1e20, to: 0, &row)
    _ = row.take(0)
    add(1, to: 0, &row)
    add(1e20, to: 1, &row)
    let taken = row.take(0).sum
    #expect(taken == 1)
    row.removeAll()
    add(1, to: 1, &row)
    let other = row.take(1).sum
    #expect(other == 1)
  }

  @Test("an amount that was summed from larger ones brings their size along")
  func broughtScale() {
    var row = makeRow()
    row.add(0, 1e-14, scale: 1)
    row.add(1, 2, scale: 1e6)
    add(1, to: 1, &row)
    let taken = [row.take(0).sum, row.take(1).scale]
    #expect(taken == [0, 1e6])
  }

  @Test("the first amount of a variable is known as the first, whatever it cancels with")
  func firstAmounts() {
    var row = makeRow()
    let first = row.add(0, 1, scale: 1)
    let second = row.add(0, -1, scale: 1)
    let third = row.add(0, 2, scale: 2)
    #expect([first, second, third] == [true, false, false])
    row.addLeaf(0)
    let leaves = [row.popLeaf(), row.popLeaf()]
    #expect(leaves == [0, nil])
    _ = row.take(0)
    let again = row.add(0, 1, scale: 1)
    #expect(again)
  }

  @Test("a row follows the exchange of one element for another")
  func exchange() {
    // 2·a + 3·b, and b leaves for 4·b + 6·c - a.
    var row = makeRow()
    row.append(0, 2, scale: 2)
    row.append(1, 3, scale: 3)
    var entering = makeRow()
    entering.append(1, 4, scale: 4)
    entering.append(2, 6, scale: 6)
    entering.append(0, -1, scale: 1)
    row.exchange(1, for: entering)
    let coefficients = [row[0], row[1], row[2]]
    #expect(coefficients == [2.75, 0.75, -4.5])
    let support = (row.count, row.indices.map { row.index($0) })
    #expect(support == (3, [0, 1, 2]))
    // What cancels to rounding is nothing, and is listed once.
    var other = makeRow()
    other.append(2, 0.5, scale: 0.5)
    other.append(0, 2.75 / 1.5 * (1 + 1e-16), scale: 2)
    row.exchange(2, for: other)
    row.exchange(2, for: other)
    #expect(row.count == 3)
    row.clear()
    let cleared = [row[0], row[1], row[2]]
    #expect(cleared == [0, 0, 0])
  }

  @Test("what is expressed stands until the row is cleared, and leaves nothing")
  func expressed() {
    var row = makeRow()
    add(4, to: 2, &row)
    let amount = row.take(2)
    row.append(2, amount.sum, scale: 3)
    row.divide(2, by: 2)
    let expressed = (row.count, row.index(0), row[2], row.scale(2))
    #expect(expressed == (1, 2, 2, 3))
    row.clear()
    let cleared = (row.count, row[2], row.scale(2))
    #expect(cleared == (0, 0, 0))
  }
}
