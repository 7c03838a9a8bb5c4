// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// Stack views say some things in a way that is quick to solve; they mean what is documented.
@Suite("Rows of stack views")
struct StackViewRowTests {
  /// Views of some widths in a container, some of them with a required width.
  private struct Room {
    let root: LayoutView
    let container: LayoutView
    var views: [SizedView] = []

    init(_ container: LayoutView, width: Double, contents: [Double], wishes: [Int: Double]) {
      self.container = container
      root = makeRoot(width, 50, container)
      for (number, content) in contents.enumerated() {
        let view = SizedView(content, 10)
        views.append(view)
        if let stack = container as? LayoutStackView {
          stack.addArrangedSubview(view)
        } else {
          container.addSubview(view)
        }
        view.snp.makeConstraints { make in
          if let wish = wishes[number] { make.width.equalTo(wish).priority(800) }
        }
      }
      container.snp.makeConstraints { $0.edges.equalToSuperview() }
    }

    /// What the distribution is documented to be, in constraints.
    func constrain(_ distribution: LayoutStackView.Distribution, spacing: Double) {
      for view in views { view.snp.makeConstraints { $0.top.bottom.equalToSuperview() } }
      views.first?.snp.makeConstraints { $0.left.equalToSuperview() }
      views.last?.snp.makeConstraints { $0.right.equalToSuperview() }
      for (view, next) in zip(views, views.dropFirst()) {
        next.snp.makeConstraints { make in
          if distribution == .fillEqually {
            make.left.equalTo(view.snp.right).offset(spacing)
            make.width.equalTo(view)
          } else {
            make.left.greaterThanOrEqualTo(view.snp.right).offset(spacing)
          }
        }
      }
      if distribution == .fillEqually { return }
      for (number, view) in views.enumerated() {
        activate(
          149.9 - Float(number) / 32,
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: view.contentWidth ?? 0))
      }
      let unit = LayoutGuide()
      container.addLayoutGuide(unit)
      for (view, next) in zip(views, views.dropFirst()) {
        let distance = view.centerXAnchor.anchorWithOffset(to: next.centerXAnchor)
        activate(149, distance.constraint(greaterThanOrEqualTo: unit.widthAnchor))
        activate(148, distance.constraint(equalTo: unit.widthAnchor))
      }
    }

