// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Seeded random systems, compared with the exact reference after every batch.
///
/// `RANDOM_SYSTEMS_SEED` and `RANDOM_SYSTEMS_COUNT` in the environment choose other seeds
/// and more of them; every failure prints its seed and the shrunk system.
@Suite("Random systems")
struct RandomSystemsTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SYSTEMS_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["RANDOM_SYSTEMS_COUNT"].flatMap(UInt64.init) ?? 140
    return first..<first + count
  }()

  @Test("every level is optimal after every batch", arguments: seeds)
  func optimal(seed: UInt64) throws {
    let system = RandomSystemGenerator.system(seed: seed)
    do {
      let compared = try RandomSystemRunner.run(system)
      #expect(compared > 0)
    } catch let failure as RandomSystemRunner.Failure {
      let small = SystemShrinker.shrink(system, failingWith: failure.kind)
      var smallFailure = ""
      do { try RandomSystemRunner.run(small) } catch { smallFailure = "\(error)" }
      Issue.record(
        """
        seed \(seed), profile \(system.profile)\(system.isRelaxed ? ", relaxed" : ""): \(failure)
        shrunk: \(smallFailure)
        \(small.text)
        """)
    }
  }
}
