// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Stack views that change")
struct StackViewChangeTests {
  private func makeRow(_ count: Int) -> (root: LayoutView, stack: LayoutStackView) {
    let stack = LayoutStackView(arrangedSubviews: (0..<count).map { _ in SizedView(10, 10) })
    stack.spacing = 2
    let root = makeRoot(5000, 50, stack)
    stack.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
    return (root, stack)
  }

  @Test("hiding or showing one of many writes only its own and its neighbours' rows")
  func hidingOne() {
    let (root, stack) = makeRow(200)
    layOut(root)
    let before = root.snp.layoutWork
    stack.arrangedSubviews[100].isHidden = true
    layOut(root)
    expect(stack, at: 0, 0, 199 * 12 - 2, 50)
    // The space before it now ends at the next view; its extent and place are held.
    #expect(root.snp.layoutWork.stackRowsWritten - before.stackRowsWritten == 4)
    #expect(root.snp.layoutWork.constraintsLowered == before.constraintsLowered)
    stack.arrangedSubviews[100].isHidden = false
    layOut(root)
    expect(stack, at: 0, 0, 200 * 12 - 2, 50)
    // Two spaces and its two edges across.
    #expect(root.snp.layoutWork.stackRowsWritten - before.stackRowsWritten == 8)
  }

