// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Fitting sizes")
struct FittingSizeTests {
  /// A card with a title of 100 × 20 above a text of 400 × 15 that wraps, 8 around and between.
  private func makeCard() -> (card: LayoutView, title: SizedView, text: LayoutView) {
    let (title, text) = (SizedView(100, 20), LayoutView())
    text.snp.measure { Size(width: 400, height: 15 * max(1, (400 / $0).rounded(.up))) }
    let card = makeRoot(50, 50, title, text)
    title.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview().inset(8) }
    text.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview().inset(8)
    }
    return (card, title, text)
  }

  @Test("compressed and expanded sizes have UIKit's values")
  func constants() {
    #expect(LayoutView.layoutFittingCompressedSize == Size(width: 0, height: 0))
    #expect(LayoutView.layoutFittingExpandedSize == Size(width: 10_000, height: 10_000))
  }

  @Test("at 50 the content comes first, with a required width its height follows")
  func card() {
    let (card, _, _) = makeCard()
    // 400 + 16 wide; 8 + 20 + 8 + 15 + 8 high
    let small = card.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(small == Size(width: 416, height: 59))
    // Text of 400 in 200 is two lines.
    let narrow = card.systemLayoutSizeFitting(
      Size(width: 216, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == Size(width: 216, height: 74))
  }

  @Test("constraints that updateConstraints() makes count before any pass, each asked for once")
  func constraintsThatAreAskedFor() {
    let log = HookedView.Log()
    let (card, line) = (HookedView("card", log), HookedView("line", log))
    card.addSubview(line)
    line.onUpdate = { line in line.snp.updateConstraints { $0.size.equalTo(30) } }
    card.onUpdate = { _ in
      line.snp.updateConstraints { $0.edges.equalToSuperview().inset(5) }
      // Asked by the view that is asked, it goes by what there is so far.
      #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 40, height: 40))
    }
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 40, height: 40))
    #expect(log.take() == ["update line", "update card"])
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 40, height: 40))
    #expect(log.take() == [])
    line.onUpdate = { line in line.snp.updateConstraints { $0.size.equalTo(50) } }
    line.setNeedsUpdateConstraints()
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 60, height: 60))
    #expect(log.take() == ["update line"])
    card.frame.size = card.systemLayoutSizeFitting(.zero)
    layOut(card)
    #expect(log.take() == ["layout card", "layout line"])
    #expect(line.frame == Rect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test("an expanded size is large only where nothing holds it")
  func expanded() {
    let view = SizedView(30, nil)
    let root = makeRoot(10, 10, view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(
      root.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
        == Size(width: 30, height: 10_000))
    view.setContentHuggingPriority(LayoutPriority(40), for: .horizontal)
    #expect(
      root.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
        == Size(width: 10_000, height: 10_000))
    view.snp.makeConstraints { $0.height.lessThanOrEqualTo(70) }
    #expect(root.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize).height == 70)
  }

  @Test("a view without subviews fits its content")
  func leaf() {
    let view = SizedView(30, 20)
    #expect(view.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 20))
    #expect(LayoutView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("a priority between content and fitting decides")
  func priorities() {
    let view = SizedView(30, 20)
    let size = view.systemLayoutSizeFitting(
      Size(width: 100, height: 10), withHorizontalFittingPriority: LayoutPriority(251),
      verticalFittingPriority: LayoutPriority(749))
    // 251 beats hugging at 250, 749 does not beat compression resistance at 750.
    #expect(size == Size(width: 100, height: 20))
  }

  @Test("what the superview says of the view does not count, and the tree is not disturbed")
  func undisturbed() {
    let (card, title, _) = makeCard()
    let root = makeRoot(300, 300, card)
    card.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    layOut(root)
    let before = (root.snp.layoutWork, root.snp.solverStatistics, title.frame, card.frame)
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 416, height: 59))
    layOut(root)
    #expect(root.snp.layoutWork == before.0)
    #expect(root.snp.solverStatistics == before.1)
    #expect(title.frame == before.2)
    #expect(card.frame == before.3)
    expect(card, at: 0, 0, 300, 74)
  }

  @Test("stack views fit what they show")
  func stack() {
    let (a, b) = (SizedView(40, 20), SizedView(60, 30))
    let inner = LayoutStackView(arrangedSubviews: [a, b])
    inner.axis = .vertical
    let stack = LayoutStackView(arrangedSubviews: [SizedView(10, 10), inner])
    stack.spacing = 5
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 75, height: 50))
    b.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 55, height: 20))
    inner.distribution = .fillProportionally
    b.isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero) == Size(width: 75, height: 50))
  }

  @Test("masks hold what they hold")
  func masks() {
    let fixed = LayoutView(frame: Rect(x: 10, y: 5, width: 30, height: 20))
    let root = makeRoot(100, 100, fixed)
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { make in
      make.leading.equalTo(fixed.snp.trailing).offset(5)
      make.width.equalTo(50)
      make.trailing.bottom.equalToSuperview()
      make.top.height.equalTo(fixed)
    }
    #expect(root.systemLayoutSizeFitting(.zero) == Size(width: 95, height: 25))
  }

  @Test("a target that is no number is not held")
  func badTargets() {
    let view = SizedView(30, 20)
    let size = view.systemLayoutSizeFitting(
      Size(width: .nan, height: .infinity), withHorizontalFittingPriority: .required,
      verticalFittingPriority: LayoutPriority(.nan))
    #expect(size == Size(width: 30, height: 20))
  }

  @Test("a required target gives way to what the view requires, whatever was asked before")
  func requiredTarget() {
    for asksBefore in [false, true] {
      let view = LayoutView()
      view.snp.makeConstraints { $0.width.equalTo(40) }
      if asksBefore { _ = view.systemLayoutSizeFitting(Size(width: 0, height: 90)) }
      let size = view.systemLayoutSizeFitting(
        Size(width: 160, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == Size(width: 40, height: 0))
    }
  }

  @Test(
    "what a stack view says of its views does not count",
    arguments: LayoutStackView.Distribution.allCases)
  func arranged(_ distribution: LayoutStackView.Distribution) {
    let view = SizedView(166, 10)
    view.snp.makeConstraints { $0.width.equalTo(45).priority(10) }
    let stack = LayoutStackView(arrangedSubviews: [view])
    stack.distribution = distribution
    // 136 and 166 are as good at 750; what the view is to be by its own constraint decides.
    let size = view.systemLayoutSizeFitting(
      Size(width: 136, height: 10), withHorizontalFittingPriority: .defaultHigh,
      verticalFittingPriority: .defaultHigh)
    #expect(size == Size(width: 136, height: 10))
  }
}
