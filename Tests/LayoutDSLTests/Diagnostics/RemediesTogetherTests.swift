// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What one missing constraint leaves open has one remedy, and what is offered settles everything.
@Suite("Remedies together")
struct RemediesTogetherTests {
  let page = LayoutView(label: "page", frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = LayoutView(label: "a")
  let b = LayoutView(label: "b")
  let c = LayoutView(label: "c")

  /// What is offered, each once; written, it settles everything.
  private func remedies() throws -> [String]? {
    page.layoutIfNeeded()
    let written = try page.writeRemedies()
    page.layoutIfNeeded()
    #expect(page.snp.ambiguities().map(\.description) == [])
    #expect(page.snp.issues.isEmpty)
    return written
  }

  private func add(_ views: LayoutView..., to superview: LayoutView) {
    for view in views { superview.addSubview(view) }
  }

  @Test("a column of cells, of which the first ones lack a height")
  func column() throws {
    add(a, b, c, to: page)
    for view in [a, b, c] { view.snp.makeConstraints { $0.left.right.equalToSuperview() } }
    a.snp.makeConstraints { $0.top.equalToSuperview() }
    b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom).offset(8) }
    c.snp.makeConstraints { make in
      make.top.equalTo(b.snp.bottom).offset(8)
      make.height.equalTo(20)
    }
    let written = try remedies()
    #expect(written == ["a.height == 44", "b.height == 44"])
  }

  @Test("cells whose content does not reach their bottoms")
  func cells() throws {
    add(a, b, to: page)
    let texts = ["one", "two"].map { label in
      let text = SizedView(60, 20)
      text.snp.setLabel(label)
      return text
    }
    for (cell, text) in zip([a, b], texts) {
      cell.addSubview(text)
      cell.snp.makeConstraints { $0.left.right.equalToSuperview() }
      text.snp.makeConstraints { $0.top.left.equalToSuperview().inset(12) }
    }
    a.snp.makeConstraints { $0.top.equalToSuperview() }
    b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom) }
    let written = try remedies()
    #expect(written == ["one.bottom == a.bottom - 12", "two.bottom == b.bottom - 12"])
    #expect(b.frame == Rect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test("a row that nothing holds at a side")
  func row() throws {
    add(a, b, c, to: page)
    for view in [a, b, c] {
      view.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(40)
      }
    }
    b.snp.makeConstraints { $0.left.equalTo(a.snp.right).offset(8) }
    c.snp.makeConstraints { $0.left.equalTo(b.snp.right).offset(8) }
    let written = try remedies()
    #expect(written == ["a.left == page.left"])
  }

  @Test("plain views in a stack view without a bottom")
  func stack() throws {
    let stack = LayoutStackView(arrangedSubviews: [a, b])
    stack.snp.setLabel("stack")
    stack.axis = .vertical
    page.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    let written = try remedies()
    #expect(written == ["stack.bottom == page.bottom", "a.height == 44"])
    #expect(b.frame == Rect(x: 0, y: 44, width: 320, height: 436))
  }

  @Test("what is as large as what it is in: the edge inside")
  func nested() throws {
    let text = SizedView(60, 20)
    text.snp.setLabel("text")
    page.addSubview(a)
    a.addSubview(b)
    b.addSubview(text)
    a.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    b.snp.makeConstraints { $0.edges.equalToSuperview() }
    text.snp.makeConstraints { $0.left.top.equalToSuperview().inset(8) }
    let written = try remedies()
    #expect(written == ["text.bottom == b.bottom - 8"])
  }

  @Test("bars of one height that stand on the bottom")
  func bars() throws {
    add(a, b, c, to: page)
    for view in [a, b, c] {
      view.snp.makeConstraints { make in
        make.left.bottom.equalToSuperview()
        make.width.equalTo(20)
      }
    }
    b.snp.makeConstraints { $0.height.equalTo(a).multipliedBy(0.5) }
    c.snp.makeConstraints { $0.height.equalTo(b).multipliedBy(0.5) }
    #expect(try remedies()?.count == 1)
  }

  @Test("what came out as margins and spacing alone is no size that is kept")
  func spacing() throws {
    let stack = LayoutStackView(arrangedSubviews: [a, b])
    stack.snp.setLabel("stack")
    (stack.axis, stack.spacing) = (.vertical, 8)
    page.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview().inset(16) }
    let written = try remedies()
    #expect(written?.sorted() == ["a.height == 44", "b.height == 44"])
    #expect(stack.frame.height == 96)
  }

  @Test("a sheet without its right edge, not the button in it")
  func sheet() throws {
    page.addSubview(a)
    a.addSubview(b)
    a.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
    b.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.height.equalTo(50)
    }
    let written = try remedies()
    #expect(written == ["a.right == page.right"])
  }

  @Test("a scroll view without its left edge, not its content, which says enough")
  func scroll() throws {
    let scroll = LayoutScrollView(label: "scroll")
    page.addSubview(scroll)
    scroll.addSubview(a)
    scroll.snp.makeConstraints { $0.top.right.bottom.equalToSuperview() }
    a.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(scroll)
      make.height.equalTo(300)
    }
    let written = try remedies()
    #expect(written == ["scroll.left == page.left"])
  }

  private func text(_ label: String, _ width: Double, _ height: Double) -> SizedView {
    let text = SizedView(width, height)
    text.snp.setLabel(label)
    return text
  }

  @Test(
    "a chain that is broken in its middle is mended there, and nothing comes to lie over others")
  func brokenChain() throws {
    let (title, body) = (text("title", 100, 24), text("body", 200, 60))
    page.addSubview(a)
    add(title, body, to: a)
    a.snp.makeConstraints { $0.top.left.right.equalToSuperview().inset(16) }
    title.snp.makeConstraints { $0.top.left.right.equalToSuperview().inset(12) }
    body.snp.makeConstraints { $0.left.right.bottom.equalToSuperview().inset(12) }
    let written = try remedies()
    #expect(written == ["a.bottom == page.bottom - 16"])
    #expect(body.frame.minY > title.frame.maxY && body.frame.maxY == a.frame.height - 12)
  }

  @Test("a column is held at its first view, in whichever order its views were added")
  func reversedColumn() throws {
    let texts = ["one", "two", "three"].map { text($0, 80, 20) }
    for view in texts.reversed() { page.addSubview(view) }
    texts.snp.makeConstraints { $0.left.equalToSuperview() }
    for (upper, lower) in zip(texts, texts.dropFirst()) {
      lower.snp.makeConstraints { $0.top.equalTo(upper.snp.bottom).offset(8) }
    }
    let written = try remedies()
    #expect(written == ["one.top == page.top"])
  }

  @Test(
    "a bar is not as wide as the first of its buttons while others are held at its middle and end")
  func bar() throws {
    let (back, title, done) = (text("back", 60, 30), text("title", 100, 20), text("done", 50, 30))
    page.addSubview(a)
    add(back, title, done, to: a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(44)
    }
    back.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(8)
      make.centerY.equalToSuperview()
    }
    title.snp.makeConstraints { $0.center.equalToSuperview() }
    done.snp.makeConstraints { make in
      make.right.equalToSuperview().offset(-8)
      make.centerY.equalToSuperview()
    }
    let written = try remedies()
    #expect(written == ["a.right == page.right"])
  }

  @Test("a view that came out as large as all the room leaves some to its neighbour")
  func greedy() throws {
    add(a, b, to: page)
    a.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    b.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.bottom.equalTo(a.snp.top)
    }
    let written = try remedies()
    #expect(written == ["b.height == 44"])
    #expect(a.frame.height == 436)
  }

  @Test("the edge that is missing on the left, as on the right")
  func nearEdge() throws {
    add(a, b, to: page)
    for (view, top) in [(a, 0.0), (b, 44)] {
      view.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(top)
        make.height.equalTo(44)
      }
    }
    a.snp.makeConstraints { $0.right.equalToSuperview().offset(-20) }
    b.snp.makeConstraints { $0.left.equalToSuperview().offset(20) }
    let written = try remedies()
    #expect(written == ["a.left == page.left + 20", "b.right == page.right - 20"])
  }

  @Test(
    "a width that goes by what is beside it, and not by a height that would push it out of the page"
  )
  func square() throws {
    add(a, b, to: page)
    a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16)
      make.height.equalTo(a.snp.width)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right).offset(8)
      make.right.equalToSuperview().offset(-16)
      make.top.width.height.equalTo(a)
    }
    let written = try remedies()
    #expect(written == ["a.left == page.left"])
    #expect(b.frame == Rect(x: 156, y: 16, width: 148, height: 148))
  }

  @Test("what measures by an open width, and what stands below it, has the width's remedy")
  func measured() throws {
    // As high as what is in it takes in lines, and as wide as anybody says.
    let flow = LayoutView(label: "flow")
    flow.snp.measure { width in
      Size(width: LayoutView.noIntrinsicMetric, height: width < 100 ? 60 : 20)
    }
    add(flow, b, to: page)
    flow.snp.makeConstraints { $0.left.top.equalToSuperview() }
    b.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(flow.snp.bottom).offset(8)
      make.height.equalTo(20)
    }
    let written = try remedies()
    #expect(written == ["flow.right == page.right"])
    #expect(b.frame.minY == 28)
  }

  @Test("a size at its limit is offered as it is printed where that holds")
  func limit() throws {
    let page = LayoutView(label: "page", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    add(a, b, to: page)
    for view in [a, b] { view.snp.makeConstraints { $0.top.bottom.equalToSuperview() } }
    a.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.greaterThanOrEqualToSuperview().multipliedBy(1.0 / 3)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.width.equalTo(10)
    }
    page.layoutIfNeeded()
    #expect(try page.writeRemedies() == ["a.width == 33.334"])
    page.layoutIfNeeded()
    #expect(page.snp.ambiguities().isEmpty && page.snp.issues.isEmpty)
  }

  @Test("distances are those between alignment rectangles, as constraints write them")
  func alignment() throws {
    final class Card: LayoutView {
      override var alignmentRectInsets: Insets { Insets(top: 10, left: 10, bottom: 10, right: 10) }
    }
    let card = Card()
    card.snp.setLabel("card")
    page.addSubview(card)
    card.addSubview(a)
    card.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(200)
    }
    a.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.left.greaterThanOrEqualToSuperview().offset(5)
      make.size.equalTo(20)
    }
    page.layoutIfNeeded()
    let before = a.frame
    let written = try remedies()
    #expect(written == ["a.left == card.left + 5"])
    #expect(a.frame == before)
  }

  @Test("what is offered for a view is the same, whoever is asked")
  func asked() throws {
    let scroll = LayoutScrollView(label: "scroll")
    page.addSubview(scroll)
    scroll.addSubview(a)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    a.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.height.equalTo(300)
    }
    page.layoutIfNeeded()
    let remedy = "scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width"
    #expect(a.snp.ambiguities().map(\.remedy) == [remedy])
    #expect(page.snp.ambiguities().map(\.remedy) == [remedy, remedy])
  }

  @Test("what is behind a neighbour is behind one that is seen")
  func hiddenNeighbour() throws {
    add(a, c, b, to: page)
    c.isHidden = true
    for (view, top) in [(a, 0.0), (c, 100)] {
      view.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalToSuperview().offset(top)
        make.height.equalTo(100)
      }
    }
    b.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
    }
    let written = try remedies()
    #expect(written == ["b.top == a.bottom"])
  }

  @Test("what has come since the last pass is not part of what is tried")
  func newcomers() {
    add(a, to: page)
    a.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    page.layoutIfNeeded()
    add(b, c, to: a)
    b.snp.makeConstraints { $0.edges.equalToSuperview() }
    c.snp.makeConstraints { $0.top.equalTo(b.snp.bottom) }
    #expect(page.snp.ambiguities().map(\.remedy) == ["a.bottom == page.bottom"])
  }

  @Test(
    "every layout of the fixtures, and each of these without one of its constraints",
    arguments: LayoutCase.all)
  func fixtures(_ layout: LayoutCase) throws {
    for missing in [nil] + layout.constraints.indices.map({ $0 }) {
      var layout = layout
      if let missing { layout.constraints.remove(at: missing) }
      let tree = try LayoutCaseTree(layout)
      tree.root.layoutIfNeeded()
      let issues = tree.root.snp.issues.count
      guard let written = try tree.root.writeRemedies() else { continue }
      tree.root.layoutIfNeeded()
      let left = tree.root.snp.ambiguities()
      #expect(left.isEmpty, "without \(missing.map { "\($0)" } ?? "none"): \(written); \(left)")
      #expect(tree.root.snp.issues.count == issues)
    }
  }
}
