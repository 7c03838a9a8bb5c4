// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import Testing

@Suite("Marks of pictures")
struct PictureMarkTests {
  private func marked(_ root: LayoutView, _ marks: LayoutPicture.Marks) -> XMLReader {
    var options = LayoutPicture.Options(.boxes)
    options.marks = marks
    let xml = XMLReader(LayoutPicture(of: root, options).svg)
    #expect(xml.error == nil)
    return xml
  }

  private func all() -> LayoutPicture.Marks {
    var marks = LayoutPicture.Marks()
    marks.constraints = .all
    return marks
  }

  @Test("a beam between two edges has its constant, and a size has a double arrow")
  func beam() {
    let root = makeView("root", 0, 0, 100, 60)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(12)
      make.width.equalTo(40).priority(750)
      make.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    let xml = marked(root, all())
    let lines = xml.all("line")
    // The beam with its two ends, two edges that coincide, the shaft and four parts of heads: what the
    // superview hosts comes first.
    #expect(lines.count == 3 + 5 + 2)
    #expect(lines[0]["x1"] == "0" && lines[0]["x2"] == "12" && lines[0]["y1"] == "30")
    #expect(lines[1]["y1"] == "26" && lines[1]["y2"] == "34")
    #expect(lines[5]["x1"] == "12" && lines[5]["x2"] == "52")
    #expect(lines[5]["stroke-dasharray"] == "4 2.5" && lines[0]["stroke-dasharray"] == nil)
    #expect(lines[3]["y1"] == "0" && lines[3]["x2"] == "100")
    #expect(xml.text.contains("12") && xml.text.contains("40 @750"))
  }

  @Test("sizes that are compared, inactive constraints, and those of one view")
  func others() {
    let root = makeView("root", 0, 0, 100, 60)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    let other = makeView("other", 0, 40, 10, 10, in: root)
    view.snp.makeConstraints { make in
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(-4)
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
    }
    root.layoutIfNeeded()
    var marks = all()
    #expect(marked(root, marks).text.components(of: "≤ × 0.5 − 4") == 2)
    marks.constraints = .of([other])
    marks.more = [other.widthAnchor.constraint(equalToConstant: 33)]
    let xml = marked(root, marks)
    #expect(xml.text.contains("33"))
    #expect(xml.all("line").first?["stroke"] == "#7a8591")
    #expect(xml.all("line").first?["stroke-width"] == "0.6")
    #expect(!xml.text.contains("× 0.5"))
  }

