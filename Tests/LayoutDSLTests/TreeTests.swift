// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Tree")
struct TreeTests {
  @Test("a constrained tree ends with its root")
  func noCycles() {
    let counter = CountedView.Counter()
    do {
      let root = CountedView(counter)
      let first = CountedView(counter)
      let second = CountedView(counter)
      root.addSubview(first)
      root.addSubview(second)
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      first.snp.makeConstraints { make in
        make.left.equalTo(second)
        make.top.equalTo(guide.snp.bottom)
        make.size.equalTo(10)
        make.right.equalTo(second.snp.size)
      }
      second.snp.updateConstraints { $0.edges.equalTo(root.layoutMarginsGuide) }
      #expect(counter.ended == 0)
    }
    #expect(counter.ended == 3)
  }

  @Test("guides and handles end, too")
  func objectsEnd() {
    weak var handle: Constraint?
    weak var row: LayoutConstraint?
    weak var guide: LayoutGuide?
    weak var state: ItemState?
    do {
      let root = LayoutView()
      let view = LayoutView()
      let made = LayoutGuide()
      root.addSubview(view)
      root.addLayoutGuide(made)
      view.snp.makeConstraints { make in
        handle = make.left.equalTo(made.snp.right).constraint
        make.top.equalTo(Double.nan)
      }
      row = handle?.layoutConstraints.first
      guide = made
      state = view.itemState
      #expect(handle != nil && row != nil)
    }
    #expect(handle == nil && row == nil && guide == nil && state == nil)
  }

  @Test("a handle does not keep its view")
  func handlesAreWeak() {
    let counter = CountedView.Counter()
    let root = LayoutView()
    var handle: Constraint?
    do {
      let view = CountedView(counter)
      root.addSubview(view)
      view.snp.makeConstraints { handle = $0.left.equalTo(1).constraint }
      view.removeFromSuperview()
    }
    #expect(counter.ended == 1)
    handle?.activate()
    #expect(handle?.isActive == false)
    #expect(handle?.issue?.kind == .deadTarget)
  }

  @Test("a root that ends lets its subviews go, as removal would")
  func dyingRoot() {
    let left = LayoutView()
    let right = LayoutView()
    let inner = LayoutView()
    right.addSubview(inner)
    inner.snp.makeConstraints { $0.left.equalTo(right) }
    var crossing: Constraint?
    do {
      let root = LayoutView()
      let middle = LayoutView()
      root.addSubview(left)
      root.addSubview(middle)
      middle.addSubview(right)
      left.snp.makeConstraints { crossing = $0.left.equalTo(right).constraint }
      #expect(crossing?.isActive == true)
    }
    #expect(left.superview == nil && right.superview == nil)
    #expect(crossing?.isActive == false)
    #expect(right.constraints.count == 1)
    #expect(left.context !== right.context)
    #expect(inner.context === right.context)
    #expect(left.mistakeKinds.isEmpty)
  }

  @Test("trees that join keep their relative order, the joiner's last")
  func joining() {
    func branch(_ count: Int) -> LayoutView {
      let top = LayoutView()
      for _ in 0..<count {
        let view = LayoutView()
        top.addSubview(view)
        view.snp.makeConstraints { $0.left.equalTo(top) }
      }
      return top
    }
    let root = branch(3)
    let joiner = branch(4)
    let grand = branch(2)
    joiner.addSubview(grand)
    let before = root.constraints.map(\.activationOrder)
    root.addSubview(joiner)
    #expect(root.constraints.map(\.activationOrder) == before)
    let all = root.constraints + joiner.constraints + grand.constraints
    let orders = all.map(\.activationOrder)
    #expect(orders == orders.sorted() && Set(orders).count == 9)

    joiner.snp.makeConstraints { $0.top.equalTo(root) }
    #expect((root.constraints.last?.activationOrder ?? 0) > (orders.last ?? 0))

    joiner.removeFromSuperview()
    #expect(joiner.context !== root.context)
    #expect(grand.context === joiner.context)
    let kept = (joiner.constraints + grand.constraints).map(\.activationOrder)
    #expect(kept == kept.sorted() && Set(kept).count == 6)
    grand.snp.makeConstraints { $0.right.equalTo(joiner) }
    #expect((joiner.constraints.last?.activationOrder ?? 0) > (kept.last ?? 0))
  }

