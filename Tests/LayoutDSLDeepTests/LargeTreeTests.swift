// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// A hundred thousand views, one below the other or side by side, on a thread with little stack.
///
/// Nothing may recurse as deep as a tree is, and nothing may look at *n* views for each of *n*:
/// at this size that would take minutes. What can be counted is asserted to grow as *n* does.
@Suite("Large trees")
struct LargeTreeTests {
  #if DEBUG
  private static let size = 2_000
  private static let removals = 1_000
  #else
  private static let size = 100_000
  private static let removals = 20_000
  #endif

  /// What does not hold, in words.
  private struct Flaws {
    var messages: [String] = []

    mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
      if !holds, messages.count < 5 { messages.append(message()) }
    }

    /// Notes the first view whose frame is another than it should be.
    mutating func check(_ views: [LayoutView], _ step: String, _ wanted: (Int) -> Rect) {
      for (number, view) in views.enumerated() where view.frame != wanted(number) {
        return check(false, "\(step): view \(number) at \(view.frame), not \(wanted(number))")
      }
    }
  }

  /// A chain of views; `constrain` gets the root, the view above and the view.
  private static func chain(
    _ count: Int, _ constrain: (LayoutView, LayoutView, LayoutView) -> Void
  ) -> [LayoutView] {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 1e6, height: 1e6))
    var views = [root]
    for number in 1..<count {
      let view = LayoutView()
      views[number - 1].addSubview(view)
      constrain(root, views[number - 1], view)
      views.append(view)
    }
    return views
  }

  /// A root with views one below the other, each a point high.
  private static func column(_ count: Int) -> [LayoutView] {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 1e6))
    var views: [LayoutView] = []
    for number in 0..<count {
      let view = LayoutView()
      root.addSubview(view)
      views.append(view)
      pin(number, of: views)
    }
    return [root] + views
  }

  private static func pin(_ number: Int, of views: [LayoutView]) {
    views[number].snp.remakeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(1)
      if number == 0 {
        make.top.equalToSuperview()
      } else {
        make.top.equalTo(views[number - 1].snp.bottom)
      }
    }
  }

  @Test("deep: built, laid out, read, changed and taken down")
  func deep() async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      let count = Self.size
      var views = Self.chain(count) { _, above, view in
        view.snp.makeConstraints { $0.edges.equalTo(above).inset(1) }
      }
      let root = views[0]
      try root.snp.layout()
      func nested(_ number: Int, _ width: Double, _ inset: Double) -> Rect {
        number == 0
          ? Rect(x: 0, y: 0, width: width, height: 1e6)
          : Rect(
            x: inset, y: inset, width: width - 2 * inset * Double(number),
            height: 1e6 - 2 * inset * Double(number))
      }
      flaws.check(views, "at first") { nested($0, 1e6, 1) }
      root.frame.size.width = 2e6
      try root.snp.layout()
      flaws.check(views, "resized") { nested($0, 2e6, 1) }

      let snapshot = root.snp.snapshot()
      flaws.check(snapshot.entries.count == count, "\(snapshot.entries.count) entries")
      flaws.check(snapshot.differences(from: snapshot).isEmpty, "differences")
      let text = root.snp.textTree().utf8.count
      flaws.check(text < 300 * count, "\(text) bytes of text")
      flaws.check(LayoutSnapshot(root.snp.snapshot().description) != nil, "text is not read back")
      flaws.check(root.snp.ambiguities().isEmpty, "ambiguities")
      flaws.check(root.snp.duplicates().isEmpty, "duplicates")
      let fitting = views[count / 2].systemLayoutSizeFitting(
        Size(width: 1e6, height: 1e6), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
      flaws.check(fitting == Size(width: 1e6, height: 1e6), "fits \(fitting)")

      for view in views { view.isHidden = true }
      for view in views.dropFirst() {
        view.snp.remakeConstraints { $0.edges.equalToSuperview().inset(0.5) }
      }
      try root.snp.layout()
      flaws.check(views, "remade") { nested($0, 2e6, 0.5) }

      do {
        let half = views[count / 2]
        half.removeFromSuperview()
        flaws.check(half.constraints.count == 4, "\(half.constraints.count) left at the half")
        try root.snp.layout()
        views[1].addSubview(half)
        half.snp.makeConstraints { $0.edges.equalToSuperview().inset(0.5) }
        try root.snp.layout()
        // It is now where the third view is.
        let frame = views[count - 1].frame
        let wanted = nested(count - 1 - count / 2 + 2, 2e6, 0.5)
        flaws.check(frame == wanted, "moved: \(frame), not \(wanted)")
      }
      for view in views.dropFirst() { view.snp.removeConstraints() }
      root.layoutIfNeeded()
      flaws.check(root.snp.solverStatistics?.constraints ?? 0 <= 2 * count, "constraints left")
      weak let last = views.last
      views = []
      flaws.check(last != nil, "the root holds the last")
      root.subviews[0].removeFromSuperview()
      flaws.check(last == nil, "the last lives on")
      return flaws.messages
    }
    #expect(flaws == [])
  }

  @Test("deep: directions, margins and safe areas that are inherited")
  func deepInheritance() async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      let count = Self.size
      let views = Self.chain(count) { _, above, view in
        above.directionalLayoutMargins = DirectionalInsets(
          top: 0, leading: 2, bottom: 0, trailing: 1)
        view.snp.makeConstraints { make in
          make.leading.equalTo(above.snp.leadingMargin)
          make.trailing.equalTo(above.layoutMarginsGuide)
          make.top.bottom.equalTo(above.safeAreaLayoutGuide)
        }
      }
      let root = views[0]
      root.snp.additionalSafeAreaInsets = Insets(top: 7, left: 0, bottom: 7, right: 0)
      func frame(_ number: Int, _ left: Double) -> Rect {
        let top = number == 1 ? 7.0 : 0
        return Rect(
          x: left, y: top, width: 1e6 - 3 * Double(number), height: 1e6 - 14)
      }
      try root.snp.layout()
      flaws.check(Array(views.dropFirst()), "left to right") { frame($0 + 1, 2) }
      root.semanticContentAttribute = .forceRightToLeft
      try root.snp.layout()
      flaws.check(Array(views.dropFirst()), "right to left") { frame($0 + 1, 1) }
      // Reading the margins of one view climbs to the root where a view above gives insets.
      let some = stride(from: 0, to: count - 1, by: max(1, count / 100)).map { views[$0] }
      flaws.check(some.allSatisfy { $0.layoutMargins.left == 1 }, "margins")
      let directions = views.map(\.effectiveUserInterfaceLayoutDirection)
      flaws.check(directions.allSatisfy { $0 == .rightToLeft }, "directions")
      flaws.check(views[count - 1].safeAreaInsets == .zero, "safe area")
      return flaws.messages
    }
    #expect(flaws == [])
  }

  /// The terms that views pinned to the root from every depth come to.
  private static func farTerms(_ count: Int) throws -> (terms: Int, frame: Rect) {
    let views = chain(count) { root, above, view in
      view.snp.makeConstraints { make in
        make.left.equalTo(root).offset(5)
        make.top.equalTo(above)
        make.size.equalTo(10)
      }
    }
    try views[0].snp.layout()
    return (views[0].snp.layoutWork.termsWritten, views[count - 1].frame)
  }

  @Test("deep: views that are pinned to the root cost what they do anywhere")
  func deepFarPlaces() async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      let (few, _) = try Self.farTerms(Self.size / 10)
      let (many, frame) = try Self.farTerms(Self.size)
      flaws.check(many <= 10 * few + 1000, "\(few) terms, then \(many)")
      flaws.check(frame == Rect(x: 0, y: 0, width: 10, height: 10), "\(frame)")
      return flaws.messages
    }
    #expect(flaws == [])
  }

  @Test("deep: what is wrong everywhere is said in words of few letters")
  func deepMistakes() async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      let views = Self.chain(Self.size) { _, _, view in
        view.snp.makeConstraints { make in
          make.size.equalTo(Double.nan)
          make.width.equalTo(1)
        }
      }
      let root = views[0]
      root.layoutIfNeeded()
      flaws.check(root.snp.issues.count == views.count - 1, "\(root.snp.issues.count) issues")
      let letters = root.snp.issues.reduce(0) { $0 + $1.description.utf8.count }
      flaws.check(letters < 300 * views.count, "\(letters) letters in issues")
      // Left, top and height of all are open.
      let open = root.snp.ambiguities()
      flaws.check(open.count == 3 * (views.count - 1), "\(open.count) are open")
      flaws.check(open.allSatisfy { $0.path.utf8.count < 200 }, "long paths")
      for view in views.dropFirst() { view.snp.remakeConstraints { $0.size.equalTo(1) } }
      root.layoutIfNeeded()
      flaws.check(root.snp.issues.isEmpty, "\(root.snp.issues.count) issues are left")
      return flaws.messages
    }
    #expect(flaws == [])
  }

  @Test("wide: built, laid out, read, changed and taken down")
  func wide() async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      var all = Self.column(Self.size)
      let root = all.removeFirst()
      try root.snp.layout()
      func row(_ number: Int, _ width: Double) -> Rect {
        Rect(x: 0, y: Double(number), width: width, height: 1)
      }
      flaws.check(all, "at first") { row($0, 100) }
      root.frame.size.width = 200
      root.semanticContentAttribute = .forceRightToLeft
      try root.snp.layout()
      flaws.check(all, "resized") { row($0, 200) }
      flaws.check(root.constraints.count == 3 * all.count, "\(root.constraints.count) hosted")
      flaws.check(root.snp.snapshot().entries.count == all.count + 1, "entries")
      flaws.check(root.snp.ambiguities().isEmpty, "ambiguities")
      flaws.check(all.allSatisfy { $0.debugDescription.hasPrefix("<LayoutView:root[") }, "names")
      for number in all.indices { Self.pin(number, of: all) }
      for view in all { root.addSubview(view) }
      try root.snp.layout()
      flaws.check(root.subviews == all, "order")

      // A cell leaves from the middle and comes back: two neighbours are lowered again, no more.
      let before = root.snp.layoutWork
      let middle = all.count / 2
      all[middle].removeFromSuperview()
      all[middle + 1].snp.makeConstraints { $0.top.equalTo(all[middle - 1].snp.bottom) }
      try root.snp.layout()
      flaws.check(
        root.snp.layoutWork.constraintsLowered - before.constraintsLowered == 1, "lowered")
      flaws.check(all[all.count - 1].frame.minY == Double(all.count - 2), "the last")
      root.insertSubview(all[middle], aboveSubview: all[middle - 1])
      Self.pin(middle, of: all)
      Self.pin(middle + 1, of: all)
      try root.snp.layout()
      flaws.check(all, "back") { row($0, 200) }
      flaws.check(root.subviews == all, "order in the end")
      return flaws.messages
    }
    #expect(flaws == [])
  }

  /// The ways in which all subviews may be taken out.
  enum Order: CaseIterable {
    case front, back, shuffled, first, last, stack, guides
  }

  @Test("wide: taken out one by one", arguments: Order.allCases)
  func wideRemoval(_ order: Order) async {
    let flaws = await flawsOnSmallStack {
      var flaws = Flaws()
      if order == .guides {
        let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<Self.removals {
          let guide = LayoutGuide()
          root.addLayoutGuide(guide)
          guide.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        try root.snp.layout()
        for guide in root.layoutGuides { root.removeLayoutGuide(guide) }
        try root.snp.layout()
        flaws.check(root.constraints.isEmpty && root.layoutGuides.isEmpty, "guides left")
        flaws.check(root.snp.solverStatistics?.constraints ?? 9 <= 2, "rows of guides left")
        return flaws.messages
      }
      let root =
        order == .stack
        ? LayoutStackView(frame: Rect(x: 0, y: 0, width: Double(Self.removals), height: 1))
        : LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 1e6))
      var views: [LayoutView] = []
      for number in 0..<Self.removals {
        let view = LayoutView()
        views.append(view)
        if order == .stack {
          view.snp.measure { _ in Size(width: 1, height: 1) }
          (root as? LayoutStackView)?.addArrangedSubview(view)
        } else {
          root.addSubview(view)
          Self.pin(number, of: views)
        }
      }
      try root.snp.layout()
      flaws.check(views[Self.removals - 1].frame.size.height == 1, "the last")
      switch order {
      case .front, .stack, .guides: for view in views { view.removeFromSuperview() }
      case .back: for view in views.reversed() { view.removeFromSuperview() }
      case .first: while let view = root.subviews.first { view.removeFromSuperview() }
      case .last: while let view = root.subviews.last { view.removeFromSuperview() }
      case .shuffled:
        var random = Seeded(seed: 7)
        for place in stride(from: views.count - 1, to: 0, by: -1) {
          views.swapAt(place, random.next(below: place + 1))
        }
        for view in views { view.removeFromSuperview() }
      }
      try root.snp.layout()
      flaws.check(root.subviews.isEmpty && root.constraints.isEmpty, "views left")
      // The root's size, and that an empty stack view would rather be small.
      let rows = root.snp.solverStatistics?.constraints ?? 9
      flaws.check(rows <= (order == .stack ? 4 : 2), "\(rows) rows left")
      flaws.check(root.snp.solverStatistics?.variables ?? 9 <= 4, "variables left")
      flaws.check(views.allSatisfy { $0.superview == nil }, "superviews")
      return flaws.messages
    }
    #expect(flaws == [])
  }
}
