// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Rectangles as targets: a place and a size in the superview.
@Suite("Rectangles as targets")
struct RectTargetTests {
  let rect = Rect(x: 8, y: 16, width: 40, height: 20)
  let a = LayoutView()

  private func frame(
    _ direction: LayoutView.SemanticContentAttribute = .forceLeftToRight,
    _ block: (ConstraintMaker) -> Void
  ) -> Rect {
    let root = makeRoot(200, 100, a)
    root.semanticContentAttribute = direction
    a.snp.remakeConstraints(block)
    layOut(root)
    return a.frame
  }

  @Test("edges, size with centre, and size with a corner make the same frame")
  func frames() {
    #expect(frame { $0.edges.equalTo(rect) } == rect)
    #expect(frame { $0.directionalEdges.equalTo(rect) } == rect)
    #expect(frame { $0.center.size.equalTo(rect) } == rect)
    #expect(frame { $0.left.top.width.height.equalTo(rect) } == rect)
    #expect(frame { $0.right.bottom.size.equalTo(rect) } == rect)
  }

  @Test("leading and trailing count from the other side from right to left, left does not")
  func mirrored() {
    let mirror = Rect(x: 152, y: 16, width: 40, height: 20)
    #expect(frame(.forceRightToLeft) { $0.directionalEdges.equalTo(rect) } == mirror)
    #expect(frame(.forceRightToLeft) { $0.edges.equalTo(rect) } == rect)
  }

  @Test("margins and baselines lie on its edges")
  func margins() {
    #expect(
      frame { $0.margins.equalTo(rect) } == rect.insetBy(dx: -8, dy: -8))
    a.snp.setBaselineOffsets(first: 5, last: 3)
    let baselines = frame { make in
      make.left.width.firstBaseline.lastBaseline.equalTo(rect)
    }
    #expect(baselines == Rect(x: 8, y: 11, width: 40, height: 28))
  }

  @Test("rows: locations from the superview's corner, sizes alone")
  func rows() {
    let root = makeRoot(200, 100, a)
    a.snp.makeConstraints { $0.left.trailing.bottom.centerX.width.lessThanOrEqualTo(rect) }
    #expect(
      (root.constraints + a.constraints).map { "\($0.firstAttribute) \($0.secondAttribute)" } == [
        "left left", "bottom top", "trailing leading", "centerX left", "width notAnAttribute",
      ])
    #expect((root.constraints + a.constraints).map(\.constant) == [8, 36, 48, 28, 40])
  }

  @Test("an array of rectangles, an offset after one, an update to another")
  func others() {
    let root = makeRoot(200, 100, a)
    let wide: [any ConstraintRelatableTarget] = [rect, Rect(x: 0, y: 0, width: 60, height: 0)]
    a.snp.makeConstraints { make in
      make.width.greaterThanOrEqualTo(wide)
      make.width.equalTo(0).priority(.low)
      make.left.top.equalTo(rect).offset(3)
      make.height.equalTo(rect)
    }
    layOut(root)
    expect(a, at: 3, 3, 60, 20)
    let count = a.constraints.count
    a.snp.updateConstraints { $0.height.equalTo(Rect(x: 0, y: 0, width: 0, height: 30)) }
    layOut(root)
    expect(a, at: 3, 3, 60, 30)
    #expect(a.constraints.count == count)
  }

  @Test("one that is not finite is a mistake, one without a superview too")
  func mistakes() {
    let bad = Rect(x: 0, y: .nan, width: 1, height: 1)
    #expect(a.snp.prepareConstraints { $0.left.equalTo(bad) }[0].issue?.kind == .notFinite)
    let alone = LayoutView()
    let made = alone.snp.prepareConstraints { $0.edges.equalTo(rect) }[0]
    made.activate()
    #expect(made.issue?.kind == .noSuperview)
    #expect(!made.isActive)
  }
}
