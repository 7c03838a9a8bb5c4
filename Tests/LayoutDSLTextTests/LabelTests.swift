// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// What UILabel does in a layout.
@Suite("Labels")
struct LabelTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let style: TextStyle

  init() throws { style = try Resources.style(size: 20) }

  func label(_ text: String) -> LayoutLabel {
    let label = LayoutLabel(text, style: style)
    root.addSubview(label)
    return label
  }

  /// The height of a line.
  var line: Double { 20 * (1854.0 + 434 + 67) / 2048 }

  /// The distance of a baseline from the top of its line.
  var baseline: Double { 20 * (1854 + 67 / 2.0) / 2048 }

  func width(_ text: String) -> Double {
    TextMeasurer().layout(StyledText(text, style), TextOptions()).size.width
  }

  @Test("its size is that of its text, and none without")
  func intrinsic() throws {
    let title = label("Title")
    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
    try root.snp.layout()
    #expect(title.frame == Rect(x: 0, y: 0, width: width("Title"), height: line))
    title.text = "Another title"
    try root.snp.layout()
    #expect(title.frame.width == width("Another title"))
    title.text = nil
    try root.snp.layout()
    #expect(title.frame.size == .zero)
    #expect(title.intrinsicContentSize == .zero)
  }

  @Test("touches go through it unless it is told to take them")
  func touches() {
    let title = label("Title")
    title.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    #expect(root.hitTest(Point(x: 5, y: 5), with: nil) === root)
    title.isUserInteractionEnabled = true
    #expect(root.hitTest(Point(x: 5, y: 5), with: nil) === title)
  }

  @Test("several lines wrap at the width that the layout gives, one line does not")
  func heightForWidth() throws {
    let body = label("Some text that is too long for one line")
    body.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(150)
    }
    try root.snp.layout()
    #expect(body.frame.height == line)
    #expect(body.textLayout.lines.map(\.text) == ["Some text that…"])
    body.numberOfLines = 0
    try root.snp.layout()
    #expect(abs(body.frame.height - 3 * line) < 1e-6)
    #expect(body.textLayout.lines.map(\.text) == ["Some text that is", "too long for one", "line"])
    body.numberOfLines = 2
    try root.snp.layout()
    #expect(abs(body.frame.height - 2 * line) < 1e-6)
    #expect(body.textLayout.lines.last?.text == "too long for on…")
  }

  @Test("a preferred width limits the intrinsic size")
  func preferredWidth() throws {
    let body = label("Some text that is too long for one line")
    body.numberOfLines = 0
    body.preferredMaxLayoutWidth = 150
    body.snp.makeConstraints { $0.top.left.equalToSuperview() }
    try root.snp.layout()
    #expect(body.frame.width <= 150 && body.frame.width > 100)
    #expect(abs(body.frame.height - 3 * line) < 1e-6)
    #expect(body.intrinsicContentSize.width == body.frame.width)
  }

  @Test("both baselines are those of the text")
  func baselines() throws {
    let (body, first, last) = (label("One two three four five"), LayoutView(), LayoutView())
    body.numberOfLines = 0
    root.addSubview(first)
    root.addSubview(last)
    body.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.left.equalToSuperview()
      make.width.equalTo(100)
    }
    first.snp.makeConstraints { make in
      make.bottom.equalTo(body.snp.firstBaseline)
      make.left.width.height.equalTo(0)
    }
    last.snp.makeConstraints { make in
      make.bottom.equalTo(body.snp.lastBaseline)
      make.left.width.height.equalTo(0)
    }
    try root.snp.layout()
    #expect(body.textLayout.lines.count == 3)
    #expect(abs(first.frame.maxY - 10 - baseline) < 1e-6)
    #expect(abs(last.frame.maxY - 10 - baseline - 2 * line) < 1e-6)
    #expect(abs(body.textLayout.lastBaseline - (last.frame.maxY - 10)) < 1e-6)
  }

  @Test("a label a system spacing below another begins where that ends, also in another font")
  func systemSpacing() throws {
    let (title, body) = (label("One two three four five"), label("Body"))
    title.numberOfLines = 0
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(100)
    }
    body.snp.makeConstraints { $0.left.equalToSuperview() }
    body.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1
    ).isActive = true
    try root.snp.layout()
    #expect(abs(body.frame.minY - 3 * line) < 1e-6 && title.frame.maxY == body.frame.minY)
    body.style = try Resources.style(size: 40)
    title.snp.updateConstraints { $0.width.equalTo(300) }
    try root.snp.layout()
    #expect(abs(body.frame.minY - line) < 1e-6 && abs(body.frame.height - 2 * line) < 1e-6)
  }

  @Test("the font becomes smaller, down to its least size")
  func shrinking() throws {
    let title = label("A title that is rather long")
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.5
    let natural = width("A title that is rather long")
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(natural * 0.8)
    }
    try root.snp.layout()
    #expect(abs(title.textScale - 0.8) < 1e-6)
    #expect(!title.textLayout.isTruncated)
    #expect(title.frame.height == line)
    #expect(abs(title.textLayout.firstBaseline - baseline) < 1e-9)
    #expect(abs(title.textLayout.size.width - natural * 0.8) < 1e-3)
    title.snp.updateConstraints { $0.width.equalTo(natural * 0.4) }
    try root.snp.layout()
    #expect(title.textScale == 0.5 && title.textLayout.isTruncated)
    title.minimumScaleFactor = 0
    #expect(title.textScale == 1)
  }

  @Test("several lines become smaller together")
  func shrinkingLines() throws {
    let body = label("Several lines of a text that is rather long for its label")
    body.adjustsFontSizeToFitWidth = true
    body.minimumScaleFactor = 0.25
    body.numberOfLines = 2
    body.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(160)
    }
    try root.snp.layout()
    #expect(body.textScale < 1 && body.textScale > 0.5)
    #expect(body.textLayout.lines.count == 2 && !body.textLayout.isTruncated)
    #expect(abs(body.frame.height - 2 * line * body.textScale) < 1e-6)
  }

  @Test("natural alignment follows the direction of the view")
  func alignment() throws {
    let title = label("ab")
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(100)
    }
    try root.snp.layout()
    #expect(title.textLayout.lines[0].x == 0)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(title.textLayout.lines[0].x == 100 - width("ab"))
    title.textAlignment = .center
    #expect(title.textLayout.lines[0].x == (100 - width("ab")) / 2)
  }

  @Test(
    "text stands in the middle of a high label, and as many lines are shown as fit in a low one")
  func heights() throws {
    let body = label("One two three four five")
    body.numberOfLines = 0
    body.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(100)
      make.height.equalTo(100)
    }
    try root.snp.layout()
    #expect(abs(body.textLayout.lines[0].top - (100 - 3 * line) / 2) < 1e-9)
    body.snp.updateConstraints { $0.height.equalTo(2.5 * line) }
    try root.snp.layout()
    #expect(body.textLayout.lines.count == 2 && body.textLayout.isTruncated)
  }

  @Test("frames on whole pixels do not take room from the text")
  func pixels() throws {
    root.snp.pixelScale = 1
    let title = label("Title")
    title.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(3.4)
      make.left.equalToSuperview().offset(7.7)
    }
    try root.snp.layout()
    #expect(title.frame.width == width("Title").rounded(.up))
    #expect(!title.textLayout.isTruncated)
    #expect(title.textLayout.lines.map(\.text) == ["Title"])
  }

  @Test("other pixels let labels be measured anew")
  func otherPixels() throws {
    let title = label("Title")
    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
    try root.snp.layout()
    #expect(title.frame.width == width("Title"))
    root.snp.pixelScale = 1
    try root.snp.layout()
    #expect(title.frame.width == width("Title").rounded(.up))
    #expect(title.systemLayoutSizeFitting(.zero).width == width("Title").rounded(.up))
    root.snp.pixelScale = nil
    try root.snp.layout()
    #expect(title.frame.width == width("Title"))
  }

  @Test("text that its box is too small for is a warning")
  func lint() throws {
    let title = label("A title that is rather long")
    title.snp.setLabel("title")
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(100)
    }
    #expect(root.snp.lint().map(\.kind).contains(.textDoesNotFit))
    title.numberOfLines = 0
    #expect(!root.snp.lint().map(\.kind).contains(.textDoesNotFit))
    title.numberOfLines = 2
    #expect(!root.snp.lint().map(\.kind).contains(.textDoesNotFit) && title.textLayout.isTruncated)
    title.numberOfLines = 0
    title.snp.makeConstraints { $0.height.equalTo(30) }
    #expect(root.snp.lint().map(\.kind).contains(.textDoesNotFit))
  }

  @Test("characters that no font has are a warning, and so is a text without a font")
  func missingCharacters() throws {
    let title = label("A 😀 and a 🚀")
    title.snp.setLabel("title")
    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
    let cure = "; give its style a font that has them; a family that is not installed gives none"
    func missing() -> [String] {
      root.snp.lint().filter { $0.kind == .missingCharacters }.map(\.description)
    }
    #expect(missing() == ["missingCharacters: no font of \"title\" has \"😀🚀\"" + cure])
    title.text = "A title"
    #expect(missing() == [])
    title.styledText = StyledText("Without a font", TextStyle(FontStack([]), size: 20))
    #expect(
      missing() == [
        "missingCharacters: no font of \"title\" has \"Withou a\" and 2 more characters" + cure
      ])
  }

  @Test(
    "a style with numbers that nothing can be set by is reported, and nothing is shown",
    arguments: [
      { (style: inout TextStyle) in style.size = .nan }, { $0.size = -20 },
      { $0.size = .infinity }, { $0.letterSpacing = .nan }, { $0.letterSpacing = .infinity },
      { $0.letterSpacing = 1e308 }, { $0.lineHeight = .points(-1) },
      { $0.lineHeight = .multiple(.nan) },
    ] as [@Sendable (inout TextStyle) -> Void])
  func unusable(_ change: @Sendable (inout TextStyle) -> Void) throws {
    let title = label("Title")
    title.snp.setLabel("title")
    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
    change(&title.style)
    #expect(title.intrinsicContentSize.width.isNaN || title.intrinsicContentSize.height.isNaN)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(
      root.snp.issues.contains { if case .notFinite = $0.problem { true } else { false } })
    title.style = style
    try root.snp.layout()
    #expect(title.frame.width == width("Title") && title.textLayout.lines.count == 1)
  }

  @Test("labels in a row share what they have by their priorities")
  func priorities() throws {
    let (name, value) = (label("A rather long name of a thing"), label("12.50"))
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    name.snp.makeConstraints { $0.top.left.equalToSuperview() }
    value.snp.makeConstraints { make in
      make.firstBaseline.equalTo(name)
      make.left.equalTo(name.snp.right).offset(8)
      make.right.equalTo(root.snp.left).offset(200)
    }
    try root.snp.layout()
    #expect(value.frame.width == width("12.50"))
    #expect(abs(name.frame.width - (192 - width("12.50"))) < 1e-6)
    #expect(name.textLayout.isTruncated && !value.textLayout.isTruncated)
  }

  @Test("several styles, and a style for all")
  func styles() {
    let title = label("")
    var large = style
    large.size = 40
    title.styledText = [.init("a", style), .init("B", large)]
    #expect(title.text == "aB")
    #expect(title.intrinsicContentSize.height == 2 * line)
    title.style = style
    #expect(title.styledText == StyledText("aB", style))
    #expect(title.intrinsicContentSize.height == line)
  }

  @Test("what rounding to pixels takes from the width is not cut off", arguments: [0, 1])
  func roundedWidth(numberOfLines: Int) throws {
    let body = label("Hello world of layouts")
    body.numberOfLines = numberOfLines
    let natural = width("Hello world of layouts")
    root.snp.pixelScale = 1
    // Wide enough for all of it, and rounded down to less.
    let room = natural.rounded(.down) + 0.49
    try #require(room > natural && room.rounded() < natural)
    body.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(room)
    }
    try root.snp.layout()
    #expect(body.frame.width == room.rounded())
    #expect(body.textLayout.lines.map(\.text) == ["Hello world of layouts"])
    #expect(!body.textLayout.isTruncated)
    #expect(root.snp.lint().isEmpty)
    body.snp.updateConstraints { $0.width.equalTo(room - 2) }
    try root.snp.layout()
    #expect(body.textLayout.isTruncated || body.textLayout.lines.count == 2)
  }

  @Test("several lines shrink to the height, too")
  func shrinkingToHeight() throws {
    let body = label("A headline of two lines")
    body.numberOfLines = 0
    body.adjustsFontSizeToFitWidth = true
    body.minimumScaleFactor = 0.3
    body.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(150)
      make.height.equalTo(line * 1.2)
    }
    try root.snp.layout()
    #expect(body.textScale < 0.9 && body.textScale > 0.3)
    let shown = body.textLayout
    #expect(shown.lines.map(\.text).joined(separator: " ") == "A headline of two lines")
    #expect(shown.size.height <= body.frame.height + 1e-6 && shown.size.width <= 150 + 1e-6)
    body.snp.updateConstraints { $0.height.equalTo(line * 5) }
    try root.snp.layout()
    #expect(body.textScale == 1)
  }

  @Test("a line in too low a box is told, whether frames are rounded or not", arguments: [0.0, 2])
  func lowBox(scale: Double) throws {
    root.snp.pixelScale = scale
    let title = label("Title")
    title.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.height.equalTo(10)
    }
    try root.snp.layout()
    #expect(root.snp.lint().map(\.kind) == [.textDoesNotFit])
  }
}
