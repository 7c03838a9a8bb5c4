// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the variables of some rows were eliminated: which row was added to which.
///
/// Each row that is left at the end, without a variable, stands for a linear dependency: itself, with
/// multiplier 1, and the rows that went into it, directly or through others.
struct EliminationSteps {
  /// A row that was added to others and is done with: nothing is added to it after this.
  struct Step {
    let row: Int
    let targets: [(row: Int, ratio: ExactNumber)]
  }

  /// In the order in which they were taken.
  let steps: [Step]

  /// Whether each row is left, as a constant.
  let isLeft: [Bool]

  /// The constant of each row, with what was added to it.
  let constants: [ExactNumber]

  /// The multipliers, by row, of the dependencies that some of the rows left stand for.
  ///
  /// Goes through the steps backwards: the multiplier of a row that was added to others is the sum of
  /// theirs, times the ratios.
  ///
  /// - Complexity: O(steps and their targets), and that of the entries of the result.
  func multipliers(of left: [Int], work: inout Int) -> [ExactVector] {
    // Of each row, by dependency.
    var multipliers = [ExactVector](repeating: ExactVector(), count: constants.count)
    for (place, row) in left.enumerated() {
      multipliers[row].add(ExactNumber(1), at: Int32(place))
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
