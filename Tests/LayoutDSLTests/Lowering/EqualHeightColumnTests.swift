// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Columns of views that are equally high and whose spacing is between baselines.
@Suite("Equally high views between baselines")
struct EqualHeightColumnTests {
  /// A view 40 high whose first baseline is that of a text 4 points below its top.
  private final class Captioned: LayoutView {
    let text = LayoutView()

    override var intrinsicContentSize: Size {
      Size(width: LayoutView.noIntrinsicMetric, height: 40)
    }
    override var forFirstBaselineLayout: LayoutView { text }
  }

  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 300))
  private let plain = SizedView(nil, 20)
  private let captioned = Captioned()
  private let stack: LayoutStackView

  init() {
    stack = LayoutStackView(arrangedSubviews: [plain, captioned])
    root.addSubview(stack)
    captioned.addSubview(captioned.text)
    captioned.text.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.top.equalToSuperview().offset(4)
    }
    captioned.text.snp.setBaselineOffsets(first: 22, last: 0)
    plain.snp.setBaselineOffsets(first: 0, last: 5)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 40
    stack.isBaselineRelativeArrangement = true
    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
  }

  @Test("the higher content decides, and the text's place below the top of its view counts")
  func places() {
    layOut(root)
    // Both are 40 high. The first one's last baseline is at 35 and the text's first one at 75, which is 4 + 22 below
    // the top of its view.
    expect(plain, at: 0, 0, 100, 40)
    expect(captioned, at: 0, 49, 100, 40)
    expect(captioned.text, at: 0, 4, 100, 36)
    expect(stack, at: 0, 0, 100, 89)
  }

  @Test("a given height is shared after what the baselines take from the spacing")
  func givenHeight() {
    stack.snp.makeConstraints { $0.height.equalTo(109) }
    layOut(root)
    // The edges are 40 - 5 - 26 = 9 apart: 100 are left for two.
    expect(plain, at: 0, 0, 100, 50)
    expect(captioned, at: 0, 59, 100, 50)
    stack.isBaselineRelativeArrangement = false
    layOut(root)
    expect(plain, at: 0, 0, 100, 34.5)
    expect(captioned, at: 0, 74.5, 100, 34.5)
  }

  @Test("what changes where a baseline lies moves the views")
  func changes() {
    layOut(root)
    captioned.text.snp.updateConstraints { $0.top.equalToSuperview().offset(7) }
    layOut(root)
    expect(captioned, at: 0, 46, 100, 40)
    plain.snp.setBaselineOffsets(first: 0, last: 11)
    layOut(root)
    expect(captioned, at: 0, 40, 100, 40)
    expect(stack, at: 0, 0, 100, 80)
  }
}
