// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Edges are rounded in the root, last of all.
@Suite("Rounding to pixels")
struct PixelScaleTests {
  /// Three columns of a third each in 100.
  private func makeColumns() -> (root: LayoutView, columns: [LayoutView]) {
    let columns = [LayoutView(), LayoutView(), LayoutView()]
    let root = makeRoot(100, 30, columns[0], columns[1], columns[2])
    for (number, column) in columns.enumerated() {
      column.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalToSuperview().dividedBy(3)
        if number == 0 {
          make.left.equalToSuperview()
        } else {
          make.left.equalTo(columns[number - 1].snp.right)
        }
      }
    }
    return (root, columns)
  }

  @Test("columns of a third meet, and sizes follow from edges")
  func columns() {
    let (root, columns) = makeColumns()
    #expect(root.snp.pixelScale == nil)
    root.snp.pixelScale = 1
    #expect(root.snp.pixelScale == 1)
    layOut(root)
    // Edges at 33.33, 66.67 and 100.
    expect(columns[0], at: 0, 0, 33, 30)
    expect(columns[1], at: 33, 0, 34, 30)
    expect(columns[2], at: 67, 0, 33, 30)
    root.snp.pixelScale = 2
    layOut(root)
    expect(columns[0], at: 0, 0, 33.5, 30)
    expect(columns[1], at: 33.5, 0, 33, 30)
    expect(columns[2], at: 66.5, 0, 33.5, 30)
    root.snp.pixelScale = nil
    layOut(root)
    expect(columns[1], at: 100.0 / 3, 0, 100.0 / 3, 30)
  }

  @Test(
    "pixels too small or too large for numbers leave finite frames",
    arguments: [1e308, 1e17, .greatestFiniteMagnitude, 1e-308, .leastNonzeroMagnitude])
  func extremeScales(scale: Double) {
    let (outer, inner) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, outer)
    outer.addSubview(inner)
    outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(10.25) }
    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(-3.5) }
    root.snp.pixelScale = scale
    layOut(root)
    if scale > 1 {
      expect(outer, at: 10.25, 10.25, 79.5, 79.5)
      expect(inner, at: -3.5, -3.5, 86.5, 86.5)
    } else {
      // All edges are nearest to the first pixel's.
      expect(outer, at: 0, 0, 0, 0)
      expect(inner, at: 0, 0, 0, 0)
    }
    root.frame.size.width = 120
    layOut(root)
    #expect(inner.frame.maxX.isFinite && outer.frame.maxX.isFinite)
    root.snp.pixelScale = 2
    layOut(root)
    expect(outer, at: 10.5, 10.5, 99.5, 79.5)
  }

  @Test("the middle of a pixel goes up, also below zero")
  func ties() {
    let (a, b) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, a, b)
    root.snp.pixelScale = 1
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(0.5)
      make.size.equalTo(1)
    }
    b.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(-1.5)
      make.size.equalTo(0.9)
    }
    layOut(root)
    expect(a, at: 1, 1, 1, 1)
    // -1.5 goes to -1, -0.6 to -1.
    expect(b, at: -1, -1, 0, 0)
  }

  @Test("an edge found by another sum is the same edge")
  func noise() {
    // 0.1 + 0.2 + 0.2 is not 0.5, and is above it or below as it is added.
    let (a, b) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, a, b)
    root.snp.pixelScale = 1
    a.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview()
      make.width.equalTo(7.1 + 7.2 + 7.2)
      make.height.equalTo(5)
    }
    b.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(7.2 + (7.2 + 7.1) - 1e-12)
      make.top.equalToSuperview()
      make.size.equalTo(5)
    }
    layOut(root)
    #expect(a.frame.maxX == 22)
    #expect(b.frame.minX == 22)
  }

  @Test("nested frames are differences of edges in the root")
  func nested() {
    let (outer, inner) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, outer)
    outer.addSubview(inner)
    root.snp.pixelScale = 1
    var left: Constraint?
    outer.snp.makeConstraints { make in
      left = make.left.equalToSuperview().offset(10.4).constraint
      make.top.equalToSuperview()
      make.size.equalTo(50)
    }
    inner.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10.4)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    layOut(root)
    // In the root: outer from 10.4, inner from 20.8 to 40.8.
    expect(outer, at: 10, 0, 50, 50)
    expect(inner, at: 11, 0, 20, 20)
    // Moved by half a pixel: outer from 10.9, inner from 21.3 to 41.3, though inner's own numbers
    // did not change.
    left?.update(offset: 10.9)
    layOut(root)
    expect(outer, at: 11, 0, 50, 50)
    expect(inner, at: 10, 0, 20, 20)
    // Moved by whole pixels: only outer is read.
    let before = root.snp.layoutWork.framesRead
    left?.update(offset: 14.9)
    layOut(root)
    expect(outer, at: 15, 0, 50, 50)
    expect(inner, at: 10, 0, 20, 20)
    #expect(root.snp.layoutWork.framesRead == before + 1)
  }

  @Test("views that layout does not place stay, and what is in them meets the grid")
  func unplaced() {
    let fixed = LayoutView(frame: Rect(x: 0.3, y: 0.3, width: 50, height: 50))
    let inner = LayoutView()
    let root = makeRoot(100, 100, fixed)
    fixed.addSubview(inner)
    root.snp.pixelScale = 1
    inner.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(1.4)
      make.size.equalTo(10)
    }
    layOut(root)
    expect(fixed, at: 0.3, 0.3, 50, 50)
    // In the root from 1.7 to 11.7: 2 to 12.
    expect(inner, at: 1.7, 1.7, 10, 10)
    fixed.frame.origin = Point(x: 0.5, y: 0.05)
    layOut(root)
    // 1.9 to 11.9: 2 to 12; 1.45 to 11.45: 1 to 11.
    expect(inner, at: 1.5, 0.95, 10, 10)
  }

  @Test("a solved root, guides, and what constraints and fitting sizes go by")
  func rootAndGuides() {
    let (a, b) = (LayoutView(), LayoutView())
    let root = makeRoot(0, 0, a, b)
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    root.snp.pixelScale = 1
    root.translatesAutoresizingMaskIntoConstraints = false
    guide.snp.makeConstraints { $0.edges.equalTo(b) }
    a.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.size.equalTo(10.4)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.top.bottom.right.equalToSuperview()
      make.width.equalTo(a)
    }
    layOut(root)
    expect(root, at: 0, 0, 21, 10)
    expect(a, at: 0, 0, 10, 10)
    // From 10.4 to 20.8.
    expect(b, at: 10, 0, 11, 10)
    expect(guide, at: 10, 0, 11, 10)
    #expect(root.snp.explanation(of: .width)?.value == 20.8)
    #expect(root.systemLayoutSizeFitting(.zero) == Size(width: 20.8, height: 10.4))
    #expect(root.snp.snapshot().frame(labeled: "b") == b.frame)
  }

  @Test("a scale that is no number is refused, one of 0 or less means none")
  func badScales() {
    let (root, columns) = makeColumns()
    root.snp.pixelScale = 1
    root.snp.pixelScale = .nan
    #expect(root.snp.pixelScale == 1)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.snp.pixelScale = -1
    #expect(root.snp.pixelScale == nil)
    layOut(root)
    expect(columns[0], at: 0, 0, 100.0 / 3, 30)
  }

  @Test("of another view the scale waits until that is a root")
  func notARoot() {
    let (a, b) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, a)
    a.addSubview(b)
    a.snp.pixelScale = 1
    for view in [a, b] { view.snp.makeConstraints { $0.edges.equalToSuperview().inset(3.3) } }
    layOut(root)
    expect(b, at: 3.3, 3.3, 86.8, 86.8)
    a.removeFromSuperview()
    a.translatesAutoresizingMaskIntoConstraints = true
    layOut(a)
    // a keeps its size, 93.4: b from 3.3 to 90.1.
    expect(b, at: 3, 3, 87, 87)
  }

  @Test("hooks see rounded frames, and what they set is not rounded")
  func hooks() {
    let log = HookedView.Log()
    let box = HookedView("box", log)
    let shade = LayoutView()
    let root = makeRoot(100, 100, box)
    box.addSubview(shade)
    root.snp.pixelScale = 1
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(10.4) }
    box.onLayout = { shade.frame = Rect(x: 0.2, y: 0.2, width: $0.bounds.width, height: 1) }
    layOut(root)
    expect(box, at: 10, 10, 80, 80)
    expect(shade, at: 0.2, 0.2, 80, 1)
    #expect(log.take() == ["update box", "layout box"])
  }

  @Test("after any edits frames are those of a fresh tree", arguments: 1...12)
  func incremental(seed: UInt64) {
    var random = SplitMix(state: seed)
    let root = makeRoot(200, 200)
    var views = [root]
    var constants: [Constraint] = []
    var log: [String] = ["seed \(seed)"]
    root.snp.pixelScale = 1
    for step in 0..<60 {
      let view = views.randomElement(using: &random) ?? root
      switch Int.random(in: 0..<7, using: &random) {
      case 0...1:
        let new = LayoutView()
        view.addSubview(new)
        views.append(new)
        if Bool.random(using: &random) {
          new.snp.makeConstraints { make in
            constants.append(
              make.left.top.equalToSuperview().offset(number(&random)).constraint)
            make.size.equalToSuperview().multipliedBy(0.7)
          }
        } else {
          new.frame = Rect(x: number(&random), y: number(&random), width: 20.2, height: 11.7)
          new.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        }
      case 2...3: constants.randomElement(using: &random)?.update(offset: number(&random))
      case 4: root.frame.size.width = 200 + number(&random)
      case 5: if view !== root, step.isMultiple(of: 5) { view.removeFromSuperview() }
      default: root.snp.pixelScale = [1, 2, 3, nil].randomElement(using: &random) ?? 1
      }
      if Bool.random(using: &random) { continue }
      layOut(root)
      let got = root.snp.snapshot()
      root.snp.discardEngine()
      layOut(root)
      let differences = root.snp.snapshot().differences(from: got, tolerance: 1e-9)
      log.append("step \(step)")
      #expect(differences.isEmpty, "\(log.joined(separator: ", ")): \(differences)")
      if !differences.isEmpty { return }
    }
  }

  private func number(_ random: inout SplitMix) -> Double {
    Double(Int.random(in: -40...400, using: &random)) / 20
  }

  @Test("a scale that is taken back before a pass leaves nothing to do")
  func takenBack() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView()
    root.addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(0.25) }
    try root.snp.layout()
    root.snp.pixelScale = 2
    root.snp.pixelScale = nil
    try root.snp.layout()
    #expect(view.frame.minX == 0.25)
    // Nor does a view that was to be rounded elsewhere.
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    other.snp.pixelScale = 2
    other.addSubview(view)
    try other.snp.layout()
    view.frame.size.width = 7.25
    root.addSubview(view)
    try root.snp.layout()
  }

  @Test("what is in a view that takes no part any more is rounded anew")
  func released() {
    let (owner, other, guide) = (LayoutView(), LayoutView(), LayoutGuide())
    let root = makeRoot(100, 100, owner, other)
    owner.frame = Rect(x: 0.2, y: 0, width: 40, height: 40)
    owner.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.equalTo(1.5)
      make.top.equalTo(0)
      make.size.equalTo(10)
    }
    other.snp.makeConstraints { make in
      make.left.equalTo(owner.snp.right)
      make.top.equalTo(0)
      make.size.equalTo(10)
    }
    root.snp.pixelScale = 1
    layOut(root)
    // The owner is at 0, the guide at 1.7 in the root, that is at 2.
    #expect(guide.layoutFrame.minX == 2)
    other.removeFromSuperview()
    root.layoutIfNeeded()
    let edited = guide.layoutFrame
    root.snp.discardEngine()
    root.layoutIfNeeded()
    #expect(edited == guide.layoutFrame)
  }

  @Test("a view that takes no part any more is exact again, also after a pass that threw")
  func exactAgain() {
    let (owner, other) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, owner, other)
    owner.frame = Rect(x: 0.25, y: 0, width: 40, height: 40)
    var edge: Constraint?
    other.snp.makeConstraints { make in
      edge = make.left.equalTo(owner).priority(.low).constraint
      make.top.height.equalTo(0)
      make.width.equalTo(10)
    }
    root.snp.pixelScale = 1
    layOut(root)
    #expect(owner.frame.minX == 0)
    other.snp.makeConstraints { $0.width.equalTo(20) }
    root.layoutIfNeeded()
    edge?.deactivate()
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.layoutIfNeeded()
    #expect(owner.frame.minX == 0.25)
  }

  @Test("a view that went with its superview, and takes no part there, is exact again")
  func exactElsewhere() {
    let (box, outer, inner, other) = (LayoutView(), LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(100, 100, box, outer, other)
    outer.addSubview(inner)
    inner.frame = Rect(x: 0.25, y: 0, width: 40, height: 40)
    other.snp.makeConstraints { $0.left.equalTo(inner) }
    root.snp.pixelScale = 1
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 0)
    box.addSubview(outer)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 0.25)
  }
}
