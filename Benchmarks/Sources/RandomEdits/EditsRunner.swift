// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs the checks of seeds in this process.
public struct EditsRunner {
  private let checks: [TreeEditCheck]
  private let length: Int
  private let limit: UInt32
  private let say: (String) -> Void

  /// Makes a runner of all checks.
  ///
  /// - Parameter limit: The time limit of one check of one seed, in seconds, after which `SIGALRM` ends the process.
  /// - Parameter say: Called immediately with each line about a failure.
  public init(limit: UInt32 = 20, say: @escaping (String) -> Void) {
    self.init(TreeEditCheck.allCases, length: 1, limit: limit, say: say)
  }

  init(
    _ checks: [TreeEditCheck], length: Int, limit: UInt32, say: @escaping (String) -> Void
  ) {
    self.checks = checks
    self.length = length
    self.limit = limit
    self.say = say
  }

  /// Checks seeds one after another.
  public func run(_ seeds: Range<UInt64>) -> EditsTotals {
    var totals = EditsTotals()
    defer { alarm(0) }
    for seed in seeds {
      for check in checks {
        do throws(TreeEditFailure) {
          let compared = try check.judge(
            seed: seed, length: length, onRun: { alarm(limit) },
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