    private func activate(_ priority: Float, _ constraint: LayoutConstraint) {
      constraint.priority = LayoutPriority(priority)
      constraint.isActive = true
    }
  }

  @Test("they mean the documented constraints", arguments: 1...60)
  func meaning(seed: UInt64) {
    var random = SplitMix(state: seed)
    let distribution: LayoutStackView.Distribution = seed % 2 == 0 ? .fillEqually : .equalCentering
    let count = Int.random(in: 3...7, using: &random)
    let contents = (0..<count).map { _ in Double(Int.random(in: 2...40, using: &random)) }
    let width = Double(Int.random(in: 40...320, using: &random))
    let spacing = Double(Int.random(in: 0...6, using: &random))
    var wishes: [Int: Double] = [:]
    if Bool.random(using: &random) {
      wishes[Int.random(in: 0..<count, using: &random)] = Double(
        Int.random(in: 1...60, using: &random))
    }
    let stack = LayoutStackView()
    stack.distribution = distribution
    stack.spacing = spacing
    let got = Room(stack, width: width, contents: contents, wishes: wishes)
    let wanted = Room(LayoutView(), width: width, contents: contents, wishes: wishes)
    wanted.constrain(distribution, spacing: spacing)
    layOut(got.root)
    layOut(wanted.root)
    let open = Set(wanted.root.snp.ambiguities().compactMap { $0.item as? LayoutView })
    for (mine, theirs) in zip(got.views, wanted.views) where !open.contains(theirs) {
      #expect(
        mine.frame.isClose(to: theirs.frame),
        """
        seed \(seed): \(distribution) of \(contents) in \(width), \(spacing) apart, wishes \(wishes): \
        \(mine.frame) is to be \(theirs.frame)
        """)
    }
  }

  @Test("no room for the spaces: the last view keeps the far edge", arguments: [3, 4])
  func tooNarrow(count: Int) {
    // A stack that is itself the root, 10 wide, with spaces of 8.
    let stack = LayoutStackView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stack.distribution = .fillEqually
    stack.spacing = 8
    for _ in 0..<count { stack.addArrangedSubview(SizedView(5, 5)) }
    stack.layoutIfNeeded()
    #expect(stack.snp.issues.count == 1)
    #expect(stack.arrangedSubviews.first?.frame.minX == 0)
    #expect(stack.arrangedSubviews.last?.frame.maxX == 10)
    #expect(Set(stack.arrangedSubviews.map(\.frame.width)).count == 1)
  }

  @Test(
    "a first layout needs few pivots or one a view, a change few",
    arguments: [LayoutStackView.Distribution.fillEqually, .equalCentering])
  func work(distribution: LayoutStackView.Distribution) throws {
    let stack = LayoutStackView()
    let root = makeRoot(4000, 50, stack)
    stack.distribution = distribution
    stack.spacing = 2
    for number in 0..<100 { stack.addArrangedSubview(SizedView(Double(10 + number % 7), 10)) }
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    var last = try #require(root.snp.solverStatistics)
    // By equal centering views begin as close as they may be, and part from one another one by one.
    #expect(last.pivots <= (distribution == .equalCentering ? 100 : 4))
    #expect(last.factorizations <= 8)
    let changes: [() -> Void] = [
      { stack.arrangedSubviews[50].isHidden = true },
      { stack.arrangedSubviews[50].isHidden = false },
      { stack.insertArrangedSubview(SizedView(9, 9), at: 30) },
      { stack.arrangedSubviews[30].removeFromSuperview() },
      { root.frame.size.width = 4100 },
    ]
    for (number, change) in changes.enumerated() {
      let rows = root.snp.layoutWork.stackRowsWritten
      change()
      layOut(root)
      let now = try #require(root.snp.solverStatistics)
      #expect(now.pivots - last.pivots <= 16, "change \(number)")
      #expect(now.factorizations - last.factorizations <= 8, "change \(number)")
      #expect(root.snp.layoutWork.stackRowsWritten - rows <= 14, "change \(number)")
      last = now
    }
  }

  @Test("a stack view's part in proportional filling is that of what it shows")
  func nestedProportions() {
    let (a, b, c, d) = (SizedView(10, 5), SizedView(20, 5), SizedView(30, 5), SizedView(30, 5))
    let deep = LayoutStackView(arrangedSubviews: [b, c])
    deep.axis = .vertical
    // The column is higher than what it shows: b stretches.
    b.setContentHuggingPriority(LayoutPriority(249), for: .vertical)
    let inner = LayoutStackView(arrangedSubviews: [a, deep])
    inner.spacing = 5
    let outer = LayoutStackView(arrangedSubviews: [inner, d])
    outer.distribution = .fillProportionally
    let root = makeRoot(150, 50, outer)
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    // inner: 10 + 5 + the larger of 20 and 30 = 45, d 30: 90 and 60 of 150.
    layOut(root)
    expect(inner, at: 0, 0, 90, 50)
    expect(d, at: 90, 0, 60, 50)
    // Deep inside, c goes: 35 to 30, so 80.77 and 69.23.
    c.isHidden = true
    layOut(root)
    expect(inner, at: 0, 0, 150 * 35.0 / 65, 50)
    c.isHidden = false
    b.contentWidth = 75
    layOut(root)
    // 10 + 5 + 75 = 90 to 30.
    expect(inner, at: 0, 0, 112.5, 50)
    inner.spacing = 0
    inner.distribution = .fillEqually
    // Twice 75 to 30.
    layOut(root)
    expect(inner, at: 0, 0, 125, 50)
    deep.isLayoutMarginsRelativeArrangement = true
    deep.layoutMargins = Insets(top: 0, left: 5, bottom: 0, right: 10)
    // Twice 90 to 30: 180 of 210.
    layOut(root)
    expect(inner, at: 0, 0, 150 * 180.0 / 210, 50)
    let got = root.snp.snapshot()
    root.snp.discardEngine()
    layOut(root)
    #expect(root.snp.snapshot().differences(from: got, tolerance: 1e-9).isEmpty)
    #expect(outer.systemLayoutSizeFitting(.zero).width == 210)
  }
}
