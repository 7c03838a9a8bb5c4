// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Constants, as SnapKit 5.7.1 gives them")
struct ConstantTableTests {
  private static let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
  private static let directional = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("the whole table was read")
  func tableIsComplete() {
    #expect(ConstantTable.entries.count == 20 * 13)
  }

  @Test("constant and second attribute", arguments: ConstantTable.entries)
  func constant(entry: ConstantTable.Entry) throws {
    let family = Family()
    let attributes = try #require(ConstraintAttributes(name: entry.attribute))
    var column = entry.column
    if column.hasPrefix("RTL ") { family.root.semanticContentAttribute = .forceRightToLeft }
    if column.hasPrefix("LTR ") || column.hasPrefix("RTL ") { column.removeFirst(4) }

    var made: Constraint?
    family.view.snp.makeConstraints { make in
      let chain = make.begin(attributes)
      switch column {
      case "equalTo(7)": made = chain.equalTo(7).constraint
      case "equalTo(Point(10,20))": made = chain.equalTo(Point(x: 10, y: 20)).constraint
      case "equalTo(Size(30,40))": made = chain.equalTo(Size(width: 30, height: 40)).constraint
      case "equalTo(Insets)": made = chain.equalTo(Self.insets).constraint
      case "equalTo(DirectionalInsets)": made = chain.equalTo(Self.directional).constraint
      case "equalTo(o).inset(Insets)":
        made = chain.equalTo(family.other).inset(Self.insets).constraint
      case "equalTo(o).inset(DirectionalInsets)":
        made = chain.equalTo(family.other).inset(Self.directional).constraint
      case "equalTo(o).inset(5)": made = chain.equalTo(family.other).inset(5).constraint
      default: break
      }
    }
    let row = try #require(made?.layoutConstraints.first)
    #expect(row.constant == entry.expected)
    #expect(row.isActive)

    if column.contains("(o)") {
      #expect(row.secondItem === family.other)
      #expect(row.secondAttribute == row.firstAttribute)
    } else {
      let item = row.secondItem == nil ? "nil" : row.secondItem === family.root ? "super" : "?"
      #expect("\(item).\(row.secondAttribute)" == entry.second)
    }
  }

  @Test("a flip of the direction moves constants that came from insets")
  func flip() throws {
    let family = Family()
    var made: Constraint?
    family.view.snp.makeConstraints {
      made = $0.leading.equalToSuperview().inset(Self.insets).constraint
    }
    let row = try #require(made?.layoutConstraints.first)
    #expect(row.constant == 2)
    family.root.semanticContentAttribute = .forceRightToLeft
    #expect(row.constant == 4)
    family.root.semanticContentAttribute = .unspecified
    #expect(row.constant == 2)
    row.constant = 9
    family.root.semanticContentAttribute = .forceRightToLeft
    #expect(row.constant == 9)
  }

  @Test("the constant follows the second attribute, not the first")
  func secondAttributeRules() throws {
    let family = Family()
    let made = family.view.snp.prepareConstraints {
      $0.left.equalTo(family.other.snp.right).inset(Self.insets)
    }
    #expect(made[0].layoutConstraints[0].constant == -4)
  }
}
