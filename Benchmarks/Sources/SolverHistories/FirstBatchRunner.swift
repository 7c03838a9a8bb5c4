// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Solves random first batches and judges the conflict sets of infeasible ones.
public struct FirstBatchRunner {
  /// The results for some seeds.
  public struct Report: Sendable {
    /// The numbers of refused systems and of judged sets.
    public var refused = 0, sets = 0

    /// The seeds that failed, with their faults.
    public var faults: [(seed: UInt64, fault: SolverFault)] = []
  }

  private let batches: FirstBatches

  /// The time limit of one system, in seconds, after which `SIGALRM` ends the process.
  public var limit: UInt32 = 10

  /// Makes a runner for coefficients of a spread.
  public init(spread: Int) { batches = FirstBatches(spread: spread) }

  /// Returns the calls of a seed.
  public func calls(seed: UInt64) -> [SolverCall] { batches.calls(seed: seed) }

  /// Solves the systems of `seeds`.
  public func run(_ seeds: Range<UInt64>) throws -> Report {
    var report = Report()
    for seed in seeds {
      var history = SolverHistory()
      alarm(limit)
      do {
        for call in calls(seed: seed) { _ = try history.perform(call, isJudging: true) }
        if history.refused == 0 { try history.compare() }
      } catch let fault as SolverFault {
        report.faults.append((seed, fault))
      }
      alarm(0)
      report.refused += history.refused
      report.sets += history.sets
    }
    return report
  }
}
