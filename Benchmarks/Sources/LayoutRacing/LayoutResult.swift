// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Workloads

/// The time of one operation on a tree, next to that of solvers for the same operation.
struct LayoutResult {
  let workload: Workload
  let label: TreeTimer.Label

  /// The median, in seconds.
  let seconds: Double

  /// The medians of the contestants for the closest operation, in seconds; nil where there is none.
  let peers: [Double?]

  /// The bytes of heap in use per view after the first pass; for the pass only.
  let bytesPerView: Double?
}

extension TreeTimer.Label {
  /// The label that a replay uses for the solver's part of this operation.
  var replayLabel: (family: Workload.Family?, label: String)? {
    switch self {
    case .pass, .everything: (nil, "build")
    case .resize: (nil, "suggest")
    case .remove: (.churn, "remove")
    case .insert: (.churn, "insert")
    case .views, .blocks, .cell: nil
    }
  }

  /// The label that a layout engine uses for the closest operation.
  var engineLabel: String? {
    switch self {
    case .pass: "calculate"
    case .everything: "build"
    case .resize: "resize"
    case .views, .blocks, .remove, .insert, .cell: nil
    }
  }
}
