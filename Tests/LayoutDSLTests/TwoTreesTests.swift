// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// Views that move between two trees that both are laid out.
@Suite("Two trees")
struct TwoTreesTests {
  let panel = LayoutView()
  let label = LayoutView()
  let first = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let second = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    panel.addSubview(label)
    panel.snp.makeConstraints { $0.size.equalTo(50) }
    label.snp.makeConstraints { $0.left.top.width.equalTo(5) }
    first.addSubview(panel)
  }

  @Test("a constraint that was pending in the tree that its view left is none of that tree's")
  func pending() throws {
    try first.snp.layout()
    label.snp.makeConstraints { $0.height.equalTo(10) }
    second.addSubview(panel)
    try second.snp.layout()
    expect(label, at: 5, 5, 5, 10)
    label.snp.updateConstraints { $0.height.equalTo(20) }
    try first.snp.layout()
    expect(label, at: 5, 5, 5, 10)
    try second.snp.layout()
    expect(label, at: 5, 5, 5, 20)
    label.snp.updateConstraints { make in
      make.height.equalTo(30)
      make.width.equalTo(6)
    }
    try second.snp.layout()
    expect(label, at: 5, 5, 6, 30)
  }

  @Test("a constraint that was refused in the tree that its view left is none of that tree's")
  func refused() throws {
    var clashing: Constraint?
    label.snp.makeConstraints { make in
      clashing = make.height.equalTo(10).constraint
    }
    var height: Constraint?
    label.snp.makeConstraints { make in
      height = make.height.equalTo(42).constraint
    }
    first.layoutIfNeeded()
    expect(label, at: 5, 5, 5, 10)
    #expect(first.snp.issues.count == 1)
    second.addSubview(panel)
    clashing?.deactivate()
    try second.snp.layout()
    expect(label, at: 5, 5, 5, 42)
    try first.snp.layout()
    height?.update(offset: 50)
    label.snp.updateConstraints { $0.width.equalTo(6) }
    try second.snp.layout()
    expect(label, at: 5, 5, 6, 50)
    try first.snp.layout()
    expect(label, at: 5, 5, 6, 50)
  }

  @Test("a view that comes back is laid out as if it had never left")
  func comingBack() throws {
    try first.snp.layout()
    label.snp.makeConstraints { $0.height.equalTo(10) }
    second.addSubview(panel)
    first.addSubview(panel)
    label.snp.updateConstraints { $0.height.equalTo(20) }
    try second.snp.layout()
    #expect(label.frame.height == 0)
    try first.snp.layout()
    expect(label, at: 5, 5, 5, 20)
  }

  @Test("what the solver refuses for no mistake of the constraint does not deactivate it")
  func solverFailure() throws {
    var height: Constraint?
    label.snp.makeConstraints { height = $0.height.equalTo(10).constraint }
    try first.snp.layout()
    let row = try #require(height?.layoutConstraints.first)
    let engine = try #require(first.liveEngine)
    let reference = try #require(row.reference)
    try engine.solver.remove(#require(engine.row(of: reference)))
    height?.update(offset: 20)
    let error = #expect(throws: LayoutError.self) { try first.snp.layout() }
    guard case .solverGaveUp = error?.problems.first else {
      Issue.record("not given up: \(String(describing: error))")
      return
    }
    #expect(row.isActive && label.mistakeKinds.isEmpty)
    height?.update(offset: 30)
    try first.snp.layout()
    expect(label, at: 5, 5, 5, 30)
  }

  @Test("views that move at random are laid out as in fresh trees", arguments: 0..<20)
  func random(seed: UInt64) {
    var random = SplitMix(state: seed)
    let roots = [first, second]
    var wishes: [Constraint] = []
    var panels: [LayoutView] = []
    for _ in 0..<3 {
      let panel = LayoutView()
      let label = LayoutView()
      panel.addSubview(label)
      panel.snp.makeConstraints { $0.size.equalTo(50) }
      label.snp.makeConstraints { make in
        make.left.top.equalToSuperview().offset(5)
        make.size.equalTo(1).priority(.low)
        for extent in [20, 30] { wishes.append(make.size.equalTo(extent).constraint) }
      }
      panels.append(panel)
      first.addSubview(panel)
    }
    for step in 0..<60 {
      let wish = wishes[Int.random(in: 0..<wishes.count, using: &random)]
      let root = roots[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: wish.update(offset: Int.random(in: 0..<9, using: &random))
      case 1: wish.isActive ? wish.deactivate() : wish.activate()
      case 2, 3: root.addSubview(panels[Int.random(in: 0..<3, using: &random)])
      default: root.layoutIfNeeded()
      }
      if step % 15 != 14 { continue }
      for root in roots { root.layoutIfNeeded() }
      let edited = panels.map { $0.subviews[0].frame }
      for root in roots {
        root.snp.discardEngine()
        root.layoutIfNeeded()
      }
      #expect(edited == panels.map { $0.subviews[0].frame }, "seed \(seed), step \(step)")
    }
  }

  @Test("a guide that goes on before its pass leaves nothing to the tree that it left")
  func guide() throws {
    try first.snp.layout()
    let other = LayoutView()
    second.addSubview(other)
    other.snp.makeConstraints { $0.left.top.width.height.equalTo(60) }
    let guide = LayoutGuide()
    func pin(to view: LayoutView) {
      view.addLayoutGuide(guide)
      guide.snp.makeConstraints { make in
        make.left.top.equalTo(view).offset(4)
        make.width.height.equalTo(30)
      }
    }
    pin(to: panel)
    pin(to: other)
    try first.snp.layout()
    #expect(guide.layoutFrame == .zero && other.frame == .zero)
    pin(to: panel)
    try first.snp.layout()
    #expect(guide.layoutFrame == Rect(x: 4, y: 4, width: 30, height: 30))
    pin(to: other)
    try second.snp.layout()
    #expect(guide.layoutFrame == Rect(x: 4, y: 4, width: 30, height: 30))
    #expect(other.frame == Rect(x: 60, y: 60, width: 60, height: 60))
  }

  @Test("what the solver refuses last in a pass is told by that pass, not by the next")
  func lateSolverFailure() throws {
    label.snp.updateConstraints { $0.width.equalTo(50) }
    var isBroken = true
    label.snp.measure { [first] width in
      if isBroken, width == 50 { first.liveEngine?.pass.note(solverFailure: "test") }
      return Size(width: 200, height: 10)
    }
    #expect(throws: LayoutError.self) { try first.snp.layout() }
    isBroken = false
    label.snp.updateConstraints { $0.width.equalTo(30) }
    try first.snp.layout()
    #expect(label.frame.width == 30)
  }

  @Test("a pass whose tree moves while frames are assigned assigns no more", arguments: [0.0, 2])
  func movedAtAssignment(scale: Double) throws {
    /// A view that does something once, when its bounds are read.
    final class Mover: LayoutView {
      var onBounds: (() -> Void)?
      override var bounds: Rect {
        get {
          let action = onBounds
          onBounds = nil
          action?()
          return super.bounds
        }
        set { super.bounds = newValue }
      }
    }
    first.snp.pixelScale = scale
    let (mover, later) = (Mover(), LayoutView())
    for view in [mover, later] {
      first.addSubview(view)
      view.snp.makeConstraints { $0.left.top.size.equalTo(7) }
    }
    _ = mover.safeAreaLayoutGuide
    mover.onBounds = { [first, second] in second.addSubview(first) }
    first.layoutIfNeeded()
    #expect(first.superview === second && later.frame == .zero)
    second.layoutIfNeeded()
    #expect(later.frame == Rect(x: 7, y: 7, width: 7, height: 7))
  }
}
