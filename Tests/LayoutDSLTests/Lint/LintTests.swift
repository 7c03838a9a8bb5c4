// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("What is odd and no error")
struct LintTests {
  /// A view that shows a text of a given size.
  private final class TextView: LayoutView {
    var text = "text"
    var needed = Size(width: 80, height: 20)
    var missing = ""
    override var intrinsicContentSize: Size { needed }
    override var shownText: LayoutShownText? {
      LayoutShownText(text, size: needed, missing: missing)
    }
  }

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = LayoutView()
  let b = LayoutView()

  init() {
    root.snp.setLabel("page")
    for (view, label) in [(a, "a"), (b, "b")] { view.snp.setLabel(label) }
  }

  private func lint() -> [String] { root.snp.lint().map(\.description) }

  @Test("nothing is odd about a page where everything is in its place")
  func nothing() throws {
    let title = TextView()
    root.addSubview(a)
    a.addSubview(title)
    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
    try root.snp.layout()
    #expect(lint() == [])
  }

  @Test("a view that reaches over the edges of its superview; what scrolls may")
  func outside() {
    let scroll = LayoutScrollView()
    let far = LayoutView()
    root.addSubview(a)
    root.addSubview(scroll)
    scroll.addSubview(far)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(300)
      make.size.equalTo(200)
    }
    scroll.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(100)
    }
    far.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(400)
    }
    #expect(
      lint() == [
        "outsideSuperview: \"a\" is outside of \"page\", by 180 pt at the right and 20 pt at the bottom; "
          + "see snp.explanation(of:) for what puts it there, or set clipsToBounds of \"page\" if it is meant"
      ])
    root.clipsToBounds = true
    #expect(lint() == [])
    root.clipsToBounds = false
    #expect(lint().count == 1)
    a.isHidden = true
    #expect(lint() == [])
  }

  @Test("an offset of all edges where an inset was meant")
  func offset() throws {
    root.addSubview(a)
    a.snp.makeConstraints(fileID: "App/Page.swift", line: 3) { make in
      make.edges.equalToSuperview(fileID: "App/Page.swift", line: 4).offset(16)
    }
    #expect(
      lint() == [
        """
        offsetForInset: opposite edges of "a" are moved by 16 pt the same way; inset(16) moves each edge \
        inwards
          <LayoutConstraint@Page.swift#4 a.left == page.left + 16>
          <LayoutConstraint@Page.swift#4 a.top == page.top + 16>
          <LayoutConstraint@Page.swift#4 a.right == page.right + 16>
          <LayoutConstraint@Page.swift#4 a.bottom == page.bottom + 16>
        """
      ])
    a.snp.remakeConstraints { $0.edges.equalToSuperview().inset(16) }
    #expect(lint() == [])
    expect(a, at: 16, 16, 288, 448)
  }

  @Test("a block that ran many times is told once, each of its constraints once")
  func offsetAgainAndAgain() {
    root.addSubview(a)
    for _ in 0..<50 {
      a.snp.makeConstraints(line: 3) { $0.edges.equalToSuperview(line: 4).offset(16) }
    }
    let warnings = root.snp.lint().filter { $0.kind == .offsetForInset }
    #expect(warnings.count == 1)
    #expect(warnings[0].constraints.count == 200)
    #expect(Set(warnings[0].constraints.map(ObjectIdentifier.init)).count == 200)
  }

  @Test("edges of different lines are no chain, nor are a left edge and a center")
  func offsetsOfSeveralLines() {
    root.addSubview(a)
    a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.right.equalToSuperview().offset(16)
      make.centerY.equalToSuperview().offset(16)
      make.height.equalTo(20)
    }
    #expect(!root.snp.lint().contains { $0.kind == .offsetForInset })
  }

  @Test("a view whose constraints make its size 0")
  func constrainedToNothing() {
    root.addSubview(a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(a.snp.height)
      make.height.equalTo(a.snp.width).multipliedBy(2)
    }
    #expect(
      lint() == [
        "withoutSize: \"a\" is shown and has no width and no height; see snp.explanation(of:) for "
          + "what makes its width and height 0, or set isHidden"
      ])
  }

  @Test("a view that is shown and has no height; what is in it is not told as well")
  func withoutSize() {
    root.addSubview(a)
    a.addSubview(b)
    a.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    b.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(
      lint() == [
        "withoutSize: \"a\" is shown and has no height; give it content or constrain its height, or set "
          + "isHidden"
      ])
    a.snp.makeConstraints { $0.height.equalTo(0) }
    #expect(lint() == [])
  }

  @Test("what has no size because nothing places it, or by a multiplier of 0, is told so")
  func withoutSizeBySlip() {
    let (text, left, picture) = (SizedView(30, 14), SizedView(30, 14), LayoutView())
    let stack = LayoutStackView(arrangedSubviews: [SizedView(10, 10)])
    for (view, name) in [(text, "text"), (left, "left"), (picture, "picture")] {
      view.snp.setLabel(name)
    }
    for view in [text, picture, stack] { root.addSubview(view) }
    stack.addSubview(left)
    stack.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
    picture.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(160)
      make.height.equalTo(picture.snp.width, fileID: "App/Page.swift", line: 7)
        .multipliedBy(9 / 16)
    }
    #expect(
      lint() == [
        "withoutSize: \"text\" is shown and has no width and no height; no constraint places it and its frame "
          + "is empty: constrain it, or set its frame",
        "withoutSize: \"picture\" is shown and has no height; its height is 0 times another; if "
          + "that is not meant, 9 / 16 of whole numbers is 0: write 9.0 / 16\n"
          + "  <LayoutConstraint@Page.swift#7 picture.height == picture.width * 0>",
        "withoutSize: \"left\" is shown and has no width and no height; it is in a stack view that does not "
          + "arrange it: call addArrangedSubview",
      ])
  }

  @Test("a share of the superview that was written as a size")
  func shares() {
    root.addSubview(a)
    a.addSubview(b)
    let at = "App/Page.swift"
    func make(_ body: (ConstraintMaker) -> Void) {
      a.snp.remakeConstraints { make in
        make.left.top.equalToSuperview()
        body(make)
      }
    }
    b.snp.makeConstraints { $0.edges.equalToSuperview() }
    make { make in
      make.width.equalTo(0.5, fileID: at, line: 1)
      make.height.equalTo(20)
    }
    // The view in it, no wider than it is, is not told as well.
    #expect(
      lint() == [
        """
        belowOnePixel: "a" is to be 0.5 pt wide, less than a pixel; \
        width.equalToSuperview().multipliedBy(0.5) is a share of its superview; for a line of one pixel set \
        the root's snp.pixelScale
          <LayoutConstraint@Page.swift#1 a.width == 0.5>
        """
      ])
    make { $0.size.equalTo(0.25, fileID: at, line: 2) }
    #expect(
      lint() == [
        """
        belowOnePixel: "a" is to be 0.25 pt wide and 0.25 pt tall, less than a pixel; \
        size.equalToSuperview().multipliedBy(0.25) is a share of its superview; for a line of one pixel set \
        the root's snp.pixelScale
          <LayoutConstraint@Page.swift#2 a.width == 0.25>
          <LayoutConstraint@Page.swift#2 a.height == 0.25>
        """
      ])
    // Rounded to nothing, it is still told by its constraint, and not as a view without a height.
    root.snp.pixelScale = 3
    make { make in
      make.right.equalToSuperview()
      make.height.lessThanOrEqualTo(0.1, fileID: at, line: 3)
    }
    #expect(
      lint() == [
        """
        belowOnePixel: "a" is to be 0.1 pt tall, less than a pixel; \
        height.equalToSuperview().multipliedBy(0.1) is a share of its superview; a line of one pixel is \
        0.333 pt
          <LayoutConstraint@Page.swift#3 a.height <= 0.1>
        """
      ])
  }

  @Test("hairlines of a pixel, and sizes that the frame does not take, are none")
  func hairlines() {
    root.addSubview(a)
    root.snp.pixelScale = 3
    a.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(0.33)
    }
    #expect(lint() == [])
    a.snp.remakeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(0.1).priority(500)
    }
    #expect(lint() == [])
  }

  @Test("a font of a size that is a share, and a view that others make smaller than a pixel")
  func tiny() {
    let text = TextView()
    text.snp.setLabel("title")
    text.needed = Size(width: 2.5, height: 0.575)
    root.addSubview(text)
    root.addSubview(a)
    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
    a.snp.makeConstraints { make in
      make.left.bottom.equalToSuperview()
      make.width.equalTo(20)
      make.height.equalTo(text)
    }
    #expect(
      lint() == [
        "belowOnePixel: the text of \"title\" is 0.575 pt tall, less than a pixel; give its font a size in "
          + "points",
        "belowOnePixel: \"a\" is 0.575 pt tall, less than a pixel; see snp.explanation(of:) for what "
          + "makes it so small",
      ])
  }

  @Test("characters that no font has: at most eight are listed, on one line")
  func missingCharacters() {
    let text = TextView()
    text.snp.setLabel("text")
    root.addSubview(text)
    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
    text.missing = "日\n本"
    let cure = "; give its style a font that has them; a family that is not installed gives none"
    #expect(
      lint() == ["missingCharacters: no font of \"text\" has \"\("日\n本".onOneLine)\"" + cure])
    text.missing = "abcdefghi"
    let eight = "no font of \"text\" has \"abcdefgh\" and 1 more character"
    #expect(lint() == ["missingCharacters: \(eight)" + cure])
  }

  @Test("texts that lie over one another, cut off, and of an open height")
  func texts() {
    let (one, two) = (TextView(), TextView())
    one.snp.setLabel("one")
    two.snp.setLabel("two")
    root.addSubview(one)
    root.addSubview(two)
    one.snp.makeConstraints { $0.left.top.equalToSuperview() }
    two.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(60)
      make.top.equalToSuperview().offset(10)
      make.width.equalTo(50)
    }
    #expect(
      lint() == [
        "overlappingText: the texts of \"one\" and \"two\" lie over one another; put a constraint between "
          + "them, or let them stand in a stack view",
        "textDoesNotFit: the text of \"two\" takes 80 x 20 pt and has 50 x 20 pt; give it more width or "
          + "more lines, or raise its compression resistance",
      ])
    two.snp.remakeConstraints { make in
      make.left.equalTo(one)
      make.top.equalTo(one.snp.bottom)
      make.bottom.equalToSuperview()
    }
    #expect(
      lint() == [
        "ambiguousTextHeight: the height of the text of \"one\" is ambiguous, now \(one.frame.height == 20 ? 20 : 460) pt; "
          + "raise the vertical hugging priority of the view that is to keep its height",
        "ambiguousTextHeight: the height of the text of \"two\" is ambiguous, now \(two.frame.height == 20 ? 20 : 460) pt; "
          + "raise the vertical hugging priority of the view that is to keep its height",
      ])
    one.setContentHuggingPriority(.required, for: .vertical)
    #expect(lint() == [])
  }

  @Test("texts lie over one another where they are seen: what scrolls or clips cuts them off")
  func textsOutOfSight() {
    let (box, text, foot) = (LayoutView(), TextView(), TextView())
    let scroll = LayoutScrollView()
    root.addSubview(scroll)
    scroll.addSubview(box)
    box.addSubview(text)
    root.addSubview(foot)
    scroll.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(100)
    }
    box.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(400)
    }
    text.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(95)
    }
    foot.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(scroll.snp.bottom)
    }
    #expect(lint() == [])
    foot.snp.updateConstraints { $0.top.equalTo(scroll.snp.bottom).offset(-10) }
    #expect(root.snp.lint().map(\.kind) == [.overlappingText])
    box.clipsToBounds = true
    box.snp.updateConstraints { $0.height.equalTo(90) }
    #expect(lint() == [])
  }

  @Test("what is broken settles nothing, and what cannot hold is not idle")
  func brokenConstraints() {
    root.addSubview(a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
      make.height.equalTo(5)
      make.width.equalTo(500)
      make.width.equalTo(200).priority(750)
    }
    #expect(lint() == [])
    #expect(root.snp.issues.count == 1 && a.frame.width == 200)
    a.snp.makeConstraints { $0.left.equalTo(a.snp.left).offset(10) }
    #expect(lint() == [])
    a.snp.makeConstraints { $0.left.lessThanOrEqualTo(a.snp.left).offset(10) }
    #expect(root.snp.lint().map(\.kind) == [.constraintWithoutEffect])
  }

  @Test("content that measures infinity")
  func infinite() {
    root.addSubview(a)
    a.snp.measure { Size(width: $0, height: 20) }
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    #expect(
      lint() == [
        "infiniteContent: the content of \"a\" measures an infinite width, which counts as none; give back "
          + "noIntrinsicMetric where there is none; the width proposed first is infinite"
      ])
  }

  @Test("constraints without effect, duplicates, and priorities that do not matter")
  func constraints() {
    root.addSubview(a)
    let at = "App/Page.swift"
    for _ in 0..<2 {
      a.snp.makeConstraints(fileID: at, line: 1) { make in
        make.left.equalToSuperview(fileID: at, line: 2)
      }
    }
    a.snp.makeConstraints(fileID: at, line: 3) { make in
      make.top.equalToSuperview(fileID: at, line: 4)
      make.width.equalTo(100, fileID: at, line: 5)
      make.width.equalTo(200, fileID: at, line: 6).priority(750)
      make.height.equalTo(20, fileID: at, line: 7)
      make.height.greaterThanOrEqualTo(0, fileID: at, line: 8)
      make.bottom.equalToSuperview(fileID: at, line: 9).priority(0)
    }
    a.setContentHuggingPriority(.required, for: .vertical)
    #expect(
      lint() == [
        """
        constraintWithoutEffect: a constraint of "a" has no effect: it has priority 0; remove it
          <LayoutConstraint@Page.swift#9 a.bottom == page.bottom ^0>
        """,
        """
        constraintWithoutEffect: a constraint of "a" has no effect: no size is below 0; remove it
          <LayoutConstraint@Page.swift#8 a.height >= 0>
        """,
        """
        duplicate: 2 constraints of "a" say the same; say it once, or by remakeConstraints where a block \
        runs again
          <LayoutConstraint@Page.swift#2 a.left == page.left>
          <LayoutConstraint@Page.swift#2 a.left == page.left>
        """,
        """
        priorityWithoutEffect: priority 750 of a constraint of "a" does not matter while a required \
        constraint settles its width; remove one of the two, or make the required one optional
          <LayoutConstraint@Page.swift#6 a.width == 200 ^750>
          <LayoutConstraint@Page.swift#5 a.width == 100>
        """,
        "priorityWithoutEffect: the vertical hugging priority of \"a\" does not matter: it has no content "
          + "of its own there; override intrinsicContentSize, measure with snp.measure, or constrain its size",
      ])
  }

  @Test("room between arranged views needs no extent across, a line between them does")
  func spacers() {
    let (first, spacer, last) = (TextView(), LayoutView(label: "spacer"), TextView())
    let stack = LayoutStackView(arrangedSubviews: [first, spacer, last])
    stack.alignment = .center
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    for view in [first, last] {
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    #expect(lint() == [])
    #expect(spacer.frame.width > 0 && spacer.frame.height == 0)
    spacer.snp.makeConstraints { $0.width.equalTo(1).priority(.high) }
    #expect(lint().map { $0.prefix(46) } == ["withoutSize: \"spacer\" is shown and has no heig"])
  }

  @Test(
    "a text whose width is open, and the height with it, is cured along the axis that is open",
    arguments: [(300.0, "compression resistance"), (40, "hugging")])
  func openWidths(length: Double, priority: String) {
    let (one, two) = (LayoutView(label: "one"), LayoutView(label: "two"))
    for view in [one, two] {
      root.addSubview(view)
      view.snp.measure { width in
        Size(width: length, height: width.isFinite ? 10 * length / max(width, 1) : 10)
      }
    }
    one.snp.makeConstraints { $0.left.top.equalToSuperview() }
    two.snp.makeConstraints { make in
      make.left.equalTo(one.snp.right)
      make.right.top.equalToSuperview()
    }
    let heights = lint().filter { $0.hasPrefix("ambiguousTextHeight") }
    #expect(heights.count == 2)
    #expect(
      heights.contains {
        $0.hasSuffix(
          "its width is ambiguous, too, and the height goes by it: raise the horizontal \(priority) priority of the "
            + "view that is to keep its width")
      })
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    one.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    #expect(lint() == [])
  }
}
