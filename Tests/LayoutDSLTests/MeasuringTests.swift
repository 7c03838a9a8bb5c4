// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Content that is as tall as its width makes it, and how often it is asked.
@Suite("Measuring")
struct MeasuringTests {
  private func page(_ width: Double, _ text: SquareText) -> LayoutView {
    let root = makeRoot(width, 400, text)
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.right.lessThanOrEqualToSuperview()
    }
    return root
  }

  @Test("text that fits is asked once, for its natural size")
  func fits() {
    let text = SquareText(12)
    let root = page(200, text)
    layOut(root)
    expect(text, at: 0, 0, 120, 10)
    #expect(text.widths == [.infinity])
    #expect(root.snp.layoutWork.solves == 1)
  }

  @Test("text that wraps is asked again at the width that it gets")
  func wraps() {
    let text = SquareText(12)
    let root = page(50, text)
    layOut(root)
    // 5 letters a line
    expect(text, at: 0, 0, 50, 30)
    #expect(text.widths == [.infinity, 50])
    #expect(root.snp.layoutWork.solves == 2)
  }

  @Test("the same widths are not asked again until the content changes")
  func memo() {
    let text = SquareText(12)
    let root = page(50, text)
    layOut(root)
    text.forgetWidths()
    for width in [30.0, 50, 30, 50] {
      root.frame = Rect(x: 0, y: 0, width: width, height: 400)
      layOut(root)
    }
    expect(text, at: 0, 0, 50, 30)
    #expect(text.widths == [30])
    text.letters = 20
    layOut(root)
    expect(text, at: 0, 0, 50, 40)
    // At once at the width that it has: no round is needed to find out that it wraps.
    #expect(text.widths == [30, .infinity, 50])
  }

  @Test("a view below moves with the height")
  func below() {
    let text = SquareText(12)
    let root = page(40, text)
    let rule = LayoutView()
    root.addSubview(rule)
    rule.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(text.snp.bottom).offset(2)
      make.height.equalTo(1)
    }
    layOut(root)
    // 4 letters a line, 3 lines
    expect(rule, at: 0, 32, 40, 1)
    root.frame = Rect(x: 0, y: 0, width: 60, height: 400)
    layOut(root)
    expect(rule, at: 0, 22, 60, 1)
  }

  @Test("two columns of text share a width, the row is as tall as the taller")
  func columns() {
    let first = SquareText(10)
    let second = SquareText(30)
    let row = LayoutView()
    let root = makeRoot(100, 400, row)
    row.addSubview(first)
    row.addSubview(second)
    row.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    first.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
    second.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.width.equalTo(first)
      make.right.top.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview()
    }
    for column in [first, second] {
      column.snp.makeConstraints { $0.bottom.equalToSuperview().priority(.low) }
    }
    layOut(root)
    // 50 each: 5 letters a line, so 2 lines and 6 lines; the row is 60 tall
    expect(row, at: 0, 0, 100, 60)
    expect(second, at: 50, 0, 50, 60)
  }

  @Test("a baseline that depends on the width is followed")
  func baselines() {
    final class Lines: LayoutView {
      var last = 0.0
      override var lastBaselineOffsetFromBottom: Double { last }
    }
    let text = Lines()
    let mark = LayoutView()
    let root = makeRoot(30, 100, text, mark)
    text.snp.measure { [unowned text] width in
      text.last = width.isInfinite ? 2 : 5
      return Size(width: 60, height: width.isInfinite ? 10 : 20)
    }
    text.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    mark.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(1)
      make.top.equalTo(text.snp.lastBaseline)
    }
    layOut(root)
    // 20 - 5
    expect(mark, at: 0, 15, 1, 1)
  }

  /// Measured content with padding around it, as subclasses of labels have it.
  private final class PaddedText: LayoutView {
    override var intrinsicContentSize: Size {
      Size(
        width: super.intrinsicContentSize.width + 6, height: super.intrinsicContentSize.height + 4)
    }
  }

  @Test("what a subclass adds to measured content counts at every width")
  func padded() {
    let text = PaddedText()
    // 12 letters of 10 by 10, as many in a line as there is room for
    var asked: [Double] = []
    text.snp.measure { [unowned text] width in
      asked.append(width)
      let letters = min(12, (width / 10).rounded(.down))
      // Whoever asks the property in here means the natural size.
      if width.isFinite { #expect(text.intrinsicContentSize == Size(width: 126, height: 14)) }
      return Size(width: letters * 10, height: (12 / letters).rounded(.up) * 10)
    }
    let root = makeRoot(40, 400, text)
    text.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    layOut(root)
    // 4 letters in a line
    expect(text, at: 0, 0, 40, 34)
    #expect(asked.filter(\.isFinite) == [40, 40])
    root.frame = Rect(x: 0, y: 0, width: 200, height: 400)
    layOut(root)
    // wider than natural, one line
    expect(text, at: 0, 0, 200, 14)
    #expect(text.intrinsicContentSize == Size(width: 126, height: 14))
    let fitting = text.systemLayoutSizeFitting(
      Size(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == Size(width: 60, height: 24))
  }

  @Test("content that never settles is an issue, with the count of the passes")
  func unsettled() {
    let text = LayoutView()
    let root = makeRoot(100, 100, text)
    var turn = 0.0
    text.snp.setLabel("odd")
    text.snp.measure { width in
      turn += 1
      return Size(width: 1000, height: 10 + turn)
    }
    // The width follows the height, which is another one at every width.
    text.snp.contentCompressionResistanceHorizontalPriority = 1
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(text.snp.height)
    }
    root.layoutIfNeeded()
    #expect(
      root.snp.issues.map(\.problem) == [.unsettledMeasuring(paths: ["root/odd"], passes: 4)])
    #expect(root.snp.layoutWork.solves == 4)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
  }

  @Test("content that is not a number counts as none, and is said")
  func broken() {
    let text = LayoutView()
    let root = makeRoot(100, 100, text)
    text.snp.measure { _ in Size(width: .nan, height: 10) }
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(7).priority(1)
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.map(\.problem) == [.notFinite(path: "root/a")])
    expect(text, at: 0, 0, 7, 10)
    text.snp.measure { _ in Size(width: 20, height: 10) }
    layOut(root)
    expect(text, at: 0, 0, 20, 10)
  }

  @Test("two reasons for which a frame is no rectangle are one issue")
  func brokenTwice() {
    final class Odd: LayoutView {
      override var alignmentRectInsets: Insets {
        Insets(top: 0, left: 1e308, bottom: 0, right: 1e308)
      }
      override var intrinsicContentSize: Size { Size(width: .nan, height: 10) }
    }
    let odd = Odd()
    let root = makeRoot(100, 100, odd)
    odd.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(7)
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.map(\.problem) == [.notFinite(path: "root/a")])
  }

  @Test("content as wide as it is offered has no width of its own")
  func filling() {
    let text = LayoutView()
    let root = makeRoot(100, 100, text)
    text.snp.measure { Size(width: $0, height: 10) }
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(30).priority(1)
    }
    layOut(root)
    expect(text, at: 0, 0, 30, 10)
  }

  @Test("what did not settle is measured again by the next pass, whatever that is for")
  func unsettledAgain() throws {
    let (text, other) = (LayoutView(label: "text"), LayoutView())
    let root = makeRoot(300, 300, text, other)
    text.snp.measure { Size(width: 187, height: $0 < 100 ? 40 : 30) }
    text.setContentHuggingPriority(LayoutPriority(800), for: .vertical)
    text.setContentCompressionResistancePriority(LayoutPriority(800), for: .vertical)
    var aspect: Constraint?
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      aspect = make.width.equalTo(text.snp.height).multipliedBy(3).constraint
    }
    other.snp.makeConstraints { $0.right.top.width.height.equalToSuperview().multipliedBy(0.5) }
    let unsettled = #expect(throws: LayoutError.self) { try root.snp.layout() }
    other.snp.remakeConstraints { $0.left.top.width.height.equalTo(5) }
    let again = #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(again?.problems.count == 1)
    #expect(again?.problems.first == unsettled?.problems.first)
    root.layoutIfNeeded()
    // 120 wide whatever comes of the ratio: 90 or 120 were the two that followed one another.
    let width = text.frame.width
    aspect?.deactivate()
    text.snp.makeConstraints { $0.width.equalTo(width) }
    try root.snp.layout()
    #expect(text.frame == Rect(x: 0, y: 0, width: width, height: width < 100 ? 40 : 30))
  }

  @Test("text that its frame places again has the baselines of a view that is not measured")
  func backToFrame() {
    final class Text: LayoutView {
      override var lastBaselineOffsetFromBottom: Double {
        translatesAutoresizingMaskIntoConstraints ? 1 : 4
      }
    }
    let (text, below) = (Text(), LayoutView())
    let root = makeRoot(100, 100, text, below)
    text.snp.measure { _ in Size(width: 50, height: 20) }
    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
    below.snp.makeConstraints { make in
      make.top.equalTo(text.snp.lastBaseline)
      make.left.size.equalTo(10)
    }
    layOut(root)
    expect(below, at: 10, 16, 10, 10)
    text.snp.removeConstraints()
    text.translatesAutoresizingMaskIntoConstraints = true
    layOut(root)
    expect(below, at: 10, 19, 10, 10)
  }
}
