// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Nothing keeps a tree alive but whoever holds its root: each object is watched to its end.
@Suite("Lifetimes")
struct LifetimeTests {
  /// Counts what lives.
  final class Census {
    var living = 0
  }

  /// Lives as long as what holds it.
  final class Token {
    let census: Census

    init(_ census: Census) {
      self.census = census
      census.living += 1
    }

    deinit { census.living -= 1 }
  }

  final class CountedView: LayoutView {
    let token: Token

    init(_ census: Census) {
      token = Token(census)
      super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: LayoutCoder) { nil }
  }

  final class CountedStack: LayoutStackView {
    let token: Token

    init(_ census: Census) {
      token = Token(census)
      super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }

    required init(coder: LayoutCoder) { fatalError() }
  }

  let census = Census()

  @Test("a tree that was laid out ends with its root, engine and all")
  func laidOut() throws {
    do {
      let root = CountedView(census)
      let views = (0..<5).map { _ in CountedView(census) }
      for view in views { root.addSubview(view) }
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      for (number, view) in views.enumerated() {
        let census = census
        view.snp.measure { _ in Size(width: 10, height: Double(census.living)) }
        view.snp.makeConstraints { make in
          make.left.equalTo(guide).offset(number)
          make.top.equalTo(number == 0 ? root.snp.top : views[number - 1].snp.bottom)
          make.right.equalTo(root.layoutMarginsGuide).priority(500)
          make.bottom.lessThanOrEqualTo(root.safeAreaLayoutGuide)
        }
      }
      guide.snp.makeConstraints { $0.edges.equalToSuperview() }
      root.snp.additionalSafeAreaInsets = Insets(top: 1, left: 1, bottom: 1, right: 1)
      try root.snp.layout()
      root.frame.size.width = 50
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(.zero)
      #expect(census.living == 6)
    }
    #expect(census.living == 0)
  }

  @Test("guides end with their owner, and when they are taken out")
  func guides() throws {
    weak var first: LayoutGuide?
    weak var second: LayoutGuide?
    let root = CountedView(census)
    do {
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      guide.snp.makeConstraints { $0.edges.equalToSuperview() }
      first = guide
      let view = CountedView(census)
      let inner = LayoutGuide()
      view.addLayoutGuide(inner)
      root.addSubview(view)
      inner.snp.makeConstraints { $0.edges.equalTo(guide) }
      second = inner
      try root.snp.layout()
    }
    #expect(first != nil && second != nil)
    for view in root.subviews { view.removeFromSuperview() }
    #expect(second == nil && census.living == 1)
    for guide in root.layoutGuides { root.removeLayoutGuide(guide) }
    #expect(first == nil)
  }

