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

  private func makeRoot() -> LayoutView {
    LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  }

  private func fill(_ view: LayoutView, in superview: LayoutView) {
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

  // MARK: Content that changes the tree

  /// What content does to the tree while it is measured.
  static let mischief: [@Sendable (_ root: LayoutView, _ view: LayoutView) -> Void] = [
    { _, view in view.removeFromSuperview() },
    { root, _ in for view in root.subviews { view.removeFromSuperview() } },
    { root, _ in root.subviews.last?.removeFromSuperview() },
    { root, _ in root.subviews.first?.removeFromSuperview() },
    { root, _ in
      let view = LayoutView()
      root.insertSubview(view, at: 0)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    },
    { root, view in
      for other in root.subviews where other !== view { root.addSubview(other) }
    },
    { root, view in view.snp.remakeConstraints { $0.center.equalTo(root) } },
    { root, _ in for view in root.subviews { view.snp.removeConstraints() } },
    { root, _ in LayoutConstraint.deactivate(root.constraints) },
    { root, _ in for view in root.subviews { view.frame.size.width += 1 } },
    { root, _ in for view in root.subviews { view.invalidateIntrinsicContentSize() } },
    { root, _ in for view in root.subviews { view.snp.measure(nil) } },
    { root, _ in root.layoutIfNeeded() },
    { root, _ in try? root.snp.layout() },
    { root, view in
      _ = root.systemLayoutSizeFitting(.zero)
      _ = view.systemLayoutSizeFitting(.zero)
    },
    { root, view in
      let outer = LayoutView()
      outer.addSubview(root)
      outer.layoutIfNeeded()
      view.removeFromSuperview()
    },
    { root, view in
      let other = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      other.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      other.layoutIfNeeded()
      root.insertSubview(view, at: 0)
    },
    { root, view in
      root.snp.pixelScale = (root.snp.pixelScale ?? 0) + 1
      view.layoutMargins.left += 1
      view.semanticContentAttribute = .forceRightToLeft
    },
    { root, _ in
      root.snp.additionalSafeAreaInsets.top += 1
      for view in root.subviews { view.preservesSuperviewLayoutMargins.toggle() }
    },
  ]

  /// When content is asked.
  enum Question: CaseIterable {
    case closure, size, update, layout, margins, fitting
  }

  @Test(
    "whoever is asked may change the tree", arguments: mischief.indices, Question.allCases)
  func change(number: Int, question: Question) {
    for isLast in [false, true] {
      let root = makeRoot()
      let asked = AskedView()
      var rest = 3
      func misbehave(_ root: LayoutView?, _ view: LayoutView?) {
        guard rest > 0, let root, let view else { return }
        rest -= 1
        Self.mischief[number](root, view)
      }
      let ask: (AskedView) -> Void = { [weak root] view in misbehave(root, view) }
      switch question {
      case .closure, .fitting:
        asked.snp.measure { [weak root, weak asked] width in
          misbehave(root, asked)
          return Size(width: 90, height: 900 / max(1, min(width, 90)))
        }
      case .size: asked.onSize = ask
      case .update: asked.onUpdate = ask
      case .layout: asked.onLayout = ask
      case .margins:
        asked.onMargins = ask
        asked.preservesSuperviewLayoutMargins = true
        _ = asked.layoutMarginsGuide
      }
      let stack = LayoutStackView()
      let text = AskedView()
      stack.addArrangedSubview(text)
      text.snp.measure { Size(width: 70, height: 700 / max(1, min($0, 70))) }
      let views = isLast ? [LayoutView(), stack, asked] : [asked, LayoutView(), stack]
      for view in views {
        root.addSubview(view)
        view.snp.makeConstraints { make in
          make.left.equalToSuperview().offset(3)
          make.right.lessThanOrEqualTo(root.layoutMarginsGuide)
          make.top.equalTo(root.safeAreaLayoutGuide).priority(800)
          make.width.equalTo(views[0]).priority(500)
        }
      }
      for step in 0..<4 {
        if question == .fitting {
          _ = root.systemLayoutSizeFitting(Size(width: 40, height: 0))
          _ = asked.systemLayoutSizeFitting(Size(width: 40, height: 0))
        }
        root.layoutIfNeeded()
        try? root.snp.layout()
        rest = 1
        root.frame.size.width = Double(60 + 20 * step)
        root.layoutMargins.left += 1
        asked.invalidateIntrinsicContentSize()
      }
      rest = 0
      root.layoutIfNeeded()
      // Whatever is left is what a fresh engine finds.
      let frames = root.subviews.map(\.frame)
      for view in root.subviews { #expect(view.superview === root) }
      #expect(frames.allSatisfy { $0.width.isFinite })
      _ = root.snp.textTree()
    }
  }

  @Test("content may drop the last reference to any view while it is measured")
  func lastReference() {
    let root = makeRoot()
    var others: [LayoutView] = (0..<4).map { _ in LayoutView() }
    weak let witness = others[0]
    let view = LayoutView()
    fill(view, in: root)
    for other in others { fill(other, in: root) }
    var isArmed = false
    view.snp.measure { width in
      if isArmed {
        for other in others { other.removeFromSuperview() }
        others = []
      }
      return Size(width: 300, height: width < 300 ? 20 : 10)
    }
    root.layoutIfNeeded()
    isArmed = true
    root.frame.size.width = 90
    layOut(root)
    #expect(witness == nil)
    #expect(root.subviews.count == 1 && view.frame.width == 80)
  }

  @Test("a closure that is replaced while it runs, and what it holds that acts as it ends")
  func closures() {
    let root = makeRoot()
    let view = LayoutView()
    fill(view, in: root)
    var ends = 0
    func arm() {
      let fuse = Fuse { [weak view] in
        ends += 1
        guard let view else { return }
        _ = view.intrinsicContentSize
        _ = view.contentHuggingPriority(for: .horizontal)
        view.setContentHuggingPriority(LayoutPriority(Float(100 + ends)), for: .vertical)
      }
      view.snp.measure { [weak view] _ in
        withExtendedLifetime(fuse) {}
        view?.snp.measure { _ in Size(width: 7, height: 7) }
        return Size(width: 5, height: 5)
      }
    }
    arm()
    root.layoutIfNeeded()
    arm()
    arm()
    root.layoutIfNeeded()
    #expect(ends == 3)
  }

  @Test("hooks may end the view whose hook it is, its superview and its tree")
  func hooks() {
    for part in 0..<3 {
      var root: LayoutView? = makeRoot()
      var middle: LayoutView? = LayoutView()
      weak var last: LayoutView?
      do {
        let view = AskedView()
        last = view
        if let root, let middle {
          fill(middle, in: root)
          fill(view, in: middle)
        }
        let drop: (AskedView) -> Void = { view in
          view.superview?.removeFromSuperview()
          view.removeFromSuperview()
          middle = nil
          root = nil
        }
        if part == 0 { view.onLayout = drop }
        if part == 1 { view.onUpdate = drop }
        if part == 2 { view.onMargins = drop }
      }
      last?.preservesSuperviewLayoutMargins = true
      _ = last?.layoutMarginsGuide
      root?.layoutMargins.left = 90
      middle?.preservesSuperviewLayoutMargins = true
      root?.layoutIfNeeded()
      middle = nil
      root = nil
      #expect(last == nil)
    }
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
