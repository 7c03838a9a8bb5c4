// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Maker")
struct MakerTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  /// What a block makes, line by line.
  private func texts(_ block: (ConstraintMaker) -> Void) -> [String] {
    view.snp.prepareConstraints(block).flatMap { $0.layoutConstraints.map(\.text) }
  }

  @Test("attributes expand in the order of the bits, whatever the order written")
  func expansionOrder() {
    let lines = texts { $0.height.trailing.top.left.lastBaseline.bottom.equalTo(other) }
    #expect(
      lines == [
        "view.left == other.left", "view.top == other.top", "view.bottom == other.bottom",
        "view.trailing == other.trailing", "view.height == other.height",
        "view.lastBaseline == other.lastBaseline",
      ])
  }

  @Test(
    "aggregates",
    arguments: [
      (ConstraintAttributes.edges, "left top right bottom"),
      (.horizontalEdges, "left right"),
      (.verticalEdges, "top bottom"),
      (.directionalEdges, "top bottom leading trailing"),
      (.directionalHorizontalEdges, "leading trailing"),
      (.directionalVerticalEdges, "top bottom"),
      (.size, "width height"),
      (.center, "centerX centerY"),
      (.margins, "leftMargin rightMargin topMargin bottomMargin"),
      (.directionalMargins, "topMargin bottomMargin leadingMargin trailingMargin"),
      (.centerWithinMargins, "centerXWithinMargins centerYWithinMargins"),
    ])
  func aggregates(attributes: ConstraintAttributes, names: String) {
    let found = attributes.layoutAttributes.map { "\($0)" }.joined(separator: " ")
    #expect(found == names)
  }

  @Test("every attribute of the maker, the chain and the item is itself")
  func everyAttribute() {
    let made = view.snp.prepareConstraints { make in
      make.left.top.right.bottom.leading.trailing.width.height.centerX.centerY.lastBaseline
        .firstBaseline.leftMargin.rightMargin.topMargin.bottomMargin.leadingMargin
        .trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(other)
    }
    #expect(made[0].layoutConstraints.count == 20)
    let raw = Set(made[0].layoutConstraints.map(\.firstAttribute.rawValue))
    #expect(raw == Set(1...20))
    #expect(LayoutConstraint.Attribute.right.rawValue == 2)
    #expect(LayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
  }

  @Test("edges and margins pair side by side")
  func edgesAndMargins() {
    #expect(
      texts { $0.edges.equalTo(other.snp.margins) } == [
        "view.left == other.leftMargin", "view.top == other.topMargin",
        "view.right == other.rightMargin", "view.bottom == other.bottomMargin",
      ])
    #expect(
      texts { $0.margins.equalTo(other.snp.edges) } == [
        "view.leftMargin == other.left", "view.rightMargin == other.right",
        "view.topMargin == other.top", "view.bottomMargin == other.bottom",
      ])
    #expect(
      texts { $0.directionalEdges.equalTo(other.snp.directionalMargins) } == [
        "view.top == other.topMargin", "view.bottom == other.bottomMargin",
        "view.leading == other.leadingMargin", "view.trailing == other.trailingMargin",
      ])
    #expect(
      texts { $0.directionalMargins.equalTo(other.snp.directionalEdges) } == [
        "view.topMargin == other.top", "view.bottomMargin == other.bottom",
        "view.leadingMargin == other.leading", "view.trailingMargin == other.trailing",
      ])
  }

  @Test("identical sets pair each with itself, one attribute serves all")
  func pairing() {
    #expect(
      texts { $0.size.equalTo(other.snp.size) } == [
        "view.width == other.width", "view.height == other.height",
      ])
    #expect(
      texts { $0.width.height.equalTo(other.snp.width) } == [
        "view.width == other.width", "view.height == other.width",
      ])
    #expect(texts { $0.left.equalTo(other.snp.top) } == ["view.left == other.top"])
  }

  @Test("no target means the superview, and nothing for sizes")
  func impliedTarget() {
    #expect(
      texts { $0.left.width.centerX.centerY.equalTo(3) } == [
        "view.left == root.left + 3.0", "view.width == + 3.0", "view.centerX == root.left + 3.0",
        "view.centerY == root.top + 3.0",
      ])
  }

  @Test("the superview as a target keeps every attribute")
  func superviewTarget() {
    #expect(
      texts { $0.width.centerX.equalToSuperview() } == [
        "view.width == root.width", "view.centerX == root.centerX",
      ])
    #expect(
      texts { $0.top.lessThanOrEqualToSuperview { $0.snp.bottom }.offset(-4) } == [
        "view.top <= root.bottom + -4.0"
      ])
    #expect(
      texts { $0.top.greaterThanOrEqualToSuperview { _ in other.snp.bottom } } == [
        "view.top >= other.bottom"
      ])
  }

  @Test("multiplier, constant and priority; the last constant wins")
  func numbers() {
    #expect(
      texts { $0.width.equalTo(other).multipliedBy(2).offset(8).priority(.high) } == [
        "view.width == other.width * 2.0 + 8.0 ^750.0"
      ])
    #expect(
      texts { $0.width.equalTo(other).dividedBy(4).inset(3).offset(1).priority(UInt(20)) } == [
        "view.width == other.width * 0.25 + 1.0 ^20.0"
      ])
    #expect(texts { $0.width.equalTo(5).offset(7) } == ["view.width == + 7.0"])
    #expect(
      texts { $0.left.equalTo(other).priority(ConstraintPriority.high.advanced(by: 1)) } == [
        "view.left == other.left ^751.0"
      ])
    #expect(
      texts { $0.left.equalTo(other).priority(LayoutPriority.fittingSizeLevel) } == [
        "view.left == other.left ^50.0"
      ])
    #expect(texts { $0.left.equalTo(other).priority(999.5) } == ["view.left == other.left ^999.5"])
  }

  @Test("an array of targets gives one constraint each, mixed as it may be")
  func arrays() {
    #expect(
      texts { $0.left.top.greaterThanOrEqualTo([other, root.snp.left, 5]).offset(1) } == [
        "view.left >= other.left + 1.0", "view.left >= root.left + 1.0",
        "view.left >= root.left + 1.0", "view.top >= other.top + 1.0",
        "view.top >= root.left + 1.0", "view.top >= root.top + 1.0",
      ])
    let views = [root, other]
    #expect(texts { $0.width.equalTo(views) }.count == 2)
    #expect(texts { $0.width.equalTo([4, 6]) } == ["view.width == + 4.0", "view.width == + 6.0"])
  }

  @Test("ternaries and variables compile as targets", arguments: [true, false])
  func existentials(isWide: Bool) {
    let target: any ConstraintRelatableTarget = isWide ? 10 : other.snp.width
    #expect(
      texts { $0.width.equalTo(target) } == [
        isWide ? "view.width == + 10.0" : "view.width == other.width"
      ])
  }

  @Test("blocks as people write them compile and mean what they meant")
  func dialect() {
    let isWide = other.isHidden
    var top: Constraint?
    view.snp.makeConstraints { (make: ConstraintMaker) -> Void in
      make.width.height.equalTo(100.0)
      make.left.equalTo(isWide ? root : other)
      make.right.equalTo(isWide ? root.snp.right : other.snp.left)
      make.bottom.equalTo(isWide ? root : other.snp.top).priority(ConstraintPriority.low)
      make.centerX.equalTo(isWide ? 0 : 10.5)
      top = make.top.equalTo(root.layoutMarginsGuide).constraint
      make.top.greaterThanOrEqualTo(root.layoutMarginsGuide.snp.bottom).priority(999)
      make.leading.trailing.equalToSuperview().inset(20).priority(.required)
    }
    #expect(top?.isActive == true)
    #expect(
      root.constraintTexts == [
        "view.left == other.left", "view.right == other.left", "view.bottom == other.top ^250.0",
        "view.centerX == root.left + 10.5", "view.top == root.layoutMarginsGuide.top",
        "view.top >= root.layoutMarginsGuide.bottom ^999.0", "view.leading == root.leading + 20.0",
        "view.trailing == root.trailing + -20.0",
      ])
    #expect(view.constraintTexts == ["view.width == + 100.0", "view.height == + 100.0"])
    view.snp.remakeConstraints { [weak root] make in
      guard let root else { return }
      make.edges.equalTo(root)
    }
    #expect(root.constraints.count == 4)
  }

  @Test("a description by itself prints what it says, without an item")
  func description() {
    let place = SourceLocation(fileID: "A/B.swift", line: 7)
    var value = ConstraintDescription(attributes: .edges, location: place)
    #expect("\(value)" == "<ConstraintDescription@B.swift#7 edges>")
    value.setRelation(.lessThanOrEqual)
    value.targets = .one(.item(other.snp.margins))
    value.multiplier = 2
    value.setConstant(.number(8))
    value.setPriority(750)
    value.setLabel("frame", isNumbered: false)
    #expect(
      "\(value)"
        == "<ConstraintDescription:frame@B.swift#7 edges <= other.margins * 2.0 + 8.0 ^750>")
  }

  @Test("labels and places arrive at the constraint")
  func labels() {
    let line: UInt = #line + 2
    let made = view.snp.prepareConstraints {
      $0.left.equalTo(other).labeled("first")
      $0.top.equalTo(other, fileID: "A/B.swift", line: 7).labeled("second")
    }
    #expect(made.map { $0.layoutConstraints[0].identifier } == ["first", "second"])
    #expect(made[0].layoutConstraints[0].location == SourceLocation(fileID: #fileID, line: line))
    #expect(made[1].layoutConstraints[0].location == SourceLocation(fileID: "A/B.swift", line: 7))
  }

  @Test("what is said after reading .constraint still counts")
  func editsAfterReading() {
    var read: Constraint?
    view.snp.makeConstraints { make in
      let chain = make.left.equalTo(other)
      read = chain.constraint
      chain.offset(12)
      make.top.equalTo(other)
      chain.priority(.low)
    }
    #expect(read?.layoutConstraints.map(\.text) == ["view.left == other.left + 12.0 ^250.0"])
    #expect(read?.isActive == true)
    #expect(
      root.constraintTexts == ["view.left == other.left + 12.0 ^250.0", "view.top == other.top"])
  }

  @Test("what is said after the block counts, too")
  func editsAfterTheBlock() {
    var chain: ConstraintMakerEditable?
    view.snp.makeConstraints { chain = $0.left.equalTo(other) }
    chain?.offset(3).multipliedBy(2)
    #expect(root.constraintTexts == ["view.left == other.left * 2.0 + 3.0"])
    #expect(chain?.constraint.isActive == true)
  }

  @Test("people's extensions of the stages work")
  func extensions() {
    #expect(texts { $0.pinned.toEverySide(of: other).gap(4) }.count == 4)
  }

  @Test("a block turns the translation of the autoresizing mask off")
  func translation() {
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.snp.prepareConstraints { _ in }
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("guides are constrained as views are")
  func guides() {
    let guide = LayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(view.snp.width).dividedBy(2)
      make.height.equalTo(9)
    }
    view.snp.makeConstraints { $0.right.equalTo(guide.snp.left) }
    #expect(
      root.constraintTexts == [
        "root.column.left == root.left", "root.column.width == view.width * 0.5",
        "root.column.height == + 9.0", "view.right == root.column.left",
      ])
  }

  @Test("content priorities through the namespace")
  func contentPriorities() {
    #expect(view.snp.contentHuggingHorizontalPriority == 250)
    #expect(view.snp.contentCompressionResistanceVerticalPriority == 750)
    view.snp.contentHuggingVerticalPriority = 251
    view.snp.contentCompressionResistanceHorizontalPriority = 1000
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
  }
}

extension ConstraintMakerExtendable {
  fileprivate func toEverySide(of view: ConstraintView) -> ConstraintMakerEditable {
    edges.equalTo(view)
  }
}

extension ConstraintMaker {
  fileprivate var pinned: ConstraintMakerExtendable { left.right }
}

extension ConstraintMakerEditable {
  @discardableResult
  fileprivate func gap(_ distance: Int) -> ConstraintMakerFinalizable {
    inset(distance).priority(.medium)
  }
}
