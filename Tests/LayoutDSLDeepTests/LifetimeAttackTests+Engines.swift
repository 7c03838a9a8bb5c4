// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Trees that are put into others, or fall apart, while an engine is at work for them.
extension LifetimeAttackTests {
  /// When the tree is given away.
  enum Moment: CaseIterable {
    case update, size, layout, alignment, bounds
  }

  /// A view that does something when the engine reads it.
  final class ReadView: LayoutView {
    var onAlignment: ((ReadView) -> Void)?
    var onBounds: ((ReadView) -> Void)?

    override var alignmentRectInsets: Insets {
      onAlignment?(self)
      return .zero
    }

    override var bounds: Rect {
      get {
        onBounds?(self)
        return super.bounds
      }
      set { super.bounds = newValue }
    }
  }

  /// Calls `action` once, with `root`, at a moment of its next pass.
  private func arm(
    _ root: AskedView, _ moment: Moment, _ action: @escaping (AskedView) -> Void
  ) {
    var isArmed = true
    func act(_ root: AskedView?) {
      guard isArmed, let root else { return }
      isArmed = false
      action(root)
    }
    switch moment {
    case .update:
      root.onUpdate = { act($0) }
      root.setNeedsUpdateConstraints()
    case .layout:
      root.onLayout = { act($0) }
      root.setNeedsLayout()
    case .size:
      let asked = AskedView()
      fill(asked, in: root)
      asked.onSize = { [weak root] _ in act(root) }
    case .alignment, .bounds:
      let read = ReadView()
      fill(read, in: root)
      _ = read.layoutMarginsGuide
      if moment == .bounds {
        read.onBounds = { [weak root] _ in act(root) }
      } else {
        read.onAlignment = { [weak root] _ in act(root) }
      }
    }
  }

  @Test(
    "a tree that is given away during its pass may lose views",
    arguments: Moment.allCases, [(false, false), (false, true), (true, false), (true, true)])
  func givenAway(moment: Moment, options: (isFirstPass: Bool, hasNewPass: Bool)) {
    let outer = makeRoot()
    let root = AskedView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<3 { fill(LayoutView(), in: root) }
    if !options.isFirstPass { root.layoutIfNeeded() }
    arm(root, moment) { [weak outer] root in
      guard let outer else { return }
      outer.addSubview(root)
      if options.hasNewPass { outer.layoutIfNeeded() }
      for view in root.subviews.prefix(2) { view.removeFromSuperview() }
    }
    root.frame.size.width = 50
    root.layoutIfNeeded()
    for width in [60.0, 70] {
      root.frame.size.width = width
      outer.layoutIfNeeded()
    }
    #expect(root.subviews.allSatisfy { $0.frame.width == 60 })
    for view in root.subviews.prefix(1) { view.removeFromSuperview() }
    for width in [60.0, 70] {
      root.frame.size.width = width
      layOut(outer)
    }
    #expect(root.subviews.allSatisfy { $0.frame.width == 60 })
  }

  @Test("a view may leave and end when a pass asks for its bounds")
  func boundsThatEndTheView() {
    let root = makeRoot()
    weak var last: ReadView?
    do {
      let view = ReadView()
      last = view
      fill(view, in: root)
      view.layoutMarginsGuide.snp.makeConstraints { $0.width.equalTo(50).priority(10) }
      root.layoutIfNeeded()
      view.onBounds = { $0.removeFromSuperview() }
    }
    root.frame.size.width = 90
    root.layoutIfNeeded()
    #expect(last == nil)
    layOut(root)
  }

  @Test("what a tree that ends leaves behind may be laid out at once", arguments: [false, true])
  func laidOutAtOnce(isSmallKept: Bool) {
    let large = makeRoot()
    for _ in 0..<5 { fill(LayoutView(), in: large) }
    var small: LayoutView? = makeRoot()
    if let small { fill(LayoutView(), in: small) }
    do {
      let root = makeRoot()
      root.addSubview(large)
      if let small { root.addSubview(small) }
      root.addSubview(
        EndingView { _ in
          small?.layoutIfNeeded()
          small?.frame.size.width += 10
        })
      root.layoutIfNeeded()
    }
    small?.frame.size.width += 10
    if !isSmallKept { small = nil }
    for width in [40.0, 50] {
      large.frame.size.width = width
      layOut(large)
      #expect(large.subviews.allSatisfy { $0.frame.width == width - 10 })
    }
    if let small {
      small.frame.size.width = 30
      layOut(small)
      #expect(small.subviews[0].frame.width == 20)
    }
  }

