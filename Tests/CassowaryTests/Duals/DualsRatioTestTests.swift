// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Which element leaves in a dual step, on bases of a few elements.
@Suite("Duals, ratio test")
struct DualsRatioTestTests {
  /// An element of the pivot row: its entry, its multiplier and, for a tight row, the row.
  private struct Tight {
    var pivot: Double
    var multiplier: [(priority: Float, value: Double)] = []
    var row: PlainRow?
    var isBound = false
  }

  private struct System: ~Copyable {
    var matrix = Matrix()
    var basis = Basis()
    var duals = Duals()

    init(_ tight: [Tight]) {
      matrix.addColumns(tight.count)
      basis.extend(columns: tight.count, rows: tight.count)
      duals.extend(columns: tight.count, rows: tight.count)
      for (column, element) in tight.enumerated() {
        for (priority, value) in element.multiplier {
          duals.multipliers.add(column, priority, value)
        }
        if let row = element.row {
          basis.matching.place(.row(matrix.add(row)), at: column, pivot: row.terms[0].coefficient)
        } else if element.isBound {
          basis.matching.place(.bound(column), at: column, pivot: 1)
        }
      }
      matrix.link()
      // Backwards, so that no rule is obeyed by chance.
      basis.pivotRow.extend(to: tight.count)
      for column in tight.indices.reversed() {
        basis.pivotRow.append(column, tight[column].pivot, scale: 1)
      }
    }

    /// All elements in the order in which they leave.
    mutating func queued(_ test: Duals.RatioTest) -> [Int] {
      var columns: [Int] = []
      duals.queueRatios(test, basis, matrix)
      while let ratio = duals.popRatio(test, basis, matrix) { columns.append(ratio.column) }
      return columns
    }
  }

  /// The elements in the order in which they leave a step in which the slope falls.
  private func order(_ tight: [Tight], limit: DualSlack? = nil) -> [Int] {
    var system = System(tight)
    let test = Duals.RatioTest(isRising: false, limit: limit)
    let first = system.duals.ratioTest(test, system.basis, system.matrix)?.column
    let queued = system.queued(test)
    #expect(queued.first == first)
    return queued
  }

  @Test("the least slack for each unit of the pivot row leaves first")
  func least() {
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(750, 3)]), Tight(pivot: 4, multiplier: [(750, 8)]),
        Tight(pivot: 0.5, multiplier: [(750, 0.5)]),
      ]) == [2, 1, 0])
  }

  @Test("a lower level is less than any amount at a higher one")
  func levels() {
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(1000, 0.001)]), Tight(pivot: 1, multiplier: [(250, 1000)]),
        Tight(pivot: 1, multiplier: [(750, 1)]), Tight(pivot: 1),
      ]) == [3, 1, 2, 0])
  }

  @Test("ties go to the larger entry of the pivot row, then to the lower variable")
  func ties() {
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(750, 2)]), Tight(pivot: 3, multiplier: [(750, 6)]),
        Tight(pivot: 2, multiplier: [(750, 4)]), Tight(pivot: 3, multiplier: [(750, 6)]),
      ]) == [1, 3, 2, 0])
    // Entries that differ by little are the same.
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(750, 2)]),
        Tight(pivot: 1 + 1e-7, multiplier: [(750, 2 + 2e-7)]),
      ]) == [0, 1])
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(750, 2)]),
        Tight(pivot: 1 + 1e-5, multiplier: [(750, 2 + 2e-5)]),
      ]) == [1, 0])
    // Ratios that differ by rounding tie.
    #expect(
      order([
        Tight(pivot: 1, multiplier: [(750, 0.3)]),
        Tight(pivot: 2, multiplier: [(750, 0.6 + 1e-13)]),
      ]) == [1, 0])
  }

  @Test("where the highest level ties the next one decides")
  func nextLevel() {
    #expect(
      order([
        Tight(pivot: 2, multiplier: [(750, 4), (250, 1)]),
        Tight(pivot: 1, multiplier: [(750, 2), (250, -1)]),
        Tight(pivot: 1, multiplier: [(750, 2)]),
        Tight(pivot: 4, multiplier: [(750, 8), (500, 1)]),
      ]) == [1, 2, 0, 3])
  }

  @Test("an element that is free to move in the step's direction never leaves")
  func free() {
    // The multiplier of a bound may fall without end where the step lets it grow.
    #expect(
      order([
        Tight(pivot: -1, multiplier: [(750, -1)], isBound: true),
        Tight(pivot: 1, multiplier: [(750, 5)], isBound: true),
        Tight(pivot: 1e-260, multiplier: [(250, 1)]),
      ]) == [1])
  }

  @Test("a step that the limit ends has nobody leave")
  func limit() {
    let tight = [
      Tight(pivot: 1, multiplier: [(750, 3)]), Tight(pivot: 1, multiplier: [(250, 3)]),
      Tight(pivot: 1, multiplier: [(750, 1), (250, -1)]),
    ]
    for (priority, value, wanted) in [
      (1000, 0.1, [1, 2, 0]), (750, 3, [1, 2]), (750, 3.1, [1, 2, 0]), (750, 1, [1, 2]),
      (750, 0.9, [1]), (250, 4, [1]), (250, 3, []), (100, 5, []),
    ] as [(Float, Double, [Int])] {
      let slack = DualSlack(priority: priority, value: value)
      #expect(order(tight, limit: slack) == wanted, "limit \(value) at \(priority)")
    }
  }

  @Test("the multiplier of a tight row moves between its slopes")
  func rows() {
    // x <= 0 costs above alone; as the slope falls the multiplier falls for a positive entry.
    let atMost = PlainRow(terms: [(0, 1)], relation: .lessThanOrEqual, priority: 750, weight: 4)
    let equal = PlainRow(terms: [(1, 1)], priority: 750, weight: 4)
    let atLeast = PlainRow(terms: [(2, 1)], relation: .greaterThanOrEqual, priority: 750, weight: 4)
    for (isRising, wanted) in [(false, [4 - 1, 4 - 1, 0]), (true, [1, 4 + 1, 4 + 1])] {
      for (place, row) in [atMost, equal, atLeast].enumerated() {
        var tight = [Tight(pivot: 1, multiplier: [(750, -1)], row: row)]
        tight[0].row?.terms = [(0, 1)]
        let system = System(tight)
        let test = Duals.RatioTest(isRising: isRising, limit: nil)
        let ratio = system.duals.ratioTest(test, system.basis, system.matrix)
        #expect(ratio?.slack.value == Double(wanted[place]), "\(row.relation), \(isRising)")
      }
    }
  }

  @Test("where the row's own level cancels the next one is the slack")
  func cancelled() {
    let row = PlainRow(terms: [(0, 1)], priority: 750, weight: 4)
    let tight = [Tight(pivot: 2, multiplier: [(750, -4), (250, 3)], row: row)]
    let system = System(tight)
    let test = Duals.RatioTest(isRising: false, limit: nil)
    let ratio = system.duals.ratioTest(test, system.basis, system.matrix)
    #expect(ratio?.slack.priority == 250 && ratio?.slack.value == 1.5)
  }
}
