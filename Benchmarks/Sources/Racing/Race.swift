// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Replaying
import Workloads

/// Runs contestants in turns.
struct Race {
  /// The contestants; the first one is ours.
  let contestants: [Contestant]
  /// The time limit of a run, in seconds.
  let cap: Double
  /// The minimum duration of a run, in seconds, if it can be repeated.
  let minimum: Double
  /// The number of runs of each contestant.
  let rounds: Int

  /// The errors and other problems of the workloads.
  private(set) var problems: [String] = []

  /// For each contestant the families of which it did not build a system in time; it skips their larger sizes.
  private var eliminated: [Set<Workload.Family>]

  /// The duration in seconds from which on a round is not repeated.
  private static let longRound = 6.0

  init(_ contestants: [Contestant], cap: Double, minimum: Double, rounds: Int) {
    self.contestants = contestants
    self.cap = cap
    self.minimum = minimum
    self.rounds = rounds
    eliminated = Array(repeating: [], count: contestants.count)
  }

  /// Runs a workload.
  ///
  /// - Parameters:
  ///   - labels: The timed operations.
  ///   - trace: A file with the trace.
  ///   - initial: A file with the initial solve alone, for contestants that do not get beyond it.
  mutating func run(
    _ workload: Workload, labels: [String], trace: URL, initial: URL
  ) -> [RaceResult] {
    var reports: [[ReplayReport]] = Array(repeating: [], count: contestants.count)
    var counted = trace
    let start = ContinuousClock.now
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated()
      where !eliminated[index].contains(workload.family) {
        var report = contestant.run(trace, cap: cap, minimum: minimum)
        let isLate = report.status == .timeout
        if report.isKilled {
          report = contestant.run(initial, cap: cap, minimum: 0)
          if index == 0 { counted = initial }
        }
        reports[index].append(report)
        if report.build < 0 { eliminated[index].insert(workload.family) }
        if report.status == .error || (index == 0 && isLate) {
          addProblem("\(contestant.name) on \(workload.name)", report)
        }
      }
      if start.duration(to: .now) > .seconds(Self.longRound) { break }
    }
    // A quarter of the time is enough for averages.
    let counts = contestants[0].run(counted, cap: cap / 4, minimum: 0, more: ["--counts"]).counts
    return labels.map { label in
      RaceResult(
        workload: workload, label: label,
        times: reports.indices.map { time(label, reports[$0]) },
        pivots: counts?.pivots[label],
        bytesPerRow: label == "build" ? counts.map { Double($0.bytes) / Double($0.rows) } : nil)
    }
  }

  private mutating func addProblem(_ who: String, _ report: ReplayReport) {
    problems.append("\(who): \(report.errors.first ?? "not within \(cap) s")")
  }

  /// Returns the median over the rounds; a run that was broken off counts with the groups that it completed.
  private func time(_ label: String, _ reports: [ReplayReport]) -> RaceResult.Time {
    let seconds = reports.compactMap { report in
      label == "build"
        ? (report.build >= 0 ? report.build / 1e3 : nil)
        : report.labels[label].map { $0.median / 1e6 }
    }
    if let median = seconds.quantile(0.5) {
      // The initial solve is a single group, which is complete or missing.
      let isPartial = label != "build" && reports.contains { $0.status == .timeout }
      return isPartial ? .partial(median) : .seconds(median)
    }
    if reports.contains(where: { $0.status == .error }) { return .failed }
    return label == "build" || reports.contains { $0.build >= 0 } ? .capped : .unreached
  }
}
