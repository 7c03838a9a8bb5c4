// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the variables of some rows were eliminated: which row was added to which.
///
/// Each remaining row, which has no variables, stands for a linear dependency: itself, with multiplier 1, and the
/// rows that were added to it, directly or through others.
struct EliminationSteps {
  /// A row that was added to others; nothing is added to it afterwards.
  struct Step {
    let row: Int
    let targets: [(row: Int, ratio: ExactNumber)]
  }

  /// In the order in which they were taken.
  let steps: [Step]

  /// Whether each row remains, as a constant.
  let isLeft: [Bool]

  /// The constant of each row, including those of the rows added to it.
  let constants: [ExactNumber]

  /// The multipliers, by row, of the dependencies of some remaining rows.
  ///
  /// Goes through the steps backwards: the multiplier of a row that was added to others is the sum of
  /// theirs, times the ratios.
  ///
  /// - Complexity: O(steps and their targets), and that of the entries of the result.
  func multipliers(of left: [Int], work: inout Int) -> [ExactVector] {
    // For each row, its multipliers by dependency.
    var multipliers = [ExactVector](repeating: ExactVector(), count: constants.count)
    for (index, row) in left.enumerated() {
      multipliers[row].add(ExactNumber(1), at: Int32(index))
    }
    for step in steps.reversed() {
      for target in step.targets where work > 0 && !multipliers[target.row].entries.isEmpty {
        multipliers[step.row].add(target.ratio, multipliers[target.row], work: &work)
      }
    }
    var result = [ExactVector](repeating: ExactVector(), count: left.count)
    for (row, multipliers) in multipliers.enumerated() {
      for entry in multipliers.entries {
        result[Int(entry.index)].append(entry.value, at: Int32(row))
      }
    }
    return result
  }
}
