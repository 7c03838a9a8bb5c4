// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Views, handles and closures that end at the worst moment, or do something as they end.
///
/// Most of these fail by a crash, and all of them under the address sanitizer if anything is touched
/// that is gone.
@Suite("What ends at the worst moment")
struct LifetimeAttackTests {
  /// A view that does something as it ends.
  final class EndingView: LayoutView {
    var onEnd: ((EndingView) -> Void)?

    convenience init(_ onEnd: @escaping (EndingView) -> Void) {
      self.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      self.onEnd = onEnd
    }

    deinit { onEnd?(self) }
  }

  /// A view that does something when the pass asks it.
  final class AskedView: LayoutView {
    var onSize: ((AskedView) -> Void)?
    var onUpdate: ((AskedView) -> Void)?
    var onLayout: ((AskedView) -> Void)?
    var onMargins: ((AskedView) -> Void)?
    var onMove: ((AskedView) -> Void)?

    override var intrinsicContentSize: Size {
      onSize?(self)
      return Size(width: 30, height: 10)
    }

    override func updateConstraints() { onUpdate?(self) }

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?(self)
    }

    override func layoutMarginsDidChange() { onMargins?(self) }
    override func didMoveToSuperview() { onMove?(self) }
  }

  /// Runs a closure as it ends.
  final class Fuse {
    let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }

    deinit { onEnd() }
  }

  func makeRoot() -> LayoutView {
    LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  }

  func fill(_ view: LayoutView, in superview: LayoutView) {
    superview.addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
  }

  // MARK: Views that end

  /// What a view does with itself as it ends.
  static let lastWords: [@Sendable (LayoutView) -> Void] = [
    { _ = ($0.superview, $0.subviews.count, $0.constraints.count, $0.snp.label()) },
    { $0.removeFromSuperview() },
    { $0.snp.makeConstraints { $0.size.equalTo(10) } },
    { $0.snp.remakeConstraints { $0.width.equalTo(10).priority(Float.nan) } },
    { $0.snp.updateConstraints { $0.left.equalToSuperview() } },
    { $0.snp.removeConstraints() },
    { LayoutConstraint.deactivate($0.constraints) },
    { $0.layoutIfNeeded() },
    { try? $0.snp.layout() },
    { _ = $0.systemLayoutSizeFitting(.zero) },
    { _ = $0.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize) },
    { _ = ($0.layoutMarginsGuide.owningView, $0.safeAreaLayoutGuide.layoutFrame) },
    { _ = $0.readableContentGuide.snp.label() },
    { $0.addSubview(LayoutView()) },
    { $0.addLayoutGuide(LayoutGuide()) },
    { for view in $0.subviews { view.removeFromSuperview() } },
    { for view in $0.subviews { view.superview?.layoutIfNeeded() } },
    { for view in $0.subviews { _ = view.superview?.snp.snapshot() } },
    { for guide in $0.layoutGuides { $0.removeLayoutGuide(guide) } },
    { for guide in $0.layoutGuides { _ = guide.owningView?.bounds } },
    { $0.frame.size.width += 10 },
    { $0.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4) },
    { $0.preservesSuperviewLayoutMargins = true },
    { $0.snp.additionalSafeAreaInsets = Insets(top: 1, left: 2, bottom: 3, right: 4) },
    { $0.semanticContentAttribute = .forceRightToLeft },
    { $0.invalidateIntrinsicContentSize() },
    { $0.snp.measure { _ in .zero } },
    { $0.snp.pixelScale = 2 },
    { $0.isHidden = true },
    { $0.setNeedsLayout() },
    { _ = ($0.snp.textTree(), $0.snp.issues.count, $0.snp.ambiguities().count) },
    { _ = $0.snp.explanation(of: .width)?.description },
    { view in
      LayoutView().addSubview(view.subviews.first ?? LayoutView())
    },
  ]

  @Test("a view may do anything with itself as it ends", arguments: lastWords.indices)
  func speak(number: Int) {
    var ends = 0
    for isLaidOut in [false, true] {
      for isRoot in [false, true] {
        let kept = LayoutView()
        do {
          let root = makeRoot()
          let view = EndingView {
            ends += 1
            Self.lastWords[number]($0)
          }
          if !isRoot { fill(view, in: root) }
          let inner = LayoutView()
          fill(inner, in: view)
          fill(kept, in: view)
          let guide = LayoutGuide()
          view.addLayoutGuide(guide)
          kept.snp.makeConstraints { make in
            make.left.equalTo(guide)
            make.top.equalTo(inner.snp.firstBaseline)
            make.right.equalTo(isRoot ? view : root).priority(300)
          }
          if isLaidOut { (isRoot ? view : root).layoutIfNeeded() }
        }
        #expect(kept.superview == nil)
        kept.layoutIfNeeded()
        _ = kept.snp.textTree()
      }
    }
    #expect(ends == 4)
  }

  @Test("a view that ends may give its subviews to another")
  func heirs() {
    let heir = makeRoot()
    let kept = LayoutView()
    do {
      let root = makeRoot()
      let view = EndingView { view in
        for subview in view.subviews { heir.addSubview(subview) }
        heir.addSubview(kept)
      }
      fill(view, in: root)
      fill(LayoutView(), in: view)
      fill(kept, in: view)
      root.layoutIfNeeded()
    }
    // Its subviews are its superview's to let go of; the one that was named was moved.
    #expect(heir.subviews.contains { $0 === kept })
    #expect(heir.subviews.allSatisfy { $0.superview === heir })
    kept.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(heir)
    #expect(kept.frame == heir.bounds)
  }

  @Test("what a view writes for its subviews as it ends goes with it", arguments: [false, true])
  func constrainsSubviewAsItEnds(isLaidOut: Bool) {
    let child = LayoutView(frame: .zero)
    var made: [Constraint] = []
    do {
      let root = makeRoot()
      let middle = EndingView { middle in
        child.snp.makeConstraints { make in
          made.append(make.edges.equalToSuperview().constraint)
          made.append(make.width.equalTo(middle).constraint)
          made.append(make.height.equalTo(middle.superview ?? middle).constraint)
        }
        child.snp.updateConstraints { $0.centerX.equalToSuperview() }
      }
      root.addSubview(middle)
      middle.addSubview(child)
      child.snp.makeConstraints { $0.width.equalTo(middle).priority(.low) }
      if isLaidOut { root.layoutIfNeeded() }
    }
    #expect(made.map(\.isActive) == [false, false, false])
    #expect(child.superview == nil)
    child.snp.remakeConstraints { $0.size.equalTo(10) }
    layOut(child)
    #expect(child.frame.size == Size(width: 10, height: 10))
  }

  @Test("a root that ends may give its subviews to another")
  func heirsOfRoot() {
    let heir = makeRoot()
    do {
      let root = EndingView { view in
        for subview in view.subviews { heir.addSubview(subview) }
      }
      for _ in 0..<3 { fill(EndingView { _ in }, in: root) }
      root.layoutIfNeeded()
    }
    #expect(heir.subviews.count == 3)
    #expect(heir.subviews.allSatisfy { $0.superview === heir })
    layOut(heir)
  }

  @Test("a survivor that is told of its freedom may do anything")
  func survivors() {
    let heir = makeRoot()
    let (first, second) = (AskedView(), AskedView())
    first.onMove = { view in
      if view.superview == nil { heir.addSubview(second) }
    }
    second.onMove = { view in
      if view.superview == nil { heir.addSubview(first) }
    }
    do {
      let root = makeRoot()
      fill(first, in: root)
      fill(second, in: root)
      root.layoutIfNeeded()
    }
    for view in heir.subviews { #expect(view.superview === heir) }
    layOut(heir)
  }

  // MARK: Handles and rows

  @Test("handles die and rows live on, and the reverse")
  func handles() {
    let root = makeRoot()
    let view = LayoutView()
    root.addSubview(view)
    var handles: [Constraint] = []
    func update(_ value: Double, isKept: Bool) {
      view.snp.updateConstraints { make in
        let handle = make.left.top.equalToSuperview().offset(value).constraint
        if isKept { handles.append(handle) }
      }
    }
    for round in 0..<6 {
      update(Double(round), isKept: round % 2 == 0)
      if round == 3 { handles.removeFirst() }
      root.layoutIfNeeded()
      #expect(view.frame.minX == Double(round))
      #expect(root.constraints.count == 2)
    }
    // Former handles still reach the rows; the last to write wins.
    handles[0].update(offset: 40)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 40)
    let rows = root.constraints
    handles = []
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
    for row in rows { row.isActive = true }
    for row in rows { row.constant = 3 }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 3)
    update(9, isKept: false)
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(rows.allSatisfy { !$0.isActive })
  }

  @Test("a former handle ends while the new one edits what it took over")
  func formerHandle() {
    let root = makeRoot()
    let view = LayoutView()
    root.addSubview(view)
    weak var former: Constraint?
    var new: Constraint?
    view.snp.makeConstraints { former = $0.left.width.equalTo(10).constraint }
    let rows = view.constraints + root.constraints
    view.snp.updateConstraints { new = $0.left.width.equalTo(20).constraint }
    #expect(former == nil)
    for row in rows { row.isActive = false }
    #expect(new?.isActive == false)
    new?.activate()
    new?.update(offset: 30)
    new = nil
    #expect(rows.allSatisfy { $0.isActive && $0.constant == 30 })
    view.snp.removeConstraints()
    #expect(rows.allSatisfy { !$0.isActive })
    for row in rows { row.isActive = true }
    #expect(rows.allSatisfy { $0.isActive })
  }

  @Test("an update whose block activates what it made keeps it")
  func activeWithinUpdate() {
    let root = makeRoot()
    let view = LayoutView()
    root.addSubview(view)
    var handle: Constraint?
    view.snp.updateConstraints { make in
      handle = make.left.equalToSuperview().offset(4).constraint
      handle?.activate()
    }
    #expect(handle?.isActive == true)
    #expect(root.constraints.count == 1)
    handle?.update(offset: 9)
    #expect(root.constraints.first?.constant == 9)
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
  }

  @Test("a chain that is kept may be written on when its handle was edited")
  func keptChain() {
    let root = makeRoot()
    let view = LayoutView()
    root.addSubview(view)
    var chain: ConstraintMakerEditable?
    var handle: Constraint?
    view.snp.makeConstraints { make in
      chain = make.left.width.equalTo(10)
      handle = chain?.constraint
    }
    let rows = view.constraints + root.constraints
    handle?.update(offset: 5)
    _ = chain?.offset(7).priority(400)
    #expect(rows.allSatisfy { !$0.isActive })
    #expect((view.constraints + root.constraints).map(\.constant) == [17, 17] || chain != nil)
    view.snp.updateConstraints { $0.left.width.equalTo(3).priority(400) }
    handle = nil
    _ = chain?.multipliedBy(1)
    chain = nil
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
    for row in rows { row.isActive = true }
    root.layoutIfNeeded()
    view.removeFromSuperview()
  }

  @Test("a block may write other blocks, end views and keep what it was given")
  func nestedBlocks() {
    let root = makeRoot()
    var view: LayoutView? = LayoutView()
    var maker: ConstraintMaker?
    if let view { root.addSubview(view) }
    view?.snp.makeConstraints { make in
      maker = make
      for _ in 0..<40 { _ = make.left.equalToSuperview() }
      view?.snp.makeConstraints { for _ in 0..<40 { $0.top.equalToSuperview() } }
      view?.removeFromSuperview()
      view = nil
      make.width.equalTo(10)
    }
    _ = maker?.height.equalTo(10).constraint
    maker = nil
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  @Test("random lives: trees that are torn and mended while handles come and go", arguments: 1...20)
  func randomLives(seed: UInt64) {
    var random = SplitMix(state: seed)
    func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }
    var views: [LayoutView] = [makeRoot()]
    var handles: [Constraint] = []
    var rows: [LayoutConstraint] = []
    for _ in 0..<300 {
      let view = views[below(views.count)]
      switch below(14) {
      case 0, 1, 2:
        let new = below(3) == 0 ? EndingView { $0.snp.removeConstraints() } : LayoutView()
        view.addSubview(new)
        if below(2) == 0 { views.append(new) }
      case 3:
        let target = views[below(views.count)]
        target.snp.makeConstraints { make in
          let handle = make.left.top.equalTo(view).offset(below(9)).priority(500).constraint
          if below(2) == 0 { handles.append(handle) }
        }
      case 4: view.snp.updateConstraints { $0.left.top.equalToSuperview().priority(500) }
      case 5: view.snp.remakeConstraints { $0.width.equalToSuperview().priority(700) }
      case 6: if !handles.isEmpty { handles.remove(at: below(handles.count)) }
      case 7: if !handles.isEmpty { handles[below(handles.count)].isActive.toggle() }
      case 8: rows.append(contentsOf: view.constraints.prefix(2))
      case 9: if !rows.isEmpty { rows[below(rows.count)].isActive.toggle() }
      case 10: if views.count > 1 { views.remove(at: 1 + below(views.count - 1)) }
      case 11: view.removeFromSuperview()
      case 12: if !rows.isEmpty { rows.remove(at: below(rows.count)) }
      default: view.layoutIfNeeded()
      }
    }
    for view in views {
      view.layoutIfNeeded()
      for subview in view.subviews { #expect(subview.superview === view) }
    }
    views = []
    #expect(handles.allSatisfy { !$0.isActive } && rows.allSatisfy { !$0.isActive })
  }
}
