// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What a stack view says of the views that it arranges.
@Suite("Arrangements")
struct StackArrangementTests {
  private let views = (0..<4).map { _ in LayoutView() }

  private func makeArrangement() -> StackArrangement {
    let arrangement = StackArrangement()
    for (place, view) in views.enumerated() { arrangement.insert(view, at: place, isNew: true) }
    return arrangement
  }

  private func order(_ arrangement: StackArrangement) -> [Int?] {
    arrangement.entries.map { entry in views.firstIndex { $0.itemState === entry.state } }
  }

  @Test("what is set says whether it is another one")
  func setting() {
    let arrangement = StackArrangement()
    #expect(!arrangement.set(axis: .horizontal) && arrangement.set(axis: .vertical))
    #expect(!arrangement.set(distribution: .fill) && arrangement.set(distribution: .fillEqually))
    #expect(!arrangement.set(alignment: .fill) && arrangement.set(alignment: .center))
    #expect(!arrangement.set(spacing: 0) && arrangement.set(spacing: 3))
    #expect(
      !arrangement.set(isMarginsRelative: false) && arrangement.set(isMarginsRelative: true))
    #expect(
      !arrangement.set(isBaselineRelative: false) && arrangement.set(isBaselineRelative: true))
    #expect(arrangement.axis == .vertical && arrangement.distribution == .fillEqually)
    #expect(arrangement.alignment == .center && arrangement.spacing == 3)
    #expect(arrangement.isMarginsRelative && arrangement.isBaselineRelative)
  }

  @Test("a view that is arranged already moves and keeps its space; others have none of their own")
  func moving() {
    let arrangement = makeArrangement()
    #expect(arrangement.setCustomSpacing(9, after: views[1]))
    #expect(!arrangement.setCustomSpacing(9, after: views[1]))
    arrangement.insert(views[1], at: 3, isNew: false)
    #expect(order(arrangement) == [0, 2, 3, 1])
    #expect(arrangement.entries.map(\.customSpacing) == [nil, nil, nil, 9])
    arrangement.insert(views[3], at: -2, isNew: false)
    arrangement.insert(views[0], at: 77, isNew: false)
    #expect(order(arrangement) == [3, 2, 1, 0] && arrangement.insertions == 7)
    #expect(arrangement.setCustomSpacing(nil, after: views[1]))
    #expect(arrangement.entries.allSatisfy { $0.customSpacing == nil })
  }

  @Test("who is not arranged has no place, and no space behind it")
  func strangers() {
    let arrangement = makeArrangement()
    let stranger = LayoutView()
    #expect(arrangement.index(of: stranger) == nil)
    #expect(!arrangement.setCustomSpacing(9, after: stranger) && !arrangement.remove(stranger))
    #expect(arrangement.remove(views[2]) && !arrangement.remove(views[2]))
    #expect(views.map { arrangement.index(of: $0) } == [0, 1, nil, 2])
  }

  @Test("rows go by baselines in a row that aligns them and in a column that spaces by them")
  func reading() {
    let arrangement = StackArrangement()
    func reads() -> [Bool] { [arrangement.readsBaselines, arrangement.readsContent] }
    _ = arrangement.set(isBaselineRelative: true)
    #expect(reads() == [false, false])
    _ = arrangement.set(axis: .vertical)
    #expect(reads() == [true, true])
    _ = arrangement.set(isBaselineRelative: false)
    _ = arrangement.set(alignment: .lastBaseline)
    #expect(reads() == [false, false])
    _ = arrangement.set(axis: .horizontal)
    #expect(reads() == [true, true])
    _ = arrangement.set(alignment: .center)
    _ = arrangement.set(distribution: .fillProportionally)
    #expect(reads() == [false, true])
  }

  @Test("by equal centering each view counts a little less than the one before, along the axis")
  func weights() {
    let arrangement = makeArrangement()
    #expect(arrangement.weight(of: views[0], along: .horizontal) == 1)
    _ = arrangement.set(distribution: .equalCentering)
    let weights = views.map { arrangement.weight(of: $0, along: .horizontal) }
    #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 > $1 } && weights[3] > 1)
    #expect(weights[0] == 1 + 1.0 / 64)
    #expect(views.allSatisfy { arrangement.weight(of: $0, along: .vertical) == 1 })
    #expect(arrangement.weight(of: LayoutView(), along: .horizontal) == 1)
  }
}
