// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// Only what changed is worked on again, and the result is that of a fresh tree.
@Suite("Increments")
struct IncrementalTests {
  private func frames(_ root: LayoutView) -> [Rect] {
    [root.frame] + root.subviews.flatMap(frames)
  }

  /// Frames as a new engine finds them for the same tree.
  private func freshFrames(_ root: LayoutView) -> [Rect] {
    root.snp.discardEngine()
    layOut(root)
    return frames(root)
  }

  @Test("a constant of one cell touches that cell and what is below")
  func oneConstant() {
    let list = CellTree(20)
    layOut(list.root)
    let before = list.root.snp.layoutWork
    list.icons[18].update(offset: 35)
    layOut(list.root)
    let after = list.root.snp.layoutWork
    #expect(after.constraintsLowered == before.constraintsLowered)
    #expect(after.constantsChanged == before.constantsChanged + 1)
    #expect(after.naturalMeasurements == before.naturalMeasurements)
    // The icon, the title and the detail beside it; the cell may grow and the last move.
    #expect(after.framesRead - before.framesRead <= 5)
    #expect(frames(list.root) == freshFrames(list.root))
  }

  @Test("a pass without changes does nothing")
  func nothing() {
    let list = CellTree(3)
    layOut(list.root)
    let before = list.root.snp.layoutWork
    list.root.setNeedsLayout()
    layOut(list.root)
    list.root.layoutIfNeeded()
    #expect(list.root.snp.layoutWork == before)
  }

  @Test("a cell that joins is lowered, the others are not")
  func joining() {
    let list = CellTree(10)
    layOut(list.root)
    let before = list.root.snp.layoutWork
    list.append()
    layOut(list.root)
    let after = list.root.snp.layoutWork
    // icon 5, title 3, detail 4, cell 5
    #expect(after.constraintsLowered - before.constraintsLowered == 17)
    #expect(after.itemsJoined - before.itemsJoined == 4)
    #expect(after.framesRead - before.framesRead == 4)
  }

  @Test("a cell that leaves takes its rows and variables along")
  func leaving() {
    let list = CellTree(10)
    layOut(list.root)
    let full = list.root.snp.solverStatistics
    list.append()
    layOut(list.root)
    list.remove(10)
    layOut(list.root)
    #expect(list.root.snp.solverStatistics?.constraints == full?.constraints)
    #expect(list.root.snp.solverStatistics?.variables == full?.variables)
  }

  @Test("margins and priorities change numbers of rows, not rows")
  func inPlace() {
    let list = CellTree(5)
    layOut(list.root)
    let before = list.root.snp.layoutWork
    list.cells[2].layoutMargins = Insets(top: 11, left: 0, bottom: 0, right: 0)
    layOut(list.root)
    let after = list.root.snp.layoutWork
    #expect(after.constraintsLowered == before.constraintsLowered)
    #expect(after.constantsChanged == before.constantsChanged + 1)
    #expect(frames(list.root) == freshFrames(list.root))
  }

  @Test("a flip writes the directional rows anew, and no others")
  func flip() {
    let list = CellTree(5)
    layOut(list.root)
    let before = list.root.snp.layoutWork
    list.root.semanticContentAttribute = .forceRightToLeft
    layOut(list.root)
    let after = list.root.snp.layoutWork
    // leading of the icon, leading and trailing of title, detail and cell
    #expect(after.constraintsLowered - before.constraintsLowered == 5 * 7)
    #expect(frames(list.root) == freshFrames(list.root))
  }

