// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Autoresizing masks")
struct AutoresizingTests {
  /// What becomes of 10 + 30 + 60 = 100 in 200, by the flexible parts.
  ///
  /// Bit 0 is the near margin, bit 1 the size, bit 2 the far margin; those that are flexible share
  /// 100 in proportion to their sizes.
  static let doubled: [(origin: Double, extent: Double)] = [
    (10, 30),  // nothing is flexible: as if the far margin were
    (110, 30),  // the near margin takes it all
    (10, 130),  // the size takes it all
    (35, 105),  // 10 : 30
    (10, 30),  // the far margin takes it all
    (10 + 100.0 * 10 / 70, 30),  // 10 : 60
    (10, 30 + 100.0 * 30 / 90),  // 30 : 60
    (20, 60),  // all doubled
  ]

  private func makePair(
    _ mask: LayoutView.AutoresizingMask
  ) -> (root: LayoutView, view: LayoutView) {
    let view = LayoutView(frame: Rect(x: 10, y: 10, width: 30, height: 30))
    let root = makeRoot(100, 100, view)
    view.autoresizingMask = mask
    return (root, view)
  }

  private func expectDoubled(_ view: LayoutView, _ mask: UInt) {
    let horizontal = Self.doubled[Int(mask & 7)]
    let vertical = Self.doubled[Int(mask >> 3)]
    expect(
      view, at: horizontal.origin, vertical.origin, horizontal.extent, vertical.extent)
  }

  @Test("each of the 64 masks, for a view that nothing refers to", arguments: 0..<UInt(64))
  func unreferenced(mask: UInt) {
    let (root, view) = makePair(LayoutView.AutoresizingMask(rawValue: mask))
    root.frame.size = Size(width: 200, height: 200)
    expectDoubled(view, mask)
    layOut(root)
    expectDoubled(view, mask)
    root.frame.size = Size(width: 100, height: 100)
    #expect(view.frame == Rect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test("each of the 64 masks, for a view that a constraint refers to", arguments: 0..<UInt(64))
  func referenced(mask: UInt) {
    let (root, view) = makePair(LayoutView.AutoresizingMask(rawValue: mask))
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { $0.edges.equalTo(view) }
    layOut(root)
    expect(view, at: 10, 10, 30, 30)
    root.frame.size = Size(width: 200, height: 200)
    layOut(root)
    expectDoubled(view, mask)
    expectDoubled(other, mask)
    root.frame.size = Size(width: 100, height: 100)
    layOut(root)
    expect(view, at: 10, 10, 30, 30)
  }

  @Test("a view that constraints place resizes what masks place in it, and so on")
  func bothWorlds() {
    let inner = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 10))
    inner.autoresizingMask = [.flexibleWidth]
    let outer = LayoutView(frame: Rect(x: 5, y: 5, width: 50, height: 50))
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = SizedView(20, 10)
    let box = LayoutView(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    let root = makeRoot(100, 100, box)
    box.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(label)
    box.snp.makeConstraints { $0.edges.equalToSuperview() }
    label.snp.makeConstraints { $0.centerX.equalToSuperview() }
    label.snp.makeConstraints { $0.top.equalToSuperview() }
    layOut(root)
    expect(box, at: 0, 0, 100, 100)
    expect(outer, at: 5, 5, 90, 90)
    expect(inner, at: 0, 0, 90, 10)
    expect(label, at: 35, 0, 20, 10)
    root.frame.size.width = 200
    layOut(root)
    expect(outer, at: 5, 5, 190, 90)
    expect(label, at: 85, 0, 20, 10)
  }

  @Test("what is in a view that takes no part follows it, and its margins guide too")
  func chain() {
    let inner = LayoutView(frame: Rect(x: 10, y: 0, width: 80, height: 40))
    inner.autoresizingMask = [.flexibleWidth]
    let outer = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    outer.autoresizingMask = [.flexibleWidth]
    let root = makeRoot(100, 100, outer)
    outer.addSubview(inner)
    let guide = inner.layoutMarginsGuide
    layOut(root)
    root.frame.size.width = 300
    expect(outer, at: 0, 0, 300, 10)
    expect(inner, at: 10, 0, 280, 40)
    expect(guide, at: 8, 8, 264, 24)
  }