  @Test(
    "showing one among many that are hidden writes its own rows and those of the next",
    arguments: [LayoutStackView.Distribution.fill, .fillEqually, .equalSpacing])
  func showingOneOfHidden(distribution: LayoutStackView.Distribution) {
    let (root, stack) = makeRow(200)
    stack.distribution = distribution
    for view in stack.arrangedSubviews { view.isHidden = true }
    layOut(root)
    var shown = 0.0
    for number in [0, 199, 100, 99, 101] {
      let before = root.snp.layoutWork
      stack.arrangedSubviews[number].isHidden = false
      layOut(root)
      shown += 1
      expect(stack, at: 0, 0, shown * 12 - 2, 50)
      #expect(root.snp.layoutWork.stackRowsWritten - before.stackRowsWritten <= 12)
      #expect(root.snp.layoutWork.stackRowsLowered - before.stackRowsLowered <= 20)
    }
    // Hidden views stand at the end of what is shown before them, also where one between is told to have an extent.
    let views = stack.arrangedSubviews
    views[50].snp.makeConstraints { $0.width.equalTo(30) }
    root.layoutIfNeeded()
    for number in [49, 50, 51, 98] { #expect(views[number].frame.minX == 10) }
    for number in [102, 150, 198] { #expect(views[number].frame.minX == 46) }
  }

  @Test("hiding one of many in proportion changes the shares of the first 240 behind it")
  func hidingProportion() {
    let stack = LayoutStackView(arrangedSubviews: (0..<600).map { _ in SizedView(10, 10) })
    stack.distribution = .fillProportionally
    let root = makeRoot(5990, 50, stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    for (number, most) in [(0, 245 * 5), (300, 20)] {
      for isHidden in [true, false] {
        let before = root.snp.layoutWork.stackRowsLowered
        stack.arrangedSubviews[number].isHidden = isHidden
        layOut(root)
        #expect(root.snp.layoutWork.stackRowsLowered - before <= most)
        #expect(root.snp.issues.isEmpty)
        let width = 5990 / (isHidden ? 599.0 : 600)
        for view in stack.arrangedSubviews where !view.isHidden {
          #expect(abs(view.frame.width - width) <= 1e-6)
        }
      }
    }
  }

  @Test("a new spacing, margins or insertion change numbers and few rows")
  func smallChanges() {
    let (root, stack) = makeRow(50)
    layOut(root)
    var before = root.snp.layoutWork.stackRowsWritten
    stack.spacing = 4
    layOut(root)
    expect(stack, at: 0, 0, 50 * 14 - 4, 50)
    #expect(root.snp.layoutWork.stackRowsWritten == before)
    stack.isLayoutMarginsRelativeArrangement = true
    layOut(root)
    expect(stack, at: 0, 0, 50 * 14 - 4 + 16, 50)
    #expect(root.snp.layoutWork.stackRowsWritten == before)
    before = root.snp.layoutWork.stackRowsWritten
    stack.insertArrangedSubview(SizedView(10, 10), at: 25)
    layOut(root)
    expect(stack, at: 0, 0, 51 * 14 - 4 + 16, 50)
    // Two spaces, two edges across, and the wish to be small across.
    #expect(root.snp.layoutWork.stackRowsWritten - before == 5)
  }

  @Test(
    "views that leave and come back before the next pass are where they would be in a fresh stack view",
    arguments: LayoutStackView.Distribution.allCases, [Axis.horizontal, .vertical])
  func backAtOnce(_ distribution: LayoutStackView.Distribution, _ axis: Axis) {
    for alignment in LayoutStackView.Alignment.allCases {
      for isPinned in [true, false] {
        for leaving in [[0, 1, 2, 3], [1], [3], [2, 0]] {
          func make() -> (root: LayoutView, stack: LayoutStackView) {
            let views = (0..<4).map { SizedView(20 + 5 * Double($0), 10 + 3 * Double($0)) }
            let stack = LayoutStackView(arrangedSubviews: views)
            (stack.distribution, stack.axis, stack.alignment) = (distribution, axis, alignment)
            stack.spacing = 4
            let root = makeRoot(300, 200, stack)
            stack.snp.makeConstraints {
              if isPinned { $0.edges.equalToSuperview() } else { $0.left.top.equalToSuperview() }
            }
            return (root, stack)
          }
          let (root, stack) = make()
          layOut(root)
          let views = stack.arrangedSubviews
          for number in leaving { views[number].removeFromSuperview() }
          for number in leaving.sorted() { stack.insertArrangedSubview(views[number], at: number) }
          layOut(root)
          let (freshRoot, fresh) = make()
          layOut(freshRoot)
          #expect(stack.frame == fresh.frame)
          #expect(views.map(\.frame) == fresh.arrangedSubviews.map(\.frame))
          #expect(root.snp.ambiguities().count == freshRoot.snp.ambiguities().count)
        }
      }
    }
  }

  @Test("a view that leaves and comes back is arranged anew")
  func comingBack() {
    let (root, stack) = makeRow(3)
    layOut(root)
    let view = stack.arrangedSubviews[1]
    view.removeFromSuperview()
    layOut(root)
    expect(stack, at: 0, 0, 22, 50)
    stack.insertArrangedSubview(view, at: 1)
    view.removeFromSuperview()
    stack.insertArrangedSubview(view, at: 0)
    layOut(root)
    expect(view, at: 0, 0, 10, 50)
    expect(stack, at: 0, 0, 34, 50)
  }

  @Test("a stack view that moves to another tree takes its rows along")
  func moving() {
    let (root, stack) = makeRow(3)
    layOut(root)
    let other = makeRoot(100, 100)
    layOut(other)
    other.addSubview(stack)
    stack.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    layOut(other)
    layOut(root)
    expect(stack, at: 0, 0, 34, 10)
  }

  @Test("stack views and what they arrange end with their tree")
  func teardown() {
    final class Counted: LayoutView {
      var onEnd: (() -> Void)?
      deinit { onEnd?() }
    }
    var ended = 0
    do {
      let root = makeRoot(10, 10)
      var outer: LayoutView = root
      for _ in 0..<10 {
        let views = (0..<3).map { _ in Counted() }
        for view in views { view.onEnd = { ended += 1 } }
        let stack = LayoutStackView(arrangedSubviews: views)
        outer.addSubview(stack)
        outer = stack
      }
      root.layoutIfNeeded()
      #expect(ended == 0)
    }
    #expect(ended == 30)
  }

  @Test("a stack view wins over constraints, and is named in the conflict")
  func conflict() throws {
    let (root, stack) = makeRow(3)
    stack.snp.setLabel("row")
    stack.snp.makeConstraints { $0.width.equalTo(3).labeled("narrow") }
    do {
      try root.snp.layout()
      Issue.record("2 + 2 and a width of 3")
    } catch {
      #expect("\(error)".contains("narrow"))
      #expect("\(error)".contains("with the stack view row "))
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    expect(stack, at: 0, 0, 34, 50)
    stack.spacing = 0
    layOut(root)
    #expect(stack.frame.width == 3)
  }

  @Test("a stack view as a root that is too small gives way")
  func rootTooSmall() {
    let views = [SizedView(10, 10), SizedView(10, 10)]
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.spacing = 20
    stack.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.snp.issues.count == 1)
    stack.frame.size.width = 40
    layOut(stack)
    expect(views[1], at: 30, 0, 10, 10)
  }

  @Test("numbers that are none are refused and recorded")
  func badNumbers() {
    let (root, stack) = makeRow(2)
    stack.spacing = .nan
    stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
    #expect(stack.spacing == 2)
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 2)
    stack.spacing = 1
    stack.setCustomSpacing(5, after: stack.arrangedSubviews[0])
    layOut(root)
    expect(stack, at: 0, 0, 25, 50)
  }

  @Test("frames say why: a stack's rows are among the reasons")
  func explanation() throws {
    let (root, stack) = makeRow(2)
    stack.snp.setLabel("row")
    layOut(root)
    let why = try #require(stack.arrangedSubviews[1].snp.explanation(of: .left))
    #expect(why.value == 12)
    #expect(why.steps.contains { $0.text.hasPrefix("the stack view row ") })
  }

  @Test("after any changes frames are those of a fresh tree", arguments: 1...30)
  func likeFresh(seed: UInt64) {
    var random = SplitMix(state: seed)
    let inner = LayoutStackView(arrangedSubviews: (0..<3).map { SizedView(20 + Double($0), 12) })
    let views = (0..<5).map { SizedView(10 + 7 * Double($0), 10 + 3 * Double($0)) }
    let stack = LayoutStackView(arrangedSubviews: views + [inner])
    let root = makeRoot(400, 200, stack)
    stack.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    root.layoutIfNeeded()
    for _ in 0..<25 {
      let target = Bool.random(using: &random) ? stack : inner
      switch Int.random(in: 0..<10, using: &random) {
      case 0: target.axis = target.axis == .horizontal ? .vertical : .horizontal
      case 1:
        target.distribution =
          LayoutStackView.Distribution.allCases.randomElement(using: &random) ?? .fill
      case 2:
        target.alignment =
          LayoutStackView.Alignment.allCases.randomElement(using: &random) ?? .fill
      case 3: target.spacing = Double(Int.random(in: 0...9, using: &random))
      case 4: views.randomElement(using: &random)?.isHidden.toggle()
      case 5: target.isLayoutMarginsRelativeArrangement.toggle()
      case 6:
        if let view = views.randomElement(using: &random) {
          target.insertArrangedSubview(view, at: Int.random(in: 0...3, using: &random))
        }
      case 7: views.randomElement(using: &random)?.contentWidth = 33
      case 8:
        root.semanticContentAttribute =
          root.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
      default:
        if let view = target.arrangedSubviews.randomElement(using: &random) {
          target.setCustomSpacing(11, after: view)
        }
      }
      root.layoutIfNeeded()
    }
    #expect(root.snp.issues.isEmpty)
    let open = root.snp.ambiguities()
    let all = [stack, inner] + views
    let frames = all.map(\.frame)
    root.snp.discardEngine()
    root.layoutIfNeeded()
    var compared = 0
    for (view, frame) in zip(all, frames) where !open.contains(where: { $0.item === view }) {
      compared += 1
      #expect(view.frame.isClose(to: frame), "seed \(seed): \(view.frame), before \(frame)")
    }
    #expect(compared > 0)
  }

  /// A stack view that arranges whatever is added to it.
  private final class ArrangingStack: LayoutStackView {
    override func didAddSubview(_ subview: LayoutView) {
      super.didAddSubview(subview)
      if !arrangedSubviews.contains(subview) { addArrangedSubview(subview) }
    }
  }

  @Test("a view that a hook arranges while it is added is arranged once")
  func arrangedByHook() throws {
    let stack = ArrangingStack()
    stack.spacing = 10
    let root = makeRoot(300, 100, stack)
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    let (first, second) = (LayoutView(), LayoutView())
    stack.addArrangedSubview(first)
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    first.snp.makeConstraints { $0.width.equalTo(100) }
    try root.snp.layout()
    expect(first, at: 200, 0, 100, 100)
    expect(second, at: 0, 0, 190, 100)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first])
  }
}