  @Test("what a tree that ends leaves behind are trees apart, whoever took one of them")
  func takenApart() {
    let heir = makeRoot()
    let filler = LayoutView()
    fill(filler, in: heir)
    heir.layoutIfNeeded()
    let (taken, left) = (LayoutView(), makeRoot())
    fill(LayoutView(), in: left)
    do {
      let root = makeRoot()
      root.addSubview(left)
      root.addSubview(taken)
      root.addSubview(EndingView { _ in heir.addSubview(taken) })
      root.layoutIfNeeded()
    }
    heir.frame.size.width = 300
    left.frame.size.width = 77
    layOut(left)
    #expect(left.subviews[0].frame.width == 67)
    layOut(heir)
    #expect(filler.frame.width == 290)
    #expect(left.frame.width == 77)
  }

  @Test("random mischief while passes are under way", arguments: 1...40)
  func randomMischief(seed: UInt64) {
    var random = SplitMix(state: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
    var views: [LayoutView] = [makeRoot()]
    var handles: [Constraint] = []
    var rows: [LayoutConstraint] = []
    var depth = 0
    var steps = 0
    func make() -> LayoutView {
      switch below(6) {
      case 0:
        let view = AskedView()
        let act: (AskedView) -> Void = { _ in step() }
        switch below(4) {
        case 0: view.onSize = act
        case 1: view.onUpdate = act
        case 2: view.onLayout = act
        default: view.onMove = act
        }
        return view
      case 1:
        let view = ReadView()
        if below(2) == 0 {
          view.onBounds = { _ in step() }
        } else {
          view.onAlignment = { _ in step() }
        }
        return view
      case 2: return EndingView { _ in step() }
      case 3: return LayoutStackView()
      default: return LayoutView()
      }
    }
    func step() {
      guard depth < 4, steps < 600 else { return }
      depth += 1
      defer { depth -= 1 }
      steps += 1
      let view = views[below(views.count)]
      let other = views[below(views.count)]
      switch below(24) {
      case 0, 1, 2, 3:
        let new = make()
        view.addSubview(new)
        new.snp.makeConstraints { make in
          make.left.top.equalToSuperview().offset(below(5)).priority(900)
          make.width.lessThanOrEqualToSuperview().priority(800)
        }
        if below(3) == 0 { views.append(new) }
      case 4: other.addSubview(view)
      case 5:
        let new = make()
        new.addSubview(view)
        if below(2) == 0 { views.append(new) }
      case 6:
        view.snp.makeConstraints { make in
          let handle = make.left.equalTo(other).offset(below(9)).priority(500).constraint
          if below(2) == 0 { handles.append(handle) }
        }
      case 7: view.snp.updateConstraints { $0.left.top.equalToSuperview().offset(below(9)) }
      case 8: view.snp.remakeConstraints { $0.width.equalToSuperview().priority(700) }
      case 9: if !handles.isEmpty { handles.remove(at: below(handles.count)) }
      case 10: if !handles.isEmpty { handles[below(handles.count)].isActive.toggle() }
      case 11: rows.append(contentsOf: view.constraints.prefix(2))
      case 12: if !rows.isEmpty { rows[below(rows.count)].isActive.toggle() }
      case 13: if views.count > 1 { views.remove(at: 1 + below(views.count - 1)) }
      case 14: view.removeFromSuperview()
      case 15: view.subviews.last?.removeFromSuperview()
      case 16: if !rows.isEmpty { rows.remove(at: below(rows.count)) }
      case 17: view.frame.size.width = Double(below(100))
      case 18: view.invalidateIntrinsicContentSize()
      case 19: try? view.snp.layout()
      case 20: _ = view.layoutMarginsGuide
      case 21: _ = view.systemLayoutSizeFitting(.zero)
      case 22:
        let guide = LayoutGuide()
        view.addLayoutGuide(guide)
        guide.snp.makeConstraints { $0.edges.equalToSuperview().priority(400) }
        if below(2) == 0 { view.removeLayoutGuide(guide) }
      default: view.layoutIfNeeded()
      }
      // While a view ends its subviews are in nobody's list.
      if depth == 1, let superview = view.superview {
        #expect(superview.subviews.contains { $0 === view })
      }
    }
    for _ in 0..<200 { step() }
    steps = .max
    for view in views { view.layoutIfNeeded() }
    views = []
    handles = []
    for row in rows { row.isActive = true }
    rows = []
  }
}
