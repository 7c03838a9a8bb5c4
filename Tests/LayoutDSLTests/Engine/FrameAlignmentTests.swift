// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Views whose alignment rectangle depends on their frame.
@Suite("Alignment rectangles that depend on the frame")
struct FrameAlignmentTests {
  /// A view whose alignment rectangle is the left half of its frame.
  private final class Halved: LayoutView {
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      Rect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
    }
    override func frame(forAlignmentRect rect: Rect) -> Rect {
      Rect(x: rect.minX, y: rect.minY, width: rect.width * 2, height: rect.height)
    }
  }

  @Test("a view that its mask resizes has the frame of its mask, and the rectangle of that frame")
  func masked() {
    let (box, other) = (LayoutView(), LayoutView())
    let root = makeRoot(400, 100, box)
    var width: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(50)
      width = make.width.equalTo(100).constraint
    }
    layOut(root)
    let view = Halved(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    view.autoresizingMask = .flexibleWidth
    box.addSubview(view)
    box.addSubview(other)
    other.snp.makeConstraints { $0.edges.equalTo(view) }
    layOut(root)
    expect(view, at: 0, 0, 100, 50)
    expect(other, at: 0, 0, 50, 50)
    // A width of 40 leaves nothing of the rectangle until the override is called for it.
    for extent in [200.0, 150, 40, 100] {
      width?.update(offset: extent)
      root.layoutIfNeeded()
      #expect(root.snp.issues.isEmpty)
      expect(view, at: 0, 0, extent, 50)
      expect(other, at: 0, 0, extent / 2, 50)
    }
  }

  /// A view whose override is counted.
  private final class Counted: LayoutView {
    final class Counter { var calls = 0 }
    var counter: Counter?
    override func alignmentRect(forFrame frame: Rect) -> Rect {
      counter?.calls += 1
      return super.alignmentRect(forFrame: frame).inset(
        by: Insets(top: 1, left: 1, bottom: 1, right: 1))
    }
    override func frame(forAlignmentRect rect: Rect) -> Rect {
      super.frame(forAlignmentRect: rect).inset(
        by: Insets(top: -1, left: -1, bottom: -1, right: -1))
    }
  }

  @Test("the override of a view whose frame stays is not called")
  func calls() {
    let counter = Counted.Counter()
    let root = makeRoot(400, 1000)
    var height: Constraint?
    for place in 0..<100 {
      let view = Counted()
      view.counter = counter
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.width.equalToSuperview()
        make.top.equalTo(10 * place)
        height = make.height.equalTo(5).constraint
      }
    }
    layOut(root)
    counter.calls = 0
    height?.update(offset: 7)
    layOut(root)
    #expect(root.subviews[99].frame == Rect(x: -1, y: 989, width: 402, height: 9))
    #expect(counter.calls > 0 && counter.calls < 20)
    root.frame.size.width = 500
    layOut(root)
    #expect(root.subviews[0].frame == Rect(x: -1, y: -1, width: 502, height: 7))
  }
}
