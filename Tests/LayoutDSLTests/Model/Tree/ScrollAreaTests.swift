// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The area of a scroll view's content, and the part of it that shows.
@Suite("Scroll areas")
struct ScrollAreaTests {
  private let scroll = LayoutScrollView(frame: Rect(x: 30, y: 40, width: 100, height: 200))
  private let plain = LayoutView(frame: Rect(x: 30, y: 40, width: 100, height: 200))

  private func area() throws -> ScrollArea { try #require(scroll.itemState.scrollArea) }

  @Test("an area has an extent, which its guide has too, and no place")
  func extent() {
    let area = ScrollArea()
    #expect(area.size == .zero && area.offset == .zero && !area.hasSafeArea)
    area.resize(Size(width: 30, height: 400))
    #expect(area.rect == Rect(x: 0, y: 0, width: 30, height: 400))
    #expect(area.content.layoutFrame == area.rect && area.size == Size(width: 30, height: 400))
    #expect(area.scroll(to: Point(x: 3, y: 4)) == false)
    #expect(area.rect.origin == .zero && area.offset == Point(x: 3, y: 4))
  }

  @Test("scrolling matters to rows if one was written with the offset of before")
  func offsets() {
    let area = ScrollArea()
    #expect(!area.scroll(to: Point(x: 3, y: 4)))
    #expect(area.readOffset(along: .left) == 3 && area.readOffset(along: .top) == 4)
    #expect(area.scroll(to: Point(x: 5, y: 4)))
    // Rows are to be written anew; until one is, nothing more depends on it.
    #expect(!area.scroll(to: Point(x: 6, y: 4)))
    #expect(area.readOffset(along: .left) == 6)
    #expect(area.scroll(to: .zero))
  }

  @Test("only a scroll view has an area")
  func owner() throws {
    #expect(plain.itemState.scrollArea == nil)
    #expect(try area() === scroll.scrollArea)
    #expect(try area().content === scroll.contentLayoutGuide)
  }

  @Test("constraints that come back take over from a size that was set meanwhile")
  func setMeanwhile() throws {
    let tree = ScrolledTree()
    var bottom: Constraint?
    tree.content.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.size.equalTo(40)
      bottom = make.bottom.equalToSuperview().constraint
    }
    try tree.root.snp.layout()
    bottom?.deactivate()
    tree.scroll.contentSize.height = 300
    try tree.root.snp.layout()
    #expect(tree.scroll.contentSize == Size(width: 40, height: 300))
    bottom?.activate()
    try tree.root.snp.layout()
    #expect(tree.scroll.contentSize == Size(width: 40, height: 40))
  }

  @Test("guides of insets keep inside of the area, or of the bounds while it is empty")
  func guided() throws {
    scroll.contentOffset = Point(x: 0, y: 7)
    #expect(scroll.guidedRect == Rect(x: 0, y: 7, width: 100, height: 200))
    try area().resize(Size(width: 100, height: 900))
    #expect(scroll.guidedRect == Rect(x: 0, y: 0, width: 100, height: 900))
    #expect(scroll.innerItem.storedFrame == Rect(x: 0, y: 0, width: 100, height: 900))
    #expect(plain.guidedRect == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(plain.innerItem === plain.itemState)
  }

  @Test("a safe area reaches into what shows, as far as it is scrolled, if it is handed on")
  func safeArea() throws {
    let outer = Insets(top: 20, left: 6, bottom: 30, right: 0)
    let size = scroll.frame.size
    let low = Rect(x: 4, y: 60, width: 50, height: 100)
    #expect(scroll.safeArea(reaching: low, from: outer, in: size) == .zero)
    let area = try area()
    area.setSafeArea(true)
    _ = area.scroll(to: Point(x: 0, y: 50))
    // 10 below the upper edge and 90 above the lower one.
    let reached = scroll.safeArea(reaching: low, from: outer, in: size)
    #expect(reached == Insets(top: 10, left: 2, bottom: 0, right: 0))
    // What sticks out on all sides has no more than the scroll view.
    let large = Rect(x: -100, y: -100, width: 1000, height: 1000)
    #expect(scroll.safeArea(reaching: large, from: outer, in: size) == outer)
    // A plain view hands on what is left beside a subview, and more where one sticks out.
    let high = Rect(x: 0, y: -5, width: 100, height: 190)
    let plainly = plain.safeArea(reaching: high, from: outer, in: size)
    #expect(plainly == Insets(top: 25, left: 6, bottom: 15, right: 0))
  }
}
