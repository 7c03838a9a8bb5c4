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
      try TreeEditRunner.run(edits)
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

  @Test("most of what is found is determined, and compared")
  func compared() throws {
    var compared = 0
    for seed in UInt64(1)...20 {
      compared += try TreeEditRunner.run(TreeEditGenerator.edits(seed: seed))
    }
    #expect(compared > 3000)
  }

  @Test("what is broken is what activating one by one refuses", arguments: seeds)
  func oneByOne(seed: UInt64) {
    var model = TreeEditRunner.model(after: TreeEditGenerator.edits(seed: seed, steps: 12))
    // Rules that are required all at once, and nothing that another rule lets measure again.
    for number in model.active where number % 3 != 0 { model.rules[number]?.priority = 1000 }
    model.dropFeedback()
    // Those that are not required yet, or were refused, still say which views take part.
    var reference = model
    let required = model.active.filter { model.rules[$0]?.priority == 1000 }
    for number in required { reference.rules[number]?.priority = 1 }
    var refused: [String] = []
    for number in required {
      reference.rules[number]?.priority = 1000
      if refusedRules(reference).isEmpty { continue }
      reference.rules[number]?.priority = 1
      refused.append("r\(number)")
    }
    #expect(refusedRules(model) == refused, "seed \(seed)")
  }

  @Test(
    "a pass from scratch finds what a fresh tree has, where values are open, too", arguments: seeds)
  func fromScratch(seed: UInt64) {
    let (edited, fresh, model) = TreeEditRunner.trees(
      after: TreeEditGenerator.edits(seed: seed, steps: 20))
    for tree in [edited, fresh] {
      do { try tree.root.snp.layoutFromScratch() } catch { tree.root.layoutIfNeeded() }
    }
    for number in model.attached {
      guard let one = edited.views[number], let other = fresh.views[number] else { continue }
      #expect(
        one.frame.isClose(to: other.frame),
        "seed \(seed): v\(number) is \(one.frame), fresh \(other.frame)")
    }
  }

  /// The rules that a tree of the model breaks.
  private func refusedRules(_ model: TreeModel) -> [String] {
    let tree = ModelTree(model)
    tree.root.layoutIfNeeded()
    return tree.root.snp.issues.compactMap { issue in
      if case .conflict(let report) = issue.problem { report.refused?.label } else { nil }
    }
  }
}
