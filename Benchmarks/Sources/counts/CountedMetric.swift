// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces
import Workloads

/// A quantity that is counted, identified by its name in the file of thresholds.
struct CountedMetric {
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

  /// The metrics whose allocations are counted.
  static let allocations = [
    CountedMetric(.suggest, .list, 100), CountedMetric(.suggest, .chain, 1000),
    CountedMetric(.suggest, .grid, 1000),
    CountedMetric(.suggest, .enaml, 1), CountedMetric(.suggest, .nested, 1000),
    CountedMetric(.suggest, .table, 1000),
    CountedMetric(.suggest, .gaps, 100), CountedMetric(.churn, .churn, 100),
    CountedMetric(.churn, .tail, 1000),
    CountedMetric(.build, .list, 100), CountedMetric(.build, .chain, 1000),
    CountedMetric(.build, .grid, 1000),
    CountedMetric(.build, .enaml, 1),
  ]

  /// The metrics whose instructions are counted.
  static let instructions = [
    CountedMetric(.build, .list, 100), CountedMetric(.build, .grid, 100),
    CountedMetric(.build, .enaml, 1),
    CountedMetric(.solve, .list, 100), CountedMetric(.solve, .grid, 100),
    CountedMetric(.solve, .enaml, 1),
    CountedMetric(.solve, .nested, 100), CountedMetric(.solve, .chain, 100),
    CountedMetric(.suggest, .list, 100), CountedMetric(.churn, .churn, 100),
  ]

  /// The metrics whose instructions show the growth of a build; they take minutes and have no thresholds.
  static let growth = [CountedMetric(.build, .list, 1000), CountedMetric(.build, .list, 10_000)]
}
