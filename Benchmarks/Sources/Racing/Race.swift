// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Replaying
import Workloads

/// Runs contestants side by side, in turns.
struct Race {
  /// Who takes part; the first is ours.
  let contestants: [Contestant]
  /// When to break a run off.
  let cap: Double
  /// How long a run lasts at least, if it can be repeated.
  let minimum: Double
  /// How often every contestant runs.
  let rounds: Int

  /// What a workload did not do as it should.
  private(set) var complaints: [String] = []

  /// The families of which a contestant did not build a system in time; larger sizes are spared it.
  private var beaten: [Set<Workload.Family>]

  /// A round that takes longer than this is not repeated.
  private static let longRound = 6.0

  init(_ contestants: [Contestant], cap: Double, minimum: Double, rounds: Int) {
    self.contestants = contestants
    self.cap = cap
    self.minimum = minimum
    self.rounds = rounds
    beaten = Array(repeating: [], count: contestants.count)
  }

  /// Runs a workload.
  ///
  /// - Parameters:
  ///   - labels: what is timed in it.
  ///   - trace: a file with the trace.
  ///   - initial: a file with its initial solve alone, for those who get no further.
  mutating func run(
    _ workload: Workload, labels: [String], trace: URL, initial: URL
  ) -> [RaceResult] {
    var reports: [[ReplayReport]] = Array(repeating: [], count: contestants.count)
    var counted = trace
    let start = ContinuousClock.now
    for _ in 0..<rounds {
      for (place, contestant) in contestants.enumerated()
      where !beaten[place].contains(workload.family) {
        var report = contestant.run(trace, cap: cap, minimum: minimum)
        let isLate = report.status == .timeout
        if report.isKilled {
          report = contestant.run(initial, cap: cap, minimum: 0)
          if place == 0 { counted = initial }
        }
        reports[place].append(report)
        if report.build < 0 { beaten[place].insert(workload.family) }
        if report.status == .error || (place == 0 && isLate) {
          complain("\(contestant.name) on \(workload.name)", report)
        }
      }
      if start.duration(to: .now) > .seconds(Self.longRound) { break }
    }
    // A quarter of the time tells as much of averages.
    let counts = contestants[0].run(counted, cap: cap / 4, minimum: 0, more: ["--counts"]).counts
    return labels.map { label in
      RaceResult(
        workload: workload, label: label,
        times: reports.indices.map { time(label, reports[$0]) },
        pivots: counts?.pivots[label],
        bytesPerRow: label == "build" ? counts.map { Double($0.bytes) / Double($0.rows) } : nil)
    }
  }

  private mutating func complain(_ who: String, _ report: ReplayReport) {
    complaints.append("\(who): \(report.errors.first ?? "not within \(cap) s")")
  }

  /// The median over the rounds; of a run that was broken off counts what it had done.
  private func time(_ label: String, _ reports: [ReplayReport]) -> RaceResult.Time {
    let seconds = reports.compactMap { report in
      label == "build"
        ? (report.build >= 0 ? report.build / 1e3 : nil)
        : report.labels[label].map { $0.median / 1e6 }
    }
    if let median = seconds.quantile(0.5) {
      // The initial solve is a group of its own, done or not.
      let isPartial = label != "build" && reports.contains { $0.status == .timeout }
      return isPartial ? .partial(median) : .seconds(median)
    }
    if reports.contains(where: { $0.status == .error }) { return .failed }
    return label == "build" || reports.contains { $0.build >= 0 } ? .capped : .unreached
  }
}
