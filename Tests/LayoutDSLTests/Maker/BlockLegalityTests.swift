// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Blocks refuse what UIKit's initialiser refuses, with its words.
@Suite("Blocks say what UIKit would refuse")
struct BlockLegalityTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  @Test("a size against a location, with file and line")
  func sizeAgainstLocation() throws {
    view.snp.makeConstraints { make in
      make.width.equalTo(other.snp.left, fileID: "A/B.swift", line: 7)
    }
    let mistake = try #require(view.itemState.mistakes.first)
    #expect(mistake.kind == .badAttributePairing)
    #expect(mistake.fileID == "A/B.swift" && mistake.line == 7)
    #expect(
      mistake.message
        == "other.left is a location and view.width a size; they cannot be compared")
    #expect(root.constraints.isEmpty)
  }

  @Test("the message is the one of the initialiser's form")
  func sameMessage() throws {
    view.snp.makeConstraints { $0.leading.equalTo(other.snp.left) }
    let form = LayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .left,
      multiplier: 1, constant: 0)
    #expect(view.itemState.mistakes.count == 2)
    #expect(view.itemState.mistakes.first?.message == form.issue?.message)
    #expect(
      form.issue?.message
        == "view.leading and other.left cannot be compared; take leading and trailing, "
        + "or left and right, for both")
  }

  @Test("everything that UIKit refuses is a mistake, and nothing of it is installed")
  func refused() {
    view.snp.makeConstraints { make in
      make.height.equalTo(other.snp.centerY)
      make.left.equalTo(other.snp.width).multipliedBy(0.5)
      make.trailing.lessThanOrEqualTo(other.snp.rightMargin)
      make.rightMargin.greaterThanOrEqualTo(other.snp.leading)
      make.size.equalTo(other.snp.top)
      make.edges.equalTo(other.snp.leading)
      make.left.leading.equalToSuperview { $0.snp.left }
      make.centerX.equalTo([other.snp.left, other.snp.width])
      make.width.equalTo(other.snp.left).priority(.low).labeled("x")
    }
    #expect(view.mistakeKinds == Array(repeating: .badAttributePairing, count: 9))
    #expect(root.constraints.isEmpty)
  }

  @Test("what UIKit or SnapKit accepts stays accepted")
  func accepted() {
    view.snp.makeConstraints { make in
      make.left.equalTo(other.snp.top)
      make.width.equalTo(other.snp.height)
      make.size.equalTo(other.snp.width)
      make.leading.equalTo(other.snp.centerX)
      make.left.equalTo(other.snp.centerXWithinMargins)
      make.leading.equalTo(other.snp.trailingMargin)
      make.edges.equalTo(other.snp.margins)
      make.top.equalTo(other.snp.lastBaseline)
      make.edges.equalTo(other.snp.centerY)
      make.left.equalTo(10)
      make.leading.equalTo(10)
    }
    #expect(view.mistakeKinds.isEmpty)
    // 1 + 1 + 2 + 1 + 1 + 1 + 4 + 1 + 4 + 1 + 1.
    #expect(root.constraints.count == 18)
  }

  @Test("the mistake goes with the next remake, and the layout throws it until then")
  func goes() throws {
    view.snp.makeConstraints { $0.width.equalTo(other.snp.left) }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    view.snp.remakeConstraints { $0.width.equalTo(other.snp.width) }
    #expect(view.mistakeKinds.isEmpty)
    try root.snp.layout()
  }

  @Test("guides have every attribute: their margins are their edges")
  func guides() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 10, right: 0)
    let area: any ConstraintAttributesDSL = root.safeAreaLayoutGuide.snp
    guide.snp.makeConstraints { make in
      make.margins.equalTo(area.margins)
    }
    view.snp.makeConstraints { make in
      make.top.equalTo(guide.snp.topMargin).offset(5)
      make.bottom.equalTo(area.bottomMargin)
      make.leading.equalTo(guide.snp.leadingMargin)
      make.centerX.equalTo(area.centerXWithinMargins)
    }
    other.snp.makeConstraints { make in
      make.top.equalTo(guide.snp.firstBaseline)
      make.bottom.equalTo(guide.snp.lastBaseline)
      make.left.right.equalTo(guide)
    }
    try root.snp.layout()
    // 480 - 20 - 10.
    expect(guide, at: 0, 20, 320, 450)
    // From 20 + 5 to 480 - 10.
    expect(view, at: 0, 25, 320, 445)
    expect(other, at: 0, 20, 320, 450)
  }
}
