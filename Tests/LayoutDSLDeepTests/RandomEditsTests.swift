// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// After any edits a tree is what a fresh tree of the same description is.
///
/// `RANDOM_EDITS_SEED` and `RANDOM_EDITS_COUNT` in the environment choose other seeds and more of
/// them; every failure prints its seed and the shrunk edits. The command `edits` of the benchmarks asks the same of
/// many more.
@Suite("Random edits")
struct RandomEditsTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_EDITS_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["RANDOM_EDITS_COUNT"].flatMap(UInt64.init) ?? 40
    return first..<first + count
  }()

  @Test("an edited tree is a fresh tree", arguments: seeds)
  func edited(seed: UInt64) { judge(.edited, seed) }

  @Test("most of what is found is determined, and compared")
  func compared() throws {
    var compared = 0
    for seed in UInt64(1)...20 { compared += try TreeEditCheck.edited.judge(seed: seed) }
    #expect(compared > 3000)
  }

  @Test("what is broken is what activating one by one refuses", arguments: seeds)
  func oneByOne(seed: UInt64) { judge(.oneByOne, seed) }

  @Test(
    "a pass from scratch finds what a fresh tree has, where values are open, too", arguments: seeds)
  func fromScratch(seed: UInt64) { judge(.fromScratch, seed) }

  /// Records the difference that a check finds, and the smallest edits that show it.
  private func judge(_ check: TreeEditCheck, _ seed: UInt64) {
    do throws(TreeEditFailure) { try check.judge(seed: seed) } catch { Issue.record("\(error)") }
  }
}
