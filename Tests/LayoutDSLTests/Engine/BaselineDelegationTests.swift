// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Views that take part because others hand their baselines on to them, and no longer than that.
@Suite("Whom baselines are handed on to")
struct BaselineDelegationTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let owner = FramedView()
  private let label = LayoutView()

  /// These have no frames, so that their alignment rectangles would be less than nothing: taking part shows.
  private let first = FramedView()
  private let last = FramedView()

  init() {
    root.addSubview(owner)
    root.addSubview(label)
    for view in [first, last] {
      owner.addSubview(view)
      view.ornament = Insets(top: 1, left: 2, bottom: 3, right: 4)
    }
    (owner.firstBearer, owner.lastBearer) = (first, last)
    owner.snp.makeConstraints { $0.left.top.size.equalTo(40) }
    label.snp.makeConstraints { make in
      make.left.size.equalTo(20)
      make.firstBaseline.equalTo(owner)
    }
    root.layoutIfNeeded()
  }

  private func takesPart(_ view: LayoutView) -> Bool {
    root.engine?.index(of: view.itemState) != nil
  }

  private func expectGone() {
    #expect(takesPart(first) && takesPart(last))
    root.layoutIfNeeded()
    #expect(!takesPart(first) && !takesPart(last))
    #expect(first.frame == .zero && last.frame == .zero)
  }

  @Test("until a view hands them on to another, or to none")
  func otherBearer() {
    let other = LayoutView(frame: Rect(x: 5, y: 6, width: 7, height: 8))
    owner.addSubview(other)
    (owner.firstBearer, owner.lastBearer) = (other, nil)
    expectGone()
    #expect(takesPart(other))
    owner.firstBearer = nil
    root.layoutIfNeeded()
    #expect(!takesPart(other) && takesPart(owner))
  }

  @Test("until no constraint goes by the baselines")
  func removedConstraint() {
    label.snp.remakeConstraints { $0.left.top.size.equalTo(20) }
    expectGone()
    #expect(takesPart(owner))
    label.snp.makeConstraints { $0.lastBaseline.equalTo(owner) }
    root.layoutIfNeeded()
    #expect(takesPart(first) && takesPart(last))
  }

  @Test("a gap at a baseline grows by the other baseline of the same view, too")
  func gapsGrow() {
    label.snp.remakeConstraints { $0.left.top.size.equalTo(20) }
    owner.snp.remakeConstraints { $0.left.size.equalTo(40) }
    owner.lastBaselineAnchor.constraint(
      equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1
    ).isActive = true
    last.snp.setBaselineOffsets(first: 12, last: 0)
    root.layoutIfNeeded()
    let before = owner.frame.minY
    last.snp.setBaselineOffsets(first: 20, last: 0)
    root.layoutIfNeeded()
    #expect(owner.frame.minY == before + 8)
  }

  @Test("a text that its frame placed has the baselines of its lines once constraints place it")
  func textThatWasPlaced() {
    let text = WrappingView(frame: Rect(x: 0, y: 0, width: 20, height: 30))
    text.length = 100
    root.addSubview(text)
    label.snp.remakeConstraints { make in
      make.left.size.equalTo(20)
      make.top.equalTo(text.snp.lastBaseline)
    }
    root.layoutIfNeeded()
    text.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(20)
    }
    root.layoutIfNeeded()
    // Five lines of 10, the last of which has its baseline 5 above its end.
    #expect(text.frame.height == 50)
    #expect(label.frame.minY == 45)
  }

  @Test("until the view that hands them on leaves")
  func ownerLeaves() {
    let (outer, inner) = (FramedView(), LayoutView(frame: Rect(x: 1, y: 1, width: 3, height: 3)))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.firstBearer = inner
    outer.lastBearer = inner
    label.snp.remakeConstraints { make in
      make.left.size.equalTo(20)
      make.firstBaseline.equalTo(outer)
    }
    expectGone()
    #expect(takesPart(inner))
    outer.snp.removeConstraints()
    label.snp.removeConstraints()
    root.layoutIfNeeded()
    #expect(!takesPart(inner))
  }

  @Test("until stack views, and constraints between views with content, go by none")
  func switchedBack() throws {
    func cell() -> LayoutStackView {
      let text = LayoutView()
      text.snp.measure { _ in Size(width: 20, height: 10) }
      return LayoutStackView(arrangedSubviews: [text])
    }
    let cells = (0..<5).map { _ in cell() }
    let stack = LayoutStackView(arrangedSubviews: cells)
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
    label.snp.remakeConstraints { $0.left.top.size.equalTo(20) }
    root.layoutIfNeeded()
    var heirs: Int { root.engine?.items.baselineDelegations.count ?? -1 }
    #expect(heirs == 0)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(heirs == 0)
    stack.distribution = .fill
    stack.alignment = .firstBaseline
    root.layoutIfNeeded()
    #expect(heirs == 5)
    stack.alignment = .fill
    root.layoutIfNeeded()
    #expect(heirs == 0)
    var line: Constraint?
    cells[0].snp.makeConstraints {
      line = $0.lastBaseline.equalTo(cells[3]).priority(.low).constraint
    }
    root.layoutIfNeeded()
    #expect(heirs == 2)
    line?.deactivate()
    root.layoutIfNeeded()
    #expect(heirs == 0)
  }
}
