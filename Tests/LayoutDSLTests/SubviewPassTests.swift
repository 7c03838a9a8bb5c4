// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// A pass that a subview is asked for, which is one of its whole tree.
@Suite("Passes of subviews")
struct SubviewPassTests {
  private let tree = HookTests.Tree()

  private var passes: Int { tree.root.snp.layoutWork.passes }

  @Test("the whole tree is laid out, all hooks are called, and nothing is left to be done")
  func wholeTree() {
    tree.c.layoutIfNeeded()
    expect(tree.a, at: 0, 0, 100, 40)
    expect(tree.b, at: 0, 40, 100, 60)
    expect(tree.c, at: 5, 5, 90, 30)
    expect(tree.d, at: 5, 5, 90, 30)
    #expect(
      tree.log.take() == [
        "update c", "update d", "update a", "update b", "update root",
        "layout root", "layout a", "layout c", "layout d", "layout b",
      ])
    #expect(passes == 1)
    for view in [tree.b, tree.d, tree.root] { view.layoutIfNeeded() }
    #expect(passes == 1 && tree.log.take() == [])
  }

  @Test("what changed elsewhere is brought up to date, and what did not change is not looked at")
  func elsewhere() {
    layOut(tree.root)
    _ = tree.log.take()
    let before = tree.root.snp.layoutWork
    tree.a.snp.updateConstraints { $0.height.equalTo(70) }
    tree.b.layoutIfNeeded()
    expect(tree.a, at: 0, 0, 100, 70)
    expect(tree.b, at: 0, 70, 100, 30)
    expect(tree.c, at: 5, 5, 90, 60)
    #expect(tree.log.take() == ["layout root", "layout a", "layout c", "layout d", "layout b"])
    tree.d.setNeedsLayout()
    tree.b.layoutIfNeeded()
    #expect(tree.log.take() == ["layout d"])
    #expect(tree.root.snp.layoutWork.solves == before.solves + 1)
  }

  @Test("what cannot be satisfied is left in the issues of the root")
  func issues() throws {
    tree.b.snp.makeConstraints { $0.height.equalTo(10) }
    tree.c.layoutIfNeeded()
    expect(tree.b, at: 0, 40, 100, 60)
    try #require(tree.root.snp.issues.count == 1)
    guard case .conflict(let report) = tree.root.snp.issues[0].problem else {
      Issue.record("\(tree.root.snp.issues[0])")
      return
    }
    #expect(report.refused?.asked == 10 && report.refused?.got == 60)
  }

  @Test("a hook that asks for a pass has new frames of all, and hooks called below the view alone")
  func withinHook() {
    layOut(tree.root)
    _ = tree.log.take()
    let tree = tree
    var seen: [Rect] = []
    var called: [String] = []
    tree.root.onLayout = { root in
      root.onLayout = nil
      tree.a.snp.updateConstraints { $0.height.equalTo(70) }
      _ = tree.log.take()
      tree.a.layoutIfNeeded()
      seen = [tree.a, tree.b, tree.c].map(\.frame)
      called = tree.log.take()
    }
    tree.root.setNeedsLayout()
    tree.d.layoutIfNeeded()
    #expect(
      seen == [
        Rect(x: 0, y: 0, width: 100, height: 70), Rect(x: 0, y: 70, width: 100, height: 30),
        Rect(x: 5, y: 5, width: 90, height: 60),
      ])
    #expect(called == ["layout a", "layout c", "layout d"])
    // The pass under way does the rest.
    #expect(tree.log.take().filter { $0 == "layout b" }.count == 1)
  }
}
