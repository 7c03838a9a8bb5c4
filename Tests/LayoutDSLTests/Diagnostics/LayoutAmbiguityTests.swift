// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("What the constraints leave open")
struct LayoutAmbiguityTests {
  let a = LayoutView()
  let b = LayoutView()

  private func open(_ view: LayoutView) -> [String] {
    view.snp.ambiguities().map { "\($0.path).\($0.attribute)" }
  }

  @Test("nothing is open where everything is said, nor before the first pass")
  func nothing() {
    let root = makeRoot(320, 480, a, b)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(open(root) == [])
    layOut(root)
    #expect(open(root) == [])
  }

  @Test("view, attribute, value, and a constraint that settles it")
  func contents() throws {
    let root = makeRoot(320, 480, a, b)
    a.snp.makeConstraints { make in
      make.left.greaterThanOrEqualToSuperview().offset(16)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    b.snp.makeConstraints { make in
      make.left.top.equalTo(a)
      make.height.equalTo(5)
      make.width.lessThanOrEqualTo(80)
    }
    layOut(root)
    #expect(open(root) == ["root/a.left", "root/b.left", "root/b.width"])
    let first = try #require(root.snp.ambiguities().first)
    #expect(first.item === a)
    #expect(first.value == a.frame.minX)
    #expect(first.remedy == "a.left == root.left + 16")
    #expect(
      first.description
        == "the left of \"root/a\" is ambiguous: it is 16, other values would do as well; "
        + "a.left == root.left + 16 would settle it")
    #expect(root.snp.ambiguities().last?.remedy == "b.width == \(b.frame.width == 0 ? "44" : "80")")
    #expect(open(b) == ["root/b.left", "root/b.width"])
    #expect(root.snp.issues.isEmpty)
  }

