// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Workloads

/// What every contestant needed for one labelled operation of a workload.
struct RaceResult {
  /// A time in seconds, or why there is none.
  enum Time: Equatable {
    case seconds(Double)
    /// Of the groups that were done when the run was broken off.
    case partial(Double)
    /// Not within the cap.
    case capped
    /// What comes before took too long already.
    case unreached
    case failed
  }

  let workload: Workload

  /// `build`, `suggest`, `remove` or `insert`.
  let label: String

  /// The times, in the order of the contestants; the first is ours.
  let times: [Time]

  /// Exchanges of tight rows, on average over the groups.
  let pivots: Double?

  /// The heap in use after the initial solve, by constraints; for `build` only.
  let bytesPerRow: Double?

  /// How many times as long as we another contestant took; a lower bound if it was capped.
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
