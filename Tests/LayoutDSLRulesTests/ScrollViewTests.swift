// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Scroll views; the arithmetic stands beside each frame.
@Suite("Scroll views")
struct ScrollViewTests {
  private let tree = ScrolledTree()
  private var root: LayoutView { tree.root }
  private var scroll: LayoutScrollView { tree.scroll }
  private var content: LayoutView { tree.content }

  @Test("a label in a content view: the content is as high as the label and its insets")
  func label() throws {
    let label = WrappingView()
    label.length = 5600
    content.addSubview(label)
    content.snp.makeConstraints { make in
      make.edges.equalTo(scroll).inset(Insets.zero)
      make.width.equalTo(scroll)
    }
    label.snp.makeConstraints { make in
      make.top.equalTo(content).inset(20)
      make.leading.equalTo(content).inset(20)
      make.trailing.equalTo(content).inset(20)
      make.bottom.equalTo(content).inset(20)
    }
    try root.snp.layout()
    expect(scroll, at: 0, 0, 320, 480)
    // 5600 / (320 - 2 * 20) = 20 lines of 10.
    expect(label, at: 20, 20, 280, 200)
    expect(content, at: 0, 0, 320, 240)
    #expect(scroll.contentSize == Size(width: 320, height: 240))
    #expect(root.snp.ambiguities().isEmpty)

    label.length = 28_000
    try root.snp.layout()
    // 28000 / 280 = 100 lines of 10, and 40.
    #expect(scroll.contentSize == Size(width: 320, height: 1040))
    expect(scroll, at: 0, 0, 320, 480)
  }

  @Test("twenty rows of 100 scroll in 480, and nothing is wrong")
  func rows() throws {
    let rows = (0..<20).map { _ in LayoutView() }
    addColumn(rows, to: content) { make in
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(100)
    }
    let last = rows.last
    last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
    }
    try root.snp.layout()
    // 20 * 100.
    #expect(scroll.contentSize == Size(width: 320, height: 2000))
    expect(scroll, at: 0, 0, 320, 480)
    #expect(last?.frame == Rect(x: 0, y: 1900, width: 320, height: 100))
    #expect(root.snp.ambiguities().isEmpty && root.snp.issues.isEmpty)

