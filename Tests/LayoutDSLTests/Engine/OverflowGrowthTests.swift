// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// What finding broken rows costs, in counts: in proportion to the views.
@Suite("Growth of recovery")
struct OverflowGrowthTests {
  /// How much was done.
  private struct Cost {
    var work: LayoutWork
    var solver: SolverStatistics?

    init(_ root: LayoutView) {
      work = root.snp.layoutWork
      solver = root.snp.solverStatistics
    }

    /// What was done since, by kind.
    func counts(since before: Cost) -> [(kind: String, count: Int)] {
      func solved(_ count: KeyPath<SolverStatistics, Int>) -> Int {
        (solver?[keyPath: count] ?? 0) - (before.solver?[keyPath: count] ?? 0)
      }
      return [
        ("constraints", work.constraintsLowered - before.work.constraintsLowered),
        ("terms", work.termsWritten - before.work.termsWritten),
        ("constants", work.constantsChanged - before.work.constantsChanged),
        ("rows of items", work.itemRowsWritten - before.work.itemRowsWritten),
        ("values", work.valuesRead - before.work.valuesRead),
        ("frames", work.framesRead - before.work.framesRead),
        ("pivots", solved(\.pivots)),
        ("flips", solved(\.flips)),
        ("values computed", solved(\.valuesComputed)),
        ("items expressed", solved(\.itemsExpressed)),
      ]
    }
  }

  @Test("four times the views cost four times as much", arguments: [Axis.horizontal, .vertical])
  func growth(axis: Axis) {
    // Half of the views have room; after the resize three quarters have.
    let costs = [100, 400].map { count in
      let chain = OverflowingChain(count, axis, length: 5 * Double(count) + 5)
      let nothing = Cost(chain.root)
      chain.root.layoutIfNeeded()
      let first = Cost(chain.root)
      chain.resize(to: 7.5 * Double(count) + 5)
      chain.root.layoutIfNeeded()
      let second = Cost(chain.root)
      #expect(chain.root.snp.issues.count == 1)
      return [first.counts(since: nothing), second.counts(since: first)]
    }
    for (small, large) in zip(costs[0], costs[1]) {
      for ((kind, few), (_, many)) in zip(small, large) {
        #expect(Double(many) / 400 <= 1.3 * Double(few) / 100, "\(kind): \(few), then \(many)")
      }
    }
  }
}