  @Test("handles, rows, issues and what explains keep no view", arguments: [true, false])
  func held(isLaidOut: Bool) {
    var handles: [Constraint] = []
    var rows: [LayoutConstraint] = []
    var texts: [String] = []
    do {
      let root = CountedView(census)
      let view = CountedView(census)
      root.addSubview(view)
      view.snp.makeConstraints { make in
        handles.append(make.edges.equalToSuperview().constraint)
        handles.append(make.width.equalTo(7).constraint)
        handles.append(make.top.equalTo(Double.nan).constraint)
      }
      rows = root.constraints + [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)]
      if isLaidOut {
        root.layoutIfNeeded()
        texts = root.snp.issues.map(\.description)
        #expect(texts.count == 2)
        _ = view.snp.explanation(of: .width)
        _ = root.snp.snapshot()
      }
    }
    #expect(census.living == 0)
    #expect(handles.allSatisfy { !$0.isActive } && rows.allSatisfy { !$0.isActive })
    // All of them can still be asked, and activated in vain.
    for row in rows {
      row.isActive = true
      _ = row.description
    }
    for handle in handles { handle.activate() }
    #expect(rows.allSatisfy { !$0.isActive && $0.firstItem == nil })
  }

  @Test("an issue holds the live objects that it is about, and no longer than it is held")
  func issues() {
    var issues: [LayoutIssue] = []
    do {
      let root = CountedView(census)
      let view = CountedView(census)
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.width.equalTo(7)
        make.width.equalTo(8)
      }
      root.layoutIfNeeded()
      issues = root.snp.issues
      #expect(issues.count == 1)
    }
    // The conflict is between constraints; no view is held by them.
    #expect(issues.first?.constraints.count == 2)
    issues = []
    #expect(census.living == 0)
  }

  @Test("stack views end, with what they arrange and what they stopped arranging")
  func stacks() throws {
    let kept = CountedView(census)
    do {
      let stack = CountedStack(census)
      let inner = CountedStack(census)
      let views = (0..<4).map { _ in CountedView(census) }
      for view in views { stack.addArrangedSubview(view) }
      stack.insertArrangedSubview(inner, at: 1)
      inner.addArrangedSubview(kept)
      stack.setCustomSpacing(3, after: views[0])
      try stack.snp.layout()
      views[1].isHidden = true
      stack.removeArrangedSubview(views[2])
      views[3].removeFromSuperview()
      stack.layoutIfNeeded()
    }
    #expect(census.living == 1)
    #expect(kept.superview == nil)
  }

  @Test("a measuring closure ends with its view, and when another takes its place")
  func closures() {
    let view = CountedView(census)
    func measure(with token: Token) {
      view.snp.measure { _ in Size(width: Double(token.census.living), height: 1) }
    }
    measure(with: Token(census))
    view.layoutIfNeeded()
    #expect(census.living == 2)
    measure(with: Token(census))
    #expect(census.living == 2)
    do {
      let other = LayoutView()
      let token = Token(census)
      other.snp.measure { _ in Size(width: Double(token.census.living), height: 1) }
      #expect(other.intrinsicContentSize.width == 3)
    }
    #expect(census.living == 2)
  }

  @Test("what leaves a tree that lives on ends at once, wherever the engine noted it")
  func leaving() throws {
    let root = CountedView(census)
    try root.snp.layout()
    for round in 0..<3 {
      do {
        let branch = CountedView(census)
        let leaf = CountedView(census)
        branch.addSubview(leaf)
        root.addSubview(branch)
        branch.snp.makeConstraints { $0.edges.equalToSuperview() }
        leaf.snp.makeConstraints { make in
          make.edges.equalTo(root.layoutMarginsGuide)
          make.width.equalTo(3)
          make.top.equalTo(Double.infinity)
        }
        // Removed before, between and after passes, with issues pending and found.
        if round > 0 { root.layoutIfNeeded() }
        if round > 1 { leaf.invalidateIntrinsicContentSize() }
        branch.removeFromSuperview()
      }
      #expect(census.living == 1)
      root.layoutIfNeeded()
      #expect(root.snp.issues.isEmpty)
    }
  }

  @Test("constraints that nobody holds end when they are deactivated")
  func constraints() {
    let root = CountedView(census)
    let view = CountedView(census)
    root.addSubview(view)
    weak var handle: Constraint?
    weak var row: LayoutConstraint?
    weak var anchored: LayoutConstraint?
    view.snp.makeConstraints { handle = $0.left.equalTo(root).constraint }
    row = root.constraints.first
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    anchored = root.constraints.last
    root.layoutIfNeeded()
    #expect(handle != nil && row != nil)
    // What was activated as an object is kept as one.
    #expect(anchored != nil && root.constraints.count == 2)
    view.snp.removeConstraints()
    LayoutConstraint.deactivate(root.constraints)
    root.layoutIfNeeded()
    #expect(handle == nil && row == nil && anchored == nil)
  }

  @Test("an active constraint may be held weakly, and ends with its views")
  func weaklyHeld() {
    weak var height: LayoutConstraint?
    weak var gap: LayoutConstraint?
    do {
      let root = CountedView(census)
      let view = CountedView(census)
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let made = view.heightAnchor.constraint(equalToConstant: 20)
      made.isActive = true
      height = made
      let kept = view.topAnchor.constraint(equalTo: root.topAnchor)
      LayoutConstraint.activate([kept])
      gap = kept
    }
    #expect(height == nil && gap == nil && census.living == 0)
    let root = CountedView(census)
    let view = CountedView(census)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    func activate() {
      let made = view.heightAnchor.constraint(equalToConstant: 20)
      made.isActive = true
      height = made
    }
    activate()
    height?.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.height == 30)
    height?.isActive = false
    #expect(height == nil && view.constraints.isEmpty)
    activate()
    view.removeFromSuperview()
    // Its height is its own.
    #expect(height?.isActive == true)
  }
}
