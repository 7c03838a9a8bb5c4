// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Stack views")
struct StackViewTests {
  /// A stack view of 40 × 20, 60 × 30 and 20 × 10 that fills a root.
  private func makeStack(
    _ width: Double, _ height: Double
  ) -> (root: LayoutView, stack: LayoutStackView, a: SizedView, b: SizedView, c: SizedView) {
    let (a, b, c) = (SizedView(40, 20), SizedView(60, 30), SizedView(20, 10))
    let stack = LayoutStackView(arrangedSubviews: [a, b, c])
    let root = makeRoot(width, height, stack)
    for (view, name) in zip([stack, a, b, c], ["s", "a", "b", "c"]) { view.snp.setLabel(name) }
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    return (root, stack, a, b, c)
  }

  @Test("a new stack view says what UIStackView says")
  func defaults() {
    let stack = LayoutStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(LayoutStackView.Alignment.top == .leading)
    #expect(LayoutStackView.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(LayoutStackView.Distribution.equalCentering.rawValue == 4)
  }

  @Test("arranged views become subviews; removing them as arranged leaves them subviews")
  func listing() {
    let (a, b, c) = (LayoutView(), LayoutView(), LayoutView())
    let stack = LayoutStackView(arrangedSubviews: [a, b])
    #expect(stack.subviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    #expect(stack.subviews == [a, b, c])
    stack.insertArrangedSubview(a, at: 99)
    #expect(stack.arrangedSubviews == [c, b, a])
    stack.removeArrangedSubview(c)
    #expect(stack.arrangedSubviews == [b, a])
    #expect(stack.subviews == [a, b, c])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    LayoutView().addSubview(a)
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("the rows of a stack view are its own")
  func unlisted() {
    let (root, stack, a, _, _) = makeStack(200, 100)
    layOut(root)
    #expect(stack.constraints.isEmpty)
    #expect(a.constraints.isEmpty)
    #expect(root.constraints.count == 4)
  }

  @Test("rows read from the right where text does")
  func rightToLeft() {
    let (root, stack, a, b, c) = makeStack(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    b.setContentHuggingPriority(LayoutPriority(240), for: .horizontal)
    stack.spacing = 10
    stack.setCustomSpacing(30, after: a)
    stack.alignment = .top
    layOut(root)
    // From the right: 40, space 30, 200 - 40 - 30 - 10 - 20 = 100, space 10, 20.
    expect(a, at: 160, 0, 40, 20)
    expect(b, at: 30, 0, 100, 30)
    expect(c, at: 0, 0, 20, 10)
    root.semanticContentAttribute = .unspecified
    layOut(root)
    expect(a, at: 0, 0, 40, 20)
    expect(b, at: 70, 0, 100, 30)
    expect(c, at: 180, 0, 20, 10)
  }

  @Test("a column's leading edge is at the right where text begins there")
  func rightToLeftColumn() {
    let (root, stack, a, b, c) = makeStack(100, 60)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 60, 0, 40, 20)
    expect(b, at: 40, 20, 60, 30)
    expect(c, at: 80, 50, 20, 10)
  }

  @Test("custom spacing holds behind one view and can be taken back")
  func customSpacing() {
    let (root, stack, a, b, c) = makeStack(200, 100)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.setCustomSpacing(40, after: b)
    #expect(stack.customSpacing(after: b) == 40)
    #expect(stack.customSpacing(after: a) == LayoutStackView.spacingUseDefault)
    layOut(root)
    // (200 - 10 - 40) / 3 = 50
    expect(c, at: 150, 0, 50, 100)
    stack.setCustomSpacing(LayoutStackView.spacingUseSystem, after: b)
    layOut(root)
    // (200 - 10 - 8) / 3
    expect(a, at: 0, 0, 182.0 / 3, 100)
    stack.setCustomSpacing(LayoutStackView.spacingUseDefault, after: b)
    layOut(root)
    expect(b, at: 70, 0, 60, 100)
  }

  @Test("margins are kept free if the arrangement is relative to them")
  func margins() {
    let (root, stack, a, b, c) = makeStack(200, 100)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = Insets(top: 5, left: 20, bottom: 15, right: 0)
    stack.distribution = .fillEqually
    layOut(root)
    // (200 - 20) / 3 = 60, 100 - 5 - 15 = 80
    expect(a, at: 20, 5, 60, 80)
    stack.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 100, 0, 50, 100)
    expect(c, at: 0, 0, 50, 100)
    stack.alignment = .center
    stack.layoutMargins = Insets(top: 20, left: 0, bottom: 0, right: 0)
    layOut(root)
    // The middle of 20 ... 100 is 60.
    expect(b, at: 200.0 / 3, 45, 200.0 / 3, 30)
  }

