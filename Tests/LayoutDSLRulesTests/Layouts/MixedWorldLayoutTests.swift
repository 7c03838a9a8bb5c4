// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Views that constraints place and views that masks place, in one tree.
@Suite("Layouts: constraints and masks in one tree")
struct MixedWorldLayoutTests {
  private func place(
    _ view: LayoutView, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ mask: LayoutView.AutoresizingMask = []
  ) {
    view.frame = Rect(x: x, y: y, width: width, height: height)
    view.autoresizingMask = mask
  }

  @Test("constrained in masked in constrained, and a resize goes through all")
  func sandwich() {
    let sheet = Sheet(300, 100, "outer, outer/plain, plain/inner")
    sheet.outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    layOut(sheet.root)
    place(sheet.plain, 20, 10, 100, 40, [.flexibleWidth, .flexibleBottomMargin])
    sheet.inner.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.5)
    }
    sheet.shows(
      """
      outer 10 10 280 80
      plain 20 10 100 40        // set when outer was 280 wide
      inner 0 0 50 20
      """)
    sheet.resize(360, 100)
    sheet.shows(
      """
      outer 10 10 340 80
      plain 20 10 160 40        // 60 more
      inner 0 0 80 20
      """)
  }

  @Test("a frame set before the superview had its size goes by the size of that moment")
  func beforeTheFirstPass() {
    let sheet = Sheet(300, 100, "outer, outer/plain")
    sheet.outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    place(sheet.plain, 10, 10, 50, 20, [.flexibleLeftMargin])
    // 10 from the left in a superview of 0: 60 beyond its right edge
    sheet.shows("plain 310 10 50 20 // 300 more for the left margin")
  }

  @Test("a masked view that a constraint refers to, within a view that constraints resize")
  func referredTo() {
    let sheet = Sheet(200, 100, "outer, outer/plain, outer/label 30x10")
    sheet.outer.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().dividedBy(2)
    }
    layOut(sheet.root)
    place(sheet.plain, 60, 0, 40, 100, [.flexibleLeftMargin])
    sheet.label.snp.makeConstraints { make in
      make.right.equalTo(sheet.plain.snp.left).offset(-5)
      make.top.equalToSuperview()
    }
    sheet.shows("plain 60 0 40 100\nlabel 25 0 30 10 // 60 - 5 - 30")
    sheet.resize(400, 100)
    sheet.shows(
      """
      plain 160 0 40 100        // outer is 200 wide, 100 more
      label 125 0 30 10
      """)
  }

  @Test("a frame set later on a masked view moves what refers to it")
  func frameSetLater() {
    let sheet = Sheet(200, 100, "plain, label 30x10")
    place(sheet.plain, 10, 10, 50, 50)
    sheet.label.snp.makeConstraints { make in
      make.left.equalTo(sheet.plain.snp.right)
      make.centerY.equalTo(sheet.plain)
    }
    sheet.shows("label 60 30 30 10")
    place(sheet.plain, 100, 0, 20, 20)
    sheet.shows("plain 100 0 20 20\nlabel 120 5 30 10")
    sheet.plain.frame.origin.x = 0
    sheet.shows("label 20 5 30 10")
  }

  @Test("translation turned off gives a view to constraints, turned on back to its frame")
  func toggled() {
    let sheet = Sheet(200, 100, "a 30x10")
    place(sheet.a, 50, 50, 20, 20)
    layOut(sheet.root)
    expect(sheet.a, at: 50, 50, 20, 20)
    sheet.a.translatesAutoresizingMaskIntoConstraints = false
    let left = sheet.a.leftAnchor.constraint(equalTo: sheet.root.leftAnchor, constant: 5)
    let top = sheet.a.topAnchor.constraint(equalTo: sheet.root.topAnchor)
    LayoutConstraint.activate([left, top])
    sheet.shows("a 5 0 30 10")
    LayoutConstraint.deactivate([left, top])
    sheet.a.translatesAutoresizingMaskIntoConstraints = true
    sheet.shows("a 5 0 30 10 // where it was")
    place(sheet.a, 1, 2, 3, 4)
    sheet.shows("a 1 2 3 4")
  }

  @Test("a masked view that its constraints contradict is a conflict that names the mask's frame")
  func contradicted() {
    let sheet = Sheet(200, 100, "a")
    place(sheet.a, 50, 50, 20, 20)
    sheet.a.widthAnchor.constraint(equalToConstant: 30).isActive = true
    do {
      try sheet.root.snp.layout()
      Issue.record("20 was 30")
    } catch {
      #expect("\(error)".contains("a.width == 20 (its frame)"), "\(error)")
    }
    sheet.root.layoutIfNeeded()
    expect(sheet.a, at: 50, 50, 20, 20)
    sheet.a.translatesAutoresizingMaskIntoConstraints = false
    sheet.a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
    }
    sheet.shows("a 0 0 30 10")
  }

  @Test("a superview as high as a masked view in it asks for")
  func pushedOut() {
    let sheet = Sheet(200, 300, "box, box/plain")
    place(sheet.plain, 0, 0, 50, 40)
    sheet.box.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.bottom.equalTo(sheet.plain).offset(10)
    }
    sheet.shows("box 0 0 200 50 // 40 + 10\nplain 0 0 50 40")
    place(sheet.plain, 0, 20, 50, 60)
    sheet.shows("box 0 0 200 90 // 20 + 60 + 10")
  }

  @Test("a root without translation: its size comes from what is in it, masks follow")
  func openRoot() {
    let sheet = Sheet(100, 100, "content 120x50, plain")
    place(sheet.plain, 0, 0, 100, 10, [.flexibleWidth])
    sheet.root.translatesAutoresizingMaskIntoConstraints = false
    sheet.content.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    sheet.shows("plain 0 0 130 10 // 30 wider, as the root")
    #expect(sheet.root.frame == Rect(x: 0, y: 0, width: 130, height: 60))
  }

  @Test("masks that grow in proportion meet constraints in proportion")
  func proportions() {
    let sheet = Sheet(100, 100, "plain, half")
    place(sheet.plain, 20, 0, 40, 50, [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    sheet.half.snp.makeConstraints { make in
      make.left.equalTo(sheet.plain)
      make.width.equalTo(sheet.plain).dividedBy(2)
      make.top.equalTo(sheet.plain.snp.bottom)
      make.bottom.equalToSuperview()
    }
    sheet.resize(250, 100)
    sheet.shows(
      """
      plain 50 0 100 50         // all of it 2.5 times
      half  50 50 50 50
      """)
  }
}
