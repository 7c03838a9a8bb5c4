// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Runs one history or a list of calls, and reports the first fault.
public struct HistoryRunner {
  /// The results of a history.
  public struct Report: Sendable {
    /// The number of calls that were made.
    public var steps = 0

    /// The numbers of solves, refused batches, judged conflict sets and comparisons with fresh solvers.
    public var solves = 0, refused = 0, sets = 0, compared = 0

    /// The first fault.
    public var fault: SolverFault?
  }

  /// The number of calls in a history.
  public var steps = 100_000

  /// The number of solves between two comparisons.
  public var every = 10

  /// The time limit of one solve or comparison, in seconds, after which `SIGALRM` ends the process.
  public var limit: UInt32 = 10

  /// The file to which every call is written before it is made.
  public var log: URL?

  /// Makes a runner with default options.
  public init() {}

  /// Runs the history of a seed.
  public func run(_ profile: HistoryProfile, seed: UInt64) throws -> Report {
    var generator = CallGenerator(profile, seed: seed)
    let writer = try log.map { try CallWriter($0) }
    var report = Report()
    var history = SolverHistory()
    var calls = generator.initialCalls()
    do {
      while true {
        for call in calls {
          writer?.write(call)
          if call.isSolve { alarm(limit) }
          if try history.perform(call, isJudging: true) { report.steps += 1 }
          if call.isSolve, history.solves % every == 0 {
            try history.compare()
            report.compared += 1
          }
        }
        if report.steps >= steps { break }
        calls = generator.next(history)
      }
    } catch let fault as SolverFault {
      report.fault = fault
    }
    alarm(0)
    (report.solves, report.refused, report.sets) = (history.solves, history.refused, history.sets)
    return report
  }

  /// Makes a list of calls, compares the final committed state, and judges the conflict sets of the last solve.
  public func replay(_ calls: [SolverCall]) throws -> SolverFault? {
    let last = calls.lastIndex(where: \.isSolve) ?? calls.endIndex
    var history = SolverHistory()
    alarm(limit)
    defer { alarm(0) }
    do {
      for index in calls.indices {
        _ = try history.perform(calls[index], isJudging: index == last)
      }
      try history.compare()
    } catch let fault as SolverFault {
      return fault
    }
    return nil
  }
}
