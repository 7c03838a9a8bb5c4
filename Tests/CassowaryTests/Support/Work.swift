// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The work that something cost, for comparing.
struct Work: Equatable, CustomStringConvertible {
  var pivots: Int
  var flips: Int
  var rounds: Int
  var valuesComputed: Int
  var itemsExpressed: Int
  var factorizations: Int
  var rebuilds: Int

  var description: String {
    """
    pivots \(pivots), flips \(flips), rounds \(rounds), values \(valuesComputed), \
    expressed \(itemsExpressed), factorizations \(factorizations), rebuilds \(rebuilds)
    """
  }
}

extension Solver {
  /// Applies what is recorded, after `record` has recorded more, and returns what that cost.
  @discardableResult
  func work(of record: () throws -> Void = {}) throws -> Work {
    let before = statistics
    try record()
    try solve()
    let after = statistics
    return Work(
      pivots: after.pivots - before.pivots, flips: after.flips - before.flips,
      rounds: after.rounds - before.rounds,
      valuesComputed: after.valuesComputed - before.valuesComputed,
      itemsExpressed: after.itemsExpressed - before.itemsExpressed,
      factorizations: after.factorizations - before.factorizations,
      rebuilds: after.rebuilds - before.rebuilds)
  }
}
