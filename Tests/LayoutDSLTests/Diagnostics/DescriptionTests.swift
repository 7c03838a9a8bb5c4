// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Descriptions")
struct DescriptionTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let title = LayoutView(frame: Rect(x: 16, y: 8, width: 288, height: 24.5))
  let icon = LayoutView()

  init() {
    root.addSubview(title)
    root.addSubview(icon)
    root.snp.setLabel("card")
    title.snp.setLabel("title")
    icon.snp.setLabel("icon")
  }

  @Test("a constraint of one attribute prints as it does")
  func full() {
    let made = title.snp.prepareConstraints { make in
      make.left.equalTo(icon.snp.right, fileID: "App/File.swift", line: 12)
        .multipliedBy(2).offset(8).priority(.high).labeled("label")
    }[0]
    let text =
      "<LayoutConstraint:label@File.swift#12 title.left == icon.right * 2.0 + 8.0 ^750>"
    #expect("\(made)" == text)
    #expect("\(made.layoutConstraints[0])" == text)
  }

  @Test("what says nothing is left out")
  func short() {
    let made = title.snp.prepareConstraints { make in
      make.left.greaterThanOrEqualTo(icon, fileID: "A/B.swift", line: 1)
      make.width.equalTo(64, fileID: "A/B.swift", line: 2).priority(999.5)
      make.top.lessThanOrEqualToSuperview(fileID: "A/B.swift", line: 3).offset(-4)
    }
    #expect(
      made.map(\.description) == [
        "<LayoutConstraint@B.swift#1 title.left >= icon.left>",
        "<LayoutConstraint@B.swift#2 title.width == 64.0 ^999.5>",
        "<LayoutConstraint@B.swift#3 title.top <= card.top - 4.0>",
      ])
  }

  @Test("a constraint of several attributes prints a line each")
  func lines() {
    let made = title.snp.prepareConstraints {
      $0.size.equalTo(icon, fileID: "A/B.swift", line: 1).labeled("both")
    }[0]
    #expect(
      "\(made)" == """
        <LayoutConstraint:both@B.swift#1 title.width == icon.width>
        <LayoutConstraint:both@B.swift#1 title.height == icon.height>
        """)
  }

  @Test("items, with labels and by their place")
  func items() {
    let plain = LayoutView()
    let guide = LayoutGuide()
    guide.identifier = "column"
    root.addSubview(plain)
    root.addLayoutGuide(guide)
    #expect("\(title.snp.left)" == "title.left")
    #expect("\(title.snp.directionalEdges)" == "title.directionalEdges")
    #expect("\(plain.snp.center)" == "LayoutView card[2].center")
    #expect("\(guide.snp.width)" == "card.column.width")
    #expect(String(reflecting: title) == "<LayoutView:title 16 8 288 24.5>")
    #expect(String(reflecting: guide) == "<LayoutGuide:card.column 0 0 0 0>")
    #expect("\(Card())" == "<Card:root 0 0 0 0>")
    #expect("\(Named())" == "mine")
  }

  @Test("chains print what they say so far")
  func chains() {
    title.snp.prepareConstraints(fileID: "A/B.swift", line: 9) { make in
      let chain = make.left.top
      #expect("\(chain)" == "<ConstraintMaker@B.swift#9 title.left.top>")
      let related = chain.equalTo([icon, 4, root.snp.left], fileID: "A/B.swift", line: 10)
      related.inset(Insets(top: 1, left: 2, bottom: 3, right: 4)).priority(.low).labeled("x")
      #expect(
        "\(related)" == "<ConstraintMaker:x@B.swift#10 title.left.top == [icon, 4.0, card.left] + "
          + "Insets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0) ^250>")
      make.width.equalTo(7, fileID: "A/B.swift", line: 11).offset(8)
      make.edges.equalToSuperview(fileID: "A/B.swift", line: 12).offset(-3)
      #expect(
        "\(make)".split(separator: "\n").dropFirst() == [
          "<ConstraintMaker@B.swift#11 title.width == 8.0>",
          "<ConstraintMaker@B.swift#12 title.edges == superview - 3.0>",
        ])
    }
  }

  @Test("misuse of the maker says which chain of which view, where, and what to do")
  func misuse() {
    let orphan = LayoutView()
    orphan.snp.setLabel("orphan")
    let made = title.snp.prepareConstraints(fileID: "A/B.swift", line: 1) { make in
      make.edges.equalTo(icon.snp.size, fileID: "A/B.swift", line: 2).labeled("odd")
      make.left.equalTo(icon, fileID: "A/B.swift", line: 3).offset(Double.nan)
      make.top.equalTo(icon, fileID: "A/B.swift", line: 4).multipliedBy(0)
      make.center.equalToSuperview(fileID: "A/B.swift", line: 6) { $0.snp.size }
      _ = make.left.width
    }
    orphan.snp.makeConstraints(fileID: "A/B.swift", line: 5) { make in
      make.left.equalToSuperview(fileID: "A/B.swift", line: 7) { $0 }
    }
    #expect(
      made.map { $0.issue?.description } == [
        "A/B.swift:2: odd: title.edges cannot be paired with icon.size",
        "A/B.swift:3: the constant of title.left is not a finite number",
        "A/B.swift:4: title.top is to be a location times 0, which is no location; "
          + "give it a constant for its distance from the superview instead",
        "A/B.swift:6: title.center cannot be paired with the superview.size",
      ])
    #expect(
      "\(made[0])" == "<Constraint:odd@B.swift#2 title.edges == icon.size>: "
        + "title.edges cannot be paired with icon.size")
    root.layoutIfNeeded()
    #expect(
      root.snp.issues.last?.description
        == "A/B.swift:1: title.left.width has no relation; say equalTo or another")
    orphan.layoutIfNeeded()
    #expect(
      orphan.snp.issues.map(\.description) == [
        "A/B.swift:7: orphan has no superview; add it to one first"
      ])
  }

  @Test("messages round what a description prints in full")
  func rounding() throws {
    title.snp.makeConstraints {
      $0.width.equalTo(icon, fileID: "A/B.swift", line: 1).dividedBy(3)
    }
    icon.snp.makeConstraints { $0.width.equalTo(30) }
    layOut(root)
    #expect(
      "\(root.constraints[0])"
        == "<LayoutConstraint@B.swift#1 title.width == icon.width * \(1.0 / 3)>")
    #expect(
      title.snp.explanation(of: .width)?.steps.first?.text
        == "<LayoutConstraint@B.swift#1 title.width == icon.width * 0.333>")
  }
}

/// A view with a subview of a name that the package must leave to it.
private final class Card: LayoutView {
  let summary = LayoutView()
}

/// A view that describes itself, as a UIView may.
private final class Named: LayoutView {
  override var description: String { "mine" }
}
