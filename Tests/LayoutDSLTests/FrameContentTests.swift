// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Content, margins, guides and views that no constraint places.
@Suite("Frames of content, margins and guides")
struct FrameContentTests {
  let a = LayoutView()

  @Test("content gives the size that nothing else gives")
  func content() {
    let icon = SizedView(24, 16)
    let root = makeRoot(100, 100, icon)
    icon.snp.makeConstraints { $0.left.top.equalToSuperview().offset(4) }
    layOut(root)
    expect(icon, at: 4, 4, 24, 16)
  }

  @Test("of two in a row the one that hugs less grows")
  func hugging() {
    let label = SizedView(40, 20)
    let field = SizedView(60, 20)
    let root = makeRoot(200, 50, label, field)
    label.snp.contentHuggingHorizontalPriority = 251
    row(label, field)
    layOut(root)
    // 200 - 40 - 8
    expect(label, at: 0, 0, 40, 20)
    expect(field, at: 48, 0, 152, 20)
    label.snp.contentHuggingHorizontalPriority = 249
    layOut(root)
    // 200 - 60 - 8
    expect(label, at: 0, 0, 132, 20)
    expect(field, at: 140, 0, 60, 20)
  }

  @Test("of two in a row the one that resists less shrinks")
  func compression() {
    let label = SizedView(80, 20)
    let field = SizedView(90, 20)
    let root = makeRoot(120, 50, label, field)
    field.snp.contentCompressionResistanceHorizontalPriority = 749
    row(label, field)
    layOut(root)
    // 120 - 80 - 8
    expect(label, at: 0, 0, 80, 20)
    expect(field, at: 88, 0, 32, 20)
  }

  private func row(_ label: LayoutView, _ field: LayoutView) {
    label.snp.makeConstraints { $0.left.top.equalToSuperview() }
    field.snp.makeConstraints { make in
      make.left.equalTo(label.snp.right).offset(8)
      make.top.right.equalToSuperview()
    }
  }

