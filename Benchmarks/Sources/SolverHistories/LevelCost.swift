// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The cost of a level, and the sum of the magnitudes of its terms.
struct LevelCost {
  var cost = 0.0
  var size = 0.0

  /// Returns the cost of each level, the highest first.
  static func all(
    _ rows: [NumberedRow], _ value: (Int) -> Double
  ) -> (priorities: [Float], costs: [LevelCost]) {
    var costs: [Float: LevelCost] = [:]
    for row in rows {
      let (violation, size) = row.measure(at: value)
      costs[row.strength.priority, default: LevelCost()].cost += row.strength.weight * violation
      costs[row.strength.priority, default: LevelCost()].size += row.strength.weight * size
    }
    let priorities = costs.keys.sorted(by: >)
    return (priorities, priorities.map { costs[$0] ?? LevelCost() })
  }
}
