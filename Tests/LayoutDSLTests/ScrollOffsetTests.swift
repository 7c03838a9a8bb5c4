// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What follows the offset of a scroll view, and what it costs.
@Suite("Scroll offsets")
struct ScrollOffsetTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  private let scroll = LayoutScrollView()
  private var rows: [LayoutView] = []

  /// A list of rows that fills the root.
  init() {
    root.addSubview(scroll)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    for place in 0..<30 {
      let row = LayoutView(label: "row \(place)")
      scroll.addSubview(row)
      row.snp.makeConstraints { make in
        make.left.width.equalToSuperview()
        make.height.equalTo(30)
        if let last = rows.last {
          make.top.equalTo(last.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
      }
      rows.append(row)
    }
    rows[rows.count - 1].snp.makeConstraints { $0.bottom.equalToSuperview() }
  }

  private func makeHeader() -> LayoutView {
    let header = LayoutView(label: "header")
    scroll.addSubview(header)
    header.snp.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(20)
      make.top.equalTo(scroll.frameLayoutGuide)
    }
    return header
  }

  /// Every row of the list was written anew, in 20 ms for 4,000.
  @Test(
    "a header that is held where the frame is costs one constant for each time that it is scrolled")
  func header() throws {
    let header = makeHeader()
    let follower = LayoutView(label: "follower")
    root.addSubview(follower)
    follower.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(10)
      make.top.equalTo(rows[20].snp.bottom).offset(5)
    }
    try root.snp.layout()
    for offset in [1.0, 2, 500, 0, -30] {
      let before = root.snp.layoutWork
      scroll.contentOffset.y = offset + 7
      scroll.contentOffset.y = offset
      try root.snp.layout()
      let work = root.snp.layoutWork
      #expect(header.frame.minY == offset)
      #expect(follower.frame.minY == 635 - offset)
      #expect(rows[3].frame.minY == 90)
      #expect(work.constraintsLowered == before.constraintsLowered)
      #expect(work.constantsChanged == before.constantsChanged + 2)
    }
  }

  @Test("a constraint that is gone, or was the header's in another tree, is not looked at")
  func gone() throws {
    let header = makeHeader()
    try root.snp.layout()
    header.snp.remakeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(20)
      make.top.equalToSuperview().offset(4)
    }
    scroll.contentOffset.y = 50
    try root.snp.layout()
    #expect(header.frame.minY == 4)

    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(header)
    header.snp.remakeConstraints { $0.edges.equalToSuperview() }
    try other.snp.layout()
    scroll.contentOffset.y = 60
    try root.snp.layout()
    try other.snp.layout()
    #expect(header.frame == other.bounds)
  }

  @Test("a view far below goes by its origin in the root, which follows", arguments: [3, 25])
  func deep(_ depth: Int) throws {
    var inner = rows[10]
    for _ in 0..<depth {
      let next = LayoutView()
      inner.addSubview(next)
      next.snp.makeConstraints { $0.edges.equalToSuperview().inset(0.5) }
      inner = next
    }
    let follower = LayoutView(label: "follower")
    root.addSubview(follower)
    follower.snp.makeConstraints { make in
      make.left.equalTo(inner)
      make.size.equalTo(10)
      make.top.equalTo(inner)
    }
    try root.snp.layout()
    for offset in [Point(x: 0, y: 40), Point(x: 3, y: -10), .zero] {
      scroll.contentOffset = offset
      try root.snp.layout()
      let inset = 0.5 * Double(depth)
      #expect(follower.frame.origin == Point(x: inset - offset.x, y: 300 + inset - offset.y))
    }
  }

  @Test(
    "after any edits and scrolling frames are those of a pass from nothing",
    arguments: UInt64(1)...20)
  func random(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let inner = LayoutScrollView()
    rows[2].addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    let page = LayoutView(label: "page")
    inner.addSubview(page)
    page.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.size.equalTo(900)
    }
    let movers = (0..<4).map { LayoutView(label: "mover \($0)") }
    let homes = [root, scroll, rows[4], inner, page]
    func place(_ mover: LayoutView) {
      homes[random.next(below: homes.count)].addSubview(mover)
      mover.snp.remakeConstraints { make in
        make.size.equalTo(10)
        for edge in [make.left, make.top] {
          switch random.next(below: 6) {
          case 0: edge.equalTo(scroll.frameLayoutGuide).offset(Double(random.next(below: 10)))
          case 1: edge.equalTo(inner.frameLayoutGuide).offset(Double(random.next(below: 10)))
          case 2: edge.equalTo(page).offset(Double(random.next(below: 10)))
          case 3: edge.equalTo(rows[random.next(below: 10)])
          case 4: edge.equalTo(root)
          default: edge.equalToSuperview()
          }
        }
      }
    }
    movers.forEach(place)
    for step in 0..<40 {
      for _ in 0...random.next(below: 3) {
        switch random.next(below: 5) {
        case 0: place(movers[random.next(below: 4)])
        case 1: root.frame.size.width = Double(300 + random.next(below: 40))
        case 2:
          scroll.semanticContentAttribute =
            random.next(below: 2) == 0 ? .forceRightToLeft : .unspecified
        default:
          [scroll, inner][random.next(below: 2)].contentOffset = Point(
            x: Double(random.next(below: 40) - 20), y: Double(random.next(below: 1000) - 100))
        }
      }
      try root.snp.layout()
      let frames = movers.map(\.frame)
      try root.snp.layoutFromScratch()
      #expect(frames == movers.map(\.frame), "seed \(seed), step \(step)")
    }
  }

  @Test("a pass that resizes a scroll view of a caller's class leaves its mistakes")
  func mistakesOutlastPasses() throws {
    final class Feed: LayoutScrollView {}
    for feed in [Feed(), LayoutScrollView()] {
      let root = makeRoot(100, 100, feed)
      feed.snp.makeConstraints { $0.edges.equalToSuperview() }
      feed.contentOffset = Point(x: 0, y: .nan)
      feed.bounds.size.width = .nan
      root.layoutIfNeeded()
      #expect(feed.frame.width == 100 && feed.mistakeKinds == [.notFinite, .notFinite])
      feed.bounds = Rect(x: 3, y: 4, width: 100, height: 100)
      #expect(feed.contentOffset == Point(x: 3, y: 4) && feed.mistakeKinds == [])
    }
  }

  @Test("a baseline in a scroll view is where it is scrolled to, in a row as in a constraint")
  func baselinesOfRows() throws {
    /// A view with the baseline of a label in its own scroll view.
    final class Field: LayoutView {
      let scroll = LayoutScrollView()
      let label = SizedView(20, 10)
      override var forFirstBaselineLayout: LayoutView { label }
    }
    let (field, plain, row) = (Field(), SizedView(30, 10), LayoutStackView())
    field.addSubview(field.scroll)
    field.scroll.addSubview(field.label)
    field.scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    field.label.snp.makeConstraints { $0.edges.equalToSuperview() }
    field.snp.makeConstraints { $0.size.equalTo(40) }
    row.alignment = .firstBaseline
    row.addArrangedSubview(field)
    row.addArrangedSubview(plain)
    let tree = makeRoot(320, 480, row)
    row.snp.makeConstraints { $0.left.top.equalToSuperview() }
    try tree.snp.layout()
    func difference() -> Double {
      field.convert(field.label.frame, from: field.scroll).minY + field.frame.minY
        - plain.frame.minY
    }
    #expect(difference() == 0)
    for offset in [10.0, -5, 0] {
      field.scroll.contentOffset.y = offset
      try tree.snp.layout()
      #expect(difference() == 0, "\(offset)")
      try tree.snp.layoutFromScratch()
      #expect(difference() == 0, "\(offset)")
    }
  }

  @Test("guides over bars and the keyboard are strips of the frame, wherever it is scrolled to")
  func strips() throws {
    let (page, scroll, child) = (LayoutView(), LayoutScrollView(), LayoutView())
    let root = makeRoot(100, 100, page)
    root.snp.additionalSafeAreaInsets = Insets(top: 5, left: 0, bottom: 20, right: 0)
    page.addSubview(scroll)
    scroll.addSubview(child)
    page.snp.makeConstraints { $0.edges.equalToSuperview() }
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    scroll.contentLayoutGuide.snp.makeConstraints { $0.size.equalTo(300) }
    let (keyboard, top) = (scroll.keyboardLayoutGuide, scroll.snp.topLayoutGuide)
    child.snp.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.top.equalTo(top.snp.bottom)
      make.bottom.equalTo(keyboard.snp.top)
    }
    for offset in [0.0, 10, 150] {
      scroll.contentOffset.y = offset
      try root.snp.layout()
      #expect(child.frame == Rect(x: 0, y: 5 + offset, width: 100, height: 75))
      expect(keyboard, at: 0, 80 + offset, 100, 20)
      expect(top, at: 0, offset, 100, 5)
    }
  }
}
