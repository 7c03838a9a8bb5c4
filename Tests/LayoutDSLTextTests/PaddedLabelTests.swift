// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// What subclasses of UILabel override so that the text stands elsewhere.
@Suite("Labels with a padding")
struct PaddedLabelTests {
  /// Asks for less room than it has, and takes as much more.
  final class Padded: LayoutLabel {
    var padding = Insets(top: 3, left: 8, bottom: 5, right: 12)

    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
      let text = super.textRect(
        forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
      return text.inset(
        by: Insets(
          top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
    }

    override func drawText(in rect: Rect) { super.drawText(in: rect.inset(by: padding)) }
  }

  /// Adds to its size, and draws in what is left.
  final class Larger: LayoutLabel {
    let padding = Insets(top: 3, left: 8, bottom: 5, right: 12)

    override var intrinsicContentSize: Size {
      let size = super.intrinsicContentSize
      return Size(width: size.width + 20, height: size.height + 8)
    }

    override func drawText(in rect: Rect) { super.drawText(in: rect.inset(by: padding)) }
  }

  /// Stands at the top of a box that is higher.
  final class AtTop: LayoutLabel {
    override func drawText(in rect: Rect) {
      let text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      super.drawText(
        in: Rect(x: rect.minX, y: rect.minY, width: rect.width, height: text.height))
    }
  }

  /// Is higher than its text by four points on each side, and draws as any label does.
  final class OnlyRect: LayoutLabel {
    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
      super.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
        .inset(by: Insets(top: -4, left: 0, bottom: -4, right: 0))
    }
  }

  /// Shows nothing.
  final class Silent: LayoutLabel {
    override func drawText(in rect: Rect) {}
  }

  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let style: TextStyle

  init() throws { style = try Resources.style(size: 20) }

  func shown<Label: LayoutLabel>(_ label: Label, _ text: String) -> Label {
    label.style = style
    label.text = text
    root.addSubview(label)
    label.snp.makeConstraints { $0.top.left.equalToSuperview() }
    return label
  }

  /// The text in a label that overrides nothing.
  func plain(_ text: String) -> LayoutLabel { LayoutLabel(text, style: style) }

  @Test("the rectangle of a text begins in the corner of its bounds and is no larger")
  func rectangle() {
    let label = plain("Some text that is too long for one line")
    let bounds = Rect(x: 10, y: 20, width: 150, height: 1000)
    let one = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(one.origin == bounds.origin && one.width <= 150)
    #expect(one.height == label.intrinsicContentSize.height)
    let all = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    #expect(abs(all.height - 3 * one.height) < 1e-6)
    let low = Rect(x: 0, y: 0, width: 150, height: 2.5 * one.height)
    #expect(label.textRect(forBounds: low, limitedToNumberOfLines: 0).height < 2.1 * one.height)
    label.text = nil
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == Rect(x: 10, y: 20, width: 0, height: 0))
  }

  @Test("an override of the text's rectangle alone gives the padding to all sizes")
  func sizes() throws {
    let natural = plain("Title").intrinsicContentSize
    let label = shown(Padded(), "Title")
    let size = Size(width: natural.width + 20, height: natural.height + 8)
    #expect(label.intrinsicContentSize == size)
    #expect(label.sizeThatFits(.zero) == size)
    #expect(label.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == size)
    try root.snp.layout()
    #expect(label.frame.size == size)
    let line = try #require(label.textLayout.lines.first)
    #expect(label.textLayout.lines.map(\.text) == ["Title"] && !label.textLayout.isTruncated)
    #expect(line.x == 8 && abs(line.top - 3) < 1e-9)
    #expect(line.runs[0].x == 8 && line.runs[0].glyphs[0].x == 8)
    #expect(root.snp.lint().isEmpty)
  }

  @Test("text wraps within the padding, and its height follows")
  func wrapping() throws {
    let text = "Some text that is too long for one line"
    let label = shown(Padded(), text)
    label.numberOfLines = 0
    label.snp.makeConstraints { $0.width.equalTo(170) }
    try root.snp.layout()
    let height = plain(text).intrinsicContentSize.height
    #expect(abs(label.frame.height - 3 * height - 8) < 1e-6)
    #expect(
      label.textLayout.lines.map(\.text) == ["Some text that is", "too long for one", "line"])
    #expect(root.snp.lint().isEmpty)
    label.snp.makeConstraints { $0.height.equalTo(3 * height + 2) }
    #expect(root.snp.lint().map(\.kind).contains(.textDoesNotFit))
  }

  @Test("room that is narrower than the padding is no room")
  func noRoom() throws {
    let label = shown(Padded(), "Title")
    label.numberOfLines = 0
    label.snp.makeConstraints { $0.width.equalTo(4) }
    try root.snp.layout()
    #expect(label.frame.height > 8 && label.textLayout.isTruncated)
  }

  @Test("both baselines are where the text is drawn", arguments: [false, true])
  func baselines(adds: Bool) throws {
    let natural = plain("Title")
    let label: LayoutLabel = adds ? shown(Larger(), "Title") : shown(Padded(), "Title")
    try root.snp.layout()
    #expect(label.firstBaselineOffsetFromTop == natural.firstBaselineOffsetFromTop + 3)
    #expect(
      abs(label.lastBaselineOffsetFromBottom - natural.lastBaselineOffsetFromBottom - 5) < 1e-9)
    #expect(abs(label.textLayout.firstBaseline - label.firstBaselineOffsetFromTop) < 1e-9)
    #expect(label.textLayout.lines.map(\.text) == ["Title"])
  }

  @Test("a padding of `textRect` alone moves baselines with the text")
  func onlyRect() throws {
    let label = shown(OnlyRect(), "Title")
    try root.snp.layout()
    let natural = plain("Title")
    #expect(label.frame.height == natural.intrinsicContentSize.height + 8)
    #expect(label.firstBaselineOffsetFromTop == natural.firstBaselineOffsetFromTop + 4)
    #expect(label.lastBaselineOffsetFromBottom == natural.lastBaselineOffsetFromBottom + 4)
    #expect(abs(label.textLayout.firstBaseline - label.firstBaselineOffsetFromTop) < 1)
  }

  @Test("text stands where it is drawn, and nowhere if it is not drawn")
  func drawing() throws {
    let top = shown(AtTop(), "Title")
    let none = shown(Silent(), "Title")
    for label in [top, none] { label.snp.makeConstraints { $0.height.equalTo(100) } }
    try root.snp.layout()
    #expect(top.textLayout.lines[0].top == 0)
    #expect(none.textLayout.lines.isEmpty && none.shownText == nil)
  }
}
