// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whether a tight item is rightly tight: pricing, level by level.
///
/// The multiplier y of an item is the derivative of everybody else's cost by the item's
/// residual. Leaving the item upwards changes the cost by `y + slope above`, downwards by
/// `-y + slope below`, each a vector over levels. The tight set is optimal if neither is
/// lexicographically negative for any item.
extension SolverCore {
  /// How leaving an item would improve the cost.
  struct Improvement {
    /// The first level that improves.
    var priority: Float
    /// The direction of the item's residual: 1 or -1.
    var step: Double
    /// By how much, per unit of the residual.
    var amount: Double
  }

  /// A multiplier at a level where no weight of the item's own gives a scale.
  var multiplierNoise: Double {
    Tolerance.stayMultiplier * max(1, work.largestWeight * 1e-3)
  }

  /// How leaving the item at `column` would improve the cost; nil if it would not.
  func improvement(_ column: Int) -> Improvement? {
    var entry = multipliers.head(column)
    if entry.priority == 0 { return nil }
    let item = item[column]
    if item.isRow { return improvement(column, row: item.row) }
    let noise = multiplierNoise
    while abs(entry.value) <= noise {
      guard let next = multipliers.entry(after: entry) else { return nil }
      entry = next
    }
    // A lower bound is left upwards only; its cost below is beyond all levels.
    if item.isBound && entry.value > 0 { return nil }
    return Improvement(
      priority: entry.priority, step: entry.value > 0 ? -1 : 1, amount: abs(entry.value))
  }

  private func improvement(_ column: Int, row: Int) -> Improvement? {
    let record = problem.rows[row]
    let noise = multiplierNoise
    var own = 0.0
    var lower: Improvement? = nil
    var current: MultiplierStore.Entry? = multipliers.head(column)
    while let entry = current, lower == nil {
      if entry.priority == record.priority {
        own = entry.value
      } else if abs(entry.value) > noise {
        let found = Improvement(
          priority: entry.priority, step: entry.value > 0 ? -1 : 1, amount: abs(entry.value))
        if entry.priority > record.priority { return found }
        lower = found
      }
      current = multipliers.entry(after: entry)
    }
    let width = Tolerance.multiplier * record.weight
    let above = own + record.slopeAbove
    let below = -own + record.slopeBelow
    if above < -width { return Improvement(priority: record.priority, step: 1, amount: -above) }
    if below < -width { return Improvement(priority: record.priority, step: -1, amount: -below) }
    guard let lower else { return nil }
    let room = lower.step > 0 ? above : below
    return room <= width ? lower : nil
  }

  /// Queues a variable whose item should be left.
  mutating func check(_ column: Int) {
    if multipliers.isDoubtful(column) { work.hasDoubts = true }
    if let improvement = improvement(column) {
      work.candidates.push(column, priority: improvement.priority)
    }
  }

  /// Computes all multipliers from the slack rows' slopes, as if for the first time.
  ///
  /// - Complexity: O(size of the system).
  mutating func recomputeMultipliers() {
    multipliers.removeAll()
    for row in problem.rows.indices
    where problem.rows[row].flags.contains(.live) && problem.rows[row].tight < 0 {
      recordGradient(of: row, times: 1)
    }
    settle()
    work.multipliersAreFresh = true
    work.hasDoubts = false
  }

  /// Balances the recorded gradients: one backward solve for each level among them.
  mutating func settle() {
    if pending.gradients.isEmpty { return }
    pending.gradients.sort { $0.priority > $1.priority }
    var next = 0
    while next < pending.gradients.count {
      let priority = pending.gradients[next].priority
      while next < pending.gradients.count, pending.gradients[next].priority == priority {
        seed(pending.gradients[next].item, pending.gradients[next].amount)
        next += 1
      }
      solveBackward()
      for place in work.alphaSupport.indices {
        let column = Int(work.alphaSupport[place])
        multipliers.add(column, priority, work.alpha[column])
        check(column)
      }
      clearAlpha()
    }
    pending.gradients.removeAll()
  }
}
