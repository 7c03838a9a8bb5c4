// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Hooks that never come to rest, that fail, and that change the tree under the pass.
@Suite("What hooks may do")
struct HookSafetyTests {
  private let log = HookedView.Log()

  private func makeRoot() -> HookedView {
    HookedView("root", log, frame: Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A subview at the left top with a width of its own.
  private func addBox(_ label: String, to root: LayoutView, width: Double) -> HookedView {
    let box = HookedView(label, log)
    root.addSubview(box)
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(width)
      make.height.equalTo(10)
    }
    return box
  }

  @Test("a loop of constraints is reported after 32 rounds")
  func constraintLoop() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    var width = 10.0
    box.onLayout = { view in
      width = width == 10 ? 20 : 10
      view.snp.updateConstraints { $0.width.equalTo(width) }
    }
    root.layoutIfNeeded()
    guard case .unsettledHooks(let paths, let passes) = root.snp.issues.first?.problem else {
      Issue.record("no issue: \(root.snp.issues)")
      return
    }
    #expect(paths == ["root", "root/box"])
    #expect(passes == 32)
    #expect(root.snp.issues.count == 1)
    #expect(root.snp.issues.first?.items.count == 2)
    #expect(log.take().filter { $0 == "layout box" }.count == 32)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    // Coming to rest takes the issue away.
    box.onLayout = nil
    layOut(root)
    #expect(root.snp.issues.isEmpty)
  }

  @Test(
    "views that ask for themselves again and again are reported",
    arguments: [true, false])
  func marksLoop(isLayout: Bool) {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    if isLayout {
      box.onLayout = { $0.setNeedsLayout() }
    } else {
      box.onUpdate = { $0.setNeedsUpdateConstraints() }
    }
    let message = #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(message?.description.contains("\"root/box\"") == true)
    #expect(message?.description.contains("32 rounds") == true)
    // What threw left every frame as it was.
    #expect(box.frame == .zero)
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
    box.onLayout = nil
    box.onUpdate = nil
    layOut(root)
  }

  @Test("a hook that runs its own pass again does not recurse")
  func reentrant() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    root.onLayout = { view in
      view.setNeedsLayout()
      view.layoutIfNeeded()
      box.setNeedsLayout()
      box.layoutIfNeeded()
    }
    root.onUpdate = { view in
      view.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
  }

