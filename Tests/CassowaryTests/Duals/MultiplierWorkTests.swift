// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What additions to multipliers of many levels go through where a dual round changes one level after another.
@Suite("Work on multipliers")
struct MultiplierWorkTests {
  /// Views in a row that are all as wide as the one before, each of which wants a share of its own at a level of its own:
  /// all shares but the first are violated.
  private static func work(views count: Int) -> Int {
    var simplex = Simplex()
    let widths = (0..<count).map { _ in Int32(simplex.addColumn(lowerBound: 0)) }
    let unit = Int32(simplex.addColumn(lowerBound: 0))
    _ = simplex.add(PlainRow(terms: widths.map { ($0, 1) }, constant: -12 * Double(count)))
    for (width, previous) in zip(widths.dropFirst(), widths) {
      _ = simplex.add(PlainRow(terms: [(width, 1), (previous, -1)]))
    }
    for (number, width) in widths.enumerated() {
      let share = Double(10 + number % 7) / 1024
      _ = simplex.add(
        PlainRow(terms: [(width, 1), (unit, -share)], priority: 999 - Float(number)))
    }
    _ = simplex.optimize()
    simplex.commit()
    for width in widths { #expect(abs(simplex.values[Int(width)] - 12) < 1e-9) }
    return simplex.duals.multipliers.work
  }

  @Test("additions level by level go through the amounts that there are, not through all for each")
  func levelByLevel() {
    let (few, many) = (Self.work(views: 40), Self.work(views: 160))
    // Sixteen times as many pairs of a view and a level, and 64 times as many triples.
    #expect(many <= 20 * few + 1000, "\(few), then \(many)")
  }
}
