// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// What needs a word of its own.
@Suite("Corners")
struct CornerTests {
  let a = LayoutView()

  @Test("a constraint at priority 0 asks for nothing, and can come back")
  func priorityZero() {
    let root = makeRoot(100, 100, a)
    var wide: Constraint?
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(1)
      make.width.equalTo(5).priority(1)
      wide = make.width.equalTo(50).priority(0).constraint
    }
    layOut(root)
    expect(a, at: 0, 0, 5, 1)
    wide?.update(priority: 2)
    layOut(root)
    expect(a, at: 0, 0, 50, 1)
    wide?.update(priority: 0)
    layOut(root)
    expect(a, at: 0, 0, 5, 1)
  }

  @Test("content may change the tree while it is measured")
  func reentrance() {
    let text = LayoutView()
    let root = makeRoot(100, 100, text, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(1)
    }
    text.snp.measure { [unowned root, unowned text, a] width in
      root.layoutIfNeeded()
      if width.isFinite { a.snp.updateConstraints { $0.left.equalToSuperview().offset(9) } }
      _ = text
      return Size(width: 200, height: 10)
    }
    text.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    layOut(root)
    expect(a, at: 9, 0, 1, 1)
    expect(text, at: 0, 0, 100, 10)
  }

  @Test("a tree that joins another is laid out by it")
  func joining() {
    let inner = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    layOut(inner)
    let outer = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(outer)
    expect(a, at: 10, 10, 280, 280)
  }

  @Test("numbers that come to no number are a mistake, not a trap")
  func overflow() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { make in
      make.left.equalTo(root.snp.right).multipliedBy(Double.greatestFiniteMagnitude)
      make.centerX.equalTo(root.snp.centerXWithinMargins)
        .multipliedBy(Double.greatestFiniteMagnitude)
    }
    root.layoutMargins = Insets(top: 0, left: 1e300, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(!root.snp.issues.isEmpty)
    #expect(a.frame.minX.isFinite)
  }

  @Test("a frame that is no number is said, and taken as zero")
  func brokenFrame() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    root.frame = Rect(x: 0, y: 0, width: .infinity, height: 50)
    root.layoutIfNeeded()
    #expect(!root.snp.issues.isEmpty)
    root.frame = Rect(x: 0, y: 0, width: 70, height: 50)
    layOut(root)
    expect(a, at: 0, 0, 70, 50)
  }

  @Test("a target that is gone is reported by the tree that is left")
  func deadTarget() {
    withExtendedLifetime(makeRoot(100, 100, a)) { root in
      a.snp.makeConstraints { make in
        make.left.top.equalTo(root)
        make.size.equalTo(20)
      }
      layOut(root)
    }
    a.layoutIfNeeded()
    #expect(a.frame.size == Size(width: 20, height: 20))
    let kinds = a.snp.issues.compactMap { issue -> ConstraintMistake.Kind? in
      if case .mistake(let mistake) = issue.problem { mistake.kind } else { nil }
    }
    #expect(Set(kinds) == [.deadTarget])
  }

  @Test("a constraint whose first item is gone says so")
  func deadItem() {
    let root = LayoutView()
    func makeConstraint() -> LayoutConstraint {
      let view = LayoutView(label: "view")
      root.addSubview(view)
      return view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    }
    let constraint = makeConstraint()
    root.subviews[0].removeFromSuperview()
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.issue?.kind == .deadTarget)
    #expect(constraint.issue?.message == "the item that it was made for is gone")
  }

  @Test("a view that moves between two trees that are laid out already")
  func moving() {
    let inner = LayoutView()
    let first = makeRoot(100, 100, a)
    let second = makeRoot(200, 200)
    a.addSubview(inner)
    for (view, inset) in [(a, 10.0), (inner, 5.0)] {
      view.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
    }
    layOut(first)
    layOut(second)
    for (root, extent) in [(second, 200.0), (first, 100), (second, 200)] {
      root.addSubview(a)
      a.snp.remakeConstraints { $0.edges.equalToSuperview().inset(10) }
      layOut(first)
      layOut(second)
      expect(a, at: 10, 10, extent - 20, extent - 20)
      expect(inner, at: 5, 5, extent - 30, extent - 30)
    }
    // The size of the root, which nothing mentions any more, has left as well.
    #expect(first.snp.solverStatistics?.constraints == 0)
    #expect(first.snp.solverStatistics?.variables == 0)
  }

  @Test("a guide that is removed takes its constraints along")
  func guideRemoval() {
    let guide = LayoutGuide()
    let root = makeRoot(100, 100, a)
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(30) }
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(1).priority(.low)
      make.width.height.equalTo(guide)
    }
    layOut(root)
    expect(a, at: 0, 0, 40, 40)
    root.removeLayoutGuide(guide)
    layOut(root)
    expect(a, at: 0, 0, 1, 1)
  }

  @Test("the engine does not keep its tree alive")
  func lifetime() {
    weak var gone: LayoutView?
    do {
      let view = LayoutView()
      let root = makeRoot(100, 100, view)
      view.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalTo(3)
      }
      root.layoutIfNeeded()
      #expect(!root.snp.issues.isEmpty)
      gone = view
    }
    #expect(gone == nil)
  }
}
