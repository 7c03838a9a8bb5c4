// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// A layout that throws leaves every frame as it was, though the pass began with a new engine.
@Suite("Frames that a failed layout restores")
struct RestoredFrameTests {
  /// A view whose hook contradicts itself once the view is wide.
  private final class Card: LayoutView {
    let inner = LayoutView()
    override func layoutSubviews() {
      super.layoutSubviews()
      if inner.superview == nil { addSubview(inner) }
      if bounds.width <= 150 { return }
      inner.snp.remakeConstraints { make in
        make.width.equalTo(10)
        make.width.equalTo(20)
      }
    }
  }

  @Test(
    "a pass from scratch, or of an engine that gave up, over views whose hooks were called before")
  func newEngine() throws {
    let card = Card()
    let root = makeRoot(320, 480, card)
    var width: Constraint?
    card.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      width = make.width.equalTo(100).constraint
    }
    try root.snp.layout()
    width?.update(offset: 200)
    #expect(throws: LayoutError.self) { try root.snp.layoutFromScratch() }
    #expect(card.frame.width == 100)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(card.frame.width == 100)
  }
}
