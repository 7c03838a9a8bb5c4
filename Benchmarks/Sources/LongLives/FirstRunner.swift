// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Solves random first batches and judges what is said about those that cannot hold.
public struct FirstRunner {
  /// What came of some seeds.
  public struct Report: Sendable {
    /// Systems that were refused, and sets that were judged.
    public var refused = 0, sets = 0

    /// The seeds that failed, and how.
    public var faults: [(seed: UInt64, fault: LifeFault)] = []
  }

  private let batches: FirstBatches

  /// Seconds that one system may take; the process is ended by `SIGALRM`.
  public var limit: UInt32 = 10

  /// Makes a runner for coefficients of a spread.
  public init(spread: Int) { batches = FirstBatches(spread: spread) }

  /// The calls of a seed.
  public func calls(seed: UInt64) -> [LifeCall] { batches.calls(seed: seed) }

  /// Solves the systems of `seeds`.
  public func run(_ seeds: Range<UInt64>) throws -> Report {
    var report = Report()
    for seed in seeds {
      var life = Life()
      alarm(limit)
      do {
        for call in calls(seed: seed) { _ = try life.make(call, isJudging: true) }
        if life.refused == 0 { try life.compare() }
      } catch let fault as LifeFault {
        report.faults.append((seed, fault))
      }
      alarm(0)
      report.refused += life.refused
      report.sets += life.sets
    }
    return report
  }
}
