// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules of what is read from a tree that is laid out.
@Suite("UIKit's rules: reading a tree")
struct ConversionRulesTests {
  @Test("points and rectangles are converted between any two views, and the root for nil")
  func conversion() {
    let root = LayoutView(frame: Rect(x: 1000, y: 1000, width: 300, height: 300))
    let (outer, inner, other) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(outer)
    outer.addSubview(inner)
    root.addSubview(other)
    outer.frame = Rect(x: 10, y: 20, width: 200, height: 200)
    inner.frame = Rect(x: 3, y: 4, width: 50, height: 50)
    other.frame = Rect(x: 100, y: 0, width: 50, height: 50)
    // The inner view begins at 13, 24 in the root, whose own place does not count.
    let point = Point(x: 1, y: 1)
    #expect(inner.convert(point, to: root) == Point(x: 14, y: 25))
    #expect(inner.convert(point, to: nil) == Point(x: 14, y: 25))
    #expect(inner.convert(point, to: outer) == Point(x: 4, y: 5))
    #expect(inner.convert(point, to: other) == Point(x: -86, y: 25))
    #expect(inner.convert(point, from: other) == Point(x: 88, y: -23))
    #expect(inner.convert(point, from: nil) == Point(x: -12, y: -23))
    let box = inner.convert(inner.bounds, to: other)
    #expect(box == Rect(x: -87, y: 24, width: 50, height: 50))
    #expect(inner.convert(box, from: other) == inner.bounds)
  }

  @Test("a view that has no text fits any size with the one that it has")
  func plainFit() {
    let view = LayoutView(frame: Rect(x: 5, y: 6, width: 70, height: 80))
    #expect(view.sizeThatFits(Size(width: 10, height: 10)) == Size(width: 70, height: 80))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test("text has the height that it needs at a width, and its natural size without one")
  func measuredFit() {
    let view = LayoutView(frame: Rect(x: 5, y: 6, width: 40, height: 1))
    // A hundred points of text in lines of ten.
    view.snp.measure { width in
      Size(width: min(100, width), height: 10 * (100 / min(100, width)).rounded(.up))
    }
    #expect(view.sizeThatFits(Size(width: 30, height: 0)) == Size(width: 30, height: 40))
    #expect(view.sizeThatFits(.zero) == Size(width: 100, height: 10))
    view.sizeToFit()
    #expect(view.frame == Rect(x: 5, y: 6, width: 40, height: 30))
  }

  @Test("a layout is ambiguous for the views whose frames are open, and for no others")
  func ambiguous() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (open, settled) = (LayoutView(), LayoutView())
    for view in [open, settled] { root.addSubview(view) }
    open.snp.makeConstraints { $0.left.top.width.equalToSuperview() }
    settled.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(!open.hasAmbiguousLayout)
    layOut(root)
    #expect(open.hasAmbiguousLayout)
    #expect(!settled.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    open.snp.makeConstraints { $0.height.equalTo(8) }
    layOut(root)
    #expect(!open.hasAmbiguousLayout)
  }

  @Test("a guide that is asked for after a pass is where the view's size and insets say")
  func lateGuides() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 900, height: 100))
    let view = LayoutView()
    root.addSubview(view)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    for _ in 0..<2 {
      expect(view.safeAreaLayoutGuide, at: 0, 20, 900, 80)
      // 8 points of margin on every side, those at the top below the safe area.
      expect(view.layoutMarginsGuide, at: 8, 28, 884, 64)
      // 672 in the middle of 900.
      expect(view.readableContentGuide, at: 114, 28, 672, 64)
      layOut(root)
    }
    #expect(LayoutGuide().layoutFrame == .zero)
  }
}
