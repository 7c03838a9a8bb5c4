// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Sums of rows that contradict themselves.
@Suite("Sums of clashes")
struct ClashSumTests {
  private let root = LayoutView().itemState
  private let a = LayoutView().itemState
  private let b = LayoutView().itemState

  /// A row of these quantities, each times a number.
  private func row(
    _ cells: [(Double, Quantity, ItemState)], _ constant: Double,
    _ relation: LayoutConstraint.Relation = .equal, units: Double = 0
  ) -> ClashSum.Row {
    var form = LinearForm(constant: constant)
    for (coefficient, quantity, item) in cells {
      form.add(quantity, of: item, times: coefficient)
    }
    return ClashSum.Row(
      form: form, units: units, unitOwner: units == 0 ? nil : root, relation: relation,
      source: .engine(
        EngineSentence(state: a, reason: .frame, text: "", form: form, relation: relation)))
  }

  /// Two views of 60 side by side that are to end before the end of a root; twice the first one's width is 120.
  private func makeChain(
    root width: Double, _ relation: LayoutConstraint.Relation = .greaterThanOrEqual
  ) -> [ClashSum.Row] {
    [
      row([(1, .left, a)], 0),
      row([(1, .left, b), (-1, .left, a), (-1, .width, a)], 0),
      row([(2, .width, a)], -120),
      row([(1, .width, b)], -60),
      row([(1, .width, root), (-1, .left, b), (-1, .width, b)], 0, relation),
      row([(1, .width, root)], -width),
    ]
  }

  @Test("along a chain the factors follow from one another, and what is left is missing")
  func chain() throws {
    let sum = try #require(ClashSum(makeChain(root: 100)))
    #expect(sum.factors == [1, 1, 0.5, 1, 1, -1])
    #expect(sum.shortfall == 20 && sum.isCertain && sum.rows.count == 6)
    // Turned, the factors are those of the same sum.
    let turned = try #require(ClashSum(makeChain(root: 100).reversed()))
    #expect(turned.factors == [-1, 1, 1, 0.5, 1, 1] && turned.shortfall == 20)
  }

  @Test("rows about an extent alone say what it is compared with, and what it would have to be")
  func extents() throws {
    let extents = try #require(ClashSum(makeChain(root: 100))).extents
    #expect(extents.map { ObjectIdentifier($0.item) } == [a, b, root].map { ObjectIdentifier($0) })
    #expect(extents.map(\.value) == [60, 60, 100])
    #expect(extents.map(\.isLimit) == [false, false, true])
    // In the row that has twice the width of a, a width counts half.
    #expect(extents.map(\.shortfall) == [20, 20, 20])
    #expect(extents.map(\.quantity) == [.width, .width, .width])
  }

  @Test("what can hold has no sum, nor has what is compared the other way round")
  func feasible() {
    #expect(ClashSum(makeChain(root: 120)) == nil)
    #expect(ClashSum(makeChain(root: 130)) == nil)
    #expect(ClashSum(makeChain(root: 100, .lessThanOrEqual)) == nil)
    #expect(ClashSum(makeChain(root: 130, .lessThanOrEqual))?.shortfall == 10)
    #expect(ClashSum([]) == nil)
  }

  @Test("rows of which each quantity is in three have no sum that is looked for")
  func noChain() {
    let cells: [[(Double, Quantity, ItemState)]] = [
      [(1, .width, a), (1, .width, b)], [(1, .width, a), (-1, .width, b)],
      [(1, .width, a), (2, .width, b)],
    ]
    #expect(ClashSum(zip(cells, [-10.0, 0, -16]).map { row($0, $1) }) == nil)
    // A row that has nothing to do with the others.
    #expect(ClashSum(makeChain(root: 100) + [row([(1, .height, b)], -5)]) == nil)
  }

  @Test("a quantity that is in a row twice counts as often")
  func repeated() throws {
    let twice = row([(1, .width, a), (2, .left, b), (1, .width, a), (-2, .left, b)], -30)
    let sum = try #require(ClashSum([twice, row([(1, .width, a)], -16)]))
    // Twice the width is 30, and the width is 16.
    #expect(sum.factors == [-1, 2] && sum.shortfall == 2)
    #expect(sum.extents.map(\.value) == [15, 16])
    #expect(sum.extents.map(\.shortfall) == [1, 1])
  }

  @Test("the unit of a stack view cancels as a quantity of its own")
  func units() throws {
    let rows = [
      row([(1, .width, a)], -10), row([(1, .width, a)], 0, units: -1),
      row([(1, .width, b)], 0, units: -1), row([(1, .width, b)], -25),
    ]
    let sum = try #require(ClashSum(rows))
    #expect(sum.factors == [-1, 1, -1, 1] && sum.shortfall == 15)
    // What is compared with the unit is no extent by itself.
    #expect(sum.extents.map(\.value) == [10, 25])
    #expect(sum.extents.map(\.isLimit) == [true, false])
  }

  @Test("what falls short by less than a millionth of its numbers is not certain")
  func certainty() throws {
    func sum(_ width: Double) throws -> ClashSum {
      try #require(ClashSum([row([(1, .width, a)], -1e9), row([(1, .width, a)], -width)]))
    }
    let (close, far) = (try sum(1e9 + 100), try sum(1e9 + 3000))
    #expect(close.shortfall == 100 && !close.isCertain)
    #expect(far.shortfall == 3000 && far.isCertain)
  }
}
