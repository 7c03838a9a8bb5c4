// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces
import Workloads

/// A quantity that is counted, identified by its name in the file of thresholds.
struct Figure {
  /// The operations on a workload.
  enum Action: String {
    /// Adding all constraints, and the initial solve.
    case build
    /// The initial solve alone.
    case solve
    /// Suggestions with a solve each, after the same suggestions were made before.
    case suggest
    /// Removing cells and inserting them again, after others were.
    case churn
  }

  /// The operation.
  let action: Action

  /// The workload.
  let workload: Workload

  /// The name, as in `suggest.list_100`.
  var name: String { "\(action.rawValue).\(workload.name)" }

  init(_ action: Action, _ family: Workload.Family, _ size: Int) {
    (self.action, workload) = (action, Workload(family, size))
  }

  /// The figures whose allocations are counted.
  static let allocations = [
    Figure(.suggest, .list, 100), Figure(.suggest, .chain, 1000), Figure(.suggest, .grid, 1000),
    Figure(.suggest, .enaml, 1), Figure(.suggest, .nested, 1000), Figure(.suggest, .table, 1000),
    Figure(.suggest, .gaps, 100), Figure(.churn, .churn, 100), Figure(.churn, .tail, 1000),
    Figure(.build, .list, 100), Figure(.build, .chain, 1000), Figure(.build, .grid, 1000),
    Figure(.build, .enaml, 1),
  ]

  /// The figures whose instructions are counted.
  static let instructions = [
    Figure(.build, .list, 100), Figure(.build, .grid, 100), Figure(.build, .enaml, 1),
    Figure(.solve, .list, 100), Figure(.solve, .grid, 100), Figure(.solve, .enaml, 1),
    Figure(.solve, .nested, 100), Figure(.solve, .chain, 100),
    Figure(.suggest, .list, 100), Figure(.churn, .churn, 100),
  ]

  /// The figures whose instructions show the growth of a build; they take minutes and have no thresholds.
  static let growth = [Figure(.build, .list, 1000), Figure(.build, .list, 10_000)]
}
