// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Huge numbers in one place of a tree change nothing elsewhere, and nothing that is left when they are
/// taken back.
@Suite("Huge numbers in trees")
struct HugeNumberTests {
  static let sizes = [1e9, 1e12, 1e15, 1e18, 1e30, 1e100, 1e300]

  /// The frames of a tree and of all below, in its order.
  private func frames(_ root: LayoutView) -> [Rect] { root.snp.snapshot().entries.map(\.frame) }

  private func expectClose(_ got: [Rect], _ expected: [Rect], _ what: String) {
    for (one, other) in zip(got, expected) {
      let pairs = [
        (one.minX, other.minX), (one.minY, other.minY), (one.width, other.width),
        (one.height, other.height),
      ]
      for (a, b) in pairs { #expect(abs(a - b) <= 1e-9, "\(what): \(one), expected \(other)") }
    }
  }

  /// A row of views, each beside the one before, with a constraint whose constant changes.
  private func makeRow() -> (root: LayoutView, views: [LayoutView], gaps: [Constraint]) {
    let views = (0..<8).map { _ in LayoutView() }
    let root = makeRoot(400, 100)
    var gaps: [Constraint] = []
    for (number, view) in views.enumerated() {
      root.addSubview(view)
      view.snp.makeConstraints { make in
        let left = number == 0 ? root.snp.left : views[number - 1].snp.right
        gaps.append(make.left.equalTo(left).offset(3.3).constraint)
        make.width.equalTo(7.7 + Double(number))
        make.top.equalToSuperview().offset(0.1)
        make.bottom.equalToSuperview().multipliedBy(1.0 / 3)
      }
    }
    return (root, views, gaps)
  }

  @Test("a constant taken back leaves exact frames at once", arguments: sizes, [1.0, -1])
  func takenBack(size: Double, sign: Double) {
    let (root, _, gaps) = makeRow()
    layOut(root)
    let expected = frames(root)
    for gap in gaps.indices {
      gaps[gap].update(offset: size * sign)
      root.layoutIfNeeded()
      gaps[gap].update(offset: 3.3)
      layOut(root)
      expectClose(frames(root), expected, "gap \(gap) was \(size * sign)")
    }
  }

  @Test("a huge size taken back leaves exact frames at once", arguments: sizes)
  func rootTakenBack(size: Double) {
    let (root, views, _) = makeRow()
    views[7].snp.makeConstraints { $0.right.lessThanOrEqualToSuperview().priority(.high) }
    let inner = LayoutView()
    views[3].addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(1.1) }
    layOut(root)
    let expected = frames(root)
    root.frame.size = Size(width: size, height: size)
    root.layoutIfNeeded()
    root.frame.size = Size(width: 400, height: 100)
    layOut(root)
    expectClose(frames(root), expected, "the root was \(size)")
  }

  @Test("a size that no number can hold is named")
  func overflow() throws {
    let root = makeRoot(400, 100)
    let views = (0..<5).map { _ in LayoutView() }
    for (number, view) in views.enumerated() {
      root.addSubview(view)
      view.snp.setLabel("v\(number)")
      view.snp.makeConstraints { make in
        if number == 0 {
          make.width.equalTo(1)
        } else {
          make.width.equalTo(views[number - 1]).multipliedBy(1e100)
        }
      }
    }
    let error = #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(
      error?.description.contains("the width of \"root/v4\": a value grew beyond") == true,
      "\(String(describing: error))")
    #expect(root.snp.issues.first?.items.first === views[4])
  }

  @Test("a huge view far away changes no other frame", arguments: sizes)
  func farAway(size: Double) {
    let (root, views, _) = makeRow()
    layOut(root)
    let expected = frames(root)
    let far = LayoutView()
    root.addSubview(far)
    far.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(size)
      make.top.equalTo(views[7].snp.bottom).offset(-size)
      make.size.equalTo(size)
    }
    root.layoutIfNeeded()
    expectClose(Array(frames(root).prefix(9)), expected, "a view at \(size)")
    views[2].snp.makeConstraints { $0.height.greaterThanOrEqualTo(1) }
    root.frame.size.width = 401
    root.layoutIfNeeded()
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expectClose(Array(frames(root).prefix(9)), expected, "a view at \(size), resized")
  }

  @Test("what clashes does so whatever stands beside it", arguments: sizes, [true, false])
  func clash(size: Double, isFirst: Bool) {
    let (view, far) = (LayoutView(), LayoutView())
    let root = makeRoot(400, 100, view, far)
    func placeFar() {
      far.snp.makeConstraints { make in
        make.left.equalTo(view.snp.right).offset(size)
        make.width.equalTo(size)
      }
    }
    if isFirst { placeFar() }
    root.layoutIfNeeded()
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(20)
      make.width.equalTo(30)
    }
    if !isFirst { placeFar() }
    root.layoutIfNeeded()
    let conflicts = root.snp.issues.filter {
      if case .conflict = $0.problem { true } else { false }
    }
    #expect(conflicts.count == 1, "\(root.snp.issues)")
    expectClose([view.frame], [Rect(x: 0, y: 0, width: 20, height: 0)], "beside \(size)")
  }

  /// `w` reaches from a gap behind `v` to the right edge of the root, which leaves it no room if the gap is large.
  @Test("no required constraint is violated without an issue", arguments: sizes, [1.0, -1])
  func between(size: Double, sign: Double) {
    let (v, w) = (LayoutView(), LayoutView())
    let root = makeRoot(100.1, 50, v, w)
    v.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(1.7)
      make.width.equalTo(10.3)
    }
    var gap: Constraint?
    w.snp.makeConstraints { make in
      gap = make.left.equalTo(v.snp.right).offset(size * sign).constraint
      make.right.equalToSuperview()
    }
    for _ in 0..<2 {
      root.layoutIfNeeded()
      let off = [
        w.frame.minX - (v.frame.maxX + size * sign), w.frame.maxX - 100.1, v.frame.minX - 1.7,
        v.frame.width - 10.3,
      ]
      let isOff = off.contains { abs($0) > 1e-6 }
      #expect(!isOff || !root.snp.issues.isEmpty, "\(off): \(root.snp.textTree())")
      expectClose([v.frame], [Rect(x: 1.7, y: 0, width: 10.3, height: 0)], "v")
      root.snp.discardEngine()
    }
    gap?.update(offset: 8)
    layOut(root)
    expectClose([w.frame], [Rect(x: 20, y: 0, width: 80.1, height: 0)], "w")
  }
}
