// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Lives one life, or makes a list of calls, and says what went wrong.
public struct LifeRunner {
  /// What came of a life.
  public struct Report: Sendable {
    /// The calls that were made.
    public var steps = 0

    /// Solves, refused batches, conflict sets judged, comparisons with fresh solvers.
    public var solves = 0, refused = 0, sets = 0, compared = 0

    /// The first thing that was wrong.
    public var fault: LifeFault?
  }

  /// How many calls a life has.
  public var steps = 100_000

  /// A comparison comes after so many solves.
  public var every = 10

  /// Seconds that one solve, or one comparison, may take; the process is ended by `SIGALRM`.
  public var limit: UInt32 = 10

  /// Where every call is written before it is made.
  public var log: URL?

  /// Makes a runner of the usual measures.
  public init() {}

  /// Lives the life of a seed.
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

  /// Makes a list of calls; what is committed after the last is compared, and conflict sets of the
  /// last solve are judged.
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