  @Test("a pass within layoutSubviews brings frames and what is below up to date")
  func passWithinHook() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    let inner = addBox("inner", to: box, width: 4)
    var seen = 0.0
    inner.onLayout = { view in
      view.snp.updateConstraints { $0.width.equalTo(view.superview?.bounds.width ?? 0) }
    }
    root.onLayout = { _ in
      box.snp.updateConstraints { $0.width.equalTo(30) }
      box.layoutIfNeeded()
      seen = box.frame.width
    }
    layOut(root)
    #expect(seen == 30)
    expect(inner, at: 0, 0, 30, 10)
  }

  @Test("subviews added by a hook are laid out in the same pass")
  func adding() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    box.onLayout = { [log] view in
      if !view.subviews.isEmpty { return }
      let late = HookedView("late", log)
      view.addSubview(late)
      late.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    layOut(root)
    #expect(box.subviews.count == 1)
    #expect(box.subviews.first?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(log.take().filter { $0 == "update late" || $0 == "layout late" }.count >= 2)
  }

  @Test(
    "views that add views that add views are reported after 32 rounds", arguments: [true, false])
  func growth(atEntry: Bool) {
    let root = GrowingView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.atEntry = atEntry
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    let depth = sequence(first: root as LayoutView) { $0.subviews.first }.reduce(0) { n, _ in n + 1
    }
    #expect(depth == 33)
    guard case .unsettledHooks(let paths, passes: 32)? = root.snp.issues.first?.problem else {
      Issue.record("no issue: \(root.snp.issues)")
      return
    }
    #expect((1...2).contains(paths.count))
    // The next pass goes on.
    root.layoutIfNeeded()
    #expect(root.snp.snapshot().entries.count > 60)
  }

  @Test("a hook that lays out what it adds, which does so too, comes to an end")
  func growthWithin() {
    final class Eager: LayoutView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if !subviews.isEmpty { return }
        for _ in 0..<4 {
          let child = Eager()
          addSubview(child)
          child.layoutIfNeeded()
        }
      }
    }
    let root = Eager(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
  }

  @Test("views may remove themselves and those that come next")
  func removing() {
    let root = makeRoot()
    let (a, b) = (addBox("a", to: root, width: 10), addBox("b", to: root, width: 10))
    let c = addBox("c", to: b, width: 10)
    a.onLayout = { view in
      b.removeFromSuperview()
      view.removeFromSuperview()
    }
    layOut(root)
    #expect(root.subviews.isEmpty)
    #expect(!log.take().contains("layout b"))
    // What left kept its wishes.
    root.addSubview(b)
    layOut(root)
    let lines = log.take()
    #expect(lines.contains("layout b"))
    #expect(lines.contains("layout c"))
    #expect(c.superview === b)
  }

  @Test("a hook may put the tree into another while it is laid out")
  func adoptedDuringPass() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    let outer = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    root.onLayout = { view in if view.superview == nil { outer.addSubview(view) } }
    layOut(root)
    #expect(root.superview === outer)
    layOut(outer)
    expect(box, at: 0, 0, 10, 10)
    let lines = log.take()
    #expect(lines.contains("layout box"))
  }

  @Test("a pass that throws after hooks leaves all frames, and the next one assigns them")
  func throwingLate() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalTo(box) }
    layOut(root)
    var clash: Constraint?
    box.onLayout = { view in
      if clash == nil { view.snp.makeConstraints { clash = $0.width.equalTo(5).constraint } }
    }
    box.snp.updateConstraints { $0.width.equalTo(20) }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    expect(box, at: 0, 0, 10, 10)
    expect(guide, at: 0, 0, 10, 10)
    clash?.deactivate()
    layOut(root)
    expect(box, at: 0, 0, 20, 10)
    expect(guide, at: 0, 0, 20, 10)
  }

  @Test("a view that takes no part any more goes back as well, and is placed by the next pass")
  func throwingAfterRelease() {
    let root = makeRoot()
    let owner = LayoutView(frame: Rect(x: 0.25, y: 0, width: 40, height: 40))
    root.addSubview(owner)
    let box = addBox("box", to: root, width: 10)
    let edge = box.snp.prepareConstraints { $0.left.equalTo(owner).priority(.low) }
    edge.forEach { $0.activate() }
    root.snp.pixelScale = 1
    layOut(root)
    #expect(owner.frame.minX == 0)
    var clash: Constraint?
    box.onLayout = { view in
      if clash == nil { view.snp.makeConstraints { clash = $0.width.equalTo(5).constraint } }
    }
    edge.forEach { $0.deactivate() }
    box.setNeedsLayout()
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(owner.frame.minX == 0)
    clash?.deactivate()
    layOut(root)
    #expect(owner.frame.minX == 0.25)
  }

  @Test("frames of a pass within a hook are taken back too")
  func throwingWithin() {
    let root = makeRoot()
    let box = addBox("box", to: root, width: 10)
    box.onUpdate = { view in
      view.layoutIfNeeded()
      #expect(view.frame.width == 10)
      view.snp.makeConstraints { $0.width.equalTo(5) }
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(box.frame == .zero)
  }

  @Test("a view that a hook has put into another tree stays where that has placed it")
  func throwingAfterMove() {
    let root = makeRoot()
    let (box, mover) = (addBox("box", to: root, width: 10), addBox("mover", to: root, width: 10))
    let outer = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    mover.onLayout = { view in
      view.onLayout = nil
      outer.addSubview(box)
      box.snp.remakeConstraints { $0.edges.equalToSuperview() }
      outer.layoutIfNeeded()
      view.snp.makeConstraints { $0.width.equalTo(5) }
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    expect(box, at: 0, 0, 500, 500)
    expect(mover, at: 0, 0, 0, 0)
  }

  @Test("a frame that a hook has set stays where the pass throws later", arguments: [1, 2])
  func throwingAfterSetting(rounds: Int) {
    let root = makeRoot()
    let (box, late) = (addBox("box", to: root, width: 10), addBox("late", to: root, width: 10))
    var left = rounds
    root.onLayout = { _ in box.frame = Rect(x: 1, y: 2, width: 3, height: 4) }
    late.onLayout = { view in
      left -= 1
      if left == 0 {
        view.snp.makeConstraints { $0.width.equalTo(5) }
      } else {
        view.setNeedsLayout()
      }
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    expect(box, at: 1, 2, 3, 4)
    expect(late, at: 0, 0, 0, 0)
  }

  @Test("what a setter makes of a place goes back with the rest")
  func throwingAfterSetter() {
    final class Whole: LayoutView {
      override var center: Point {
        get { super.center }
        set { super.center = Point(x: newValue.x.rounded(), y: newValue.y.rounded()) }
      }
    }
    let root = makeRoot()
    let (whole, late) = (Whole(), addBox("late", to: root, width: 10))
    root.addSubview(whole)
    whole.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(11)
      make.height.equalTo(20)
    }
    late.onLayout = { $0.snp.makeConstraints { $0.width.equalTo(5) } }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    expect(whole, at: 0, 0, 0, 0)
  }

  @Test("a resize of a list calls each cell once, and a change of one cell that one")
  func list() {
    let root = makeRoot()
    var cells: [HookedView] = []
    var height: Constraint?
    for number in 0..<50 {
      let cell = HookedView("\(number)", log)
      root.addSubview(cell)
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(Double(number))
        height = make.height.equalTo(1).constraint
      }
      cells.append(cell)
    }
    layOut(root)
    let first = root.snp.layoutWork
    #expect(first.subviewLayouts == 51)
    root.frame.size.width = 90
    layOut(root)
    let resized = root.snp.layoutWork
    #expect(resized.subviewLayouts == first.subviewLayouts + 51)
    #expect(resized.constraintUpdates == first.constraintUpdates)
    _ = log.take()
    height?.update(offset: 2)
    layOut(root)
    #expect(log.take() == ["layout root", "layout 49"])
  }

  @Test("hooks as deep as the tree need no stack")
  func deep() {
    let root = makeRoot()
    var last = root
    var views: [HookedView] = []
    for number in 0..<20_000 {
      let view = HookedView("\(number)", log)
      last.addSubview(view)
      views.append(view)
      last = view
    }
    layOut(root)
    #expect(root.snp.layoutWork.subviewLayouts == 20_001)
    #expect(root.snp.layoutWork.constraintUpdates == 20_001)
    // Frames set on the way down need no second round.
    for view in views { view.onLayout = { $0.subviews.first?.frame = $0.bounds } }
    root.onLayout = { $0.subviews.first?.frame = $0.bounds }
    root.setNeedsLayout()
    layOut(root)
    #expect(root.snp.layoutWork.subviewLayouts == 40_002)
    expect(last, at: 0, 0, 100, 100)
    // Nor do superviews that are asked for on the way up.
    for view in views { view.onUpdate = { $0.superview?.setNeedsUpdateConstraints() } }
    last.setNeedsUpdateConstraints()
    layOut(root)
    #expect(root.snp.layoutWork.constraintUpdates == 40_002)
  }

  @Test("what a measuring closure held may ask the view when it ends")
  func measuring() {
    let view = LayoutView()
    var asked: [Size] = []
    do {
      let ending = Ending { [unowned view] in asked.append(view.intrinsicContentSize) }
      view.snp.measure { _ in withExtendedLifetime(ending) { Size(width: 1, height: 1) } }
    }
    view.snp.measure { _ in Size(width: 2, height: 2) }
    #expect(asked == [Size(width: 2, height: 2)])
  }
}

/// Says when it ends.
private final class Ending {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}