  @Test("right to left, margins, scrolled content")
  func places() throws {
    let root = makeView("root", 0, 0, 200, 60)
    root.semanticContentAttribute = .forceRightToLeft
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { make in
      make.leading.equalTo(root.snp.leadingMargin).offset(10)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(50)
    }
    root.layoutIfNeeded()
    let beam = try #require(marked(root, all()).all("line").first)
    #expect(beam["x1"] == "192" && beam["x2"] == "182")

    let scroll = LayoutScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let content = makeView("content", 0, 0, 0, 0, in: scroll)
    content.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.bottom.equalToSuperview().inset(7)
      make.size.equalTo(300)
    }
    scroll.layoutIfNeeded()
    scroll.contentOffset = Point(x: 0, y: 25)
    let beams = marked(scroll, all()).all("line").filter { $0["y1"] == "282" || $0["y2"] == "282" }
    #expect(beams.contains { $0["y2"] == "275" || $0["y1"] == "275" })
  }

  @Test("a clash is red and numbered as in the report, and the legend says which number is which")
  func conflict() throws {
    let root = makeView("root", 0, 0, 100, 60)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalTo(120).labeled("wide")
      make.right.equalToSuperview()
    }
    root.layoutIfNeeded()
    let xml = marked(root, .problems)
    guard case .conflict(let report) = try #require(root.snp.issues.first).problem else {
      Issue.record("no conflict")
      return
    }
    let discs = xml.all("rect").filter { $0["fill"] == "#c81e1e" }
    #expect(discs.count == 2 * report.members.count)
    for (number, member) in report.members.enumerated() {
      #expect(xml.text.contains("\(number + 1)"))
      #expect(xml.text.contains(String(member.constraint.prefix(40))))
    }
    #expect(xml.text.contains("(broken)"))
    var bare = LayoutPicture.Marks.problems
    (bare.hasLegend, bare.showsConflicts) = (false, false)
    #expect(!marked(root, bare).all("rect").contains { $0["fill"] == "#c81e1e" })
  }

  @Test("the legend marks all that is broken, as the report does, and says once who pulls in a tie")
  func legend() throws {
    let card = makeView("card", 0, 0, 200, 100)
    let title = LayoutView(label: "title")
    card.addSubview(title)
    // It is still translated: what holds it at 0, 0, 0, 0 clashes with each of these.
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      title.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 16),
      title.widthAnchor.constraint(equalToConstant: 100),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    card.layoutIfNeeded()
    let said = card.snp.issues.map(\.description).joined().split(
      separator: "(broken)", omittingEmptySubsequences: false
    ).count
    let shown = marked(card, .problems).text.split(
      separator: "(broken)", omittingEmptySubsequences: false
    ).count
    #expect(said > 1 && said == shown)

    let column = makeView("column", 0, 0, 200, 400)
    var above = column.snp.top
    for number in 1...5 {
      let row = LayoutView(label: "row\(number)")
      column.addSubview(row)
      row.snp.measure { _ in Size(width: 50, height: 20) }
      row.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(above).offset(4)
        if number == 5 { make.bottom.equalToSuperview() }
      }
      above = row.snp.bottom
    }
    column.layoutIfNeeded()
    let text = marked(column, .problems).text
    let open = column.snp.ambiguities().count
    #expect(open > 2)
    #expect(text.components(of: "as above") == open - 1)
  }

  @Test(
    "what is open has an arrow along which it is free",
    arguments: [
      (LayoutConstraint.Attribute.left, "10", "30"), (.width, "10", "30"),
    ])
  func ambiguity(attribute: LayoutConstraint.Attribute, top: String, height: String) throws {
    let root = makeView("root", 0, 0, 100, 60)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.height.equalTo(30)
      if attribute == .left { make.width.equalTo(40) } else { make.left.equalToSuperview() }
    }
    root.layoutIfNeeded()
    #expect(root.snp.ambiguities().map(\.attribute) == [attribute])
    let xml = marked(root, .problems)
    let box = try #require(xml.all("rect").first { $0["stroke"] == "#a85f00" })
    #expect(box["stroke-dasharray"] == "5 3" && box["y"] == top && box["height"] == height)
    let shaft = try #require(xml.all("line").first)
    #expect(shaft["y1"] == "25" && shaft["y2"] == "25")
    #expect(shaft["x1"] == "-12" && shaft["x2"] == "12")
    #expect(xml.text.contains("ambiguous"))
  }

  @Test("views outside, of no size, and overlapping ones are flagged, ordinary ones are not")
  func oddities() {
    let root = makeView("root", 0, 0, 100, 60)
    _ = makeView("ground", 0, 0, 100, 60, in: root)
    _ = makeView("a", 10, 10, 30, 30, in: root)
    _ = makeView("b", 35, 10, 30, 30, in: root)
    _ = makeView("label", 70.1, 10.1, 0.7, 10.3, in: root)
    _ = makeView("box", 67, 10, 10, 12, in: root)
    _ = makeView("out", 90, 45, 20, 10, in: root)
    _ = makeView("flat", 0, 0, 20, 0, in: root)
    makeView("gone", 200, 0, 20, 20, in: root).isHidden = true
    let xml = marked(root, .problems)
    #expect(
      xml.text.components(of: "\"root/out\" is outside of its superview by 10 (right)") == 2)
    #expect(xml.text.contains("\"root/flat\" has a height of 0"))
    #expect(xml.text.contains("\"root/a\" and \"root/b\" overlap by 5 × 30"))
    #expect(xml.text.components(of: "overlap by") == 2 + 2)
    #expect(!xml.text.contains("gone"))
  }

  @Test("a view of a negative size is flagged where it is, with the size that it has")
  func negativeSize() throws {
    let root = makeView("root", 0, 0, 200, 200)
    _ = makeView("back", 150, 100, -60, -40, in: root)
    _ = makeView("none", 0, 0, 0, 0, in: root)
    let xml = marked(root, .problems)
    #expect(xml.text.contains("\"root/back\" has a width of -60 and a height of -40"))
    #expect(xml.text.contains("\"root/none\" has a width of 0 and a height of 0"))
    let box = try #require(xml.all("rect").first { $0["x"] == "148.5" })
    #expect(box["y"] == "98.5" && box["width"] == "3" && box["height"] == "3")
    #expect(xml.all("path").contains { $0["d"]?.hasPrefix("M150 94") == true })
  }

  @Test("two snapshots: what changed has colour and arrows, the rest is grey")
  func differences() throws {
    let root = makeView("root", 0, 0, 100, 60)
    let moved = makeView("moved", 0, 0, 20, 20, in: root)
    _ = makeView("inner", 2, 2, 5, 5, in: moved)
    let gone = makeView("gone", 60, 0, 20, 20, in: root)
    let before = root.snp.snapshot()
    moved.frame = Rect(x: 30, y: 40, width: 20, height: 20)
    gone.removeFromSuperview()
    _ = makeView("added", 80, 30, 10, 10, in: root)
    let picture = LayoutPicture(from: before, to: root.snp.snapshot())
    let xml = XMLReader(picture.svg)
    #expect(xml.error == nil)
    let rects = xml.all("rect")
    #expect(rects.filter { $0["stroke"] == "#0b6bcb" }.map { $0["x"] } == ["30"])
    #expect(rects.filter { $0["stroke"] == "#1c7c3c" }.map { $0["x"] } == ["80"])
    #expect(rects.filter { $0["stroke"] == "#c81e1e" }.map { $0["x"] } == ["60"])
    #expect(xml.all("line").count == 2)
    #expect(
      xml.all("path").compactMap { $0["d"]?.prefix(12) } == ["M0 0L30 40M2", "M20 20L50 60"])
    #expect(xml.text.contains("moved: 0 0 20 20 → 30 40 20 20"))
    #expect(xml.text.contains("added (new)") && !xml.text.contains("inner: "))
    let same = XMLReader(LayoutPicture(from: before, to: before).svg)
    #expect(same.all("path").isEmpty && same.all("text").isEmpty)
    let empty = try #require(LayoutSnapshot(""))
    #expect(XMLReader(LayoutPicture(from: empty, to: before).svg).error == nil)
    #expect(XMLReader(LayoutPicture(from: before, to: empty).svg).error == nil)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
