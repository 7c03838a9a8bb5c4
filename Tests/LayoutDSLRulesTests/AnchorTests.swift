// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Anchors")
struct AnchorTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = LayoutView()
  let b = LayoutView()

  init() {
    root.snp.setLabel("root")
    for (view, name) in [(a, "a"), (b, "b")] {
      root.addSubview(view)
      view.snp.setLabel(name)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// Places a view at 30, 40 with the size 50, 60.
  private func place(_ view: LayoutView) {
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  @Test("constraints come inactive, with their place, and can be changed")
  func constraints() {
    let made = a.leadingAnchor.constraint(
      equalTo: b.trailingAnchor, constant: 8, fileID: "A/B.swift", line: 3)
    #expect(!made.isActive && made.firstItem === a && made.secondItem === b)
    #expect(made.description == "<LayoutConstraint@B.swift#3 a.leading == b.trailing + 8.0>")
    made.constant = 9
    made.priority = .defaultHigh
    made.identifier = "gap"
    made.isActive = true
    #expect(root.constraintTexts == ["a.leading == b.trailing + 9.0 ^750.0"])
    made.isActive = false
    #expect(root.constraints.isEmpty && made.identifier == "gap")
    let line: UInt = #line + 1
    #expect(a.widthAnchor.constraint(equalToConstant: 1).location.line == line)
  }

  @Test("every anchor of a view places what it says")
  func viewAnchors() {
    b.snp.setBaselineOffsets(first: 12, last: 5)
    place(b)
    let horizontal = [
      (a.leadingAnchor, b.leadingAnchor, 30.0), (a.trailingAnchor, b.trailingAnchor, 70),
      (a.leftAnchor, b.leftAnchor, 30), (a.rightAnchor, b.rightAnchor, 70),
      (a.centerXAnchor, b.centerXAnchor, 50), (a.leftAnchor, b.rightAnchor, 80),
      (a.leadingAnchor, b.centerXAnchor, 55),
    ]
    let vertical = [
      (a.topAnchor, b.topAnchor, 40.0), (a.bottomAnchor, b.bottomAnchor, 90),
      (a.centerYAnchor, b.centerYAnchor, 65), (a.topAnchor, b.firstBaselineAnchor, 52),
      (a.topAnchor, b.lastBaselineAnchor, 95), (a.firstBaselineAnchor, b.topAnchor, 38),
      (a.lastBaselineAnchor, b.bottomAnchor, 91),
    ]
    a.snp.setBaselineOffsets(first: 2, last: 1)
    for (index, (own, anchor, x)) in horizontal.enumerated() {
      let (ownY, anchorY, y) = vertical[index]
      let made = [
        own.constraint(equalTo: anchor), ownY.constraint(equalTo: anchorY),
        a.widthAnchor.constraint(equalToConstant: 10),
        a.heightAnchor.constraint(equalToConstant: 10),
      ]
      LayoutConstraint.activate(made)
      layOut(root)
      #expect(a.frame == Rect(x: x, y: y, width: 10, height: 10), "\(anchor), \(anchorY)")
      LayoutConstraint.deactivate(made)
    }
  }

  @Test("guides have anchors too, the margins guide among them")
  func guideAnchors() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    root.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      guide.rightAnchor.constraint(equalTo: margins.rightAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.heightAnchor.constraint(equalTo: margins.heightAnchor, multiplier: 0.5),
      a.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      a.leftAnchor.constraint(equalTo: guide.leftAnchor),
      a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      a.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      b.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      b.widthAnchor.constraint(equalToConstant: 10), b.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut(root)
    expect(guide, at: 2, 1, 314, 238)
    expect(a, at: 2, 82, 314, 157)
    expect(b, at: 154, 115, 10, 10)
  }

  @Test("at most and at least, between places and between sizes")
  func inequalities() {
    place(b)
    let wishes = [
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.widthAnchor.constraint(equalToConstant: 0),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 999),
      a.heightAnchor.constraint(equalToConstant: 999),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    LayoutConstraint.activate(wishes)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor),
      a.leadingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 1),
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor),
      a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: 2),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 3),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2),
      a.widthAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 2, constant: 4),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 300),
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3),
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 5),
    ])
    layOut(root)
    expect(a, at: 81, 42, 104, 180)
    #expect(
      root.constraintTexts.suffix(2) == [
        "a.height <= b.height * 3.0", "a.height <= b.height * 3.0 + 5.0",
      ])
  }

  @Test("equal sizes, with multiplier and constant")
  func sizes() {
    place(b)
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalTo: b.heightAnchor),
      a.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 1),
    ])
    layOut(root)
    expect(a, at: 0, 0, 60, 101)
    #expect(a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 3).constant == 3)
  }

  @Test("standard gaps after and below, three relations each")
  func systemSpacing() {
    place(b)
    let x: [LayoutConstraint] = [
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 3),
    ]
    let y: [LayoutConstraint] = [
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.5),
      a.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 0.25),
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
    ]
    #expect((x + y).map(\.constant) == [16, 8, 24, 4, 2, 8])
    let relations: [LayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    #expect((x + y).map(\.relation) == relations + relations)
    LayoutConstraint.activate(x + y)
    a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    a.heightAnchor.constraint(equalToConstant: 10).isActive = true
    layOut(root)
    expect(a, at: 96, 104, 10, 10)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(a, at: 4, 104, 10, 10)
  }

  /// Gives `b` and `a` text of 20 points a line and places `a` by a standard gap below `b`.
  private func placeText(_ gap: LayoutConstraint) {
    place(b)
    b.snp.setBaselineOffsets(first: 16, last: 4)
    a.snp.setBaselineOffsets(first: 16, last: 4)
    gap.isActive = true
    a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
    a.widthAnchor.constraint(equalToConstant: 10).isActive = true
    a.heightAnchor.constraint(equalToConstant: 20).isActive = true
    layOut(root)
  }

  @Test("a standard gap between baselines puts a line of text below the other, and follows both")
  func gapsOfText() {
    let gap = a.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1)
    placeText(gap)
    #expect(a.frame.minY == b.frame.maxY)
    a.snp.setBaselineOffsets(first: 30, last: 4)
    b.snp.setBaselineOffsets(first: 16, last: 10)
    layOut(root)
    #expect(a.frame.minY == b.frame.maxY)
    gap.constant += 5
    layOut(root)
    #expect(a.frame.minY == b.frame.maxY + 5)
    #expect(gap.messageText.contains("a.firstBaseline == b.lastBaseline + 13 or more by font"))
    a.snp.setBaselineOffsets(first: 3, last: 0)
    b.snp.setBaselineOffsets(first: 0, last: 0)
    layOut(root)
    #expect(a.frame.minY + 3 == b.frame.maxY + 13)
  }

  @Test("standard gaps at baselines are multiplied, and count between a baseline and an edge")
  func gapsAtOneBaseline() {
    let gap = a.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: b.topAnchor, multiplier: 1.5)
    placeText(gap)
    #expect(a.frame.minY == b.frame.minY + 1.5 * 16 - 16)
    gap.isActive = false
    let least = a.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 3)
    least.isActive = true
    let pull = a.topAnchor.constraint(equalTo: b.topAnchor)
    pull.priority = LayoutPriority(100)
    pull.isActive = true
    layOut(root)
    #expect(a.frame.minY == b.frame.maxY - 4 + 3 * 8)
  }

  /// A view with the baselines of its caption.
  private final class Captioned: LayoutView {
    let caption = LayoutView()
    override var forLastBaselineLayout: LayoutView { caption }
  }

  @Test("a standard gap below a view with another's baseline follows the other")
  func gapsOfDelegates() {
    let card = Captioned()
    root.addSubview(card)
    card.addSubview(card.caption)
    card.caption.snp.makeConstraints { $0.left.top.equalToSuperview() }
    card.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    card.caption.snp.setBaselineOffsets(first: 16, last: 4)
    card.caption.snp.measure { _ in Size(width: 40, height: 20) }
    placeText(
      a.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: card.lastBaselineAnchor, multiplier: 1))
    #expect(a.frame.minY == 20)
    card.caption.snp.setBaselineOffsets(first: 16, last: 6)
    layOut(root)
    #expect(a.frame.minY == 20)
  }

  @Test("a fitting size has the gaps of the baselines that the texts have at its width")
  func fittingGaps() throws {
    let box = LayoutView()
    let texts = (0..<2).map { _ in Wrapping(frame: .zero) }
    root.addSubview(box)
    for text in texts {
      box.addSubview(text)
      text.snp.makeConstraints { $0.left.right.equalToSuperview() }
    }
    texts[0].snp.makeConstraints { $0.top.equalToSuperview() }
    texts[1].snp.makeConstraints { $0.bottom.equalToSuperview() }
    texts[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: texts[0].lastBaselineAnchor, multiplier: 2
    ).isActive = true
    for (width, lines) in [(200.0, 1.0), (50, 2)] {
      box.snp.removeConstraints()
      let size = box.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // Two texts and, once more, the bottom of the upper one's last line and the top of the other's first.
      let height = 2 * lines * 20 + lines * 4 + 16
      #expect(size == Size(width: width, height: height))
      box.snp.remakeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(width)
      }
      layOut(root)
      #expect(box.frame.size == size)
    }
  }

  /// Text of 100 points, 20 a line, whose last baseline is the higher the more lines there are.
  private final class Wrapping: LayoutView {
    private var lines = 1.0

    override init(frame: Rect) {
      super.init(frame: frame)
      snp.measure { [weak self] width in
        let lines = width < 100 ? 2.0 : 1
        self?.lines = lines
        return Size(width: min(width, 100), height: lines * 20)
      }
    }

    #if ViewCoding
    required init?(coder: LayoutCoder) { nil }
    #endif

    override var firstBaselineOffsetFromTop: Double { 16 }
    override var lastBaselineOffsetFromBottom: Double { 4 * lines }
  }

  @Test("a standard gap upwards, and what asks for gaps besides frames")
  func gapsUpwardsAndInMessages() throws {
    place(b)
    b.snp.setBaselineOffsets(first: 16, last: 4)
    a.snp.setBaselineOffsets(first: 30, last: 7)
    a.snp.makeConstraints { make in
      make.left.equalTo(b)
      make.width.height.equalTo(20)
    }
    let above = a.lastBaselineAnchor.constraint(
      equalToSystemSpacingBelow: b.firstBaselineAnchor, multiplier: -1)
    above.isActive = true
    layOut(root)
    #expect(a.frame.maxY == b.frame.minY)
    #expect(above.messageText.contains("a.lastBaseline == b.firstBaseline - 8 or less by font"))
    above.isActive = false
    let gaps = [
      a.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: b.lastBaselineAnchor, multiplier: 1),
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 8),
    ]
    LayoutConstraint.activate(gaps)
    #expect(root.snp.duplicates().isEmpty)
    let error = #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(
      error?.description.contains("can't be both 34 and 8 pt from the lastBaseline") == true,
      "\(String(describing: error))")
    gaps[0].isActive = false
    gaps[0].isActive = true
    gaps[1].isActive = false
    try root.snp.layout()
    #expect(a.frame.minY == b.frame.maxY)
  }

  @Test("leading anchors follow the direction, left anchors do not")
  func direction() {
    root.semanticContentAttribute = .forceRightToLeft
    place(b)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 20), a.topAnchor.constraint(equalTo: b.topAnchor),
      a.heightAnchor.constraint(equalTo: b.heightAnchor),
    ])
    layOut(root)
    expect(a, at: 290, 40, 20, 60)
    expect(b, at: 30, 40, 50, 60)
  }

  @Test("what types cannot refuse is a mistake")
  func mistakes() {
    let made = [
      a.leadingAnchor.constraint(equalTo: b.leftAnchor),
      a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: .nan),
      a.widthAnchor.constraint(equalToConstant: .infinity),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: .nan),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: .infinity),
      a.leftAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 1),
      a.leftAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: b.widthAnchor),
      a.widthAnchor.constraint(
        equalTo: a.leftAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 2),
    ]
    let kinds: [ConstraintMistake.Kind] = [
      .badAttributePairing, .notFinite, .notFinite, .notFinite, .notFinite, .badAttributePairing,
      .badAttributePairing, .badAttributePairing,
    ]
    #expect(made.map { $0.issue?.kind } == kinds)
    LayoutConstraint.activate(made)
    #expect(made.allSatisfy { !$0.isActive } && root.constraints.isEmpty)
    #expect(a.mistakeKinds.count + b.mistakeKinds.count == kinds.count)
  }

  @Test("anchors are equal if they say the same")
  func equality() {
    #expect(a.leftAnchor == a.leftAnchor)
    #expect(a.leftAnchor != b.leftAnchor && a.leftAnchor != a.leadingAnchor)
    #expect(
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor)
        == a.leftAnchor.anchorWithOffset(to: b.leftAnchor))
    #expect(a.leftAnchor.anchorWithOffset(to: b.leftAnchor) != b.widthAnchor)
    #expect(Set([a.topAnchor, a.topAnchor, b.topAnchor]).count == 2)
    #expect(a.leftAnchor.anchorWithOffset(to: b.leftAnchor).description == "(b.left - a.left)")
  }

  @Test("an anchor does not keep its view; what it makes then is a mistake")
  func lifetime() {
    var view: LayoutView? = LayoutView()
    weak let watched = view
    view.map(root.addSubview)
    let anchor = view?.leftAnchor ?? a.leftAnchor
    view?.removeFromSuperview()
    view = nil
    #expect(watched == nil)
    let made = a.leftAnchor.constraint(equalTo: anchor)
    made.isActive = true
    #expect(made.issue?.kind == .deadTarget && a.mistakeKinds == [.deadTarget])
  }
}
