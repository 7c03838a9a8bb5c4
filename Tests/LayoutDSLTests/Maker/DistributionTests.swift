// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Distribution")
struct DistributionTests {
  let views = (0..<4).map { _ in LayoutView() }
  let root: LayoutView

  init() {
    root = makeRoot(320, 480, views[0], views[1], views[2], views[3])
    views.snp.makeConstraints { make in
      make.top.equalToSuperview().priority(.low)
      make.left.equalToSuperview().priority(.low)
      make.width.equalTo(20).priority(.low)
      make.height.equalTo(20).priority(.low)
    }
  }

  @Test("fixed spacing, to the right: the lengths share what the gaps leave")
  func fixedSpacingHorizontal() {
    let made = views.snp.distribute(
      along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 15)
    layOut(root)
    // (320 - 5 - 15 - 3 · 10) / 4
    for (place, view) in views.enumerated() {
      expect(view, at: 5 + Double(place) * 77.5, 0, 67.5, 20)
    }
    // The first's left, two each of the others, and the last's right.
    #expect(made.count == 1 + 2 * 3 + 1 && made.allSatisfy { $0.isActive })
  }

  @Test("fixed spacing, down")
  func fixedSpacingVertical() {
    views.snp.distribute(along: .vertical, fixedSpacing: 20, leadSpacing: 30, tailSpacing: 50)
    layOut(root)
    // (480 - 30 - 50 - 3 · 20) / 4
    for (place, view) in views.enumerated() {
      expect(view, at: 0, 30 + Double(place) * 105, 20, 85)
    }
  }

  @Test("fixed length, to the right: the gaps share what the lengths leave")
  func fixedLengthHorizontal() {
    views.snp.distribute(along: .horizontal, fixedItemLength: 50, leadSpacing: 5, tailSpacing: 15)
    layOut(root)
    // (320 - 5 - 15 - 4 · 50) / 3
    let gap = 100.0 / 3
    for (place, view) in views.enumerated() {
      expect(view, at: 5 + Double(place) * (50 + gap), 0, 50, 20)
    }
  }

  @Test("fixed length, down, overlapping where there is no room")
  func fixedLengthVertical() {
    views.snp.distribute(along: .vertical, fixedItemLength: 60, leadSpacing: 30, tailSpacing: 30)
    layOut(root)
    for (place, view) in views.enumerated() {
      expect(view, at: 0, 30 + Double(place) * 120, 20, 60)
    }
    views.snp.distribute(along: .vertical, fixedItemLength: 150)
    layOut(root)
    for (place, view) in views.enumerated() { expect(view, at: 0, Double(place) * 110, 20, 150) }
  }

