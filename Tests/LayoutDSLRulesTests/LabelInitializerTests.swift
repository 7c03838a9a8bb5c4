// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Views that are made with their name.
@Suite("Views made with a label")
struct LabelInitializerTests {
  final class Badge: LayoutView {
    let shine = LayoutView(label: "shine")

    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(shine)
    }

    required init?(coder: LayoutCoder) { nil }
  }

  @Test("the label is the one of messages, the frame is empty or as given")
  func label() {
    let view = LayoutView(label: "title")
    #expect(view.snp.label() == "title")
    #expect(view.frame == .zero)
    let card = LayoutView(label: "card", frame: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(card.snp.label() == "card")
    #expect(card.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    card.snp.setLabel(nil)
    #expect(card.snp.label() == nil)
  }

  @Test("a subclass that overrides the initialiser with a frame has it, too")
  func subclass() throws {
    let badge = Badge(label: "badge", frame: Rect(x: 0, y: 0, width: 20, height: 10))
    badge.shine.snp.makeConstraints { $0.edges.equalToSuperview().inset(2) }
    try badge.snp.expect(
      """
      badge  0 0 20 10
        shine  2 2 16 6
      """)
    #expect(LayoutStackView(label: "row").snp.label() == "row")
    #expect(LayoutScrollView(label: "scroll").snp.label() == "scroll")
  }
}
