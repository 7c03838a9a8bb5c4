// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Asks the checks of seeds in this process.
public struct EditsRunner {
  private let checks: [TreeEditCheck]
  private let limit: UInt32
  private let say: (String) -> Void

  /// Makes a runner of all checks.
  ///
  /// - Parameter limit: Seconds that one check of one seed may take; the process is ended by `SIGALRM`.
  /// - Parameter say: Called with each line that tells of a failure, as soon as it is known.
  public init(limit: UInt32 = 20, say: @escaping (String) -> Void) {
    self.init(TreeEditCheck.allCases, limit: limit, say: say)
  }

  init(_ checks: [TreeEditCheck], limit: UInt32, say: @escaping (String) -> Void) {
    self.checks = checks
    self.limit = limit
    self.say = say
  }

  /// Judges seeds one after another.
  public func run(_ seeds: Range<UInt64>) -> EditsTotals {
    var totals = EditsTotals()
    defer { alarm(0) }
    for seed in seeds {
      for check in checks {
        do throws(TreeEditFailure) {
          let compared = try check.judge(
            seed: seed, onRun: { alarm(limit) },
            onDifference: { say("FAIL seed \(seed), \(check): \($0.text)") })
          totals.pass(check, compared)
        } catch {
          say("shrunk: \(error.shrunk)")
          totals.fail()
        }
      }
    }
    return totals
  }
}
