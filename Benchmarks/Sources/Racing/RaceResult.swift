// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Workloads

/// The times of all contestants for one labelled operation of a workload.
struct RaceResult {
  /// A time in seconds, or the reason why there is none.
  enum Time: Equatable {
    case seconds(Double)
    /// The time of the groups that were complete when the run was broken off.
    case partial(Double)
    /// The operation did not end within the cap.
    case capped
    /// An earlier operation did not end within the cap.
    case unreached
    case failed
  }

  let workload: Workload

  /// `build`, `suggest`, `remove` or `insert`.
  let label: String

  /// The times, in the order of the contestants; the first is ours.
  let times: [Time]

  /// The average number of pivots per group.
  let pivots: Double?

  /// The bytes of heap in use after the initial solve, per constraint; for `build` only.
  let bytesPerRow: Double?

  /// Returns the ratio of another contestant's time to ours; a lower bound if it was capped.
  func ratio(_ contestant: Int, cap: Double) -> (value: Double, isLowerBound: Bool)? {
    guard let ours = times[0].value, ours > 0 else { return nil }
    switch times[contestant] {
    case .seconds(let theirs), .partial(let theirs): return (theirs / ours, false)
    case .capped: return label == "build" ? (cap / ours, true) : nil
    case .unreached, .failed: return nil
    }
  }
}

extension RaceResult.Time {
  /// The seconds, if there are any.
  var value: Double? {
    switch self {
    case .seconds(let seconds), .partial(let seconds): seconds
    case .capped, .unreached, .failed: nil
    }
  }
}