  @Test("random joins and splits agree with a list that is kept by hand")
  func randomOrders() {
    var random = Seeded(seed: 42)
    var views: [LayoutView] = (0..<40).map { _ in LayoutView() }
    // The constraints of each root's tree in order; rebuilt by the same rules, slowly.
    var lists: [ObjectIdentifier: [LayoutConstraint]] = [:]
    for view in views { lists[ObjectIdentifier(view)] = [] }
    for _ in 0..<3000 {
      let view = views[random.next(below: views.count)]
      let other = views[random.next(below: views.count)]
      switch random.next(below: 3) {
      case 0:
        guard view.rootView !== other.rootView, view.superview == nil else { continue }
        let joined = lists[ObjectIdentifier(view)] ?? []
        lists[ObjectIdentifier(view)] = nil
        lists[ObjectIdentifier(other.rootView), default: []] += joined
        other.addSubview(view)
      case 1:
        guard view.superview != nil else { continue }
        let root = view.rootView
        view.removeFromSuperview()
        let all = lists[ObjectIdentifier(root)] ?? []
        let inside = all.filter { $0.isActive && $0.hostView?.isDescendant(of: view) == true }
        lists[ObjectIdentifier(view)] = inside
        lists[ObjectIdentifier(root)] = all.filter { row in
          row.isActive && !inside.contains { $0 === row }
        }
      default:
        guard view.rootView === other.rootView, view !== other else { continue }
        let row = view.snp.prepareConstraints { $0.left.equalTo(other) }[0].layoutConstraints[0]
        row.isActive = true
        lists[ObjectIdentifier(view.rootView), default: []].append(row)
      }
    }
    for view in views where view.superview == nil {
      let list = lists[ObjectIdentifier(view)] ?? []
      let orders = list.map(\.activationOrder)
      #expect(orders == orders.sorted())
      #expect(Set(orders).count == orders.count)
      #expect(view.levelOrderViews().reduce(0) { $0 + $1.constraints.count } == list.count)
    }
    views = []
  }

  @Test("trees on different threads share nothing")
  func threads() async {
    let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
      for seed in 1...8 {
        group.addTask {
          var random = Seeded(seed: UInt64(seed))
          let root = LayoutView()
          var views = [root]
          for _ in 0..<300 {
            let view = LayoutView()
            views[random.next(below: views.count)].addSubview(view)
            view.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
            views.append(view)
          }
          for view in views[200...] { view.removeFromSuperview() }
          return root.levelOrderViews().reduce(0) { $0 + $1.constraints.count }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 199 * 4, count: 8))
  }

  @Test("inserting at, above and below")
  func inserting() {
    let root = LayoutView()
    let views = (0..<4).map { _ in LayoutView() }
    func order() -> [Int] { root.subviews.compactMap { view in views.firstIndex { $0 === view } } }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    #expect(order() == [1, 0])
    root.insertSubview(views[2], aboveSubview: views[1])
    #expect(order() == [1, 2, 0])
    root.insertSubview(views[3], belowSubview: views[0])
    #expect(order() == [1, 2, 3, 0])
    root.insertSubview(views[1], aboveSubview: views[0])
    #expect(order() == [2, 3, 0, 1])
    root.insertSubview(views[1], at: -5)
    #expect(order() == [1, 2, 3, 0])
    root.insertSubview(views[1], at: 50)
    #expect(order() == [2, 3, 0, 1])
    views[2].removeFromSuperview()
    #expect(order() == [3, 0, 1])
    #expect(views[2].superview == nil)
    #expect(views[3].isDescendant(of: root) && views[3].isDescendant(of: views[3]))
    #expect(!root.isDescendant(of: views[3]))
  }

  @Test("equality and hashing are identity")
  func identity() {
    let views = [LayoutView(), LayoutView()]
    #expect(views[0] != views[1] && views.firstIndex(of: views[1]) == 1)
    #expect(Set(views + views).count == 2)
  }

  @Test("direction is inherited and stated")
  func direction() {
    let root = LayoutView()
    let view = LayoutView()
    root.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("margins by side and by direction")
  func margins() {
    let view = LayoutView()
    #expect(view.layoutMargins == Insets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == Insets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = Insets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins.leading == 8)
    view.layoutMargins.left = .nan
    #expect(view.layoutMargins.left == 6)
  }

  @Test("content size and baselines")
  func content() {
    let view = LayoutView()
    #expect(view.intrinsicContentSize == Size(width: -1, height: -1))
    view.snp.measure { Size(width: min($0, 100), height: $0 < 100 ? 40 : 20) }
    #expect(view.intrinsicContentSize == Size(width: 100, height: 20))
    view.snp.setBaselineOffsets(first: 12, last: 4)
    #expect(view.firstBaselineOffsetFromTop == 12 && view.lastBaselineOffsetFromBottom == 4)
  }

  @Test("guides that no pass has placed follow the view, also where its mask has resized it")
  func guidesWithoutPass() {
    let (root, child) = (LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 50)), LayoutView())
    root.addSubview(child)
    child.frame = root.bounds
    child.autoresizingMask = .flexibleWidth
    let guide = child.layoutMarginsGuide
    root.frame.size.width = 200
    #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 184, height: 34))
    child.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 34, height: 34))
  }
}