  @Test("what is inside an open view is not open by that, and guides have their own")
  func nested() {
    let root = makeRoot(320, 480, a)
    a.addSubview(b)
    b.snp.setLabel("b")
    let guide = LayoutGuide()
    guide.snp.setLabel("g")
    a.addLayoutGuide(guide)
    a.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(100)
    }
    b.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
    guide.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    layOut(root)
    #expect(open(root) == ["root/a.left", "root/a/g.height"])
  }

  @Test("a guide between views is silent along the axis that no constraint mentions")
  func spacer() {
    let root = makeRoot(320, 480, a, b)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(guide.snp.right)
      make.top.equalToSuperview()
      make.size.equalTo(50)
    }
    guide.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.width.equalTo(20)
    }
    layOut(root)
    #expect(open(root) == [])
    #expect(guide.hasAmbiguousLayout)
    #expect(b.frame.minX == 70)
  }

  @Test("content that is hugged and not squeezed is determined; two that share too much are not")
  func content() {
    let labels = [SizedView(50, 20), SizedView(60, 20)]
    let root = makeRoot(300, 100, labels[0], labels[1])
    for label in labels { label.snp.makeConstraints { $0.top.equalToSuperview() } }
    labels[0].snp.makeConstraints { $0.left.equalToSuperview() }
    labels[1].snp.makeConstraints { $0.left.equalTo(labels[0].snp.right) }
    layOut(root)
    #expect(open(root) == [])
    labels[1].snp.makeConstraints { $0.right.equalToSuperview() }
    layOut(root)
    #expect(open(root) == ["root/a.width", "root/b.left", "root/b.width"])
    labels[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    layOut(root)
    #expect(open(root) == [])
    expect(labels[0], at: 0, 0, 240, 20)
  }

  @Test("a label with line breaks stays on the line of the message")
  func lineBreaks() {
    let root = makeRoot(320, 480, a)
    a.snp.setLabel("two\nlines")
    a.snp.makeConstraints { make in
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    layOut(root)
    #expect(
      root.snp.ambiguities().map(\.description) == [
        #"the left of "root/two\nlines" is ambiguous: it is 0, other values would do as well; "#
          + #""two\nlines".left == root.left would settle it"#
      ])
  }

  @Test("the place of a root is nobody's to find, its size may be")
  func root() {
    let root = makeRoot(0, 0, a)
    root.translatesAutoresizingMaskIntoConstraints = false
    a.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.width.equalTo(40)
    }
    layOut(root)
    #expect(open(root) == ["root.height", "root/a.height"])
  }

  @Test("every remedy settles what it is for and moves nothing", arguments: LayoutCase.all)
  func remedies(_ layout: LayoutCase) throws {
    let tree = try LayoutCaseTree(layout)
    tree.root.layoutIfNeeded()
    let frames = tree.root.snp.textTree()
    var open = tree.root.snp.ambiguities()
    var rounds = 0
    while let first = open.first, rounds < 20 {
      rounds += 1
      let view = try #require(first.item as? LayoutView)
      view.snp.makeConstraints { make in
        switch first.attribute {
        case .left: make.left.equalToSuperview().offset(first.value)
        case .top: make.top.equalToSuperview().offset(first.value)
        case .width: make.width.equalTo(first.value)
        default: make.height.equalTo(first.value)
        }
      }
      tree.root.layoutIfNeeded()
      let left = tree.root.snp.ambiguities()
      #expect(!left.contains { $0.path == first.path && $0.attribute == first.attribute })
      #expect(left.count < open.count)
      open = left
    }
    #expect(open.isEmpty)
    #expect(tree.root.snp.textTree() == frames)
  }

  @Test("what is in a row that its stack view hides is listed only if it is asked of the row")
  func hiddenRow() {
    let root = makeRoot(320, 480)
    let (icon, first, last) = (LayoutView(), SizedView(50, 20), SizedView(50, 20))
    icon.snp.makeConstraints { $0.size.equalTo(40) }
    let texts = LayoutStackView(arrangedSubviews: [first, last])
    (texts.axis, texts.spacing) = (.vertical, 2)
    let row = LayoutStackView(arrangedSubviews: [icon, texts])
    row.alignment = .center
    let column = LayoutStackView(arrangedSubviews: [row, SizedView(50, 20)])
    column.axis = .vertical
    root.addSubview(column)
    column.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    layOut(root)
    #expect(row.frame.height == 42)
    #expect(root.snp.ambiguities().isEmpty)
    row.isHidden = true
    layOut(root)
    #expect(column.frame.height == 20)
    #expect(root.snp.ambiguities().isEmpty)
    // The row is no higher than the icon, 2 points lower than its texts.
    #expect(row.snp.ambiguities().map(\.attribute) == [.height, .top, .height])
  }

  @Test("many labels that share what is left are one tie, told in few words")
  func manyRivals() throws {
    let root = makeRoot(100, 4000)
    let labels = (0..<300).map { _ in SizedView(10, 10) }
    addColumn(labels, to: root) { $0.left.equalToSuperview() }
    labels.last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
    try root.snp.layout()
    let open = root.snp.ambiguities()
    #expect(open.count > 300)
    let ties = open.compactMap(\.tie)
    #expect(ties.count == open.count && ties.allSatisfy { $0.rivals.count == 300 })
    for ambiguity in open { #expect(ambiguity.description.utf8.count < 10_000) }
    let explanation = try #require(labels.last?.snp.explanation(of: .top))
    #expect(explanation.description.utf8.count < 10_000)
  }

  @Test("an edge of a scroll view's content at the side of the text counts as that side")
  func edgeFromRightToLeft() {
    let scroll = LayoutScrollView(label: "scroll")
    let root = makeRoot(320, 480, scroll)
    root.semanticContentAttribute = .forceRightToLeft
    scroll.addSubview(a)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    a.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.size.equalTo(10)
    }
    root.layoutIfNeeded()
    #expect(root.snp.ambiguities().first?.missingEdges == [.left])
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(root.snp.ambiguities().first?.missingEdges == [.right])
  }

  @Test("an anchor is ambiguous by the quantities that its own location depends on")
  func anchors() {
    let root = makeRoot(320, 480, a, b)
    a.snp.makeConstraints { make in
      make.left.equalTo(10)
      make.top.height.equalTo(20)
      make.width.lessThanOrEqualTo(50)
    }
    b.snp.makeConstraints { make in
      make.trailing.equalTo(-10)
      make.top.height.equalTo(20)
      make.width.lessThanOrEqualTo(50)
    }
    layOut(root)
    #expect(!a.leftAnchor.hasAmbiguousLayout && !a.leadingAnchor.hasAmbiguousLayout)
    #expect(a.rightAnchor.hasAmbiguousLayout && a.centerXAnchor.hasAmbiguousLayout)
    #expect(a.widthAnchor.hasAmbiguousLayout && !a.topAnchor.hasAmbiguousLayout)
    // The right edge is the left one and the width, which move together.
    #expect(b.leftAnchor.hasAmbiguousLayout && b.widthAnchor.hasAmbiguousLayout)
  }
}
