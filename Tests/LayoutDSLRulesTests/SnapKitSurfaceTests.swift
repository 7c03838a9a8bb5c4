// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// SnapKit 5.7.1's public names, every one of them used through the public import.
///
/// Not here: UILayoutSupport and what belongs to it, which a tree without view controllers has
/// no use for. Deprecated names are in `DeprecatedSpellingsTests`.
@Suite("SnapKit's names")
struct SnapKitSurfaceTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let view = ConstraintView()
  let other = ConstraintView()
  let guide = ConstraintLayoutGuide()

  init() {
    root.addSubview(view)
    root.addSubview(other)
    root.addLayoutGuide(guide)
  }

  /// What a block makes: the attributes of the first chain.
  private func attributes(
    _ block: (ConstraintMaker) -> ConstraintMakerExtendable
  ) -> [LayoutAttribute] {
    let made = view.snp.prepareConstraints { _ = block($0).equalTo(other) }
    return made.flatMap { $0.layoutConstraints.map(\.firstAttribute) }
  }

  @Test("each attribute is one of the maker, the chain, the view and, if it has it, the guide")
  func attributes() {
    for name in AttributeName.all {
      let text = "\(name.attributes)"
      #expect(attributes { $0[keyPath: name.maker] } == name.attributes, "maker \(text)")
      // Begun with something else, so that the chain has to add.
      let start: LayoutAttribute = name.attributes.contains(.lastBaseline) ? .height : .lastBaseline
      let chained = attributes {
        (start == .height ? $0.height : $0.lastBaseline)[keyPath: name.chain]
      }
      #expect(Set(chained) == Set(name.attributes + [start]), "chain \(text)")
      #expect(right(view.snp[keyPath: name.item]) == name.attributes, "item \(text)")
      if let guideItem = name.guideItem {
        #expect(right(guide.snp[keyPath: guideItem]) == name.attributes, "guide's item \(text)")
      }
    }
    #expect(AttributeName.all.count == 31)
    #expect(AttributeName.all.count { $0.guideItem != nil } == 18)
  }

  /// The attributes of an item: what it serves those of a chain that names all of its own.
  private func right(_ item: ConstraintItem) -> [LayoutAttribute] {
    for name in AttributeName.all {
      let made = other.snp.prepareConstraints { _ = $0[keyPath: name.maker].equalTo(item) }
      let rows = made.flatMap(\.layoutConstraints)
      if !rows.isEmpty, rows.map(\.firstAttribute) == rows.map(\.secondAttribute) {
        other.snp.removeConstraints()
        return rows.map(\.secondAttribute)
      }
    }
    return []
  }

  @Test("relations, with targets, with the superview, with what a closure picks of it")
  func relations() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(other)
      make.left.equalToSuperview()
      make.left.equalToSuperview { $0.snp.right }
      make.left.lessThanOrEqualTo(other.snp.right)
      make.left.lessThanOrEqualToSuperview()
      make.left.lessThanOrEqualToSuperview(\.snp.right)
      make.left.greaterThanOrEqualTo(guide)
      make.left.greaterThanOrEqualToSuperview()
      make.left.greaterThanOrEqualToSuperview { superview in
        let item = superview.snp.right
        return item
      }
    }
    let rows = made.flatMap(\.layoutConstraints)
    let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    #expect(rows.map(\.relation) == relations.flatMap { [$0, $0, $0] })
    #expect(
      rows.map(\.secondAttribute) == [
        .left, .left, .right, .right, .left, .right, .left, .left, .right,
      ])
    #expect(rows[0].secondItem === other && rows[6].secondItem === guide)
    #expect(rows[2].secondItem === root && rows[5].secondItem === root)
  }

  @Test("places are passed on in SnapKit's order of arguments")
  func places() {
    func pass(_ make: ConstraintMaker, _ file: String = "A/B.swift", _ line: UInt = 7) {
      make.width.equalTo(Double.nan, file, line)
      make.width.lessThanOrEqualTo(Double.nan, file, line)
      make.width.greaterThanOrEqualTo(Double.nan, file, line: line)
      make.left.equalToSuperview(file, line).offset(Double.nan)
      make.left.lessThanOrEqualToSuperview(file, line).offset(Double.nan)
      make.left.greaterThanOrEqualToSuperview(file, line: line).offset(Double.nan)
      make.left.equalToSuperview({ $0.snp.right }, file, line: line).offset(Double.nan)
      make.left.lessThanOrEqualToSuperview({ $0.snp.right }, file, line: line).offset(Double.nan)
      make.left.greaterThanOrEqualToSuperview({ $0.snp.right }, file, line: line)
        .offset(Double.nan)
    }
    let made = view.snp.prepareConstraints { pass($0) }
    let places = made.map { "\($0.issue?.fileID ?? "") \($0.issue?.line ?? 0)" }
    #expect(places == Array(repeating: "A/B.swift 7", count: 9))
  }

  @Test("multipliers, constants, priorities, names")
  func chain() {
    let insets = ConstraintInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = ConstraintDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let offset: any ConstraintOffsetTarget = 5
    let factor: any ConstraintMultiplierTarget = 2
    let inset: any ConstraintInsetTarget = insets
    let directionalInset: any ConstraintDirectionalInsetTarget = directional
    let level: any ConstraintPriorityTarget = 800
    let constant: any ConstraintConstantTarget = Size(width: 6, height: 7)
    let made = view.snp.prepareConstraints { make in
      make.width.equalTo(other).multipliedBy(factor).offset(offset).priority(level)
      make.width.equalTo(other).dividedBy(factor).inset(inset).priority(.low)
      make.trailing.equalTo(other).inset(directionalInset).priority(999.5).labeled("far")
      make.width.equalTo(constant).priority(10)
    }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.multiplier) == [2, 0.5, 1, 1])
    #expect(rows.map(\.constant) == [5, -6, -4, 6])
    #expect(rows.map(\.priority) == [800, 250, 999.5, 10].map { LayoutPriority(rawValue: $0) })
    #expect(rows[2].label == "far" && rows[2].identifier == "far")
    rows[2].label = "wide"
    #expect(rows[2].identifier == "wide")
  }

  @Test("the stages inherit as SnapKit's do, and give the constraint")
  func stages() {
    view.snp.makeConstraints { make in
      let extendable: ConstraintMakerExtendable = make.left
      let relatable: ConstraintMakerRelatable = extendable
      let editable: ConstraintMakerEditable = relatable.equalTo(other)
      let prioritizable: ConstraintMakerPrioritizable = editable
      let finalizable: ConstraintMakerFinalizable = prioritizable
      let item: any LayoutConstraintItem = make.item
      #expect(item === view)
      #expect(finalizable.constraint === editable.constraint)
    }
    #expect(root.constraints.count == 1)
  }

  @Test("the constraint: active or not, its constants, its priority, its rows")
  func constraint() throws {
    let made: Constraint = view.snp.prepareConstraints { $0.left.right.equalTo(other) }[0]
    #expect(!made.isActive)
    made.activate()
    #expect(made.isActive)
    made.deactivate()
    #expect(!made.isActive)
    made.isActive = true
    #expect(root.constraints == made.layoutConstraints)
    made.update(offset: 3)
    #expect(made.layoutConstraints.map(\.constant) == [3, 3])
    made.update(inset: 3).update(priority: .high)
    #expect(made.layoutConstraints.map(\.constant) == [3, -3])
    made.update(inset: ConstraintDirectionalInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
    #expect(made.layoutConstraints.map(\.constant) == [1, -2])
    made.update(priority: 400)
    let row: LayoutConstraint = try #require(made.layoutConstraints.first)
    #expect(row.firstItem === view && row.secondItem === other)
    #expect(row.firstAttribute == .left && row.secondAttribute == .left)
    #expect(row.relation == .equal && row.multiplier == 1 && row.constant == 1)
    #expect(row.priority == LayoutPriority(rawValue: 400))
    #expect(row.identifier == nil)
  }

  @Test("the namespaces of views and guides: blocks, labels, content")
  func namespaces() {
    let views: any ConstraintAttributesDSL = view.snp
    let guides: any ConstraintBasicAttributesDSL = guide.snp
    let all: [any ConstraintDSL] = [views, guides]
    for namespace in all {
      namespace.setLabel("named")
      #expect(namespace.label() == "named")
      namespace.setLabel(nil)
      #expect(namespace.label() == nil)
    }
    #expect(views.target === view && guides.target === guide)

    let viewNames: ConstraintViewDSL = view.snp
    viewNames.makeConstraints { $0.left.equalTo(1) }
    viewNames.updateConstraints { $0.left.equalTo(2) }
    viewNames.remakeConstraints { $0.left.equalTo(3) }
    #expect(root.constraints.map(\.constant) == [3])
    viewNames.removeConstraints()
    #expect(viewNames.prepareConstraints { $0.left.equalTo(4) }.count == 1)
    #expect(root.constraints.isEmpty)

    let guideNames: ConstraintLayoutGuideDSL = guide.snp
    guideNames.makeConstraints { $0.left.equalTo(1) }
    guideNames.updateConstraints { $0.left.equalTo(2) }
    guideNames.remakeConstraints { $0.left.equalTo(3) }
    #expect(root.constraints.map(\.constant) == [3])
    guideNames.removeConstraints()
    #expect(guideNames.prepareConstraints { $0.left.equalTo(4) }.count == 1)
    #expect(root.constraints.isEmpty)

    view.snp.contentHuggingHorizontalPriority = 1
    view.snp.contentHuggingVerticalPriority = 2
    view.snp.contentCompressionResistanceHorizontalPriority = 3
    view.snp.contentCompressionResistanceVerticalPriority = 4
    #expect(view.snp.contentHuggingHorizontalPriority == 1)
    #expect(view.snp.contentHuggingVerticalPriority == 2)
    #expect(view.snp.contentCompressionResistanceHorizontalPriority == 3)
    #expect(view.snp.contentCompressionResistanceVerticalPriority == 4)
  }

  @Test("items are equal if they name the same attributes of the same thing")
  func itemEquality() {
    #expect(view.snp.left == view.snp.left)
    #expect(view.snp.left != view.snp.right)
    #expect(view.snp.left != other.snp.left)
    #expect(view.snp.edges == view.snp.edges)
    #expect(view.snp.verticalEdges == view.snp.directionalVerticalEdges)
    #expect(guide.snp.left != root.snp.left)
  }

  @Test("priorities: names, literals, strides, steps")
  func priorities() {
    let named: [ConstraintPriority] = [.required, .high, .medium, .low]
    #expect(named.map(\.value) == [1000, 750, 500, 250])
    let literal: ConstraintPriority = 10.5
    let whole: ConstraintPriority = 10
    #expect(literal.value == 10.5 && whole < literal)
    #expect(ConstraintPriority(3) == 3)
    #expect(ConstraintPriority.high.advanced(by: -1).value == 749)
    #expect(ConstraintPriority.low.distance(to: .high) == 500)
    let steps = stride(from: ConstraintPriority.low, through: .high, by: 250)
    #expect(steps.map(\.value) == [250, 500, 750])
    #expect(LayoutPriority.required.rawValue == 1000 && LayoutPriority.defaultHigh.rawValue == 750)
    #expect(LayoutPriority.defaultLow.rawValue == 250)
    #expect(LayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test("the global direction is there to say where the direction is now")
  func globalDirection() throws {
    let output = try Snippet.errors(
      """
      import LayoutDSL
      let direction: ConstraintInterfaceLayoutDirection = .rightToLeft
      ConstraintConfig.interfaceLayoutDirection = direction
      """)
    #expect(output.count == 1)
    #expect(output.first?.contains("is unavailable") == true)
    #expect(output.first?.contains("semanticContentAttribute") == true)
  }

  @Test("numbers of every kind, and enumerations of them, stand where SnapKit takes them")
  func numbers() {
    let made = view.snp.prepareConstraints { make in
      make.width.equalTo(1 as Int)
      make.width.equalTo(2 as UInt)
      make.width.equalTo(3 as Float)
      make.width.equalTo(4 as Double)
      make.left.equalTo(other).offset(Gap.wide)
      make.width.equalTo(other).multipliedBy(Gap.wide)
      make.right.equalTo(other).inset(Gap.wide)
      make.width.equalTo(Gap.wide)
    }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.constant) == [1, 2, 3, 4, 24, 0, -24, 24])
    #expect(rows[5].multiplier == 24)
  }
}

/// Distances as people keep them.
private enum Gap: Double, ConstraintOffsetTarget, ConstraintMultiplierTarget,
  ConstraintInsetTarget, ConstraintConstantTarget
{
  case wide = 24
}
