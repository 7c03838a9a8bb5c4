// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import Traces
import Workloads

/// The work of a ``CountedMetric``: its preparation, and the counted part.
struct CountedWork {
  /// The largest number of groups of suggestions, removals and insertions that are counted.
  private static let groupLimit = 120

  private let metric: CountedMetric
  private let trace: Trace
  private var replay: PreparedReplay

  init(_ metric: CountedMetric) throws {
    self.metric = metric
    trace = metric.workload.trace()
    replay = try PreparedReplay(trace)
  }

  /// Returns the allocations of one group: of a suggestion with its solve, of a cell's removal and insertion with their
  /// solves, or of a constraint of the initial solve.
  mutating func allocations() throws -> Double {
    switch metric.action {
    case .build, .solve:
      replay.prepare(0..<1)
      let before = allocation_count()
      try replay.run(0..<1)
      let rows = trace.operations[replay.groups[0].operations].count { operation in
        if case .add = operation { true } else { false }
      }
      return Double(allocation_count() - before) / Double(rows)
    case .suggest, .churn:
      let groups = try warmUp()
      let before = allocation_count()
      try replay.run(groups)
      let count = Double(allocation_count() - before) / Double(groups.count)
      // A removal and an insertion are two groups.
      return metric.action == .churn ? 2 * count : count
    }
  }

  /// Does the work in a counted section, after a preparation that is not counted.
  mutating func runInSection() throws {
    if metric.action == .solve {
      replay.prepare(0..<1)
      try replay.run(0..<1)
      var fresh = try PreparedReplay(trace)
      fresh.prepare(0..<1)
      try fresh.record()
      let recorded = fresh
      try Self.section { try recorded.solve() }
    } else if metric.action == .build {
      replay.prepare(0..<1)
      try replay.run(0..<1)
      var fresh = try PreparedReplay(trace)
      fresh.prepare(0..<1)
      try Self.section { try fresh.run(0..<1) }
    } else {
      let groups = try warmUp()
      var warm = replay
      try Self.section { try warm.run(groups) }
    }
  }

  /// Builds the system and brings it to a steady state.
  ///
  /// - Returns: The groups to count.
  private mutating func warmUp() throws -> Range<Int> {
    let last = min(replay.groups.count, 1 + Self.groupLimit)
    replay.prepare(0..<last)
    try replay.run(0..<last)
    if metric.action == .suggest {
      // The same drag again ends at the same values.
      try replay.run(1..<last)
      return 1..<last
    }
    let next = min(replay.groups.count, last + Self.groupLimit)
    replay.prepare(last..<next)
    return last..<next
  }

  /// Runs `body` inside of a call of ``counted_section(_:_:)``.
  static func section(_ body: () throws -> Void) throws {
    var failure: (any Error)?
    let guarded = {
      do { try body() } catch { failure = error }
    }
    withoutActuallyEscaping(guarded) { escapable in
      var call = escapable
      withUnsafeMutablePointer(to: &call) { pointer in
        counted_section({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
      }
    }
    if let failure { throw failure }
  }
}