  @Test("the formulas are Masonry's to the last constant")
  func formulas() {
    let made = views.dropLast().snp.distribute(
      along: .horizontal, fixedItemLength: 50, leadSpacing: 6, tailSpacing: 10,
      fileID: "A/B.swift", line: 1)
    #expect(
      made.map(\.description) == [
        "<LayoutConstraint@B.swift#1 a.width == 50.0>",
        "<LayoutConstraint@B.swift#1 a.left == root.left + 6.0>",
        "<LayoutConstraint@B.swift#1 b.width == 50.0>",
        "<LayoutConstraint@B.swift#1 b.right == root.right * 0.5 + 23.0>",
        "<LayoutConstraint@B.swift#1 c.width == 50.0>",
        "<LayoutConstraint@B.swift#1 c.right == root.right - 10.0>",
      ])
    let spaced = views.dropLast(2).snp.distribute(
      along: .vertical, fixedSpacing: 4, leadSpacing: 6, tailSpacing: 10, fileID: "A/B.swift",
      line: 2)
    #expect(
      spaced.map(\.description) == [
        "<LayoutConstraint@B.swift#2 a.top == root.top + 6.0>",
        "<LayoutConstraint@B.swift#2 b.height == a.height>",
        "<LayoutConstraint@B.swift#2 b.top == a.bottom + 4.0>",
        "<LayoutConstraint@B.swift#2 b.bottom == root.bottom - 10.0>",
      ])
  }

  @Test("right-to-left text does not turn a distribution around, as in Masonry")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    views.snp.distribute(along: .horizontal, fixedItemLength: 50, leadSpacing: 5, tailSpacing: 15)
    layOut(root)
    #expect(views[0].frame.minX == 5 && views[3].frame.maxX == 305)
  }

  @Test("a new distribution along an axis replaces the earlier one, whole")
  func replacement() {
    views.snp.distribute(along: .horizontal, fixedSpacing: 10)
    let down = views.snp.distribute(along: .vertical, fixedItemLength: 10)
    let before = root.constraints.count
    views.snp.distribute(along: .horizontal, fixedSpacing: 20)
    #expect(root.constraints.count == before)
    layOut(root)
    for (place, view) in views.enumerated() {
      expect(view, at: Double(place) * 85, Double(place) * (470 / 3.0), 65, 10)
    }
    // The last view is left out, and free of the former distribution.
    views.dropLast().snp.distribute(along: .horizontal, fixedItemLength: 100)
    layOut(root)
    for (place, view) in views.dropLast().enumerated() {
      expect(view, at: Double(place) * 110, Double(place) * (470 / 3.0), 100, 10)
    }
    expect(views[3], at: 0, 470, 20, 10)
    #expect(down.allSatisfy { $0.isActive })
  }

  @Test("a distribution is removed along one axis or both; other constraints stay")
  func removal() {
    let own = root.constraints.count + views.reduce(0) { $0 + $1.constraints.count }
    func count() -> Int { root.constraints.count + views.reduce(0) { $0 + $1.constraints.count } }
    let across = views.snp.distribute(along: .horizontal, fixedSpacing: 10)
    let down = views.snp.distribute(along: .vertical, fixedSpacing: 10)
    [views[1]].snp.removeDistribution(along: .vertical)
    #expect(down.allSatisfy { !$0.isActive } && across.allSatisfy { $0.isActive })
    views.snp.distribute(along: .vertical, fixedSpacing: 10)
    views.snp.removeDistribution()
    #expect(count() == own)
    layOut(root)
    expect(views[3], at: 0, 0, 20, 20)
  }

  @Test("a distribution that was updated is still one")
  func updated() {
    views.snp.distribute(along: .horizontal, fixedSpacing: 10)
    views[0].snp.updateConstraints { $0.left.equalToSuperview().offset(40) }
    layOut(root)
    expect(views[0], at: 40, 0, 62.5, 20)
    views.snp.distribute(along: .horizontal, fixedItemLength: 20)
    layOut(root)
    expect(views[0], at: 0, 0, 20, 20)
  }

  @Test("remaking a view's constraints takes its part of a distribution along")
  func remake() {
    views.snp.distribute(along: .horizontal, fixedSpacing: 10)
    views.snp.remakeConstraints { $0.size.equalTo(1) }
    #expect(root.constraints.isEmpty)
  }

  @Test("views of different branches share their closest common superview")
  func branches() {
    let box = LayoutView()
    let inner = LayoutView()
    root.addSubview(box)
    box.addSubview(inner)
    box.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(100)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(200)
    }
    inner.snp.makeConstraints { $0.top.height.equalTo(9) }
    [views[0], inner].snp.distribute(along: .horizontal, fixedSpacing: 20)
    layOut(root)
    expect(views[0], at: 0, 0, 150, 20)
    expect(inner, at: 70, 9, 150, 9)
  }

  @Test("a single view fills what the spacings leave, or begins after the first")
  func single() {
    let one = [views[0]]
    one.snp.distribute(along: .horizontal, fixedSpacing: 99, leadSpacing: 5, tailSpacing: 15)
    layOut(root)
    expect(views[0], at: 5, 0, 300, 20)
    one.snp.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 5, tailSpacing: 15)
    layOut(root)
    expect(views[0], at: 5, 0, 30, 20)
  }

  @Test("views without a superview in common: one mistake in each tree, and nothing made")
  func noCommonSuperview() {
    let stranger = LayoutView()
    stranger.snp.setLabel("stranger")
    layOut(root)
    let before = root.constraints
    let all = Array(views.dropFirst(2)) + [stranger]
    let made = all.snp.distribute(
      along: .horizontal, fixedSpacing: 10, fileID: "App/Card.swift", line: 3)
    #expect(made.isEmpty && root.constraints == before)
    #expect(stranger.translatesAutoresizingMaskIntoConstraints)
    let text =
      "App/Card.swift:3: to be distributed, c, d, stranger must be in one superview"
    root.layoutIfNeeded()
    stranger.layoutIfNeeded()
    #expect(root.snp.issues.map(\.description) == [text])
    #expect(stranger.snp.issues.map(\.description) == [text])
    guard case .mistake(let mistake)? = root.snp.issues.first?.problem else {
      Issue.record("no mistake")
      return
    }
    #expect(mistake.kind == .noCommonAncestor)
    expect(views[2], at: 0, 0, 20, 20)

    // It goes with the distribution that works.
    root.addSubview(stranger)
    all.snp.distribute(along: .horizontal, fixedSpacing: 10)
    layOut(root)
    #expect(root.snp.issues.isEmpty)
    #expect(stranger.frame.maxX == 320)
  }

  @Test("lengths that are not finite", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    layOut(root)
    let before = root.constraints
    views.snp.distribute(along: .horizontal, fixedSpacing: number)
    views.snp.distribute(along: .vertical, fixedItemLength: 1, tailSpacing: number)
    #expect(root.constraints == before)
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 2)
    views.snp.removeDistribution(along: .vertical)
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    views[0].snp.removeConstraints()
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
  }

  @Test("a distribution does not keep its views alive")
  func lifetime() {
    weak var gone: LayoutView?
    do {
      let parent = LayoutView()
      let children = [LayoutView(), LayoutView()]
      for child in children { parent.addSubview(child) }
      children.snp.distribute(along: .horizontal, fixedSpacing: 1)
      gone = children[0]
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
