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
