// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

/// After any edits a tree is what a fresh tree of the same description is.
///
/// `RANDOM_EDITS_SEED` and `RANDOM_EDITS_COUNT` in the environment choose other seeds and more of
/// them; every failure prints its seed and the shrunk edits.
@Suite("Random edits")
struct RandomEditsTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_EDITS_SEED"].flatMap(UInt64.init) ?? 1
    let count = environment["RANDOM_EDITS_COUNT"].flatMap(UInt64.init) ?? 40
    return first..<first + count
  }()

  @Test("an edited tree is a fresh tree", arguments: seeds)
  func edited(seed: UInt64) {
    let edits = TreeEditGenerator.edits(seed: seed)
    do throws(TreeEditRunner.Difference) {
      let compared = try TreeEditRunner.run(edits)
      #expect(compared > 0)
    } catch {
      let small = TreeEditShrinker.shrink(edits, failingWith: error.kind)
      var smallText = ""
      do throws(TreeEditRunner.Difference) { try TreeEditRunner.run(small) } catch {
        smallText = error.text
      }
      let lines = small.map { "\($0)" }.joined(separator: "\n")
      Issue.record("seed \(seed): \(error.text)\nshrunk: \(smallText)\n\(lines)")
    }
  }
}
