// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Overridden members that change the tree when a pass, or a question, reads them.
extension LifetimeAttackTests {
  /// A view that says which of its members is read.
  final class ReadMembers: LayoutView {
    var onRead: ((_ member: String) -> Void)?

    private func read<Value>(_ member: String, _ value: @autoclosure () -> Value) -> Value {
      onRead?(member)
      return value()
    }

    override var forFirstBaselineLayout: LayoutView { read("first", subviews.first ?? self) }
    override var forLastBaselineLayout: LayoutView { read("last", subviews.last ?? self) }
    override var firstBaselineOffsetFromTop: Double { read("top", 8) }
    override var lastBaselineOffsetFromBottom: Double { read("bottom", 2) }
    override var intrinsicContentSize: Size { read("size", Size(width: 40, height: 10)) }
    override var alignmentRectInsets: Insets {
      read("alignment", Insets(top: 1, left: 2, bottom: 3, right: 4))
    }
    override var safeAreaInsets: Insets { read("safe area", super.safeAreaInsets) }
    override var superview: LayoutView? { read("superview", super.superview) }
    override var subviews: [LayoutView] { read("subviews", super.subviews) }
    override var constraints: [LayoutConstraint] { read("constraints", super.constraints) }
    override var description: String { read("description", super.description) }
    override var layoutMargins: Insets {
      get { read("margins", super.layoutMargins) }
      set { super.layoutMargins = newValue }
    }
    override var semanticContentAttribute: SemanticContentAttribute {
      get { read("direction", super.semanticContentAttribute) }
      set { super.semanticContentAttribute = newValue }
    }
    override var frame: Rect {
      get { read("frame", super.frame) }
      set { read("new frame", super.frame = newValue) }
    }
    override var isHidden: Bool {
      get { read("hidden", super.isHidden) }
      set { super.isHidden = newValue }
    }
    override func sizeThatFits(_ size: Size) -> Size { read("fitting", super.sizeThatFits(size)) }
    override func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
      read("hugging", super.contentHuggingPriority(for: axis))
    }
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      read("rectangle", super.alignmentRect(forFrame: frame))
    }
    override func needsUpdateConstraints() -> Bool { read("needs", super.needsUpdateConstraints()) }
    override func setNeedsLayout() { read("layout", super.setNeedsLayout()) }
    override func willRemoveSubview(_ subview: LayoutView) { read("removal", ()) }
    override func safeAreaInsetsDidChange() { read("safe area change", ()) }
  }

  @Test("a view that is asked for its baselines removes others that hand theirs on")
  func baselineHeirs() throws {
    let root = makeRoot()
    let views = (0..<6).map { _ in ReadMembers() }
    for (number, view) in views.enumerated() {
      let inner = LayoutView()
      root.addSubview(view)
      view.addSubview(inner)
      inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(number) }
      view.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.size.equalTo(20)
        make.firstBaseline.equalToSuperview().offset(50)
      }
    }
    try root.snp.layout()
    views[0].onRead = {
      if $0 == "first" { for view in views[2...] { view.removeFromSuperview() } }
    }
    views[1].snp.updateConstraints { $0.left.equalToSuperview().offset(12) }
    try root.snp.layout()
    #expect(root.subviews == [views[0], views[1]])
    #expect(views[1].frame.minX == 10)
  }

  @Test("a view whose baselines are read ends the target of its system spacing", arguments: 1...8)
  func targetOfSystemSpacing(reads: Int) throws {
    let root = makeRoot()
    let view = ReadMembers()
    var target: LayoutView? = LayoutView()
    root.addSubview(view)
    for item in [target, view].compactMap({ $0 }) {
      root.addSubview(item)
      item.snp.makeConstraints { $0.size.equalTo(20) }
    }
    if let target {
      view.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: target.lastBaselineAnchor, multiplier: 2
      ).isActive = true
    }
    var left = reads
    view.onRead = {
      guard $0 == "first" || $0 == "top" else { return }
      left -= 1
      if left == 0 {
        target?.removeFromSuperview()
        target = nil
      }
    }
    root.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    view.snp.updateConstraints { $0.size.equalTo(30) }
    _ = view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    _ = root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    root.layoutIfNeeded()
    #expect(left <= 0 && target == nil && root.subviews == [view])
    #expect(view.frame.size == Size(width: 30 + 2 + 4, height: 30 + 1 + 3))
  }

  @Test(
    "a view that is asked for a member removes the constraint that is written", arguments: [1, 0.5])
  func writtenConstraint(multiplier: Double) throws {
    for member in ["first", "alignment"] {
      let root = makeRoot()
      let (view, child) = (ReadMembers(), LayoutView())
      root.addSubview(view)
      view.addSubview(child)
      child.snp.makeConstraints { $0.edges.equalToSuperview() }
      view.snp.makeConstraints { $0.size.equalTo(50) }
      view.snp.makeConstraints { make in
        make.firstBaseline.equalTo(root.snp.firstBaseline).multipliedBy(multiplier).offset(30)
        make.top.equalTo(child.snp.bottom).multipliedBy(multiplier)
      }
      var isArmed = true
      view.onRead = { [weak view] in
        guard isArmed, $0 == member else { return }
        isArmed = false
        view?.snp.removeConstraints()
      }
      try root.snp.layout()
      #expect(!isArmed && view.constraints.allSatisfy { $0.firstItem === child })
    }
  }

  @Test("a view that is asked for a member changes the constant of the constraint that is written")
  func writtenConstant() throws {
    for member in ["first", "alignment", "top"] {
      let root = makeRoot()
      let view = ReadMembers()
      root.addSubview(view)
      view.snp.makeConstraints { $0.left.size.equalTo(50) }
      var constraint: Constraint?
      view.snp.makeConstraints { constraint = $0.firstBaseline.equalTo(root).constraint }
      var reads = 0
      view.onRead = {
        guard $0 == member else { return }
        reads += 1
        constraint?.update(offset: reads)
      }
      try root.snp.layout()
      view.onRead = nil
      let frame = view.frame
      try root.snp.layoutFromScratch()
      #expect(reads > 0 && view.frame == frame, "\(member), \(reads) times")
    }
  }

  @Test("random mischief by members that are read", arguments: UInt64(1)...120)
  func randomMembers(seed: UInt64) {
    var random = SplitMix(state: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
    let root = makeRoot()
    var views: [LayoutView] = [root]
    var handles: [Constraint] = []
    let share = [5, 20, 60][below(3)]
    var (depth, rest) = (0, 0)
    func meddle() {
      if depth > 1 || rest == 0 || below(share) > 0 { return }
      rest -= 1
      depth += 1
      step()
      depth -= 1
    }
    func make() -> LayoutView {
      if below(5) == 0 { return LayoutStackView() }
      let view = ReadMembers()
      view.onRead = { _ in meddle() }
      return view
    }
    func step() {
      let (view, other) = (views[below(views.count)], views[below(views.count)])
      switch below(24) {
      case 0, 1, 2:
        let new = make()
        view.addSubview(new)
        if views.count < 30 { views.append(new) }
      case 3: if !view.isDescendant(of: other) { view.addSubview(other) }
      case 4: other.removeFromSuperview()
      case 5, 6:
        view.snp.remakeConstraints { $0.edges.equalToSuperview().inset(below(5)).priority(700) }
      case 7, 8:
        view.snp.makeConstraints { make in
          make.firstBaseline.equalTo(other)
          make.left.equalTo(other.snp.right).multipliedBy(0.5).offset(below(9)).priority(600)
        }
      case 9:
        view.snp.makeConstraints { make in
          make.lastBaseline.equalTo(other.snp.firstBaseline).offset(3)
          handles.append(make.width.equalTo(20 + below(20)).constraint)
        }
      case 10: if !handles.isEmpty { handles[below(handles.count)].isActive.toggle() }
      case 11: if !handles.isEmpty { handles[below(handles.count)].update(offset: below(30)) }
      case 12:
        view.snp.makeConstraints { $0.top.equalTo(other.layoutMarginsGuide).offset(below(4)) }
      case 13: view.snp.makeConstraints { $0.bottom.equalTo(other.safeAreaLayoutGuide) }
      case 14: view.snp.removeConstraints()
      case 15:
        if let stack = views.last(where: { $0 is LayoutStackView }) as? LayoutStackView {
          if !stack.isDescendant(of: view) { stack.addArrangedSubview(view) }
          stack.alignment = below(2) == 0 ? .firstBaseline : .fill
          stack.isBaselineRelativeArrangement.toggle()
        }
      case 16: _ = view.systemLayoutSizeFitting(Size(width: 50, height: 0))
      case 17: _ = (view.snp.ambiguities(), view.snp.explanation(of: .left), root.snp.textTree())
      case 18: view.isHidden.toggle()
      case 19: view.layoutMargins.left += 1
      case 20: if views.count > 9 { views.remove(at: 1 + below(views.count - 1)) }
      case 21: view.semanticContentAttribute = below(2) == 0 ? .forceRightToLeft : .forceLeftToRight
      case 22: _ = try? root.snp.layoutFromScratch()
      default: view.layoutIfNeeded()
      }
    }
    for number in 0..<90 {
      rest = 6
      step()
      if number % 4 == 0 { root.layoutIfNeeded() }
    }
    rest = 0
    root.layoutIfNeeded()
    for view in root.subviews { #expect(view.superview === root && view.frame.width.isFinite) }
    expectFreshFrames(root)
  }

  /// Expects what a pass from scratch finds, now that members have come to rest, but for views that are
  /// ambiguous.
  private func expectFreshFrames(
    _ member: LayoutView, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let root = member.rootView
    let views = Array(root.levelOrderViews())
    // Whose baselines a view hands on is to be said; these views go by their subviews.
    for view in views where view is ReadMembers { view.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
    let frames = views.map(\.frame)
    let tree = root.snp.textTree()
    root.engine = nil
    LayoutEngine.engine(of: root).pending.setFromScratch(true)
    root.layoutIfNeeded()
    for (view, frame) in zip(views, frames) where !view.hasAmbiguousLayout {
      #expect(
        view.frame.isClose(to: frame), "\(view.itemState.path), was \(frame)\n\(tree)",
        sourceLocation: sourceLocation)
    }
  }
}
