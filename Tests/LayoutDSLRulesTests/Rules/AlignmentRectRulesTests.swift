// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules about alignment rectangles.
@Suite("UIKit's rules: alignment rectangles")
struct AlignmentRectRulesTests {
  /// A view with an ornament around what counts.
  final class Ornamented: LayoutView {
    var ornament = Insets(top: 2, left: 3, bottom: 5, right: 7) {
      didSet { invalidateIntrinsicContentSize() }
    }
    var content: Size?
    override var alignmentRectInsets: Insets { ornament }
    override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }
  }

  let badge = Ornamented()
  let other = LayoutView()

  @Test("frame and alignment rectangle are each other's reverse")
  func reverse() {
    let frame = Rect(x: 10, y: 20, width: 100, height: 50)
    // 10 + 3, 20 + 2, 100 - 3 - 7, 50 - 2 - 5
    #expect(badge.alignmentRect(forFrame: frame) == Rect(x: 13, y: 22, width: 90, height: 43))
    #expect(badge.frame(forAlignmentRect: badge.alignmentRect(forFrame: frame)) == frame)
    #expect(other.alignmentRect(forFrame: frame) == frame)
  }

  @Test("constraints go by the alignment rectangle, not by the frame")
  func constraints() {
    let root = makeRoot(200, 100, badge, other)
    badge.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(Size(width: 40, height: 20))
    }
    other.snp.makeConstraints { make in
      make.left.equalTo(badge.snp.right)
      make.top.height.equalTo(badge)
      make.right.equalToSuperview()
    }
    layOut(root)
    // 10 - 3, 10 - 2, 40 + 10, 20 + 7
    expect(badge, at: 7, 8, 50, 27)
    expect(other, at: 50, 10, 150, 20)
    badge.ornament = .zero
    layOut(root)
    expect(badge, at: 10, 10, 40, 20)
    expect(other, at: 50, 10, 150, 20)
    badge.ornament.left = 4
    layOut(root)
    expect(badge, at: 6, 10, 44, 20)
  }

  /// A view that overrides what its alignment rectangle is.
  final class Shrunk: LayoutView {
    var factor = 0.5
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      Rect(x: frame.minX, y: frame.minY, width: frame.width * factor, height: frame.height)
    }
    override func frame(forAlignmentRect rect: Rect) -> Rect {
      Rect(x: rect.minX, y: rect.minY, width: rect.width / factor, height: rect.height)
    }
  }

  @Test(
    "insets that are no numbers count as none and are reported, whether or not the view takes part")
  func notFinite() {
    let (plain, inner) = (Ornamented(), LayoutView())
    let root = makeRoot(200, 100, badge, plain)
    plain.addSubview(inner)
    plain.frame = Rect(x: 0, y: 0, width: 30, height: 30)
    badge.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    inner.snp.makeConstraints { $0.left.top.equalToSuperview().offset(3) }
    func notFinite() -> [String] {
      root.snp.issues.compactMap { if case .notFinite(let path) = $0.problem { path } else { nil } }
    }
    badge.ornament = Insets(top: .nan, left: 0, bottom: 0, right: 0)
    plain.ornament = Insets(top: 0, left: -.infinity, bottom: 0, right: 0)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.layoutIfNeeded()
    #expect(notFinite() == ["root/a", "root/b"])
    expect(badge, at: 10, 10, 180, 80)
    expect(inner, at: 3, 3, 0, 0)
    plain.ornament = Insets(top: 1, left: 1, bottom: 1, right: 1)
    root.layoutIfNeeded()
    #expect(notFinite() == ["root/a"])
    badge.ornament = .zero
    layOut(root)
    expect(inner, at: 4, 4, 0, 0)
  }

  @Test("an overridden rectangle that is no numbers is reported")
  func notFiniteOverride() {
    let view = Shrunk()
    let root = makeRoot(200, 100, view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(40)
    }
    layOut(root)
    expect(view, at: 0, 0, 80, 40)
    view.factor = .nan
    view.invalidateIntrinsicContentSize()
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(view.frame == Rect(x: 0, y: 0, width: 80, height: 40))
    view.factor = 0.25
    view.invalidateIntrinsicContentSize()
    layOut(root)
    expect(view, at: 0, 0, 160, 40)
  }

  @Test("the intrinsic size is that of the alignment rectangle")
  func intrinsic() {
    let root = makeRoot(200, 100, badge)
    badge.content = Size(width: 30, height: 12)
    badge.snp.makeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    expect(badge, at: -3, -2, 40, 19)
  }

  @Test("baselines are measured from the alignment rectangle, margins from the frame")
  func baselinesAndMargins() {
    let root = makeRoot(200, 100, badge, other)
    let inner = LayoutView()
    badge.addSubview(inner)
    badge.snp.setBaselineOffsets(first: 9, last: 4)
    badge.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(Size(width: 60, height: 40))
    }
    other.snp.makeConstraints { make in
      make.top.equalTo(badge.snp.firstBaseline)
      make.left.equalTo(badge.snp.rightMargin)
      make.right.equalToSuperview()
      make.bottom.equalTo(badge.snp.lastBaseline)
    }
    inner.snp.makeConstraints { $0.edges.equalTo(badge.layoutMarginsGuide) }
    layOut(root)
    expect(badge, at: -3, -2, 70, 47)
    // The frame ends at 67, its margin is at 59; baselines at 9 and 40 - 4
    expect(other, at: 59, 9, 141, 27)
    expect(inner, at: 8, 8, 54, 31)
  }

  @Test("new insets of a view between another and the one that has its baseline")
  func between() {
    final class Holder: LayoutView {
      var bearer: LayoutView?
      override var forLastBaselineLayout: LayoutView { bearer ?? self }
    }
    let holder = Holder()
    let label = SizedView(20, 10)
    let root = makeRoot(200, 100, holder, other)
    holder.addSubview(badge)
    badge.addSubview(label)
    holder.bearer = label
    holder.snp.makeConstraints { $0.edges.equalToSuperview() }
    badge.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(50)
    }
    label.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(6)
    }
    other.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(1)
      make.top.equalTo(holder.snp.lastBaseline)
    }
    layOut(root)
    // The label's edges go by the badge's alignment rectangle: 20 + 6 + 10
    expect(other, at: 0, 36, 1, 1)
    badge.ornament.top = 9
    layOut(root)
    expect(label, at: 3, 15, 20, 10)
    expect(other, at: 0, 36, 1, 1)
  }

  @Test("what is in a view is placed in its bounds; its own edges are the alignment rectangle's")
  func inside() {
    let leaf = LayoutView()
    let cousin = LayoutView()
    let root = makeRoot(200, 100, badge, other)
    badge.addSubview(leaf)
    badge.addSubview(cousin)
    badge.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(20)
      make.size.equalTo(50)
    }
    leaf.snp.makeConstraints { $0.edges.equalToSuperview() }
    cousin.snp.makeConstraints { make in
      make.size.equalTo(5)
      make.left.top.equalTo(root).offset(30)
    }
    other.snp.makeConstraints { $0.edges.equalTo(leaf) }
    layOut(root)
    expect(badge, at: 17, 18, 60, 57)
    expect(leaf, at: 3, 2, 50, 50)
    // 30 in the root is 30 - 17, 30 - 18 in the badge's bounds
    expect(cousin, at: 13, 12, 5, 5)
    expect(other, at: 20, 20, 50, 50)
    badge.semanticContentAttribute = .forceRightToLeft
    leaf.snp.remakeConstraints { make in
      make.leading.top.equalToSuperview()
      make.size.equalTo(10)
    }
    layOut(root)
    // From the right: 60 - 7 - 10
    expect(leaf, at: 43, 2, 10, 10)
    badge.ornament = Insets(top: 0, left: 1, bottom: 0, right: 1)
    layOut(root)
    expect(badge, at: 19, 20, 52, 50)
    expect(leaf, at: 41, 0, 10, 10)
    expect(cousin, at: 11, 10, 5, 5)
  }

  @Test("masks go by frames, on both sides")
  func masks() {
    let plain = Ornamented(frame: Rect(x: 10, y: 10, width: 60, height: 50))
    plain.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let root = makeRoot(100, 100, badge, other)
    badge.addSubview(plain)
    badge.snp.makeConstraints { $0.edges.equalToSuperview() }
    other.snp.makeConstraints { $0.edges.equalTo(plain) }
    badge.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    plain.frame = Rect(x: 10, y: 10, width: 60, height: 50)
    layOut(root)
    // The badge's frame is 110 × 107, 10 and 7 more than when the frame was set.
    expect(badge, at: -3, -2, 110, 107)
    expect(plain, at: 10, 17, 70, 50)
    // In the root: 10 - 3 + 3, 17 - 2 + 2, 70 - 10, 50 - 7
    expect(other, at: 10, 17, 60, 43)
  }

  @Test("stack views arrange alignment rectangles")
  func stack() {
    let second = SizedView(30, 20)
    badge.content = Size(width: 40, height: 20)
    let stack = LayoutStackView(arrangedSubviews: [badge, second])
    stack.spacing = 6
    let root = makeRoot(200, 100, stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    expect(stack, at: 0, 0, 76, 20)
    expect(badge, at: -3, -2, 50, 27)
    expect(second, at: 46, 0, 30, 20)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(second, at: 0, 0, 30, 20)
    expect(badge, at: 33, -2, 50, 27)
  }

  @Test("a root's frame is given, and so is a fitting size")
  func root() {
    badge.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    badge.addSubview(other)
    other.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(badge)
    expect(badge, at: 0, 0, 100, 50)
    expect(other, at: 3, 2, 90, 43)
    other.snp.makeConstraints { $0.size.equalTo(Size(width: 20, height: 10)) }
    #expect(badge.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 17))
  }
}
