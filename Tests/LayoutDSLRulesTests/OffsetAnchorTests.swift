// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// `anchorWithOffset(to:)`: sizes made of two places.
@Suite("Distances between anchors")
struct OffsetAnchorTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let views = [LayoutView(), LayoutView(), LayoutView(), LayoutView()]
  var a: LayoutView { views[0] }
  var b: LayoutView { views[1] }
  var c: LayoutView { views[2] }
  var d: LayoutView { views[3] }

  init() {
    root.snp.setLabel("root")
    for (view, name) in zip(views, ["a", "b", "c", "d"]) {
      root.addSubview(view)
      view.snp.setLabel(name)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 20)
      width.priority = .defaultHigh
      width.isActive = true
    }
  }

  private func gap(_ from: LayoutView, _ to: LayoutView) -> LayoutDimension {
    from.trailingAnchor.anchorWithOffset(to: to.leadingAnchor)
  }

  @Test("a distance and a constant are a location and a location")
  func constants() {
    let made = [
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 7),
      gap(a, b).constraint(greaterThanOrEqualToConstant: 5),
      gap(a, b).constraint(lessThanOrEqualToConstant: 5),
    ]
    LayoutConstraint.activate(made)
    #expect(
      made.map(\.text) == [
        "a.leading == root.leading + 7.0", "b.leading >= a.trailing + 5.0",
        "b.leading <= a.trailing + 5.0",
      ])
    layOut(root)
    expect(a, at: 7, 0, 20, 10)
    expect(b, at: 32, 0, 20, 10)
  }

  @Test("gaps in proportion, over four places", arguments: [false, true])
  func proportion(isRightToLeft: Bool) {
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let ratio = gap(c, d).constraint(equalTo: gap(a, b), multiplier: 2, constant: 3)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      d.trailingAnchor.constraint(equalTo: root.trailingAnchor), ratio,
    ])
    #expect(
      ratio.description.contains(
        "(d.leading - c.trailing) == (b.leading - a.trailing) * 2.0 + 3.0>"), "\(ratio)")
    layOut(root)
    // 320 - 80 = 240 = gap + 2 gap + 3.
    let x = [0.0, 99, 119, 300].map { isRightToLeft ? 300 - $0 : $0 }
    for (view, x) in zip(views, x) { expect(view, at: x, 0, 20, 10) }
    ratio.constant = 0
    layOut(root)
    expect(b, at: isRightToLeft ? 200 : 100, 0, 20, 10)
  }

  @Test("a size against a distance, a distance against a size, across axes, negative")
  func sizes() {
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
        .constraint(equalTo: a.heightAnchor, multiplier: -3),
      c.leftAnchor.constraint(equalTo: root.leftAnchor),
      c.widthAnchor.constraint(
        equalTo: b.leftAnchor.anchorWithOffset(to: a.leftAnchor), multiplier: 2),
      d.leftAnchor.constraint(equalTo: root.leftAnchor),
      d.widthAnchor.constraint(
        greaterThanOrEqualTo: a.topAnchor.anchorWithOffset(to: root.bottomAnchor), constant: 1),
    ])
    layOut(root)
    expect(b, at: 70, 0, 20, 10)
    expect(c, at: 0, 0, 60, 10)
    expect(d, at: 0, 0, 481, 10)
  }

  @Test("margins, baselines and direction move what is made of them")
  func insets() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(
        equalTo: root.leadingAnchor.anchorWithOffset(to: root.layoutMarginsGuide.leadingAnchor)),
      guide.heightAnchor.constraint(
        equalTo: a.topAnchor.anchorWithOffset(to: a.firstBaselineAnchor), multiplier: 2),
    ])
    root.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 9, bottom: 0, trailing: 4)
    a.snp.setBaselineOffsets(first: 3, last: 0)
    layOut(root)
    expect(guide, at: 0, 0, 9, 6)
    root.directionalLayoutMargins.leading = 11
    a.snp.setBaselineOffsets(first: 4, last: 0)
    layOut(root)
    expect(guide, at: 0, 0, 11, 8)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(guide, at: 0, 0, 11, 8)
    expect(a, at: 300, 0, 20, 10)
  }

  @Test("it sits on the closest view that holds all of them, and leaves with any of them")
  func hosting() {
    let inner = LayoutView()
    let deep = LayoutView()
    b.addSubview(inner)
    b.addSubview(deep)
    let inside = inner.leftAnchor.anchorWithOffset(to: deep.leftAnchor)
      .constraint(equalTo: b.widthAnchor)
    let across = inner.widthAnchor.constraint(
      equalTo: deep.leftAnchor.anchorWithOffset(to: a.leftAnchor))
    LayoutConstraint.activate([inside, across])
    #expect(b.constraints.last == inside && root.constraints.contains(across))
    #expect(deep.itemState.constraints.count == 2)
    deep.removeFromSuperview()
    #expect(!inside.isActive && !across.isActive)
    #expect(inside.issue == nil && across.issue == nil)
    #expect(inner.itemState.constraints.isEmpty && deep.itemState.constraints.isEmpty)
    LayoutConstraint.activate([inside, across])
    #expect(inner.mistakeKinds == [.noCommonAncestor] && deep.mistakeKinds == [.noCommonAncestor])
    b.addSubview(deep)
    LayoutConstraint.activate([inside, across])
    #expect(inside.isActive && across.isActive)
    #expect(inner.mistakeKinds.isEmpty && deep.mistakeKinds.isEmpty)
  }

  @Test("a place that ends is reported, and it ends nothing else")
  func ended() {
    var made: LayoutConstraint?
    do {
      let short = LayoutView()
      root.addSubview(short)
      made = a.widthAnchor.constraint(
        equalTo: short.leftAnchor.anchorWithOffset(to: b.leftAnchor))
      made?.isActive = true
      #expect(made?.isActive == true)
      short.removeFromSuperview()
      made?.isActive = true
      #expect(made?.isActive == false)
    }
    made?.isActive = true
    #expect(made?.issue?.kind == .deadTarget && a.mistakeKinds == [.deadTarget])
    #expect(a.itemState.constraints.allSatisfy { $0 !== made })
  }

  @Test("many of one view come and go in any order")
  func places() {
    let made = (0..<6).map { number in
      gap(views[number % 4], views[(number + 1) % 4])
        .constraint(equalTo: gap(views[(number + 2) % 4], views[number % 4]))
    }
    let before = views.map { $0.itemState.constraints.count }
    for place in [0, 3, 1, 5, 2, 4] { made[place].isActive = true }
    for place in [1, 0, 4, 5, 3, 2] { made[place].isActive = false }
    #expect(views.map { $0.itemState.constraints.count } == before)
    #expect(views.allSatisfy { $0.itemState.constraints.allSatisfy(\.isActive) })
  }
}