  @Test("a column's spacing is between baselines if the arrangement is relative to them")
  func baselineRelative() {
    let (root, stack, a, b, c) = makeStack(100, 300)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    a.snp.setBaselineOffsets(first: 15, last: 5)
    b.snp.setBaselineOffsets(first: 25, last: 5)
    stack.snp.remakeConstraints { $0.leading.top.equalToSuperview() }
    layOut(root)
    // a's baseline is at 15; b's at 55, so b begins at 30; b's last at 55; c begins at 95.
    expect(a, at: 0, 0, 40, 20)
    expect(b, at: 0, 30, 60, 30)
    expect(c, at: 0, 95, 20, 10)
    expect(stack, at: 0, 0, 60, 105)
    b.snp.setBaselineOffsets(first: 20, last: 5)
    layOut(root)
    expect(b, at: 0, 35, 60, 30)
    stack.axis = .horizontal
    layOut(root)
    expect(b, at: 80, 0, 60, 30)
  }

  /// A view whose first baseline is that of a text 4 points below its top.
  private final class Captioned: LayoutView {
    let text = LayoutView()
    override var forFirstBaselineLayout: LayoutView { text }
  }

  @Test("views of equal heights keep the spacing between baselines that lie deeper")
  func equalHeightsBetweenBaselines() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 300))
    let (plain, captioned) = (LayoutView(), Captioned())
    let stack = LayoutStackView(arrangedSubviews: [plain, captioned])
    root.addSubview(stack)
    captioned.addSubview(captioned.text)
    captioned.text.snp.setBaselineOffsets(first: 10, last: 0)
    captioned.text.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalToSuperview().offset(4)
      make.height.equalTo(12)
    }
    captioned.snp.makeConstraints { $0.height.equalTo(40) }
    plain.snp.setBaselineOffsets(first: 0, last: 5)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    layOut(root)
    // The plain view's baseline is at 35, the text's at 75, 14 below the top of the view that it is in.
    expect(plain, at: 0, 0, 100, 40)
    expect(captioned, at: 0, 61, 100, 40)
    #expect(stack.frame.height == 101)
  }

  @Test("views on one baseline lie at the top, or at the bottom, of a stack with room to spare")
  func baselinesWithRoom() {
    let (root, stack, a, b, c) = makeStack(120, 100)
    for (view, first) in [(a, 15.0), (b, 20), (c, 8)] {
      view.snp.setBaselineOffsets(first: first, last: 2)
    }
    stack.alignment = .firstBaseline
    layOut(root)
    // b's is the lowest and lies at 20.
    expect(a, at: 0, 5, 40, 20)
    expect(b, at: 40, 0, 60, 30)
    expect(c, at: 100, 12, 20, 10)
    stack.alignment = .lastBaseline
    layOut(root)
    expect(a, at: 0, 80, 40, 20)
    expect(b, at: 40, 70, 60, 30)
    expect(c, at: 100, 90, 20, 10)
  }

  @Test("a column aligns no baselines")
  func baselinesOfColumn() {
    let (root, stack, a, _, _) = makeStack(100, 60)
    stack.axis = .vertical
    stack.alignment = .lastBaseline
    layOut(root)
    expect(a, at: 60, 0, 40, 20)
    stack.alignment = .firstBaseline
    layOut(root)
    expect(a, at: 0, 0, 40, 20)
  }

  @Test("equal centering makes the distances of centers equal, down to the spacing")
  func equalCentering() {
    let (root, stack, a, b, c) = makeStack(200, 30)
    stack.distribution = .equalCentering
    stack.spacing = 5
    layOut(root)
    // Centers at 20 and 190, in the middle 105.
    expect(a, at: 0, 0, 40, 30)
    expect(b, at: 75, 0, 60, 30)
    expect(c, at: 180, 0, 20, 30)
    root.frame.size.width = 130
    layOut(root)
    // No room to spare: 40 + 5 + 60 + 5 + 20.
    expect(b, at: 45, 0, 60, 30)
    expect(c, at: 110, 0, 20, 30)
  }

  @Test("equal spaces are as large as the largest that is asked for")
  func equalSpacingWithCustom() {
    let (root, stack, a, b, c) = makeStack(10, 10)
    stack.snp.remakeConstraints { $0.leading.top.equalToSuperview() }
    stack.distribution = .equalSpacing
    stack.spacing = 5
    stack.setCustomSpacing(20, after: a)
    layOut(root)
    expect(stack, at: 0, 0, 160, 30)
    expect(b, at: 60, 0, 60, 30)
    expect(c, at: 140, 0, 20, 30)
  }

  @Test("who stretches where hugging is equal is ambiguous, and who shrinks, too")
  func openChoice() {
    let (root, stack, a, b, c) = makeStack(200, 10)
    layOut(root)
    #expect(Set(root.snp.ambiguities().compactMap { $0.item as? LayoutView }) == [a, b, c])
    #expect(a.frame.width + b.frame.width + c.frame.width == 200)
    c.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    layOut(root)
    #expect(root.snp.ambiguities().isEmpty)
    expect(c, at: 100, 0, 100, 10)
    stack.distribution = .fillEqually
    c.setContentHuggingPriority(LayoutPriority(250), for: .horizontal)
    layOut(root)
    #expect(root.snp.ambiguities().isEmpty)
  }

  @Test("proportional filling shares evenly where no view has a size")
  func proportionsOfNothing() {
    let (x, y) = (LayoutView(), LayoutView())
    let stack = LayoutStackView(arrangedSubviews: [x, y])
    let root = makeRoot(100, 10, stack)
    stack.distribution = .fillProportionally
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    expect(x, at: 0, 0, 50, 10)
    expect(y, at: 50, 0, 50, 10)
  }

  @Test("proportions follow the content")
  func proportionsFollow() {
    let (root, stack, a, b, _) = makeStack(240, 10)
    stack.distribution = .fillProportionally
    layOut(root)
    expect(b, at: 80, 0, 120, 10)
    a.contentWidth = 160
    layOut(root)
    expect(a, at: 0, 0, 160, 10)
    expect(b, at: 160, 0, 60, 10)
  }

  @Test("stacks in stacks")
  func nested() {
    let (icon, title, detail) = (SizedView(24, 24), SizedView(100, 20), SizedView(80, 16))
    let column = LayoutStackView(arrangedSubviews: [title, detail])
    column.axis = .vertical
    column.spacing = 4
    column.alignment = .leading
    let row = LayoutStackView(arrangedSubviews: [icon, column])
    row.spacing = 8
    row.alignment = .center
    let root = makeRoot(300, 200, row)
    row.snp.makeConstraints { $0.leading.top.equalToSuperview().offset(10) }
    layOut(root)
    // 24 + 8 + 100 wide, 20 + 4 + 16 high.
    expect(row, at: 10, 10, 132, 40)
    expect(icon, at: 0, 8, 24, 24)
    expect(column, at: 32, 0, 100, 40)
    expect(detail, at: 0, 24, 80, 16)
    detail.isHidden = true
    layOut(root)
    expect(row, at: 10, 10, 132, 24)
    expect(column, at: 32, 2, 100, 20)
    column.isHidden = true
    layOut(root)
    expect(row, at: 10, 10, 24, 24)
  }

  @Test("a stack view with nothing to show has no size of its own")
  func empty() {
    let (root, stack, a, b, c) = makeStack(100, 100)
    stack.snp.remakeConstraints { $0.leading.top.equalToSuperview() }
    for view in [a, b, c] { view.isHidden = true }
    layOut(root)
    expect(stack, at: 0, 0, 0, 0)
    #expect(root.snp.ambiguities().isEmpty)
    a.isHidden = false
    layOut(root)
    expect(stack, at: 0, 0, 40, 20)
  }

  @Test("a view with a size of its own can be hidden, and a hidden one stretches nothing")
  func hiddenWithConstraints() {
    let (root, stack, a, b, c) = makeStack(100, 100)
    stack.snp.remakeConstraints { $0.leading.top.equalToSuperview() }
    b.snp.makeConstraints { $0.size.equalTo(70) }
    layOut(root)
    expect(stack, at: 0, 0, 130, 70)
    b.isHidden = true
    layOut(root)
    expect(stack, at: 0, 0, 60, 20)
    expect(a, at: 0, 0, 40, 20)
    expect(c, at: 40, 0, 20, 20)
  }

  @Test("text in a column wraps at the width of the column")
  func wrappedText() {
    let text = LayoutView()
    text.snp.measure { width in
      width >= 300 ? Size(width: 300, height: 20) : Size(width: 300, height: 40)
    }
    let below = SizedView(10, 10)
    let stack = LayoutStackView(arrangedSubviews: [text, below])
    stack.axis = .vertical
    let root = makeRoot(200, 400, stack)
    stack.snp.makeConstraints { $0.leading.trailing.top.equalToSuperview() }
    layOut(root)
    expect(stack, at: 0, 0, 200, 50)
    expect(below, at: 0, 40, 200, 10)
  }
}
