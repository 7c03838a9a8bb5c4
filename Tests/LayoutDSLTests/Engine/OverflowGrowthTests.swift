// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// What finding broken rows costs, in counts: in proportion to the views.
@Suite("Growth of recovery")
struct OverflowGrowthTests {
  /// How much was done so far, by kind.
  private func counts(_ root: LayoutView) -> [(kind: String, count: Int)] {
    let work = root.snp.layoutWork
    let solver = root.snp.solverStatistics
    return [
      ("solves", work.solves), ("constraints", work.constraintsLowered),
      ("terms", work.termsWritten), ("constants", work.constantsChanged),
      ("rows of items", work.itemRowsWritten), ("values read", work.valuesRead),
      ("frames", work.framesRead), ("pivots", solver?.pivots ?? 0), ("flips", solver?.flips ?? 0),
      ("rounds", solver?.rounds ?? 0), ("factorizations", solver?.factorizations ?? 0),
      ("values computed", solver?.valuesComputed ?? 0),
      ("items expressed", solver?.itemsExpressed ?? 0),
    ]
  }

  /// What a first layout of views of which half have room costs, and a resize after which three quarters have.
  private func costs(_ count: Int, _ axis: Axis) -> [[(kind: String, count: Int)]] {
    let chain = OverflowingChain(count, axis, length: 5 * Double(count) + 5)
    var before = counts(chain.root)
    return [5, 7.5].map { length in
      chain.resize(to: length * Double(count) + 5)
      chain.root.layoutIfNeeded()
      #expect(chain.root.snp.issues.count == 1)
      let after = counts(chain.root)
      defer { before = after }
      return zip(after, before).map { ($0.kind, $0.count - $1.count) }
    }
  }

  @Test(
    "four times the views cost at most 1.3 times as much a view",
    arguments: [Axis.horizontal, .vertical])
  func growth(axis: Axis) {
    for (small, large) in zip(costs(100, axis), costs(400, axis)) {
      for ((kind, few), (_, many)) in zip(small, large) {
        #expect(Double(many) / 400 <= 1.3 * Double(few) / 100, "\(kind): \(few), then \(many)")
      }
    }
  }
}
