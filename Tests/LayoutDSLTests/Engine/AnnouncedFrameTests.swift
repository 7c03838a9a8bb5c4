// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// A pass sets what a class may override of a view's place: bounds, centre, content size.
@Suite("Frames that a pass announces")
struct AnnouncedFrameTests {
  /// Tells what is set of it.
  private class Told: LayoutView {
    var calls: [String] = []

    override var frame: Rect { didSet { calls.append("frame") } }
    override var bounds: Rect {
      didSet { calls.append("bounds \(Int(oldValue.width)) -> \(Int(bounds.width))") }
    }
    override var center: Point {
      didSet { calls.append("center \(oldValue.x) -> \(center.x)") }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  private func host(_ view: LayoutView, width: Double = 100) -> LayoutView {
    let root = LayoutView(label: "root", frame: Rect(x: 0, y: 0, width: width, height: 100))
    root.addSubview(view)
    return root
  }

  @Test("bounds and centre are set if they are others, before layoutSubviews, and the frame is not")
  func order() throws {
    let view = Told()
    let root = host(view)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.top.height.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
    }
    try root.snp.layout()
    #expect(view.calls == ["bounds 0 -> 50", "center 0.0 -> 35.0", "layout"])
    view.calls = []
    try root.snp.layout()
    root.setNeedsLayout()
    try root.snp.layout()
    #expect(view.calls == [])
    root.frame.size.width = 200
    try root.snp.layout()
    #expect(view.calls == ["bounds 50 -> 100", "center 35.0 -> 60.0", "layout"])
    view.calls = []
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(30) }
    try root.snp.layout()
    #expect(view.calls == ["center 60.0 -> 80.0"])
  }