  @Test("a subtree that is taken elsewhere keeps the constraints inside it")
  func reparenting() {
    let list = CellTree(2)
    layOut(list.root)
    let cell = list.cells[1]
    cell.removeFromSuperview()
    layOut(list.root)
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 100))
    other.addSubview(cell)
    cell.snp.remakeConstraints { $0.edges.equalToSuperview() }
    layOut(other)
    #expect(cell.frame == Rect(x: 0, y: 0, width: 500, height: 100))
    // 500 - 8 - 30 - 8 - 8
    #expect(cell.subviews[2].frame.width == 446)
  }

  @Test("a view that nothing mentions any more follows its mask, and no row holds it")
  func unmentioned() {
    let box = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let label = LayoutView()
    box.autoresizingMask = .flexibleWidth
    let root = makeRoot(100, 100, box, label)
    var wish: Constraint?
    label.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      wish = make.width.equalTo(box).constraint
    }
    layOut(root)
    wish?.deactivate()
    // 50 + (20 - 100): less than nothing, which a row could not be.
    root.frame = Rect(x: 0, y: 0, width: 20, height: 100)
    layOut(root)
    expect(box, at: 0, 0, 0, 50)
    root.frame = Rect(x: 0, y: 0, width: 80, height: 100)
    layOut(root)
    expect(box, at: 0, 0, 30, 50)
  }

  @Test("a view that only a broken constraint mentions leaves with it")
  func unmentionedByBroken() {
    let box = LayoutView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let label = LayoutView()
    let root = makeRoot(100, 100, box, label)
    var wish: Constraint?
    label.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      wish = make.width.equalTo(box).constraint
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    #expect(box.snp.explanation(of: .width) != nil)
    wish?.deactivate()
    layOut(root)
    #expect(box.snp.explanation(of: .width) == nil)
  }

  @Test("a broken constraint is tried again only when what refuses it changes")
  func standingConflict() {
    let list = CellTree(3)
    for cell in list.cells {
      cell.snp.makeConstraints { make in
        make.width.equalTo(100).labeled("clash")
      }
    }
    list.root.layoutIfNeeded()
    #expect(list.root.snp.issues.count == 3)
    let before = list.root.snp.layoutWork
    list.icons[1].update(offset: 31)
    list.root.layoutIfNeeded()
    #expect(list.root.snp.layoutWork.constraintsLowered == before.constraintsLowered)
    #expect(list.root.snp.issues.count == 3)
    // All three are refused by the root's width, which is another now.
    list.root.frame = Rect(x: 0, y: 0, width: 100, height: 2000)
    list.root.layoutIfNeeded()
    #expect(list.root.snp.layoutWork.constraintsLowered == before.constraintsLowered + 3)
    #expect(list.root.snp.issues.isEmpty)
  }

  @Test("any sequence of edits ends where a fresh tree ends", arguments: 0..<12 as Range<UInt64>)
  func edits(seed: UInt64) {
    var random = SplitMix(state: seed)
    let list = CellTree(4)
    layOut(list.root)
    for step in 0..<40 {
      edit(list, &random)
      if Bool.random(using: &random) { continue }
      layOut(list.root)
      if step % 4 != 0 { continue }
      let edited = frames(list.root)
      let text = list.root.snp.textTree()
      let fresh = freshFrames(list.root)
      #expect(
        zip(edited, fresh).allSatisfy { $0.isClose(to: $1) },
        "seed \(seed), step \(step): edited \(text), fresh \(list.root.snp.textTree())")
    }
  }

  @Test("what is broken after edits is what a fresh tree breaks", arguments: 0..<8 as Range<UInt64>)
  func recoveries(seed: UInt64) {
    var random = SplitMix(state: seed)
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 10))
    var wishes: [Constraint] = []
    var previous: LayoutView?
    for number in 0..<4 {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.setLabel("v\(number)")
      view.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.left.equalTo(previous?.snp.right ?? root.snp.left)
        make.width.equalTo(50).priority(.low)
        if number == 3 { make.right.equalToSuperview() }
        wishes.append(make.width.greaterThanOrEqualTo(60).constraint)
        wishes.append(make.width.lessThanOrEqualTo(90).constraint)
        wishes.append(make.width.equalTo(75 + number).priority(.high).constraint)
      }
      previous = view
    }
    for step in 0..<40 {
      let wish = wishes[Int.random(in: 0..<wishes.count, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0: wish.deactivate()
      case 1: wish.activate()
      case 2: wish.update(priority: Bool.random(using: &random) ? .required : .medium)
      default: wish.update(offset: Double(Int.random(in: 20..<140, using: &random)))
      }
      root.layoutIfNeeded()
      if step % 5 != 4 { continue }
      let edited = refused(root)
      root.snp.discardEngine()
      root.layoutIfNeeded()
      #expect(edited == refused(root), "seed \(seed), step \(step)")
    }
  }

  /// The constraints that are broken, in the order in which they were refused.
  private func refused(_ root: LayoutView) -> [String] {
    root.snp.issues.compactMap { issue in
      if case .conflict(let report) = issue.problem { report.refused?.constraint } else { nil }
    }
  }

  private func edit(_ list: CellTree, _ random: inout SplitMix) {
    let cell = list.cells.indices.randomElement(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: list.append()
    case 1:
      if let cell { list.remove(cell) }
    case 2:
      let width = Double(Int.random(in: 200..<500, using: &random))
      list.root.frame = Rect(x: 0, y: 0, width: width, height: 2000)
    case 3:
      list.root.semanticContentAttribute =
        Bool.random(using: &random) ? .forceRightToLeft : .unspecified
    case 4:
      if let cell {
        let top = Double(Int.random(in: 0..<30, using: &random))
        list.cells[cell].layoutMargins = Insets(top: top, left: 0, bottom: 0, right: 0)
      }
    case 5:
      if let cell {
        let title = list.cells[cell].subviews[1] as? SizedView
        title?.contentWidth = Double(Int.random(in: 20..<200, using: &random))
      }
    case 6:
      if let cell { list.icons[cell].deactivate() }
    case 7:
      if let cell { list.icons[cell].activate() }
    default:
      if let cell {
        list.icons[cell].update(offset: Double(Int.random(in: 1..<60, using: &random)))
      }
    }
  }
}
