// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// What a scroll view says of its content.
@Suite("Content of scroll views")
struct ScrollViewContentTests {
  private let tree = ScrolledTree()
  private var root: LayoutView { tree.root }
  private var scroll: LayoutScrollView { tree.scroll }
  private var content: LayoutView { tree.content }

  @Test("content that is not pinned on all sides is ambiguous, and the missing edge is named")
  func missingEdge() throws {
    content.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.size.equalTo(Size(width: 320, height: 1000))
    }
    try root.snp.layout()
    let ambiguities = root.snp.ambiguities()
    try #require(ambiguities.count == 1)
    #expect(ambiguities[0].item === scroll.contentLayoutGuide)
    #expect(ambiguities[0].attribute == .height)
    #expect(ambiguities[0].missingEdges == [.bottom])
    #expect(
      ambiguities[0].description
        == "the scrollable content size of \"root/scroll\" is ambiguous: its height is 0, and nothing "
        + "in it is constrained to its content's bottom; "
        + "content.bottom == scroll.contentLayoutGuide.bottom would settle it")

    content.snp.makeConstraints { $0.bottom.equalToSuperview() }
    try root.snp.layout()
    #expect(root.snp.ambiguities().isEmpty)
    #expect(scroll.contentSize == Size(width: 320, height: 1000))
  }

  @Test("content that is pinned on all sides and has no height of its own")
  func noExtent() throws {
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
    }
    try root.snp.layout()
    let ambiguities = root.snp.ambiguities()
    // The height of the content view and that of the content are open together.
    #expect(ambiguities.map(\.path) == ["root/scroll", "root/scroll/content"])
    #expect(ambiguities.map(\.attribute) == [.height, .height])
    #expect(ambiguities[0].missingEdges.isEmpty)
    #expect(ambiguities[0].description.contains("what reaches from edge to edge has no height"))
  }

  @Test("a content without constraints is as large as it was set, and nothing is ambiguous")
  func sizeThatWasSet() throws {
    scroll.contentSize = Size(width: 320, height: 900)
    content.frame = Rect(x: 0, y: 0, width: 320, height: 900)
    try root.snp.layout()
    #expect(scroll.contentSize == Size(width: 320, height: 900))
    #expect(root.snp.ambiguities().isEmpty)
  }

  @Test("constraints take over from a size that was set, along the axes that they mention")
  func oneAxis() throws {
    scroll.contentSize = Size(width: 777, height: 1)
    content.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.left.equalToSuperview()
      make.size.equalTo(Size(width: 50, height: 600))
    }
    try root.snp.layout()
    #expect(scroll.contentSize == Size(width: 777, height: 600))
    scroll.contentSize = Size(width: 100, height: 200)
    #expect(scroll.contentSize == Size(width: 100, height: 200))
    try root.snp.layout()
    #expect(scroll.contentSize == Size(width: 100, height: 600))
    #expect(root.snp.ambiguities().map(\.missingEdges) == [[.right]])
  }

  @Test("the text of a tree, and a snapshot, show the content's size")
  func textTree() throws {
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(640)
    }
    try root.snp.expect(
      """
      root  0 0 320 480
        scroll  0 0 320 480
          (contentLayoutGuide)  0 0 320 640
          content  0 0 320 640
      """)
    #expect(root.snp.textTree().contains("(contentLayoutGuide)  0 0 320 640"))
    #expect(
      root.snp.snapshot().frame(at: "root/scroll/(contentLayoutGuide)")
        == Rect(x: 0, y: 0, width: 320, height: 640))
    let before = root.snp.snapshot()
    content.snp.updateConstraints { $0.height.equalTo(700) }
    try root.snp.layout()
    #expect(
      root.snp.snapshot().differences(from: before).map(\.path) == [
        "root/scroll/(contentLayoutGuide)", "root/scroll/content",
      ])
  }

  @Test("content that is held at its centre alone is to be as large as what is shown")
  func centreAlone() throws {
    content.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(Size(width: 200, height: 20))
    }
    try root.snp.layout()
    #expect(
      root.snp.ambiguities().filter { !$0.missingEdges.isEmpty }.map(\.remedy) == [
        "scroll.contentLayoutGuide.width == scroll.frameLayoutGuide.width",
        "scroll.contentLayoutGuide.height == scroll.frameLayoutGuide.height",
      ])
    scroll.contentLayoutGuide.snp.makeConstraints {
      $0.size.equalTo(scroll.frameLayoutGuide)
    }
    try root.snp.layout()
    #expect(root.snp.ambiguities().isEmpty)
    #expect(content.frame == Rect(x: 60, y: 230, width: 200, height: 20))
  }

  @Test("content whose size is limited and held at no edge is ambiguous, too")
  func limitedSize() throws {
    scroll.contentLayoutGuide.snp.makeConstraints { $0.width.greaterThanOrEqualTo(200) }
    try root.snp.layout()
    scroll.contentLayoutGuide.snp.updateConstraints { $0.width.greaterThanOrEqualTo(100) }
    try root.snp.layout()
    #expect(scroll.contentSize.width == 200)
    #expect(root.snp.ambiguities().map(\.attribute) == [.width])
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
  }

  @Test("a layout that throws leaves the content's size as it was")
  func takenBack() throws {
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(640)
    }
    try root.snp.layout()
    content.snp.updateConstraints { $0.height.equalTo(700) }
    let orphan = HookedView(frame: .zero)
    root.addSubview(orphan)
    orphan.snp.makeConstraints { make in
      make.width.equalTo(1)
      make.width.equalTo(2)
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(scroll.contentSize == Size(width: 320, height: 640))
    orphan.snp.removeConstraints()
    try root.snp.layout()
    #expect(scroll.contentSize == Size(width: 320, height: 700))
  }

  @Test("the safe area is added to the insets along the axes that scroll")
  func adjustedInset() throws {
    final class Recorder: LayoutScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let scroll = Recorder()
    root.addSubview(scroll)
    scroll.addSubview(content)
    root.snp.additionalSafeAreaInsets = Insets(top: 47, left: 5, bottom: 34, right: 5)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(1000)
    }
    try root.snp.layout()
    scroll.contentInset = Insets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(scroll.changes > 0)
    // 1000 > 480, 320 = 320: up and down only.
    #expect(scroll.adjustedContentInset == Insets(top: 57, left: 0, bottom: 34, right: 0))
    #expect(content.safeAreaInsets == .zero)
    scroll.alwaysBounceHorizontal = true
    #expect(scroll.adjustedContentInset == Insets(top: 57, left: 5, bottom: 34, right: 5))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == Insets(top: 10, left: 0, bottom: 0, right: 0))
    // The content view covers the notch, the sides and the bottom now.
    #expect(content.safeAreaInsets == Insets(top: 47, left: 5, bottom: 34, right: 5))
    scroll.contentOffset.y = 540
    // It ends at 1000 - 540 = 460 of 480: 34 - 20 are left.
    #expect(content.safeAreaInsets == Insets(top: 47, left: 5, bottom: 14, right: 5))
    scroll.contentOffset.y = -10
    // It begins at 10: 47 - 10 are left.
    #expect(content.safeAreaInsets.top == 37)
  }

  @Test("on whole pixels the content's size is that of what fills it, however far it is scrolled")
  func pixels() throws {
    root.snp.pixelScale = 1
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(Size(width: 400.4, height: 600.6))
    }
    try root.snp.layout()
    expect(content, at: 0, 0, 400, 601)
    #expect(scroll.contentSize == Size(width: 400, height: 601))
    scroll.contentOffset = Point(x: 0.3, y: 10.7)
    try root.snp.layout()
    expect(content, at: 0, 0, 400, 601)
    #expect(scroll.contentSize == Size(width: 400, height: 601))
  }

  @Test(
    "edited a hundred times at random, the content is what a fresh tree's is", arguments: 1...20)
  func randomEdits(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let rows = (0..<4).map { _ in LayoutView() }
    func write(_ heights: [Double], _ inset: Double, in content: LayoutView, _ rows: [LayoutView]) {
      content.snp.remakeConstraints { make in
        make.edges.equalToSuperview().inset(inset)
        make.width.equalToSuperview().offset(-2 * inset)
      }
      var last: LayoutView?
      for (row, height) in zip(rows, heights) {
        row.snp.remakeConstraints { make in
          make.left.right.equalToSuperview()
          make.height.equalTo(height)
          if let last { make.top.equalTo(last.snp.bottom) } else { make.top.equalToSuperview() }
        }
        last = row
      }
      last?.snp.makeConstraints { $0.bottom.equalToSuperview() }
    }
    for row in rows { content.addSubview(row) }
    for edit in 0..<100 {
      let heights = rows.map { _ in Double(Int.random(in: 0...200, using: &random)) }
      let inset = Double(Int.random(in: 0...9, using: &random))
      let offset = Double(Int.random(in: 0...99, using: &random))
      write(heights, inset, in: content, rows)
      root.frame.size.width = Double(Int.random(in: 100...500, using: &random))
      scroll.contentOffset.y = offset
      try root.snp.layout()
      // Rows above one another, and the inset above and below.
      let height = heights.reduce(2 * inset, +)
      #expect(
        scroll.contentSize == Size(width: root.frame.width, height: height),
        "seed \(seed), edit \(edit)")
      #expect(
        rows[3].convert(.zero, to: root)
          == Point(x: inset, y: inset + heights[0] + heights[1] + heights[2] - offset),
        "seed \(seed), edit \(edit)")
    }
    #expect(root.snp.ambiguities().isEmpty)
  }

  @Test("scrolling shows a rectangle with as little movement as will do")
  func visibleRectangle() throws {
    scroll.contentSize = Size(width: 320, height: 2000)
    try root.snp.layout()
    scroll.scrollRectToVisible(Rect(x: 0, y: 1000, width: 10, height: 20), animated: true)
    // 1020 - 480.
    #expect(scroll.contentOffset == Point(x: 0, y: 540))
    scroll.scrollRectToVisible(Rect(x: 0, y: 600, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == Point(x: 0, y: 540))
    scroll.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset == Point(x: 0, y: 100))
  }

  @Test("numbers that are not finite are refused")
  func notFinite() {
    scroll.contentSize = Size(width: .nan, height: 1)
    scroll.contentOffset = Point(x: 0, y: .infinity)
    scroll.contentInset = Insets(top: .nan, left: 0, bottom: 0, right: 0)
    let frame = scroll.frame
    scroll.bounds = Rect(x: .nan, y: 0, width: 50, height: 50)
    #expect(scroll.frame == frame)
    #expect(scroll.contentSize == .zero && scroll.contentOffset == .zero)
    #expect(scroll.contentInset == .zero)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    scroll.contentSize = .zero
    scroll.contentOffset = .zero
    scroll.contentInset = .zero
    scroll.bounds = scroll.bounds
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
  }

  @Test("a scroll view that leaves and comes back, and one that ends")
  func comesAndGoes() throws {
    content.snp.makeConstraints { make in
      make.edges.width.equalToSuperview()
      make.height.equalTo(640)
    }
    try root.snp.layout()
    scroll.removeFromSuperview()
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(scroll)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    try other.snp.layout()
    #expect(scroll.contentSize == Size(width: 100, height: 640))
    var passing: LayoutScrollView? = LayoutScrollView()
    if let passing {
      other.addSubview(passing)
      passing.snp.makeConstraints { $0.edges.equalToSuperview() }
      passing.addSubview(content)
      content.snp.makeConstraints { $0.edges.width.equalToSuperview() }
    }
    try other.snp.layout()
    #expect(passing?.contentSize == Size(width: 100, height: 640))
    passing?.removeFromSuperview()
    passing = nil
    #expect(content.superview == nil)
    try other.snp.layout()
  }
}