  @Test("a caller's bounds and centre do not set the frame")
  func byHand() {
    let view = Told(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    view.bounds.size = Size(width: 50, height: 60)
    #expect(view.frame == Rect(x: 0, y: 10, width: 50, height: 60))
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 75, y: 70, width: 50, height: 60))
    #expect(view.calls == ["bounds 30 -> 50", "center 25.0 -> 100.0"])
  }

  @Test("frames are what they are without an override, to the last bit")
  func bits() throws {
    let (view, plain) = (Told(), LayoutView())
    let root = host(view, width: 0.7)
    root.addSubview(plain)
    for view in [view, plain] {
      view.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(0.1)
        make.right.equalToSuperview().offset(-1.0 / 3)
        make.top.bottom.equalToSuperview().inset(1e-3)
      }
    }
    for width in [0.7, 1.1, 12.3, 1e6 / 7, 0.9] {
      root.frame.size.width = width
      try root.snp.layout()
      #expect(view.frame == plain.frame)
    }
  }

  @Test("what an override makes of it stays until the solver moves the view")
  func ignored() throws {
    final class Still: LayoutView {
      override var center: Point {
        get { super.center }
        set {}
      }
    }
    let view = Still()
    let root = host(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    try root.snp.layout()
    #expect(view.frame == Rect(x: -40, y: -40, width: 80, height: 80))
    try root.snp.layout()
    #expect(view.frame == Rect(x: -40, y: -40, width: 80, height: 80))
  }

  @Test("a text that wraps within its padding by its bounds")
  func paddedText() throws {
    let label = PaddedText()
    let root = host(label, width: 50)
    label.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
    try root.snp.layout()
    // 36 points hold one word of four letters in each of three lines.
    #expect(label.frame == Rect(x: 0, y: 0, width: 50, height: 46))
    root.frame.size.width = 84
    try root.snp.layout()
    #expect(label.frame == Rect(x: 0, y: 0, width: 84, height: 22))
  }

  @Test("a scroll view as large as its content")
  func contentSize() throws {
    final class SelfSizing: LayoutScrollView {
      override var contentSize: Size {
        didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
      }
      override var intrinsicContentSize: Size { contentSize }
    }
    let (scroll, content) = (SelfSizing(), LayoutView())
    let root = host(scroll, width: 50)
    scroll.addSubview(content)
    scroll.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(120)
    }
    try root.snp.layout()
    #expect(scroll.frame == Rect(x: 0, y: 0, width: 50, height: 120))
    #expect(scroll.contentSize == Size(width: 50, height: 120))
    try root.snp.layoutFromScratch()
    #expect(scroll.frame == Rect(x: 0, y: 0, width: 50, height: 120))
    content.snp.updateConstraints { $0.height.equalTo(30) }
    try root.snp.layout()
    #expect(scroll.frame.height == 30)
  }

  @Test("subviews that didSet places stay, with masks, too")
  func subviews() throws {
    final class Card: LayoutView {
      let mask = LayoutView(), plain = LayoutView()
      override var bounds: Rect {
        didSet {
          mask.frame = bounds.insetBy(dx: 5, dy: 5)
          plain.frame = bounds.insetBy(dx: 1, dy: 1)
        }
      }
    }
    let card = Card()
    card.mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [card.mask, card.plain] { card.addSubview(view) }
    let root = host(card)
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
    for width in [100.0, 60, 80] {
      root.frame.size.width = width
      try root.snp.layout()
      #expect(card.mask.frame == Rect(x: 5, y: 5, width: width - 10, height: 90))
      #expect(card.plain.frame == Rect(x: 1, y: 1, width: width - 2, height: 98))
    }
  }

  @Test("overrides that set one another's frames, ask for passes or take views out end")
  func restless() {
    final class Restless: LayoutView {
      var act: (Restless) -> Void = { _ in }
      override var bounds: Rect { didSet { act(self) } }
    }
    let (one, two) = (Restless(), Restless())
    let root = host(one)
    root.addSubview(two)
    for view in [one, two] { view.snp.makeConstraints { $0.edges.equalToSuperview() } }
    one.act = { _ in
      two.frame.size.width += 1; two.bounds.size.height += 1
    }
    two.act = { _ in
      one.frame.size.width += 1; one.bounds.size.height += 1
    }
    // Each setting by hand calls the other one's: that would be the caller's own circle.
    var depth = 0
    func guarded(_ act: @escaping (Restless) -> Void) -> (Restless) -> Void {
      return { view in
        if depth > 3 { return }
        depth += 1
        act(view)
        depth -= 1
      }
    }
    (one.act, two.act) = (guarded(one.act), guarded(two.act))
    root.layoutIfNeeded()
    #expect(one.frame.width >= 100 && two.frame.width >= 100)
    one.act = { $0.superview?.layoutIfNeeded() }
    two.act = { _ in one.removeFromSuperview() }
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(two.frame == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(root.subviews == [two])
    two.act = {
      $0.snp.updateConstraints { $0.edges.equalToSuperview().inset(two.frame.width / 4) }
    }
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(two.frame.width > 0)
  }

  @Test("frames that a throwing pass takes back are announced, too")
  func takenBack() throws {
    let view = Told()
    let root = host(view)
    let late = HookedLayout()
    root.addSubview(late)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    late.snp.makeConstraints { $0.edges.equalToSuperview() }
    try root.snp.layout()
    view.calls = []
    late.onLayout = { late.snp.makeConstraints { $0.width.equalTo(1) } }
    root.frame.size.width = 200
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(view.frame.width == 100)
    #expect(
      view.calls.filter { $0.hasPrefix("bounds") } == ["bounds 100 -> 200", "bounds 200 -> 100"])
  }

  @Test("a view that puts its subviews in anew in its own hook is settled")
  func rebuilds() throws {
    let view = HookedLayout()
    var calls = 0
    view.onLayout = { [unowned view] in
      calls += 1
      for child in view.subviews { child.removeFromSuperview() }
      let row = LayoutView()
      row.frame = view.bounds
      view.addSubview(row)
    }
    let root = host(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    try root.snp.layout()
    #expect(calls == 1)
    #expect(view.subviews.map(\.frame) == [Rect(x: 0, y: 0, width: 100, height: 100)])
    root.frame.size.width = 60
    try root.snp.layout()
    #expect(calls == 2)
    #expect(view.subviews.map(\.frame) == [Rect(x: 0, y: 0, width: 60, height: 100)])
  }

  /// A view that does something when it is laid out.
  private final class HookedLayout: LayoutView {
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  /// Three words of four letters, 5 wide, in lines of 12, padded by 7 at both sides, 5 above and below.
  private final class PaddedText: LayoutView {
    private var mostWidth = 0.0 {
      didSet { if mostWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override init(frame: Rect) {
      super.init(frame: frame)
      snp.measure { [unowned self] width in
        let most = mostWidth > 0 ? min(width, mostWidth) : width
        let perLine = min(3, max(1, ((most + 5) / 25).rounded(.down)))
        return Size(width: min(70, most), height: 12 * (3 / perLine).rounded(.up))
      }
    }

    #if ViewCoding
    required init?(coder: LayoutCoder) { super.init(coder: coder) }
    #endif

    override var intrinsicContentSize: Size {
      let size = super.intrinsicContentSize
      return Size(width: size.width + 14, height: size.height + 10)
    }

    override var bounds: Rect { didSet { mostWidth = bounds.width - 14 } }
  }

  /// A view whose `bounds.didSet` and `layoutSubviews()` do something.
  private final class Acting: LayoutView {
    var onBounds: (Acting) -> Void = { _ in }
    var beforeLayout: () -> Void = {}
    var onLayout: (Acting) -> Void = { _ in }
    var layouts = 0
    override var bounds: Rect { didSet { onBounds(self) } }
    override func layoutSubviews() {
      layouts += 1
      beforeLayout()
      super.layoutSubviews()
      onLayout(self)
    }
  }

  @Test("a pass within a setter has the last word")
  func passWithin() throws {
    let view = Acting()
    let root = host(view, width: 400)
    var width: Constraint?
    view.snp.makeConstraints { make in
      make.right.top.equalToSuperview()
      make.height.equalTo(50)
      width = make.width.equalTo(100).constraint
    }
    view.onBounds = { view in
      if view.bounds.width >= 150 { return }
      width?.update(offset: 150)
      view.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 250, y: 0, width: 150, height: 50))
    try root.snp.layout()
    #expect(view.frame == Rect(x: 250, y: 0, width: 150, height: 50))
  }

  @Test("a view that leaves within a setter is where it was put since", arguments: [true, false])
  func leaving(isMoved: Bool) throws {
    let view = Acting()
    let root = host(view, width: 400)
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(100)
      make.size.equalTo(80)
    }
    view.onBounds = { view in
      view.onBounds = { _ in }
      if isMoved {
        other.addSubview(view)
        view.snp.remakeConstraints { make in
          make.left.top.equalToSuperview().offset(5)
          make.size.equalTo(30)
        }
        other.layoutIfNeeded()
      } else {
        view.removeFromSuperview()
        view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(
      view.frame
        == (isMoved
          ? Rect(x: 5, y: 5, width: 30, height: 30) : Rect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test("what is taken back is announced, and nobody lays out meanwhile")
  func takenBackForAll() throws {
    final class Scroll: LayoutScrollView {
      var heights: [Double] = []
      override var contentSize: Size { didSet { heights.append(contentSize.height) } }
    }
    let (view, plain, late, scroll, content) = (
      Acting(), LayoutView(), Acting(), Scroll(), LayoutView()
    )
    let root = host(view, width: 400)
    for view in [plain, late, scroll] { root.addSubview(view) }
    scroll.addSubview(content)
    for view in [view, plain, late, scroll] {
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    var height: Constraint?
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      height = make.height.equalTo(100).constraint
    }
    try root.snp.layout()
    scroll.heights = []
    view.onBounds = { $0.layoutIfNeeded() }
    late.onLayout = { view in
      view.onLayout = { _ in }
      view.snp.makeConstraints { $0.width.equalTo(1) }
    }
    height?.update(offset: 300)
    root.frame.size.width = 200
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect([view, plain, scroll].map(\.frame.width) == [400, 400, 400])
    #expect(scroll.heights == [300, 100] && scroll.contentSize.height == 100)
  }

  @Test("a setter that asks for its superview's hook gets it, and one without end is reported")
  func askingSetters() throws {
    let (outer, view, mark) = (Acting(), Acting(), LayoutView())
    let root = host(outer, width: 400)
    outer.addSubview(view)
    outer.addSubview(mark)
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    var width: Constraint?
    view.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      width = make.width.equalTo(10).constraint
    }
    var (wanted, isWide) = (10.0, false)
    view.onBounds = { view in
      if isWide == (view.bounds.width > 100) { return }
      isWide.toggle()
      view.superview?.setNeedsLayout()
    }
    outer.beforeLayout = {
      width?.update(offset: wanted)
      mark.frame.size.width = isWide ? 99 : 1
    }
    root.layoutIfNeeded()
    wanted = 200
    outer.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(mark.frame.width == 99)
    var calls = 0
    view.onBounds = { view in
      calls += 1
      wanted = Double(10 + calls % 7)
      width?.update(offset: wanted)
      view.superview?.layoutIfNeeded()
    }
    outer.setNeedsLayout()
    wanted = 300
    root.layoutIfNeeded()
    #expect(calls < 2000)
    #expect(root.snp.issues.count == 1)
  }
}
