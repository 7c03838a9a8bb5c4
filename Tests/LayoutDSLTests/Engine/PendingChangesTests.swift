// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Lists of what the next pass has to do, in a tree that is edited without one.
@Suite("Pending changes")
struct PendingChangesTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let title = LayoutView()

  init() {
    root.addSubview(title)
    title.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
  }

  @Test("views that come and go are not kept, constraints that do are listed once")
  func bounded() throws {
    let engine = try #require(root.liveEngine)
    var width: Constraint?
    title.snp.makeConstraints { width = $0.width.equalTo(10).priority(500).constraint }
    let kept = LayoutView()
    for _ in 0..<1000 {
      let note = LayoutView()
      root.addSubview(note)
      note.snp.makeConstraints { $0.edges.equalToSuperview() }
      note.removeFromSuperview()
      root.addSubview(kept)
      width?.deactivate()
      width?.activate()
    }
    #expect(engine.pending.subtrees.count < 200)
    #expect(engine.pending.constraints.count < 200)
    kept.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(7)
      make.width.equalTo(title).multipliedBy(0.5)
    }
    try root.snp.layout()
    #expect(kept.frame.minX == 7 && kept.frame.width == 160)
    #expect(engine.pending.isEmpty && engine.pending.subtrees.isEmpty)
  }

  @Test("changes are counted on after the engine gave up, as hooks compare the counts")
  func countAfterGivingUp() throws {
    let engine = try #require(root.liveEngine)
    for _ in 0..<3 { root.addSubview(LayoutView()) }
    let count = engine.pending.changeCount
    engine.giveUp(EngineIssue(problem: .solverGaveUp("test")))
    #expect(engine.pending.changeCount >= count)
    #expect(engine.pending.isEmpty && engine.pending.isFresh)
  }
}
