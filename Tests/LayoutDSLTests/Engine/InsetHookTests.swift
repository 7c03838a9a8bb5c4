// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What views do when a pass tells them of insets is what hooks do: it may ask for a pass, and comes to an end.
@Suite("Hooks of insets within a pass")
struct InsetHookTests {
  /// A view that does something when it is told of a safe area.
  private final class Told: LayoutView {
    var onInsets: ((Told) -> Void)?
    override func safeAreaInsetsDidChange() { onInsets?(self) }
  }

  private let log = HookedView.Log()
  private let root: HookedView
  private let page = Told()
  private let box: HookedView

  init() {
    root = HookedView("root", log, frame: Rect(x: 0, y: 0, width: 100, height: 1000))
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    box = HookedView("box", log)
    root.addSubview(page)
    page.snp.makeConstraints { $0.edges.equalToSuperview() }
    page.addSubview(box)
    box.snp.makeConstraints { $0.edges.equalTo(page.safeAreaLayoutGuide) }
  }

  private func pushDown(_ view: LayoutView) {
    view.rootView.snp.additionalSafeAreaInsets.top += 1
    view.rootView.layoutIfNeeded()
  }

  @Test("frames are up to date for a hook that asks for a pass, and it is called once")
  func asking() throws {
    var seen: [Rect] = []
    page.onInsets = { [box] page in
      page.layoutIfNeeded()
      seen.append(box.frame)
    }
    try root.snp.layout()
    #expect(seen == [Rect(x: 0, y: 20, width: 100, height: 980)])
  }

