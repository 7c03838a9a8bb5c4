// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Workloads

/// What one thing that is done to a tree costs, and what it costs solvers alone.
struct LayoutFigure {
  let workload: Workload
  let label: TreeTimer.Label

  /// The median, in seconds.
  let seconds: Double

  /// The medians of the contestants for what comes nearest, in seconds; nil where there are none.
  let peers: [Double?]

  /// The heap in use for each view after the first pass; for the pass only.
  let bytesPerView: Double?
}

extension TreeTimer.Label {
  /// What a replay calls the work of the solver that is part of this.
  var replayed: (family: Workload.Family?, label: String)? {
    switch self {
    case .pass, .everything: (nil, "build")
    case .resize: (nil, "suggest")
    case .remove: (.churn, "remove")
    case .insert: (.churn, "insert")
    case .views, .blocks, .cell: nil
    }
  }

  /// What a painter calls the work that comes nearest.
  var painted: String? {
    switch self {
    case .pass: "calculate"
    case .everything: "build"
    case .resize: "resize"
    case .views, .blocks, .remove, .insert, .cell: nil
    }
  }
}