  @Test("content that changes, and content that goes")
  func changingContent() {
    let label = SizedView(40, 20)
    let root = makeRoot(200, 50, label)
    label.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(7).priority(1)
    }
    layOut(root)
    expect(label, at: 0, 0, 40, 20)
    label.contentWidth = 55
    layOut(root)
    expect(label, at: 0, 0, 55, 20)
    label.contentWidth = nil
    layOut(root)
    expect(label, at: 0, 0, 7, 20)
    label.contentWidth = 10
    layOut(root)
    expect(label, at: 0, 0, 10, 20)
  }

  @Test("baselines of different fonts in a row")
  func baselines() {
    let big = SizedView(50, 40)
    let small = SizedView(30, 14)
    let root = makeRoot(200, 100, big, small)
    big.snp.setBaselineOffsets(first: 30, last: 10)
    small.snp.setBaselineOffsets(first: 11, last: 3)
    big.snp.makeConstraints { $0.left.top.equalToSuperview() }
    small.snp.makeConstraints { make in
      make.left.equalTo(big.snp.right)
      make.firstBaseline.equalTo(big)
    }
    layOut(root)
    // 30 - 11
    expect(small, at: 50, 19, 30, 14)
    small.snp.remakeConstraints { make in
      make.left.equalTo(big.snp.right)
      make.lastBaseline.equalTo(big.snp.lastBaseline).offset(2)
    }
    layOut(root)
    // 40 - 10 + 2 is the baseline, 14 - 3 above it is the top
    expect(small, at: 50, 21, 30, 14)
    small.snp.setBaselineOffsets(first: 11, last: 4)
    layOut(root)
    expect(small, at: 50, 22, 30, 14)
  }

  @Test("margins, and margins that change")
  func margins() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    layOut(root)
    // 8 on every side at first
    expect(a, at: 8, 8, 84, 84)
    root.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    layOut(root)
    expect(a, at: 2, 1, 94, 96)
  }

  @Test("the margins guide is the owner less its margins")
  func marginsGuide() {
    let root = makeRoot(100, 60, a)
    root.layoutMargins = Insets(top: 5, left: 10, bottom: 15, right: 30)
    a.snp.makeConstraints { make in
      make.left.top.equalTo(root.layoutMarginsGuide)
      make.width.equalTo(root.layoutMarginsGuide).dividedBy(2)
      make.bottom.equalTo(root.layoutMarginsGuide.snp.centerY)
    }
    layOut(root)
    // (100 - 10 - 30)/2; the guide's middle is 5 + (60 - 5 - 15)/2
    expect(a, at: 10, 5, 30, 20)
    expect(root.layoutMarginsGuide, at: 10, 5, 60, 40)
    root.frame = Rect(x: 0, y: 0, width: 200, height: 60)
    layOut(root)
    expect(a, at: 10, 5, 80, 20)
    expect(root.layoutMarginsGuide, at: 10, 5, 160, 40)
  }

  @Test("two guides as equal gaps")
  func guides() {
    let root = makeRoot(300, 50, a)
    let before = LayoutGuide()
    let after = LayoutGuide()
    root.addLayoutGuide(before)
    root.addLayoutGuide(after)
    before.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.height.equalTo(a)
    }
    a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.left.equalTo(before.snp.right)
      make.size.equalTo(Size(width: 60, height: 20))
    }
    after.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.right.equalTo(root)
      make.width.equalTo(before)
      make.top.height.equalTo(a)
    }
    layOut(root)
    // (300 - 60)/2
    expect(before, at: 0, 10, 120, 20)
    expect(a, at: 120, 10, 60, 20)
    expect(after, at: 180, 10, 120, 20)
  }

  @Test("a view that no constraint places stays where its frame was set")
  func plainView() {
    let plain = LayoutView(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    let root = makeRoot(300, 300, plain, a)
    a.snp.makeConstraints { make in
      make.left.equalTo(plain.snp.right).offset(5)
      make.top.size.equalTo(plain)
    }
    layOut(root)
    expect(plain, at: 10, 20, 100, 50)
    expect(a, at: 115, 20, 100, 50)
    plain.frame = Rect(x: 0, y: 0, width: 30, height: 40)
    layOut(root)
    expect(plain, at: 0, 0, 30, 40)
    expect(a, at: 35, 0, 30, 40)
  }

  @Test("a view with a mask follows its superview")
  func mask() {
    let plain = LayoutView(frame: Rect(x: 10, y: 20, width: 80, height: 50))
    let root = makeRoot(100, 100, plain, a)
    plain.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    a.snp.makeConstraints { $0.edges.equalTo(plain) }
    layOut(root)
    expect(a, at: 10, 20, 80, 50)
    root.frame = Rect(x: 0, y: 0, width: 140, height: 110)
    layOut(root)
    // 40 more for the width, 10 more above
    expect(plain, at: 10, 30, 120, 50)
    expect(a, at: 10, 30, 120, 50)
  }

  @Test("a mask goes by the superview's size of the moment at which the frame was set")
  func maskMoment() {
    let plain = LayoutView(frame: Rect(x: 10, y: 0, width: 80, height: 5))
    let root = makeRoot(100, 100, plain, a)
    plain.autoresizingMask = .flexibleWidth
    a.snp.makeConstraints { $0.edges.equalTo(plain) }
    layOut(root)
    plain.frame.size.width = 70
    root.frame.size.width = 200
    layOut(root)
    // 100 more than the 70
    expect(a, at: 10, 0, 170, 5)
    plain.invalidateIntrinsicContentSize()
    root.frame.size.width = 50
    layOut(root)
    expect(a, at: 10, 0, 20, 5)
  }

  @Test("a frame set on a view that constraints place lasts until the next pass")
  func overriddenFrame() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    a.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    expect(a, at: 1, 2, 3, 4)
    layOut(root)
    expect(a, at: 0, 0, 100, 100)
  }
}