  @Test("another safe area asks for layoutSubviews, of the view that is given it and of others")
  func layoutSubviews() throws {
    final class Screen: LayoutView {
      let bar = LayoutView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if bar.superview == nil { addSubview(bar) }
        let height = 49 + safeAreaInsets.bottom
        bar.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
      }
    }
    let screen = Screen(frame: Rect(x: 0, y: 0, width: 320, height: 568))
    let page = Screen()
    screen.addSubview(page)
    page.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview().inset(10)
    }
    let content = LayoutView()
    page.addSubview(content)
    content.snp.makeConstraints { $0.edges.equalTo(page.safeAreaLayoutGuide) }
    for (inset, height) in [(34.0, 83.0), (0, 49), (20, 69)] {
      screen.snp.additionalSafeAreaInsets.bottom = inset
      screen.layoutIfNeeded()
      #expect(screen.bar.frame.height == height)
      #expect(page.bar.frame.height == max(49, height - 10))
    }
  }

  @Test("a hook that changes insets each time comes to an end, and is reported")
  func endless() {
    page.onInsets = pushDown
    root.layoutIfNeeded()
    guard case .unsettledHooks(let paths, let passes) = root.snp.issues.first?.problem else {
      Issue.record("no issue: \(root.snp.issues)")
      return
    }
    // The root is called in each round since it is given other insets.
    #expect(paths == ["root", "root/[0]", "root/[0]/box"])
    #expect(passes == 32)
  }

  @Test("many hooks that change insets, each within the pass of another, come to an end")
  func manyEndless() {
    for _ in 0..<12 {
      let (page, text) = (Told(), LayoutView())
      root.addSubview(page)
      page.snp.makeConstraints { $0.edges.equalToSuperview() }
      page.addSubview(text)
      text.snp.makeConstraints { $0.edges.equalTo(page.safeAreaLayoutGuide) }
      page.onInsets = pushDown
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    #expect(root.snp.layoutWork.passes < 1000)
  }

  @Test("a change that a told view makes to one that was told before is told in the same pass")
  func toldAgain() throws {
    let (second, text) = (Told(), LayoutView())
    root.addSubview(second)
    second.snp.makeConstraints { $0.edges.equalToSuperview() }
    second.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalTo(second.safeAreaLayoutGuide) }
    var tops: [Double] = []
    page.onInsets = { tops.append($0.safeAreaInsets.top) }
    second.onInsets = { [page] second in
      second.onInsets = nil
      page.snp.additionalSafeAreaInsets.top = 5
      second.layoutIfNeeded()
    }
    try root.snp.layout()
    #expect(tops == [20, 25])
    #expect(box.frame.minY == 25)
    #expect(page.safeAreaInsets.top == 25)
  }

  @Test("a pass that throws takes back the frames of a hook's own pass, too")
  func takenBack() throws {
    page.onInsets = { $0.rootView.layoutIfNeeded() }
    box.onLayout = { box in
      box.onLayout = nil
      box.snp.makeConstraints { $0.width.equalTo(5) }
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(page.frame == .zero)
    #expect(box.frame == .zero)
  }

  // MARK: Views whose insets nothing goes by

  /// A view that notes its safe area and its margins when it is told of others, and may do something then.
  private final class Acting: LayoutView {
    var areas: [Double] = []
    var tops: [Double] = []
    var onArea: () -> Void = {}
    var onLayout: () -> Void = {}
    override func safeAreaInsetsDidChange() {
      areas.append(safeAreaInsets.top)
      onArea()
    }
    override func layoutMarginsDidChange() { tops.append(layoutMargins.top) }
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  @Test("an override alone is enough: what it does is in the frames of the same pass")
  func overrideAlone() throws {
    let (view, bar) = (Told(), LayoutView())
    root.addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.addSubview(bar)
    var height: Constraint?
    bar.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      height = make.height.equalTo(44).constraint
    }
    view.onInsets = { height?.update(offset: 44 + $0.safeAreaInsets.top) }
    try root.snp.layout()
    #expect(bar.frame.height == 64)
    root.snp.additionalSafeAreaInsets.top = 47
    try root.snp.layout()
    #expect(bar.frame.height == 91)
  }

  @Test("a view is told when it comes to a safe area, leaves it, and when the safe area goes")
  func comingAndGoing() throws {
    let (frame, view) = (LayoutView(), Acting())
    root.addSubview(frame)
    frame.addSubview(view)
    frame.snp.makeConstraints { $0.edges.equalToSuperview() }
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
    }
    let top = view.topAnchor.constraint(equalTo: frame.topAnchor)
    top.isActive = true
    var areas: [Double] = []
    for (offset, area) in [(0.0, 20.0), (0, 20), (12, 8), (300, 0), (400, 0), (15, 5)] {
      top.constant = offset
      try root.snp.layout()
      if areas.last ?? 0 != area { areas.append(area) }
      #expect(view.areas == areas)
      #expect(view.tops == areas.map { $0 + 8 })
    }
    root.snp.additionalSafeAreaInsets = .zero
    try root.snp.layout()
    #expect(view.areas == [20, 8, 0, 5, 0])
  }

  @Test("a view that moves to a tree without a safe area is told that it has none")
  func otherTree() throws {
    let view = Acting(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    try root.snp.layout()
    #expect(view.areas == [20])
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(view)
    try other.snp.layout()
    #expect(view.areas == [20, 0])
    root.addSubview(view)
    try root.snp.layout()
    #expect(view.areas == [20, 0, 20])
  }

  @Test("what lies outside of the safe area is not looked at")
  func reach() throws {
    let (list, bar) = (LayoutView(), Acting())
    root.addSubview(list)
    root.addSubview(bar)
    list.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(ConstraintInsets(top: 20, left: 0, bottom: 0, right: 0))
    }
    for number in 0..<500 {
      let cell = Acting()
      list.addSubview(cell)
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalToSuperview().offset(number)
        make.height.equalTo(1)
      }
    }
    let height = bar.heightAnchor.constraint(equalToConstant: 30)
    height.isActive = true
    bar.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    try root.snp.layout()
    let before = root.snp.layoutWork.insetsTold
    height.constant = 35
    try root.snp.layout()
    #expect(bar.areas == [20])
    // The root and what is in it: a pass that changes the bar, and the round of hooks after it.
    #expect(root.snp.layoutWork.insetsTold - before <= 2 * (1 + root.subviews.count))
  }

  // MARK: Each value once

  private func makeStrip() -> Acting {
    let strip = Acting(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(strip)
    return strip
  }

  @Test("margins that are set before the pass take no other change away")
  func setBeforeThePass() throws {
    let strip = makeStrip()
    try root.snp.layout()
    root.snp.additionalSafeAreaInsets.top = 10
    strip.layoutMargins = Insets(top: 3, left: 3, bottom: 3, right: 3)
    try root.snp.layout()
    #expect(strip.areas == [20, 10] && strip.tops == [28, 13])
    strip.frame.origin.y = 300
    strip.layoutMargins.top = 4
    #expect(strip.areas == [20, 10, 0] && strip.tops == [28, 13, 4])
    try root.snp.layout()
    #expect(strip.areas.count == 3 && strip.tops.count == 3)
  }

  @Test("what one view does when it is told is what others are told, once")
  func othersActing() throws {
    let (first, second) = (makeStrip(), makeStrip())
    first.onArea = { second.frame.origin.y = 5 }
    try root.snp.layout()
    #expect(second.areas == [15])
    first.onArea = { second.snp.additionalSafeAreaInsets.top = 7 }
    root.snp.additionalSafeAreaInsets.top = 30
    try root.snp.layout()
    #expect(second.areas == [15, 32])
  }

  @Test("margins that a view sets when it is told of a safe area are told once")
  func ownMargins() throws {
    let strip = makeStrip()
    strip.onArea = { strip.layoutMargins = Insets(top: 3, left: 3, bottom: 3, right: 3) }
    try root.snp.layout()
    #expect(strip.tops == [23])
    let other = makeStrip()
    other.onArea = { other.insetsLayoutMarginsFromSafeArea = false }
    try root.snp.layout()
    #expect(other.areas == [20] && other.tops == [])
  }

  @Test("margins that are preserved or mirrored are told once")
  func preservedMargins() throws {
    root.snp.additionalSafeAreaInsets = .zero
    root.layoutMargins = Insets(top: 30, left: 30, bottom: 30, right: 30)
    let strip = makeStrip()
    try root.snp.layout()
    strip.preservesSuperviewLayoutMargins = true
    try root.snp.layout()
    #expect(strip.tops == [30])
    let other = makeStrip()
    other.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(other.tops == [1, 1] && other.layoutMargins.left == 4)
    other.insetsLayoutMarginsFromSafeArea = false
    try root.snp.layout()
    #expect(other.tops == [1, 1])
  }

  @Test("a frame that goes back with nothing to solve is told")
  func withoutSolving() throws {
    let (frame, strip, other) = (makeStrip(), Acting(), makeStrip())
    frame.snp.makeConstraints { $0.edges.equalToSuperview() }
    frame.addSubview(strip)
    strip.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(50)
    }
    try root.snp.layout()
    other.onLayout = {
      other.onLayout = {}
      strip.frame.origin.y = 5
      frame.setNeedsLayout()
    }
    other.setNeedsLayout()
    try root.snp.layout()
    #expect(strip.frame.minY == 0)
    #expect(strip.areas.last == 20)
  }

  @Test("cells that each ask for a pass are looked at once for all", arguments: [50, 200])
  func passesOfCells(count: Int) throws {
    for number in 0..<count {
      let cell = makeStrip()
      cell.frame.origin.y = Double(number)
      cell.onLayout = {
        cell.frame.size.width = 90
        cell.layoutIfNeeded()
      }
    }
    try root.snp.layout()
    #expect(root.snp.layoutWork.insetsTold <= 4 * count)
  }

  @Test(
    "a view that a setter told of a safe area is told when it is gone", arguments: [true, false])
  func toldBySetter(moves: Bool) throws {
    let (box, strip) = (LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 200)), Acting())
    root.addSubview(box)
    box.addSubview(strip)
    strip.frame = Rect(x: 0, y: 50, width: 100, height: 50)
    try root.snp.layout()
    strip.frame.origin.y = 0
    strip.layoutMargins.top = 3
    try root.snp.layout()
    #expect(strip.areas == [20])
    if moves {
      box.frame.origin.y = 300
    } else {
      root.snp.additionalSafeAreaInsets = .zero
    }
    try root.snp.layout()
    #expect(strip.areas == [20, 0])
  }

  @Test("after a pass that throws the next one tells a view what it has")
  func afterThrowing() throws {
    let (strip, other) = (Acting(), HookedView("other", log))
    for view in [strip, other] { root.addSubview(view) }
    strip.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
    }
    let top = strip.topAnchor.constraint(equalTo: root.topAnchor, constant: 300)
    top.isActive = true
    let clash = strip.heightAnchor.constraint(equalToConstant: 60)
    try root.snp.layout()
    top.constant = 0
    other.onLayout = { _ in clash.isActive = true }
    other.setNeedsLayout()
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(strip.frame.minY == 300)
    other.onLayout = nil
    clash.isActive = false
    top.constant = 300
    try root.snp.layout()
    #expect(strip.areas.last ?? 0 == 0)
  }

  @Test("margins that are mirrored where a view comes to are told", arguments: [true, false])
  func mirroredOnJoining(isBefore: Bool) throws {
    let (tree, strip) = (LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), Acting())
    strip.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    if isBefore { tree.semanticContentAttribute = .forceRightToLeft }
    tree.addSubview(strip)
    tree.semanticContentAttribute = .forceRightToLeft
    try tree.snp.layout()
    #expect(strip.tops == [1, 1] && strip.layoutMargins.left == 4)
    try tree.snp.layout()
    #expect(strip.tops.count == 2)
  }
}