  @Test("a size is never below zero, and comes back")
  func shrinking() {
    let (root, view) = makePair(.flexibleWidth)
    root.frame.size.width = 20
    expect(view, at: 10, 10, 0, 30)
    root.frame.size.width = 90
    expect(view, at: 10, 10, 20, 30)
  }

  @Test("a frame that is set starts anew")
  func settingTheFrame() {
    let (root, view) = makePair(.flexibleWidth)
    root.frame.size.width = 200
    view.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    root.frame.size.width = 150
    expect(view, at: 0, 0, 50, 10)
    view.autoresizingMask = .flexibleLeftMargin
    root.frame.size.width = 250
    expect(view, at: 100, 0, 50, 10)
    let other = makeRoot(50, 50, view)
    other.frame.size.width = 60
    expect(view, at: 110, 0, 50, 10)
  }

  @Test("a reference that comes later finds the frame that was set")
  func laterReference() {
    let (root, view) = makePair([.flexibleLeftMargin, .flexibleRightMargin])
    layOut(root)
    root.frame.size.width = 170
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { $0.edges.equalTo(view) }
    layOut(root)
    expect(other, at: 20, 10, 30, 30)
    root.frame.size.width = 240
    layOut(root)
    expect(other, at: 30, 10, 30, 30)
    other.removeFromSuperview()
    root.frame.size.width = 100
    layOut(root)
    expect(view, at: 10, 10, 30, 30)
  }

  @Test("a frame that is set before the superview is resized, both before a pass")
  func frameThenResize() {
    let (root, view) = makePair(.flexibleWidth)
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { $0.edges.equalTo(view) }
    layOut(root)
    view.frame = Rect(x: 0, y: 0, width: 50, height: 10)
    root.frame.size.width = 130
    layOut(root)
    expect(other, at: 0, 0, 80, 10)
  }

  @Test("the way of resizing does not matter", arguments: 0..<UInt(64))
  func path(mask: UInt) {
    let (root, view) = makePair(LayoutView.AutoresizingMask(rawValue: mask))
    var random = SplitMix(state: UInt64(mask))
    for _ in 0..<100 {
      root.frame.size = Size(
        width: .random(in: 0...500, using: &random), height: .random(in: 0...500, using: &random))
    }
    root.frame.size = Size(width: 200, height: 200)
    expectDoubled(view, mask)
  }

  @Test("a deep chain of masks is resized without recursion")
  func deep() {
    let root = makeRoot(100, 100)
    var last = root
    for _ in 0..<100_000 {
      let view = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      view.autoresizingMask = .flexibleWidth
      last.addSubview(view)
      last = view
    }
    root.frame.size.width = 120
    expect(last, at: 0, 0, 120, 100)
  }

  @Test("margins that cancel share evenly, whatever rounding makes of the far one")
  func cancelling() {
    for (x, width) in [(33.3, 320.0), (0.1, 320), (0.5, 320), (-20.1, 320.0)] {
      let root = makeRoot(320, 100)
      let view = LayoutView(frame: Rect(x: x, y: 0, width: width, height: 10))
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      root.addSubview(view)
      root.frame.size.width = 400
      #expect(abs(view.frame.minX - (x + 40)) <= 1e-9 && view.frame.width == width)
    }
  }

  /// A coefficient of 3e-17 beside 0.5 had the height taken for determined.
  @Test("a margin that is only rounding takes no share, and what hangs on it stays open")
  func roundedMargin() throws {
    let root = makeRoot(300, 226)
    let view = LayoutView(frame: Rect(x: 0, y: 7.1e-15, width: 2, height: 0))
    view.autoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    root.addSubview(view)
    root.snp.makeConstraints {
      $0.width.equalTo(300)
      $0.centerY.greaterThanOrEqualTo(view.snp.bottom).offset(29.5).priority(.medium)
    }
    try root.snp.layout()
    let open = root.snp.ambiguities()
    #expect(open.map(\.attribute) == [.height])
    #expect(open.first?.item === root)
    #expect(abs(root.frame.height - 59) <= 1e-9)
  }

  @Test("parts that are nothing share evenly, however little they come to together")
  func nothings() {
    let root = makeRoot(300, 100)
    let view = LayoutView(frame: Rect(x: 2.7e-10, y: 0, width: 2.7e-10, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.addSubview(view)
    root.frame.size.width = 400
    #expect(abs(view.frame.minX - 50) <= 1e-6 && abs(view.frame.width - 50) <= 1e-6)
  }
}
