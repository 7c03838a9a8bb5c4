// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// When `updateConstraints()` and `layoutSubviews()` are called, and in which order.
@Suite("Hooks of the pass")
struct HookTests {
  /// Root with `a` (which has `c` and `d`) and `b`; every view fills a part of its superview.
  struct Tree {
    let log = HookedView.Log()
    let root: HookedView
    let a: HookedView
    let b: HookedView
    let c: HookedView
    let d: HookedView

    init() {
      root = HookedView("root", log, frame: Rect(x: 0, y: 0, width: 100, height: 100))
      (a, b) = (HookedView("a", log), HookedView("b", log))
      (c, d) = (HookedView("c", log), HookedView("d", log))
      for view in [a, b] { root.addSubview(view) }
      for view in [c, d] { a.addSubview(view) }
      a.snp.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        make.height.equalTo(40)
      }
      b.snp.makeConstraints { make in
        make.left.right.bottom.equalToSuperview()
        make.top.equalTo(a.snp.bottom)
      }
      for view in [c, d] { view.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) } }
    }
  }

  /// A text of 300 points in lines of 10, as wide as it is told that it may be.
  private class WrappingLabel: LayoutView {
    var preferred = 0.0 {
      didSet { if preferred != oldValue { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: Size {
      Size(width: 300, height: 10 * (preferred > 0 ? (300 / preferred).rounded(.up) : 1))
    }
  }

  @Test("every view is called once at first: constraints from the leaves, layout from the root")
  func order() {
    let tree = Tree()
    #expect(tree.a.needsUpdateConstraints())
    layOut(tree.root)
    #expect(
      tree.log.take() == [
        "update c", "update d", "update a", "update b", "update root",
        "layout root", "layout a", "layout c", "layout d", "layout b",
      ])
    #expect(!tree.a.needsUpdateConstraints())
    layOut(tree.root)
    tree.root.layoutIfNeeded()
    #expect(tree.log.take() == [])
  }

  @Test("a frame that a hook gives the root lasts until the next pass that has something to do")
  func rootFrame() {
    let root = HookedView("root", HookedView.Log())
    root.snp.makeConstraints { $0.size.equalTo(1) }
    root.onLayout = { root in
      root.onLayout = nil
      root.frame.size = Size(width: 320, height: 480)
    }
    layOut(root)
    #expect(root.frame.size == Size(width: 320, height: 480))
    root.setNeedsLayout()
    layOut(root)
    #expect(root.frame.size == Size(width: 1, height: 1))
  }

  @Test("a pass calls what was asked for and nothing else")
  func dirtyPart() {
    let tree = Tree()
    layOut(tree.root)
    _ = tree.log.take()
    let before = tree.root.snp.layoutWork
    tree.c.setNeedsUpdateConstraints()
    tree.b.setNeedsLayout()
    tree.b.setNeedsLayout()
    layOut(tree.root)
    #expect(tree.log.take() == ["update c", "layout b"])
    let after = tree.root.snp.layoutWork
    #expect(after.constraintUpdates == before.constraintUpdates + 1)
    #expect(after.subviewLayouts == before.subviewLayouts + 1)
    #expect(after.solves == before.solves)
    #expect(after.framesRead == before.framesRead)
  }

  @Test("views with another size are laid out, and superviews of views that moved")
  func sizes() {
    let tree = Tree()
    layOut(tree.root)
    _ = tree.log.take()
    // b moves and shrinks, a grows and so do c and d: all but nothing is as it was.
    tree.a.snp.updateConstraints { $0.height.equalTo(50) }
    layOut(tree.root)
    #expect(
      tree.log.take() == ["layout root", "layout a", "layout c", "layout d", "layout b"])
    // Only c moves, without another size: its superview is laid out.
    tree.c.snp.remakeConstraints { make in
      make.size.equalTo(Size(width: 90, height: 40))
      make.left.top.equalToSuperview().offset(6)
    }
    layOut(tree.root)
    #expect(tree.log.take() == ["layout a"])
  }

  @Test("adding and removing subviews asks for layout of the superview")
  func children() {
    let tree = Tree()
    layOut(tree.root)
    _ = tree.log.take()
    tree.d.removeFromSuperview()
    layOut(tree.root)
    #expect(tree.log.take() == ["layout a"])
    tree.b.addSubview(tree.d)
    layOut(tree.root)
    // Nothing holds the size of d any more: it shrinks to nothing.
    #expect(tree.log.take() == ["layout b", "layout d"])
  }

  @Test("a frame that is set asks for layout if the size is another")
  func frames() {
    let tree = Tree()
    layOut(tree.root)
    _ = tree.log.take()
    tree.root.frame.origin.x = 3
    layOut(tree.root)
    #expect(tree.log.take() == [])
    tree.root.frame.size.height = 90
    layOut(tree.root)
    #expect(tree.log.take() == ["layout root", "layout b"])
  }

  @Test("constraints made in updateConstraints are those of the pass")
  func updating() {
    let tree = Tree()
    tree.a.onUpdate = { view in
      view.snp.remakeConstraints { make in
        make.left.top.right.equalToSuperview()
        make.height.equalTo(30)
      }
    }
    try? tree.root.snp.layout()
    expect(tree.a, at: 0, 0, 100, 30)
    expect(tree.b, at: 0, 30, 100, 70)
    #expect(tree.root.snp.layoutWork.solves == 1)
  }

  @Test("frames set in layoutSubviews follow bounds, also of views that no constraint places")
  func manualFrames() {
    let tree = Tree()
    let shade = HookedView("shade", tree.log)
    tree.a.addSubview(shade)
    tree.a.onLayout = { shade.frame = $0.bounds }
    layOut(tree.root)
    expect(shade, at: 0, 0, 100, 40)
    _ = tree.log.take()
    tree.root.frame.size.width = 80
    layOut(tree.root)
    expect(shade, at: 0, 0, 80, 40)
    #expect(tree.log.take().filter { $0 == "layout shade" } == ["layout shade"])
  }

  @Test(
    "a view that constraints place stays where layoutSubviews puts it, until it is laid out again")
  func overridden() {
    let tree = Tree()
    tree.a.onLayout = { _ in tree.c.frame.origin.x += 2 }
    layOut(tree.root)
    expect(tree.c, at: 7, 5, 90, 30)
    layOut(tree.root)
    expect(tree.c, at: 7, 5, 90, 30)
    // Again from where the constraints put it, not from where the hook left it.
    tree.a.setNeedsLayout()
    layOut(tree.root)
    expect(tree.c, at: 7, 5, 90, 30)
    tree.a.onLayout = nil
    tree.a.setNeedsLayout()
    layOut(tree.root)
    expect(tree.c, at: 5, 5, 90, 30)
  }

  @Test("constraints changed before super.layoutSubviews() hold after it")
  func changedBeforeSuper() {
    let tree = Tree()
    var seen: [Double] = []
    tree.a.beforeLayout = { view in
      tree.c.snp.updateConstraints { $0.edges.equalToSuperview().inset(view.bounds.width / 10) }
    }
    tree.a.onLayout = { _ in seen.append(tree.c.frame.width) }
    layOut(tree.root)
    #expect(seen.first == 80)
    expect(tree.c, at: 10, 10, 80, 20)
  }

  @Test("constraints changed after super settle in the same pass")
  func changedAfterSuper() {
    let tree = Tree()
    tree.b.onLayout = { view in
      tree.a.snp.updateConstraints { $0.height.equalTo(view.bounds.width / 2) }
    }
    layOut(tree.root)
    expect(tree.a, at: 0, 0, 100, 50)
    tree.root.frame.size.width = 60
    layOut(tree.root)
    expect(tree.a, at: 0, 0, 60, 30)
    expect(tree.b, at: 0, 30, 60, 70)
  }

  @Test("a pass without hooks to call walks nowhere and does nothing")
  func idle() {
    let tree = Tree()
    layOut(tree.root)
    let before = tree.root.snp.layoutWork
    layOut(tree.root)
    #expect(tree.root.snp.layoutWork == before)
  }

  @Test("plain views have no hooks to call")
  func plain() {
    let root = makeRoot(100, 100, LayoutView(), LayoutStackView())
    for view in root.subviews { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
    layOut(root)
    #expect(root.snp.layoutWork.constraintUpdates == 0)
    #expect(root.snp.layoutWork.subviewLayouts == 0)
    #expect(!root.needsUpdateConstraints())
    root.setNeedsUpdateConstraints()
    #expect(root.needsUpdateConstraints())
    layOut(root)
    #expect(!root.needsUpdateConstraints())
    #expect(root.snp.layoutWork.constraintUpdates == 1)
  }

  @Test("updateConstraintsIfNeeded calls what is below the view, and solves nothing")
  func updateIfNeeded() {
    let tree = Tree()
    tree.a.updateConstraintsIfNeeded()
    #expect(tree.log.take() == ["update c", "update d", "update a"])
    #expect(tree.root.snp.layoutWork.solves == 0)
    layOut(tree.root)
    #expect(
      tree.log.take() == [
        "update b", "update root", "layout root", "layout a", "layout c", "layout d", "layout b",
      ])
  }

  @Test("the class says nothing that matters about constraints")
  func requiresConstraints() {
    #expect(!LayoutView.requiresConstraintBasedLayout)
  }

  @Test("what hooks of other views have changed is solved once for all", arguments: [50, 200])
  func changesElsewhere(count: Int) throws {
    final class Label: WrappingLabel {
      override func layoutSubviews() {
        super.layoutSubviews()
        preferred = bounds.width
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var labels: [Label] = []
    for _ in 0..<count {
      let (cell, label) = (HookedView("cell", HookedView.Log()), Label())
      root.addSubview(cell)
      cell.addSubview(label)
      label.snp.makeConstraints { $0.edges.equalToSuperview() }
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(labels.last?.superview?.snp.bottom ?? root.snp.top)
      }
      labels.append(label)
    }
    try root.snp.layout()
    #expect(labels.allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 100, height: 30) })
    #expect(labels.last?.superview?.frame.minY == Double(count - 1) * 30)
    #expect(root.snp.layoutWork.solves <= 3)
    #expect(root.snp.layoutWork.framesRead <= 5 * count)
  }

  @Test("cells that tell a label how wide it may be are solved once for all", arguments: [50, 200])
  func preferredWidths(count: Int) throws {
    final class Cell: LayoutView {
      let label = WrappingLabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferred = label.bounds.width
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var cells: [Cell] = []
    for _ in 0..<count {
      let cell = Cell()
      root.addSubview(cell)
      cell.addSubview(cell.label)
      cell.label.snp.makeConstraints { $0.edges.equalToSuperview() }
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(cells.last?.snp.bottom ?? root.snp.top)
      }
      cells.append(cell)
    }
    try root.snp.layout()
    #expect(cells.allSatisfy { $0.label.frame == Rect(x: 0, y: 0, width: 100, height: 30) })
    #expect(cells.last?.frame.minY == Double(count - 1) * 30)
    #expect(root.snp.layoutWork.solves <= 3)
  }

  @Test("a label sees a constraint of its own that its cell or it has changed, in a long list, too")
  func ownConstraints() throws {
    final class Label: LayoutView {
      var height: Constraint?
      var own: Double?
      var seen: [Double] = []
      override func layoutSubviews() {
        if let own { height?.update(offset: own) }
        super.layoutSubviews()
        seen.append(bounds.height)
      }
    }
    final class Cell: LayoutView {
      let label = Label()
      var height = 10.0
      override func layoutSubviews() {
        super.layoutSubviews()
        label.height?.update(offset: height)
        label.setNeedsLayout()
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let cells = (0..<150).map { _ in Cell() }
    for (number, cell) in cells.enumerated() {
      root.addSubview(cell)
      cell.addSubview(cell.label)
      cell.label.snp.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        cell.label.height = make.height.equalTo(10).constraint
      }
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalToSuperview().offset(number)
        make.height.equalTo(30)
      }
    }
    try root.snp.layout()
    for cell in cells {
      cell.height = 12
      cell.label.seen = []
      cell.setNeedsLayout()
    }
    try root.snp.layout()
    #expect(cells.allSatisfy { $0.label.seen.first == 12 })
    for cell in cells {
      cell.label.own = 14
      cell.label.seen = []
      cell.label.setNeedsLayout()
    }
    try root.snp.layout()
    #expect(cells.allSatisfy { $0.label.seen.first == 14 })
  }

  @Test("a label that asks again in its own hook sees what it has changed")
  func ownContent() throws {
    final class Label: WrappingLabel {
      var seen: [Double] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        preferred = bounds.width
        super.layoutSubviews()
        seen.append(bounds.height)
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let label = Label()
    root.addSubview(label)
    label.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    try root.snp.layout()
    #expect(label.seen.first == 30)
  }

  @Test("what the hook of a view above has changed is solved for those below, however deep")
  func changesAbove() throws {
    final class Level: LayoutView {
      var inner: Constraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        inner?.update(offset: bounds.width - 2)
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    var outer: LayoutView = root
    for _ in 0..<60 {
      let level = Level()
      outer.addSubview(level)
      level.snp.makeConstraints { make in
        make.left.top.bottom.equalToSuperview()
        (outer as? Level)?.inner = make.width.equalTo(0).constraint
        if outer === root { make.width.equalToSuperview() }
      }
      outer = level
    }
    // Sixty levels, each of which says how wide the next one is: more than a pass has rounds.
    try root.snp.layout()
    #expect(outer.frame == Rect(x: 0, y: 0, width: 200 - 2 * 59, height: 100))
  }

  @Test(
    "a label sees what the hook of the view around it has said of what is beside it, on sixty levels"
  )
  func changesBesideALabel() throws {
    final class Label: LayoutView {
      var onWidth: (Double) -> Void = { _ in }
      override func layoutSubviews() {
        super.layoutSubviews()
        onWidth(bounds.width)
      }
    }
    final class Level: LayoutView {
      let (icon, label) = (LayoutView(), Label())
      var iconWidth: Constraint?
      var width = 100.0
      override func layoutSubviews() {
        super.layoutSubviews()
        iconWidth?.update(offset: 1001 - width)
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1000, height: 100))
    var levels: [Level] = []
    for _ in 0..<60 {
      let level = Level()
      (levels.last ?? root).addSubview(level)
      level.addSubview(level.icon)
      level.addSubview(level.label)
      level.snp.makeConstraints { $0.edges.equalToSuperview() }
      level.icon.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.height.equalTo(1)
        level.iconWidth = make.width.equalTo(0).constraint
      }
      level.label.snp.makeConstraints { make in
        make.left.equalTo(level.icon.snp.right)
        make.right.top.equalToSuperview()
        make.height.equalTo(1)
      }
      levels.last?.label.onWidth = { width in
        if level.width == width { return }
        level.width = width
        level.setNeedsLayout()
      }
      levels.append(level)
    }
    try root.snp.layout()
    #expect(levels.map(\.label.frame.width) == (1...60).map { 100 - Double($0) })
  }

  /// Puts a cell below the last one of a list; what holds its height.
  private func place(_ cell: LayoutView, below last: LayoutView?) -> Constraint? {
    var height: Constraint?
    cell.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      height = make.height.equalTo(20).constraint
      if let last { make.top.equalTo(last.snp.bottom) } else { make.top.equalToSuperview() }
    }
    return height
  }

  /// Each had all cells below it solved and assigned: 2 s for 4,000.
  @Test("cells that change their heights before `super` are solved together, but for some")
  func changesBeforeSuper() throws {
    final class Cell: LayoutView {
      let middle = LayoutView()
      var height: Constraint?
      var calls = 0
      var seen = 0.0
      /// Whether each call changes something, though it comes to the same.
      var isRemaking = false
      override func layoutSubviews() {
        calls += 1
        height?.update(offset: bounds.width / 4)
        if isRemaking {
          height?.deactivate()
          height?.activate()
        }
        super.layoutSubviews()
        seen = middle.frame.minY
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    var cells: [Cell] = []
    for _ in 0..<400 {
      let cell = Cell()
      root.addSubview(cell)
      cell.addSubview(cell.middle)
      cell.middle.snp.makeConstraints { make in
        make.left.right.centerY.equalToSuperview()
        make.height.equalTo(4)
      }
      cell.height = place(cell, below: cells.last)
      cells.append(cell)
    }
    try root.snp.layout()
    for width in [320.0, 480] {
      for cell in cells { cell.calls = 0 }
      let before = root.snp.layoutWork.solves
      root.frame.size.width = width
      try root.snp.layout()
      #expect(root.snp.layoutWork.solves - before <= 70)
      #expect(cells.allSatisfy { $0.frame.height == width / 4 && $0.seen == width / 8 - 2 })
      #expect(cells.last?.frame.minY == 399 * width / 4)
      #expect(cells.allSatisfy { $0.calls <= 2 })
    }
    for cell in cells { (cell.isRemaking, cell.calls) = (true, 0) }
    root.frame.size.width = 400
    try root.snp.layout()
    #expect(cells.allSatisfy { $0.frame.height == 100 && $0.seen == 48 && $0.calls <= 3 })
  }

  /// The inner view waited for the next round, in which nobody asked for it again.
  @Test("a hook that lays out what is in it sees it laid out, however many others have changed")
  func changesBeforeSuperWithin() throws {
    final class Inner: LayoutView {
      let label = LayoutView()
      var height: Constraint?
      override func layoutSubviews() {
        height?.update(offset: bounds.width / 4)
        super.layoutSubviews()
      }
    }
    final class Cell: LayoutView {
      let inner = Inner()
      var height: Constraint?
      var seen = 0.0
      override func layoutSubviews() {
        height?.update(offset: bounds.width / 2)
        super.layoutSubviews()
        inner.layoutIfNeeded()
        seen = inner.label.frame.height
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    var cells: [Cell] = []
    for number in 0..<200 {
      let cell = Cell()
      root.addSubview(cell)
      cell.addSubview(cell.inner)
      cell.inner.addSubview(cell.inner.label)
      cell.inner.snp.makeConstraints { $0.edges.equalToSuperview() }
      cell.inner.label.snp.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        cell.inner.height = make.height.equalTo(1).constraint
      }
      let height = place(cell, below: cells.last)
      if number < 100 { cell.height = height }
      cells.append(cell)
    }
    for width in [400.0, 320] {
      root.frame.size.width = width
      try root.snp.layout()
      #expect(cells.allSatisfy { $0.seen == width / 4 && $0.inner.label.frame.height == width / 4 })
    }
  }

  @Test("each of many siblings sees what the hook before it has said of its own width")
  func changesBeside() throws {
    final class Link: LayoutView {
      var width: Constraint?
      var next: Link?
      override func layoutSubviews() {
        super.layoutSubviews()
        next?.width?.update(offset: bounds.width - 2)
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 100))
    let links = (0..<40).map { _ in Link() }
    for (number, link) in links.enumerated() {
      root.addSubview(link)
      link.snp.makeConstraints { make in
        make.left.top.height.equalToSuperview()
        link.width = make.width.equalTo(number == 0 ? 300 : 0).constraint
      }
      if number > 0 { links[number - 1].next = link }
    }
    try root.snp.layout()
    #expect(links.map(\.frame.width) == (0..<40).map { 300 - 2 * Double($0) })
  }

  @Test("super does not take back what another view's hook has placed by hand")
  func placedElsewhere() {
    let log = HookedView.Log()
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (HookedView("first", log), HookedView("second", log))
    let (free, inner) = (LayoutView(), LayoutView())
    for view in [first, second] {
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    first.addSubview(free)
    free.addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    first.onLayout = { _ in free.frame = Rect(x: 0, y: 0, width: 33, height: 33) }
    var seen: [Double] = []
    second.onLayout = { _ in seen.append(free.frame.width) }
    layOut(root)
    #expect(seen == [33] && free.frame.width == 33)
    #expect(log.take().filter { $0 == "layout first" }.count == 1)
  }
}
