// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import Testing

@Suite("Pictures")
struct LayoutPictureTests {
  @Test("a small diagram, byte by byte")
  func diagram() {
    let card = makeView("card", 10, 10, 200, 80)
    _ = makeView("title", 16, 20, 120, 40.5, in: card)
    #expect(
      LayoutPicture(of: card).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="232" height="112" viewBox="-16 -16 232 112" role="img">
          <title>card</title>
          <rect x="-16" y="-16" width="232" height="112" fill="#ffffff"/>
          <rect x="0" y="0" width="200" height="80" fill="#3b6fb6" fill-opacity="0.05" stroke="#3b6fb6"><title>card  0 0 200 80</title></rect>
          <rect x="16" y="20" width="120" height="40.5" fill="#2a846e" fill-opacity="0.05" stroke="#2a846e"><title>card/title  16 20 120 40.5</title></rect>
          <g font-family="&#39;DejaVu Sans Mono&#39;, Menlo, Consolas, monospace" font-size="10" stroke="#fff" stroke-opacity="0.85" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke">
            <text x="3" y="10.5" fill="#3b6fb6">card  200 × 80</text>
            <text x="24.83" y="43.25" fill="#2a846e">title  120 × 40.5</text>
          </g>
        </svg>

        """)
  }

  /// A view whose frame does something once when it is read.
  private final class Meddler: LayoutView {
    var onFrame: (() -> Void)?

    override var frame: Rect {
      get {
        let call = onFrame.take()
        call?()
        return super.frame
      }
      set { super.frame = newValue }
    }
  }

  @Test("a getter ends a view, whose subview lives on")
  func endedView() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = LayoutView(label: "child")
    let meddler = Meddler()
    var parent: LayoutView? = LayoutView()
    parent?.addSubview(child)
    parent.map(root.addSubview)
    root.addSubview(meddler)
    root.layoutIfNeeded()
    meddler.onFrame = {
      parent?.removeFromSuperview()
      parent = nil
    }
    #expect(LayoutPicture(of: root).svg.contains("child"))
    #expect(root.subviews == [meddler])
  }

  @Test("what a view draws, byte by byte")
  func drawing() {
    var path = LayoutPath()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3.25, y: 4))
    path.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
    path.addCurve(
      to: Point(x: 0, y: 0), control1: Point(x: 1, y: 1), control2: Point(x: -0.0001, y: 2))
    path.closeSubpath()
    var run = LayoutTextRun("a  b", at: Point(x: 4, y: 12), fontSize: 10)
    run.fontFamilies = ["It's", "serif"]
    run.fontWeight = 700
    run.width = 30
    let (ink, pale) = (LayoutColor(0x11_22_33), LayoutColor(0xFF, opacity: 0.5))
    let view = ShapeView("tile", frame: Rect(x: 5, y: 5, width: 40, height: 20)) { bounds in
      [
        .rectangle(bounds, cornerRadius: 99, LayoutPaint(fill: ink)),
        .ellipse(
          Rect(x: 0, y: 0, width: 10, height: 6), LayoutPaint(stroke: pale, strokeWidth: 2)),
        .path(path, origin: Point(x: 2, y: 0), scale: 0.015625, LayoutPaint(fill: ink)),
        .text(run),
        .image(LayoutImage(bytes: [1, 2, 3, 4], mediaType: "image/png"), in: bounds),
      ]
    }
    #expect(
      LayoutPicture(of: view, .drawing).svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" role="img">
          <title>tile</title>
          <rect x="0" y="0" width="40" height="20" rx="10" fill="#112233"/>
          <ellipse cx="5" cy="3" rx="5" ry="3" fill="none" stroke="#0000ff" stroke-opacity="0.5" stroke-width="2"/>
          <path transform="translate(2 0) scale(0.015625)" d="M1 2L3.25 4Q7 8 5 6C1 1 0 2 0 0Z" fill="#112233"/>
          <text x="4" y="12" font-family="&#39;Its&#39;, serif" font-size="10" font-weight="700" textLength="30" lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="#000000">a  b</text>
          <image href="data:image/png;base64,AQIDBA==" x="0" y="0" width="40" height="20"/>
        </svg>

        """)
  }

  @Test("opacity, clipping and hidden views")
  func groups() throws {
    let ink = LayoutPaint(fill: .black)
    let box = { (name: String) in
      ShapeView(name, frame: Rect(x: 0, y: 0, width: 10, height: 10)) { [.rectangle($0, ink)] }
    }
    let (root, pale, inside, beside, gone) = (
      box("root"), box("pale"), box("inside"), box("beside"), box("gone")
    )
    root.addSubview(pale)
    pale.addSubview(inside)
    root.addSubview(beside)
    root.addSubview(gone)
    (pale.alpha, pale.clipsToBounds, gone.isHidden) = (0.5, true, true)
    let lines = LayoutPicture(of: root, .drawing).svg.split(separator: "\n").map(String.init)
    let rect = "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>"
    let clip = "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>"
    #expect(
      lines.dropFirst(2).dropLast() == [
        "  \(rect)", "  <clipPath id=\"layout-clip-1\">\(clip)</clipPath>",
        "  <g opacity=\"0.5\" clip-path=\"url(#layout-clip-1)\">", "    \(rect)", "    \(rect)",
        "  </g>", "  \(rect)",
      ])
  }

  @Test("scrolled content is where it shows, and cut off where the scroll view ends")
  func scrolling() {
    let scroll = LayoutScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(
      ShapeView(frame: Rect(x: 5, y: 50, width: 20, height: 10)) {
        [.rectangle($0, LayoutPaint(fill: .black))]
      })
    scroll.contentOffset = Point(x: 0, y: 30)
    func places() -> [String?] {
      XMLReader(LayoutPicture(of: scroll, .drawing).svg).all("rect").map { $0["y"] }
    }
    // The first is the clip.
    #expect(places() == ["0", "20"])
    scroll.clipsToBounds = false
    #expect(places() == ["20"])
  }

  @Test("scale, padding, depths, colours, title and language")
  func options() throws {
    let root = makeView("root", 0, 0, 100, 50)
    let child = makeView("child", 90, 10, 30, 20, in: root)
    _ = makeView("grandchild", 0, 0, 5, 5, in: child)
    var options = LayoutPicture.Options(.boxes)
    (options.scale, options.padding, options.depths) = (2, 4, 0...1)
    (options.title, options.language) = ("<a> & \"b\"", "de")
    options.color = { $0 === child ? LayoutColor(0xAB_CD_EF) : nil }
    let picture = LayoutPicture(of: root, options)
    #expect(picture.size == Size(width: 216, height: 116))
    let xml = XMLReader(picture.svg)
    #expect(xml.error == nil)
    let svg = try #require(xml.all("svg").first)
    #expect(svg["viewBox"] == "-4 -4 108 58" && svg["width"] == "216")
    #expect(svg["xml:lang"] == "de" && xml.text.contains("<a> & \"b\""))
    #expect(xml.all("rect").map { $0["stroke"] } == ["#3b6fb6", "#abcdef"])
    #expect(xml.all("rect").map { $0["stroke-width"] } == ["0.5", "0.5"])
    options.showsOverflow = true
    #expect(LayoutPicture(of: root, options).size.width == 2 * (120 + 8))
  }

  @Test("margins in use, safe areas, baselines and guides")
  func insets() {
    let root = makeView("root", 0, 0, 200, 100)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    let (inner, guide) = (makeView("inner", 0, 0, 0, 0, in: root), LayoutGuide())
    root.addLayoutGuide(guide)
    inner.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    inner.snp.setBaselineOffsets(first: 10, last: 6)
    guide.snp.makeConstraints { $0.edges.equalTo(inner).inset(4) }
    root.layoutIfNeeded()
    let xml = XMLReader(LayoutPicture(of: root).svg)
    #expect(xml.error == nil)
    #expect(
      xml.all("path").map { $0["d"] } == [
        "M0 0H200V100H0ZM8 28H192V92H8Z", "M0 0H200V100H0ZM0 20H200V100H0Z",
      ])
    #expect(xml.all("line").map { $0["y1"] } == ["38", "86"])
    #expect(xml.all("rect").filter { $0["stroke-dasharray"] == "1.5 3" }.map { $0["x"] } == ["12"])
    let bare = XMLReader(LayoutPicture(of: root, .init([.boxes])).svg)
    #expect(bare.all("path").isEmpty && bare.all("line").isEmpty && bare.all("text").isEmpty)
  }

  @Test(
    "any label is text and nothing else",
    arguments: [
      "<script>alert(1)</script>", "\"><svg onload=x>", "]]>", "&amp;", "a\u{0}b\u{1B}c\u{FFFF}",
      "שלום", "日本語の長いラベル", "\u{202E}abc", "'", "--> <!--", "e\u{301}",
    ])
  func untrustedLabels(label: String) {
    let run = LayoutTextRun(label, at: .zero, fontSize: 10)
    let frame = Rect(x: 0, y: 0, width: 600, height: 40)
    let view = ShapeView(label, frame: frame) { _ in
      [.text(run), .image(LayoutImage(link: label), in: frame)]
    }
    var options = LayoutPicture.Options.diagram
    options.identifierPrefix = label
    options.language = label
    view.clipsToBounds = true
    let xml = XMLReader(LayoutPicture(of: view, options).svg)
    #expect(xml.error == nil)
    #expect(
      Set(xml.elements.map(\.name)).isSubset(of: [
        "svg", "title", "rect", "g", "text", "image", "clipPath",
      ]))
    #expect(!xml.elements.contains { $0.attributes["onload"] != nil })
  }

  @Test("numbers that no viewer can place do not spoil the rest")
  func oddNumbers() {
    let view = ShapeView("odd", frame: Rect(x: 0, y: 0, width: 1e300, height: 10)) { _ in
      [.rectangle(Rect(x: .nan, y: -.infinity, width: -5, height: 1), LayoutPaint(fill: .black))]
    }
    var options = LayoutPicture.Options.diagram
    (options.scale, options.padding) = (.nan, .infinity)
    let xml = XMLReader(LayoutPicture(of: view, options).svg)
    #expect(xml.error == nil)
    #expect(xml.all("rect").contains { $0["width"] == "0" && $0["x"] == "0" })
    #expect(xml.all("svg").first?["width"] == "1000000000")
    #expect(LayoutPicture(of: LayoutView()).size == Size(width: 32, height: 32))
    #expect(LayoutPicture(of: LayoutView(), .drawing).size == Size(width: 1, height: 1))
  }

  @Test("the size of a picture is a number that viewers can place")
  func hugeSizes() {
    let root = makeView("root", 0, 0, 1e300, 10)
    let snapshot = root.snp.snapshot()
    var options = LayoutPicture.Options.drawing
    options.scale = 1e100
    let size = Size(width: 1e9, height: 1e9)
    #expect(LayoutPicture(of: root, options).size == size)
    #expect(LayoutPicture(from: snapshot, to: snapshot, options).size == size)
  }

  @Test("a font family cannot end its quotes, not even with a mark on the quote")
  func fontFamilies() {
    var run = LayoutTextRun("a", at: .zero, fontSize: 10)
    run.fontFamilies = ["A'\u{301}; B\\\u{301}\r\n"]
    let view = ShapeView(frame: Rect(x: 0, y: 0, width: 10, height: 10)) { _ in [.text(run)] }
    let xml = XMLReader(LayoutPicture(of: view, .drawing).svg)
    #expect(xml.all("text").first?["font-family"] == "'A\u{301}; B\u{301}'")
  }

  @Test("a picture whose pixels are wider than any number shows its views")
  func endlessPixels() {
    let root = makeView("root", 0, 0, 100, 10)
    var options = LayoutPicture.Options.diagram
    options.scale = 1e-307
    let xml = XMLReader(LayoutPicture(of: root, options).svg)
    #expect(xml.error == nil)
    #expect(xml.all("rect").count == 2)
  }

  @Test("names cover no other, and none of the text that is drawn")
  func names() throws {
    let root = makeView("root", 0, 0, 300, 200)
    let middle = makeView("middle", 0, 0, 300, 200, in: root)
    _ = makeView("leaf", 0, 0, 300, 200, in: middle)
    let text = ShapeView("words", frame: Rect(x: 0, y: 150, width: 80, height: 14)) { bounds in
      var run = LayoutTextRun("Ada Lovelace", at: Point(x: 0, y: 11), fontSize: 12)
      run.width = bounds.width
      return [.text(run)]
    }
    root.addSubview(text)
    let xml = XMLReader(LayoutPicture(of: root).svg)
    let labels = xml.all("text").filter { $0["textLength"] == nil }
    let lines = labels.compactMap { label in label["y"].flatMap { Double($0) } }
    #expect(lines.count == 3)
    for (number, y) in lines.enumerated() {
      for (other, place) in lines.enumerated() where other != number {
        #expect(abs(y - place) >= 11 || labels[number]["x"] != labels[other]["x"])
      }
      #expect(y < 150 || y > 164 + 7)
    }
  }

  @Test("deep and wide trees")
  func size() {
    let root = makeView("root", 0, 0, 1000, 1000)
    var view = root
    for _ in 0..<3000 { view = makeView(nil, 0.25, 0.25, 400, 400, in: view) }
    for place in 0..<2000 { _ = makeView(nil, Double(place % 50) * 20, 0, 18, 12, in: root) }
    let picture = LayoutPicture(of: root)
    #expect(XMLReader(picture.svg).all("rect").count == 5002)
    #expect(picture == LayoutPicture(of: root))
  }

  @Test("texts at places, and of sizes, that are no numbers do no harm")
  func textsNowhere() {
    for number in [Double.nan, .infinity, -.infinity] {
      let chart = ShapeView("chart", frame: Rect(x: 0, y: 0, width: 100, height: 50)) { _ in
        [
          .text(LayoutTextRun("0", at: Point(x: 4, y: number), fontSize: 10)),
          .text(LayoutTextRun("0", at: Point(x: number, y: 4), fontSize: 10)),
          .text(LayoutTextRun("0", at: .zero, fontSize: number)),
        ]
      }
      let xml = XMLReader(LayoutPicture(of: chart, .drawing).svg)
      #expect(xml.error == nil)
      #expect(xml.all("text").count == 3)
    }
  }
}
