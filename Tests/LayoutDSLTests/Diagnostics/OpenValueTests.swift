// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What is open is listed, with what follows from it by way of content and insets; it rests, and a pass
/// from scratch does not know what was before.
@Suite("Open values")
struct OpenValueTests {
  private func open(_ root: LayoutView) -> [String] {
    root.snp.ambiguities().map { ambiguity in
      let name = (ambiguity.item as? LayoutView)?.snp.label() ?? "guide"
      return "\(name).\(ambiguity.attribute)"
    }
  }

  /// A text 174 points long that wants to be 66 wide, at 749 and then as firmly as it resists.
  private func makeText() -> (root: LayoutView, text: WrappingView, width: Constraint?) {
    let text = WrappingView()
    text.length = 174
    let root = makeRoot(400, 300, text)
    var width: Constraint?
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      width = make.width.equalTo(66).priority(749).constraint
    }
    return (root, text, width)
  }

  @Test("heights of any number of labels on one line are determined though widths are open")
  func labelsOnOneLine() {
    let root = makeRoot(320, 2000)
    var above = root.snp.top
    for _ in 0..<40 {
      let row = LayoutView()
      root.addSubview(row)
      row.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(above)
      }
      above = row.snp.bottom
      let (first, second) = (LayoutView(), LayoutView())
      for label in [first, second] {
        label.snp.measure { _ in Size(width: 30, height: 12) }
        row.addSubview(label)
        label.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
      }
      first.snp.makeConstraints { $0.left.equalToSuperview() }
      second.snp.makeConstraints { make in
        make.left.equalTo(first.snp.right)
        make.right.equalToSuperview()
      }
    }
    layOut(root)
    #expect(root.subviews[39].frame == Rect(x: 0, y: 39 * 12, width: 320, height: 12))
    #expect(root.snp.ambiguities().count == 40 * 3)
    #expect(!root.subviews[39].hasAmbiguousLayout)
  }

  @Test("the open values of a subtree have the same remedies as in the whole tree")
  func ofSubtrees() {
    let root = makeRoot(320, 400)
    let (text, below, beside, other) = (WrappingView(), LayoutView(), LayoutView(), WrappingView())
    for (view, label) in [(text, "text"), (below, "below"), (beside, "beside"), (other, "other")] {
      view.snp.setLabel(label)
    }
    for view in [text, other, below, beside] { root.addSubview(view) }
    for view in [text, other] {
      view.length = 174
      view.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.width.equalTo(66).priority(750)
      }
    }
    text.snp.makeConstraints { $0.top.equalToSuperview() }
    other.snp.makeConstraints { $0.bottom.equalToSuperview() }
    below.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(text.snp.bottom)
      make.size.equalTo(20)
    }
    beside.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.width.equalTo(text.snp.width)
      make.height.equalTo(5)
    }
    layOut(root)
    let all = root.snp.ambiguities()
    #expect(
      all.map { "\($0.path).\($0.attribute)" } == [
        "root/text.width", "root/text.height", "root/other.top", "root/other.width",
        "root/other.height", "root/below.top", "root/beside.left", "root/beside.width",
      ])
    for view in [text, below, beside, other] {
      #expect(
        view.snp.ambiguities().map(\.description)
          == all.filter { $0.item === view }.map(\.description))
    }
    #expect(
      all[5].description.contains("text.width") && !all[5].description.contains("other.width"))
  }

  @Test("the height of a text whose width is open is open, and so is what goes by it")
  func measured() {
    let (root, text, width) = makeText()
    let (below, beside, inner) = (LayoutView(), LayoutView(), LayoutView())
    for (view, label) in [(below, "below"), (beside, "beside")] {
      view.snp.setLabel(label)
      root.addSubview(view)
    }
    inner.snp.setLabel("inner")
    text.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(3)
      make.bottom.equalToSuperview()
    }
    below.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(text.snp.bottom)
      make.size.equalTo(20)
    }
    beside.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(20)
    }
    layOut(root)
    #expect(open(root) == [])
    expect(text, at: 0, 0, 174, 10)
    width?.update(priority: 750)
    layOut(root)
    #expect(open(root) == ["a.width", "a.height", "below.top", "inner.top"])
    width?.update(priority: 751)
    layOut(root)
    #expect(open(root) == [])
    expect(text, at: 0, 0, 66, 30)
  }

  @Test("a height that constraints hold is not open, whatever the width")
  func measuredAndHeld() {
    let (root, text, width) = makeText()
    text.snp.makeConstraints { $0.height.equalTo(15) }
    width?.update(priority: 750)
    layOut(root)
    #expect(open(root) == ["a.width"])
  }

  @Test(
    "a height is open only if it is another at a width that may be",
    arguments: [(179, 2), (181, 0)])
  func measuredTheSame(widest: Double, count: Int) {
    let (first, second) = (LayoutView(), LayoutView())
    let root = makeRoot(200, 100, first, second)
    for (view, label) in [(first, "first"), (second, "second")] {
      view.snp.setLabel(label)
      view.snp.measure { Size(width: 20, height: $0.isFinite && $0 > widest ? 30 : 10) }
    }
    first.snp.makeConstraints { $0.left.top.equalToSuperview() }
    second.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.top.right.equalToSuperview()
    }
    layOut(root)
    let open = open(root)
    #expect(open.filter { $0.hasSuffix("height") }.count == count)
    #expect(
      open.filter { !$0.hasSuffix("height") } == ["first.width", "second.left", "second.width"])
  }

  @Test("what another constraint decides at another height is open")
  func decidedElsewhere() {
    let (text, box) = (WrappingView(), SizedView(9, 9))
    text.length = 16.5
    let outer = makeRoot(400, 300)
    let parent = LayoutView()
    parent.snp.setLabel("parent")
    outer.addSubview(parent)
    text.snp.setLabel("text")
    box.snp.setLabel("box")
    parent.addSubview(box)
    parent.addSubview(text)
    parent.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(18)
      make.height.equalTo(text).offset(30.5)
    }
    box.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(14)
      make.top.equalToSuperview()
    }
    text.snp.makeConstraints { make in
      make.left.equalTo(box.snp.right).offset(0.5)
      make.right.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview().offset(12).priority(500)
      make.centerY.equalTo(69.5).priority(250)
    }
    layOut(outer)
    #expect(
      open(outer) == [
        "parent.height", "box.width", "text.left", "text.top", "text.width", "text.height",
      ])
  }

  @Test("a text that wraps between the ends of what its width may be is open by its height")
  func measuredBetween() {
    let (first, second) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 400, first, second)
    for (view, label) in [(first, "first"), (second, "second")] {
      view.snp.setLabel(label)
      view.snp.measure { width in
        // As many write it: nothing is known of a width of 0.
        if !width.isFinite || width <= 0 { return Size(width: 100, height: 20) }
        return Size(width: 100, height: (100 / width).rounded(.up) * 20)
      }
    }
    first.snp.makeConstraints { $0.left.top.equalToSuperview() }
    second.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.top.right.equalToSuperview()
    }
    layOut(root)
    #expect(Set(open(root)).isSuperset(of: ["first.height", "second.height"]))
  }

  @Test("what is measured for the question may ask it again, and change the tree")
  func measuringAsks() {
    let (first, second, root) = (LayoutView(), LayoutView(), LayoutView())
    root.frame = Rect(x: 0, y: 0, width: 100, height: 400)
    var (calls, isAsked, extra) = (0, false, [LayoutView]())
    for view in [first, second] {
      root.addSubview(view)
      view.snp.measure { width in
        if isAsked {
          calls += 1
          _ = root.snp.ambiguities()
          let new = LayoutView()
          root.addSubview(new)
          new.snp.makeConstraints { $0.size.equalTo(5) }
          root.layoutIfNeeded()
          extra.append(new)
        }
        return Size(width: 100, height: width < 100 ? 40 : 20)
      }
    }
    first.snp.makeConstraints { $0.left.top.equalToSuperview() }
    second.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.top.right.equalToSuperview()
    }
    layOut(root)
    isAsked = true
    #expect(root.snp.ambiguities().count >= 3)
    isAsked = false
    #expect(calls > 0 && calls < 20)
    // What it changed waits for the next pass.
    #expect(extra.allSatisfy { $0.frame.size == .zero })
    layOut(root)
    #expect(extra.allSatisfy { $0.frame.size == Size(width: 5, height: 5) })
    #expect(!open(root).isEmpty)
  }

  @Test("questions leave what is remembered of measured widths")
  func remembered() {
    let (text, other) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 400, text, other)
    var calls = 0
    for view in [text, other] {
      view.snp.measure { width in
        calls += 1
        return Size(width: 90, height: width < 90 ? 40 : 20)
      }
    }
    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
    other.snp.makeConstraints { make in
      make.left.equalTo(text.snp.right)
      make.top.right.equalToSuperview()
    }
    let widths = [100.0, 101, 102, 103, 104, 105]
    func go() -> Int {
      let before = calls
      for width in widths {
        root.frame.size.width = width
        layOut(root)
      }
      return calls - before
    }
    _ = go()
    #expect(go() == 0)
    for _ in 0..<10 { _ = root.snp.ambiguities() }
    #expect(go() == 0)
  }

  @Test("what goes by margins that no open frame reaches is not open, whoever else gives insets")
  func insetsOutOfReach() {
    let (card, label, other) = (LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(222, 343, card, other)
    card.addSubview(label)
    card.snp.setLabel("card")
    label.snp.setLabel("label")
    other.snp.makeConstraints { $0.edges.equalToSuperview() }
    card.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(50)
    }
    label.snp.makeConstraints { make in
      make.left.top.equalTo(card.layoutMarginsGuide)
      make.size.equalTo(10)
    }
    other.snp.additionalSafeAreaInsets.top = 20
    other.preservesSuperviewLayoutMargins = true
    layOut(root)
    #expect(open(root) == ["card.left"])
    card.preservesSuperviewLayoutMargins = true
    layOut(root)
    #expect(open(root) == ["card.left", "label.left"])
    card.preservesSuperviewLayoutMargins = false
    root.snp.additionalSafeAreaInsets.left = 20
    layOut(root)
    #expect(open(root) == ["card.left", "label.left"])
  }

  @Test("a pass from scratch forgets what was before")
  func fromScratch() throws {
    let (root, text, width) = makeText()
    layOut(root)
    width?.update(priority: 750)
    layOut(root)
    expect(text, at: 0, 0, 174, 10)
    let (fresh, freshText, freshWidth) = makeText()
    freshWidth?.update(priority: 750)
    layOut(fresh)
    try root.snp.layoutFromScratch()
    #expect(text.frame == freshText.frame)
  }

  @Test("what is at a margin of another view is not open because its own insets are")
  func othersMargin() throws {
    let (view, inner) = (LayoutView(), LayoutView())
    view.snp.setLabel("view")
    inner.snp.setLabel("inner")
    let root = makeRoot(100, 100, view, inner)
    root.snp.additionalSafeAreaInsets = Insets(top: 10, left: 0, bottom: 0, right: 0)
    view.snp.makeConstraints { $0.top.equalTo(root.snp.topMargin) }
    inner.snp.makeConstraints { $0.left.equalTo(view.safeAreaLayoutGuide.snp.left) }
    layOut(root)
    let open = root.snp.ambiguities().filter { $0.item === view }.map { "\($0.attribute)" }
    #expect(Set(open) == ["left", "width", "height"])
    #expect(view.frame.minY == 18)
  }

  @Test("what an inset would decide if an open view were elsewhere is open")
  func insetWithRoom() throws {
    let (view, inner) = (LayoutView(), LayoutView())
    view.snp.setLabel("view")
    inner.snp.setLabel("inner")
    let root = makeRoot(100, 800, view)
    view.addSubview(inner)
    root.snp.additionalSafeAreaInsets = Insets(top: 50, left: 0, bottom: 0, right: 0)
    var pin: Constraint?
    view.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(100)
      pin = make.top.equalToSuperview().offset(200).constraint
    }
    var height: Constraint?
    inner.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      height = make.height.equalTo(60).priority(500).constraint
      make.top.greaterThanOrEqualTo(view.safeAreaLayoutGuide.snp.top)
    }
    try root.snp.layout()
    #expect(open(root) == [])
    pin?.deactivate()
    try root.snp.layout()
    expect(inner, at: 0, 40, 100, 60)
    #expect(open(root) == ["view.top", "inner.top", "inner.height"])
    // An inset can take height away, but not below zero, where it is already.
    height?.update(offset: -60)
    try root.snp.layout()
    expect(inner, at: 0, 100, 100, 0)
    #expect(open(root) == ["view.top"])
  }

  @Test("a size of which nothing is said is none", arguments: [0.0, 200])
  func sizeOfNothing(old: Double) {
    let (middle, far) = (LayoutView(), LayoutView())
    let root = makeRoot(300, 100, middle, far)
    for view in [middle, far] { view.frame.size = Size(width: old, height: old) }
    middle.snp.makeConstraints { $0.center.equalToSuperview() }
    far.snp.makeConstraints { $0.right.bottom.equalToSuperview().inset(16) }
    layOut(root)
    #expect(middle.frame == Rect(x: 150, y: 50, width: 0, height: 0))
    #expect(far.frame == Rect(x: 284, y: 84, width: 0, height: 0))
    #expect(root.snp.ambiguities().count == 8)
    // What is open stays: it is the place that follows.
    root.frame.size.width = 320
    layOut(root)
    #expect(middle.frame == Rect(x: 160, y: 50, width: 0, height: 0))
    #expect(far.frame == Rect(x: 304, y: 84, width: 0, height: 0))
  }

  @Test("a pass from scratch begins with no readable width", arguments: [100, 927.5])
  func readableFromScratch(width: Double) throws {
    let view = LayoutView()
    let root = makeRoot(width, 188.5, view)
    root.snp.makeConstraints { $0.height.greaterThanOrEqualTo(20).priority(.low) }
    view.snp.makeConstraints {
      $0.trailing.lessThanOrEqualTo(root.readableContentGuide.snp.trailing)
    }
    try root.snp.layoutFromScratch()
    #expect(root.frame.width == 8)
  }

  @Test("a pass from scratch is in proportion to content that goes by no margins of earlier passes")
  func proportionsFromScratch() throws {
    let (outer, inner, sized) = (LayoutStackView(), LayoutStackView(), SizedView(0.5, 49.5))
    let root = makeRoot(0, 0, outer)
    outer.distribution = .fillProportionally
    outer.alignment = .leading
    inner.isLayoutMarginsRelativeArrangement = true
    outer.addArrangedSubview(sized)
    outer.addArrangedSubview(inner)
    outer.snp.additionalSafeAreaInsets = Insets(top: 1.5, left: 4, bottom: 19.5, right: 12)
    outer.snp.makeConstraints { $0.width.equalTo(58.5).priority(500) }
    // Its margins follow where it is in the safe area, and that its margins: more rounds than a first attempt has.
    try root.snp.layoutFromScratch()
    let frames = [outer.frame, sized.frame, inner.frame]
    let reach = inner.frame.maxX - (outer.frame.width - 12)
    #expect(reach > 0 && abs(inner.safeAreaInsets.right - reach) <= 1e-9)
    outer.snp.additionalSafeAreaInsets.left = 40
    root.layoutIfNeeded()
    outer.snp.additionalSafeAreaInsets.left = 4
    try root.snp.layoutFromScratch()
    #expect([outer.frame, sized.frame, inner.frame] == frames)
  }

  /// Two views whose tops are open, one at the other's bottom margin; `v` reaches into the safe area that
  /// the root gives at its bottom.
  private func makeLoop() -> (root: LayoutView, v: LayoutView, w: LayoutView, pin: Constraint?) {
    let (v, w) = (LayoutView(), LayoutView())
    v.snp.setLabel("v")
    w.snp.setLabel("w")
    let root = makeRoot(100, 100, v, w)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 30, right: 0)
    v.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(40)
    }
    var pin: Constraint?
    w.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(20)
      make.centerY.equalTo(v.snp.bottomMargin)
      pin = make.top.equalToSuperview().offset(60).constraint
    }
    return (root, v, w, pin)
  }

  @Test("a loop of safe areas that is open rests when what made it a real one is gone")
  func loop() throws {
    let (root, v, w, pin) = makeLoop()
    // w's middle is at 70, v's bottom at 78 and 8 below the safe area's: the margin is 16, and so on.
    root.layoutIfNeeded()
    let isUnsettled = root.snp.issues.contains {
      if case .unsettledSafeArea = $0.problem { true } else { false }
    }
    #expect(isUnsettled, "\(root.snp.issues)")
    pin?.deactivate()
    try root.snp.layout()
    #expect(root.snp.issues.isEmpty)
    let frames = [v.frame, w.frame]
    for _ in 0..<5 {
      root.setNeedsLayout()
      root.frame.size.width += 1
      try root.snp.layout()
    }
    #expect([v.frame, w.frame] == frames)
    #expect(open(root) == ["v.top", "w.top"])
    #expect(abs(w.frame.midY - (v.frame.maxY - v.layoutMargins.bottom)) < 1e-9)
  }

  @Test(
    "where insets are is where their guide is, or the pass says that they have not come to rest",
    arguments: [499.0, 500, 501])
  func insetsOfOpenWidth(resistance: Double) throws {
    let (card, title) = (LayoutView(), LayoutView())
    let screen = makeRoot(200, 844, card)
    card.addSubview(title)
    screen.snp.additionalSafeAreaInsets = Insets(top: 0, left: 44, bottom: 0, right: 0)
    title.snp.measure { _ in Size(width: 333, height: 44) }
    title.setContentCompressionResistancePriority(
      LayoutPriority(Float(resistance)), for: .horizontal)
    // The wider the card, the more of the safe area reaches into it; at 500 it may be as wide as it likes.
    card.snp.makeConstraints { make in
      make.top.bottom.centerX.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().priority(500)
    }
    title.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.leading.greaterThanOrEqualTo(card.safeAreaLayoutGuide).offset(4)
      make.trailing.lessThanOrEqualToSuperview().offset(-8)
    }
    screen.layoutIfNeeded()
    let left = card.safeAreaInsets.left
    if resistance != 500 {
      #expect(screen.snp.issues.isEmpty && left == (resistance > 500 ? 233 : 44))
      #expect(abs(card.safeAreaLayoutGuide.layoutFrame.minX - left) <= 1e-9)
      #expect(title.frame.minX >= left + 4 - 1e-9)
    } else {
      let areUnsettled = screen.snp.issues.map {
        if case .unsettledSafeArea = $0.problem { true } else { false }
      }
      #expect(areUnsettled == [true])
    }
  }

  @Test("a share of content whose margins go by a frame that is open is open")
  func shares() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 169.5, height: 300))
    let (outer, inner, box) = (LayoutStackView(), LayoutStackView(), SizedView(9, 9))
    for (view, label) in [(outer, "outer"), (inner, "inner"), (box, "box")] {
      view.snp.setLabel(label)
    }
    root.snp.setLabel("root")
    root.addSubview(outer)
    outer.distribution = .fillProportionally
    outer.alignment = .center
    outer.spacing = 1
    outer.preservesSuperviewLayoutMargins = true
    outer.addArrangedSubview(inner)
    outer.addArrangedSubview(box)
    inner.isLayoutMarginsRelativeArrangement = true
    outer.snp.makeConstraints { $0.centerY.equalToSuperview().priority(500) }
    box.snp.makeConstraints { $0.leading.equalToSuperview().offset(40) }
    root.layoutIfNeeded()
    // A root that constraints are about is found by them; its width stays what it was.
    root.snp.makeConstraints { $0.height.equalTo(0).priority(999.5) }
    inner.preservesSuperviewLayoutMargins = true
    root.layoutIfNeeded()
    let listed = open(root)
    #expect(listed.contains("root.width") && listed.contains("outer.width"))
    #expect(listed.contains("box.width"))
    root.snp.makeConstraints { $0.width.equalTo(169.5) }
    outer.snp.makeConstraints { $0.left.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(!open(root).contains { $0.hasSuffix("width") })
  }

  @Test("across a stack view in proportion nothing goes by widths that are open")
  func shareOfOpenWidths() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let (stack, text, box) = (LayoutStackView(), LayoutView(), SizedView(9, 9))
    for (view, label) in [(root, "root"), (stack, "stack"), (text, "text"), (box, "box")] {
      view.snp.setLabel(label)
    }
    root.addSubview(stack)
    stack.distribution = .fillProportionally
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(box)
    text.snp.measure { Size(width: min(45, $0), height: 10 * (45 / $0).rounded(.up)) }
    stack.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(40)
      // As much as the content asks for to be narrow.
      make.width.greaterThanOrEqualTo(200).priority(250)
    }
    root.layoutIfNeeded()
    let listed = open(root)
    #expect(listed.contains("text.width"))
    #expect(!listed.contains { $0.hasSuffix("height") || $0.hasSuffix("top") })
  }

  @Test("who asks while content is measured does not decide what is open after the pass")
  func askedWithin() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 100))
    let (text, box, added) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(text)
    root.addSubview(box)
    var count = 0
    text.snp.measure { width in
      count += 1
      if count == 2 {
        _ = box.hasAmbiguousLayout
        root.addSubview(added)
        added.snp.makeConstraints { $0.edges.equalToSuperview() }
      }
      return Size(width: min(width, 500), height: width >= 500 ? 20 : 100)
    }
    text.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    box.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.greaterThanOrEqualTo(text.snp.bottom)
      make.height.lessThanOrEqualTo(50)
    }
    root.layoutIfNeeded()
    #expect(!added.hasAmbiguousLayout)
    #expect(box.hasAmbiguousLayout == root.snp.ambiguities().contains { $0.item === box })
    #expect(!box.hasAmbiguousLayout)
  }

  @Test("what goes by the margins of a view whose place is open is open")
  func margins() throws {
    let (root, v, w, pin) = makeLoop()
    pin?.deactivate()
    w.removeFromSuperview()
    let inner = LayoutView()
    inner.snp.setLabel("inner")
    v.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(4)
      make.bottom.equalTo(v.snp.bottomMargin)
    }
    v.frame.origin.y = 0
    try root.snp.layout()
    expect(inner, at: 0, 28, 4, 4)
    #expect(open(root) == ["v.top", "inner.top"])
    v.snp.makeConstraints { $0.top.equalToSuperview().offset(70) }
    try root.snp.layout()
    // 40 of v reach into the safe area: the margin is 8 and what is left of the height.
    #expect(open(root) == [])
  }
}
