// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Open frames that are held while insets settle, and then no longer.
@Suite("Frames that are held while insets settle")
struct HeldFrameTests {
  @Test("a text that moves when it is no longer held has the height of its width")
  func measuredAgain() throws {
    let root = makeRoot(400, 400)
    root.layoutMargins = Insets(top: 8, left: 100, bottom: 8, right: 8)
    let text = LayoutView(label: "text")
    text.snp.measure { width in
      Size(width: LayoutView.noIntrinsicMetric, height: width > 120 ? 10 : 20)
    }
    var above = root
    for depth in 0..<8 {
      let view = LayoutView(label: "\(depth)")
      for inner in depth == 3 ? [view, text] : [view] {
        inner.preservesSuperviewLayoutMargins = true
        above.addSubview(inner)
        inner.snp.makeConstraints { make in
          make.left.equalTo(above.snp.leftMargin).offset(10 * depth - 90)
          make.top.equalToSuperview()
          if inner === view {
            make.bottom.equalToSuperview()
            make.width.equalTo(200)
          }
        }
      }
      above = view
    }
    let inner = LayoutView()
    text.addSubview(inner)
    inner.snp.makeConstraints { $0.left.equalTo(text.snp.leftMargin) }
    // Weaker than what holds the text: it follows the deepest view, whose place is found last, once it is released.
    text.snp.makeConstraints { make in
      make.right.equalTo(above.snp.left).multipliedBy(-0.2).offset(160).priority(0.0001)
    }
    try root.snp.layout()
    expect(text, at: 10, 0, 140, 10)
  }
}
