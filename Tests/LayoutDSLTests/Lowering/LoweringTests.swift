// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Constraints as the linear equations that they are lowered to.
@Suite("Lowering")
struct LoweringTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let a = LayoutView()
  let b = LayoutView()
  let inner = LayoutView()

  init() {
    root.snp.setLabel("root")
    a.snp.setLabel("a")
    b.snp.setLabel("b")
    inner.snp.setLabel("inner")
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(inner)
  }

  private func lowered(
    _ view: LayoutView, _ closure: (ConstraintMaker) -> Void
  ) -> [String] {
    let made = view.snp.prepareConstraints(closure)
    for constraint in made { constraint.activate() }
    return made.flatMap(\.layoutConstraints).map { $0.loweredText ?? "nothing" }
  }

  @Test("edges in the superview: the superview's left and top are zero")
  func edges() {
    #expect(
      lowered(a) { $0.edges.equalToSuperview().inset(8) } == [
        "a.left - 8 == 0",
        "a.top - 8 == 0",
        "a.left + a.width - root.width + 8 == 0",
        "a.top + a.height - root.height + 8 == 0",
      ])
  }

  @Test("centres are halves")
  func centres() {
    #expect(
      lowered(a) { $0.center.equalTo(b) } == [
        "a.left + 0.5 a.width - b.left - 0.5 b.width == 0",
        "a.top + 0.5 a.height - b.top - 0.5 b.height == 0",
      ])
  }

  @Test("sizes alone mention one variable each")
  func sizes() {
    #expect(
      lowered(a) { $0.size.equalTo(Size(width: 3, height: 4)) } == [
        "a.width - 3 == 0", "a.height - 4 == 0",
      ])
  }

  @Test("the multiplier acts on the second attribute, the constant does not follow it")
  func multiplier() {
    #expect(
      lowered(a) { $0.width.lessThanOrEqualTo(b.snp.height).multipliedBy(2).offset(10) } == [
        "a.width - 2 b.height - 10 <= 0"
      ])
  }

  @Test("across branches the lefts on the way up are added")
  func branches() {
    #expect(
      lowered(inner) { $0.left.equalTo(a.snp.right) } == [
        "inner.left + b.left - a.left - a.width == 0"
      ])
    #expect(
      lowered(inner) { $0.bottom.equalTo(root).multipliedBy(0.5) } == [
        "inner.top + b.top + inner.height - 0.5 root.height == 0"
      ])
  }

  @Test("an ancestor is read in its own terms")
  func ancestor() {
    #expect(
      lowered(inner) { $0.left.right.equalTo(b) } == [
        "inner.left == 0", "inner.left + inner.width - b.width == 0",
      ])
  }

  @Test("margins and baselines are constants")
  func insets() {
    root.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    b.snp.setBaselineOffsets(first: 12, last: 5)
    #expect(
      lowered(a) { $0.edges.equalTo(root.snp.margins) } == [
        "a.left - 2 == 0",
        "a.top - 1 == 0",
        "a.left + a.width - root.width + 4 == 0",
        "a.top + a.height - root.height + 3 == 0",
      ])
    #expect(
      lowered(a) { make in
        make.centerX.equalTo(root.snp.centerXWithinMargins)
        make.centerY.equalTo(root.snp.centerYWithinMargins)
      } == [
        "a.left + 0.5 a.width - 0.5 root.width + 1 == 0",
        "a.top + 0.5 a.height - 0.5 root.height + 1 == 0",
      ])
    #expect(
      lowered(a) { make in
        make.lastBaseline.equalTo(b)
        make.top.equalTo(b.snp.firstBaseline)
      } == [
        "a.top + a.height - b.top - b.height + 5 == 0",
        "a.top - b.top - 12 == 0",
      ])
  }

  @Test("the margins guide is its owner in other words")
  func marginsGuide() {
    root.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      lowered(a) { make in
        make.left.right.width.centerX.equalTo(root.layoutMarginsGuide)
      } == [
        "a.left - 2 == 0",
        "a.left + a.width - root.width + 4 == 0",
        "a.width - root.width + 6 == 0",
        "a.left + 0.5 a.width - 0.5 root.width + 1 == 0",
      ])
  }

  @Test("a guide lives in its owner's coordinates")
  func guide() {
    let guide = LayoutGuide()
    guide.snp.setLabel("g")
    b.addLayoutGuide(guide)
    #expect(
      lowered(a) { $0.left.equalTo(guide.snp.right).offset(1) } == [
        "a.left - g.left - b.left - g.width - 1 == 0"
      ])
    #expect(
      lowered(inner) { $0.top.equalTo(guide.snp.bottom) } == [
        "inner.top - g.top - g.height == 0"
      ])
  }

  @Test("right to left: the whole equation is mirrored if one attribute follows the text")
  func mirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      lowered(a) { make in
        make.leading.equalToSuperview().offset(8)
        make.trailing.equalTo(b.snp.leading).offset(-8)
        make.left.equalToSuperview().offset(8)
      } == [
        // root.width - a.right == 0 + 8
        "root.width - a.left - a.width - 8 == 0",
        // root.width - a.left == root.width - b.right - 8
        "-a.left + b.left + b.width + 8 == 0",
        "a.left - 8 == 0",
      ])
  }

  @Test("right to left with a multiplier keeps the width of the space")
  func mirroredMultiplier() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      lowered(a) { $0.leading.equalTo(b).multipliedBy(2) } == [
        "-root.width - a.left - a.width + 2 b.left + 2 b.width == 0"
      ])
  }

  @Test("an equation about two axes is the equation it is")
  func mixedAxes() {
    #expect(
      lowered(a) { $0.left.equalTo(b.snp.top).offset(3) } == ["a.left - b.top - 3 == 0"])
  }

  @Test("two attributes of one view are read in its superview")
  func itself() {
    #expect(
      lowered(a) { make in
        make.left.equalTo(a.snp.top)
        make.width.equalTo(a.snp.height)
      } == ["a.left - a.top == 0", "a.width - a.height == 0"])
  }

  @Test("what cancels is gone")
  func cancelled() {
    #expect(lowered(a) { $0.width.equalTo(a).offset(5) } == ["-5 == 0"])
  }
}
