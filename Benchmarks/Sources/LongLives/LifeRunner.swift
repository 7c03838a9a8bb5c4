// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Runs one life or a list of calls, and reports the first fault.
public struct LifeRunner {
  /// The results of a life.
  public struct Report: Sendable {
    /// The number of calls that were made.
    public var steps = 0

    /// The numbers of solves, refused batches, judged conflict sets and comparisons with fresh solvers.
    public var solves = 0, refused = 0, sets = 0, compared = 0

    /// The first fault.
    public var fault: LifeFault?
  }

  /// The number of calls in a life.
  public var steps = 100_000

  /// The number of solves between two comparisons.
  public var every = 10

  /// The time limit of one solve or comparison, in seconds, after which `SIGALRM` ends the process.
  public var limit: UInt32 = 10

  /// The file to which every call is written before it is made.
  public var log: URL?

  /// Makes a runner with default options.
  public init() {}

  /// Runs the life of a seed.
  public func live(_ profile: LifeProfile, seed: UInt64) throws -> Report {
    var generator = LifeGenerator(profile, seed: seed)
    let writer = try log.map { try CallWriter($0) }
    var report = Report()
    var life = Life()
    var calls = generator.birth()
    do {
      while true {
        for call in calls {
          writer?.write(call)
          if call.isSolve { alarm(limit) }
          if try life.make(call, isJudging: true) { report.steps += 1 }
          if call.isSolve, life.solves % every == 0 {
            try life.compare()
            report.compared += 1
          }
        }
        if report.steps >= steps { break }
        calls = generator.next(life)
      }
    } catch let fault as LifeFault {
      report.fault = fault
    }
    alarm(0)
    (report.solves, report.refused, report.sets) = (life.solves, life.refused, life.sets)
    return report
  }

  /// Makes a list of calls, compares the final committed state, and judges the conflict sets of the last solve.
  public func replay(_ calls: [LifeCall]) throws -> LifeFault? {
    let last = calls.lastIndex(where: \.isSolve) ?? calls.endIndex
    var life = Life()
    alarm(limit)
    defer { alarm(0) }
    do {
      for place in calls.indices {
        _ = try life.make(calls[place], isJudging: place == last)
      }
      try life.compare()
    } catch let fault as LifeFault {
      return fault
    }
    return nil
  }
}