    // Scrolling moves no frame, and what is converted follows it.
    scroll.contentOffset = Point(x: 0, y: 1520)
    try root.snp.layout()
    #expect(last?.frame == Rect(x: 0, y: 1900, width: 320, height: 100))
    #expect(scroll.bounds == Rect(x: 0, y: 1520, width: 320, height: 480))
    // 1900 - 1520.
    #expect(last?.convert(.zero, to: root) == Point(x: 0, y: 380))
    #expect(root.convert(Point(x: 5, y: 380), to: last) == Point(x: 5, y: 0))
  }

  @Test("edges, margins and centres mean the content, width and height the frame")
  func whichRectangle() throws {
    scroll.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let middle = LayoutView()
    scroll.addSubview(middle)
    content.snp.makeConstraints { make in
      make.left.equalTo(scroll.snp.leftMargin)
      make.top.equalTo(scroll.snp.topMargin)
      make.right.equalTo(scroll.snp.rightMargin)
      make.bottom.equalTo(scroll.snp.bottomMargin)
      make.width.equalTo(scroll).multipliedBy(2)
      make.height.equalTo(scroll).dividedBy(2)
    }
    middle.snp.makeConstraints { make in
      make.center.equalTo(scroll)
      make.width.height.equalTo(10)
    }
    try root.snp.layout()
    // 2 * 320; 480 / 2.
    expect(content, at: 2, 1, 640, 240)
    // 2 + 640 + 4; 1 + 240 + 3.
    #expect(scroll.contentSize == Size(width: 646, height: 244))
    // 646 / 2 - 5; 244 / 2 - 5.
    expect(middle, at: 318, 117, 10, 10)
  }

  @Test("constraints with what is outside mean the frame")
  func outside() throws {
    let header = LayoutView()
    let floating = LayoutView()
    root.addSubview(header)
    scroll.addSubview(floating)
    header.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(44)
    }
    scroll.snp.remakeConstraints { make in
      make.top.equalTo(header.snp.bottom)
      make.left.right.bottom.equalToSuperview()
    }
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(Size(width: 500, height: 900))
    }
    floating.snp.makeConstraints { make in
      make.right.bottom.equalTo(root).inset(16)
      make.size.equalTo(56)
    }
    try root.snp.layout()
    expect(scroll, at: 0, 44, 320, 436)
    #expect(scroll.contentSize == Size(width: 500, height: 900))
    // In the root: 320 - 16 - 56 and 480 - 16 - 56 = 408; in the content: 44 less.
    expect(floating, at: 248, 364, 56, 56)

    // What is held outside floats: in the content it moves with the offset.
    scroll.contentOffset = Point(x: 30, y: 100)
    try root.snp.layout()
    expect(floating, at: 278, 464, 56, 56)
    #expect(floating.convert(.zero, to: root) == Point(x: 248, y: 408))
    expect(content, at: 0, 0, 500, 900)
  }

  @Test("the guides say outright which rectangle is meant")
  func guides() throws {
    let bar = LayoutView()
    scroll.addSubview(bar)
    let area = scroll.contentLayoutGuide
    let frame = scroll.frameLayoutGuide
    for view in [content, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      area.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 1.5),
      bar.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
      bar.topAnchor.constraint(equalTo: frame.topAnchor, constant: 4),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    try root.snp.layout()
    // 1.5 * 320.
    expect(content, at: 0, 0, 480, 1000)
    expect(bar, at: 0, 4, 320, 20)
    expect(area, at: 0, 0, 480, 1000)
    expect(frame, at: 0, 0, 320, 480)
    #expect(scroll.contentSize == Size(width: 480, height: 1000))

    scroll.setContentOffset(Point(x: 0, y: 250), animated: true)
    try root.snp.layout()
    // Where the frame is: 250 + 4.
    expect(bar, at: 0, 254, 320, 20)
    expect(frame, at: 0, 250, 320, 480)
    #expect(scroll.layoutGuides.isEmpty)
  }

  @Test("a header that stretches: its top is the lower of the content's and the frame's")
  func stickyHeader() throws {
    let header = LayoutView()
    content.addSubview(header)
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(1200)
    }
    header.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
      make.top.greaterThanOrEqualTo(scroll.frameLayoutGuide)
      make.top.equalToSuperview().offset(100).priority(.high)
    }
    try root.snp.layout()
    expect(header, at: 0, 100, 320, 40)
    scroll.contentOffset.y = 300
    try root.snp.layout()
    // The frame's top is at 300 of the content.
    expect(header, at: 0, 300, 320, 40)
    scroll.contentOffset.y = 60
    try root.snp.layout()
    expect(header, at: 0, 100, 320, 40)
  }

  @Test("right to left: leading is the content's right")
  func rightToLeft() throws {
    root.semanticContentAttribute = .forceRightToLeft
    let first = LayoutView()
    let second = LayoutView()
    content.removeFromSuperview()
    for view in [first, second] { scroll.addSubview(view) }
    first.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.top.bottom.equalToSuperview()
      make.size.equalTo(Size(width: 300, height: 50))
    }
    second.snp.makeConstraints { make in
      make.leading.equalTo(first.snp.trailing).offset(5)
      make.trailing.equalToSuperview().inset(20)
      make.top.equalToSuperview()
      make.size.equalTo(Size(width: 200, height: 50))
    }
    try root.snp.layout()
    // From right to left: 10 + 300 + 5 + 200 + 20.
    #expect(scroll.contentSize == Size(width: 535, height: 50))
    // 535 - 10 - 300; 225 - 5 - 200.
    expect(first, at: 225, 0, 300, 50)
    expect(second, at: 20, 0, 200, 50)
  }

  @Test("a pager in a scroll view of its own")
  func nested() throws {
    let pager = LayoutScrollView()
    content.addSubview(pager)
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
    }
    pager.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(200)
    }
    let pages = (0..<3).map { _ in LayoutView() }
    var last: LayoutView?
    for page in pages {
      pager.addSubview(page)
      page.snp.makeConstraints { make in
        make.top.bottom.size.equalToSuperview()
        if let last { make.left.equalTo(last.snp.right) } else { make.left.equalToSuperview() }
      }
      last = page
    }
    last?.snp.makeConstraints { $0.right.equalToSuperview() }
    try root.snp.layout()
    // 320 - 2 * 10.
    expect(pager, at: 10, 10, 300, 200)
    // 3 * 300, and 200 + 2 * 10.
    #expect(pager.contentSize == Size(width: 900, height: 200))
    #expect(scroll.contentSize == Size(width: 320, height: 220))
    expect(pages[2], at: 600, 0, 300, 200)
    scroll.contentOffset = Point(x: 0, y: 15)
    pager.contentOffset = Point(x: 600, y: 0)
    // 600 - 600 + 10; 0 + 10 - 15.
    #expect(pages[2].convert(.zero, to: root) == Point(x: 10, y: -5))
  }

  @Test("a column of a stack view in a scroll view, and a scroll view in a column")
  func stackViews() throws {
    let stack = LayoutStackView(arrangedSubviews: (0..<6).map { _ in SizedView(nil, 90) })
    stack.axis = .vertical
    stack.spacing = 12
    content.removeFromSuperview()
    scroll.addSubview(stack)
    stack.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(16)
      make.width.equalToSuperview().offset(-32)
    }
    let footer = SizedView(nil, 60)
    let column = LayoutStackView(arrangedSubviews: [scroll, footer])
    column.axis = .vertical
    root.addSubview(column)
    scroll.snp.removeConstraints()
    footer.setContentHuggingPriority(.required, for: .vertical)
    column.snp.makeConstraints { $0.edges.equalToSuperview() }
    try root.snp.layout()
    // 480 - 60.
    expect(scroll, at: 0, 0, 320, 420)
    expect(footer, at: 0, 420, 320, 60)
    // 6 * 90 + 5 * 12 = 600, and 2 * 16; 320 - 32, and 2 * 16.
    expect(stack, at: 16, 16, 288, 600)
    #expect(scroll.contentSize == Size(width: 320, height: 632))
  }

  @Test("what is in a scroll view does not make it larger, and it has no size of its own")
  func fittingSize() throws {
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(Size(width: 700, height: 900))
    }
    #expect(scroll.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == .zero)
    #expect(root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize) == .zero)
    // Unless it is told to be as large.
    scroll.snp.makeConstraints { make in
      make.height.equalTo(scroll.contentLayoutGuide).priority(.high)
    }
    let size = root.systemLayoutSizeFitting(
      Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 320, height: 900))
  }

  @Test("subviews with masks go by the frame, as in UIKit")
  func masks() throws {
    let scroll = LayoutScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(scroll)
    let view = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    view.autoresizingMask = .flexibleWidth
    scroll.addSubview(view)
    scroll.contentSize = Size(width: 100, height: 800)
    scroll.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(200)
    }
    try root.snp.layout()
    expect(view, at: 0, 0, 200, 30)
    #expect(scroll.contentSize == Size(width: 100, height: 800))
  }
}
