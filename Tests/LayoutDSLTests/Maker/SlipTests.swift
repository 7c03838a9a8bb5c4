// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// What people write who come from other libraries, and what the compiler says then.
@Suite("Slips of newcomers")
struct SlipTests {
  /// A slip, what the compiler says, and what is to be written.
  struct Slip {
    let written: String
    let said: String
    let meant: String
  }

  static let slips = [
    Slip(
      written: "make.left == card.snp.right + 8",
      said: "relations are methods; write make.left.equalTo(other.snp.right).offset(8)",
      meant: "make.left.equalTo(card.snp.right).offset(8)"),
    Slip(
      written: "make.width == 100",
      said: "relations are methods; write make.left.equalTo(other.snp.right).offset(8)",
      meant: "make.width.equalTo(100)"),
    Slip(
      written: "make.width <= card",
      said: "relations are methods; write make.left.lessThanOrEqualTo(other.snp.right).offset(8)",
      meant: "make.width.lessThanOrEqualTo(card)"),
    Slip(
      written: "make.width >= 100",
      said:
        "relations are methods; write make.left.greaterThanOrEqualTo(other.snp.right).offset(8)",
      meant: "make.width.greaterThanOrEqualTo(100)"),
    Slip(
      written: "make.left.equalTo(card.snp.right + 8)",
      said: "a constant is added by a method; write equalTo(other.snp.right).offset(8)",
      meant: "make.left.equalTo(card.snp.right).offset(8)"),
    Slip(
      written: "make.left.equalTo(card.snp.right) - 8",
      said: "a constant is added by a method; write equalTo(other.snp.right).offset(-8)",
      meant: "make.left.equalTo(card.snp.right).offset(-8)"),
    Slip(
      written: "make.width.equalTo(card.snp.width * 0.5)",
      said: "a multiplier is said by a method; write equalTo(other.snp.width).multipliedBy(0.5)",
      meant: "make.width.equalTo(card.snp.width).multipliedBy(0.5)"),
    Slip(
      written: "make.left.equalTo(card.leftAnchor)",
      said: "an anchor is no target of a chain; write other.snp.left for other.leftAnchor",
      meant: "make.left.equalTo(card.snp.left)"),
    Slip(
      written: "make.left.equalTo(card).constant(8)",
      said: "'constant' has been renamed to 'offset(_:)'",
      meant: "make.left.equalTo(card).offset(8)"),
    Slip(
      written: "make.width.equalTo(card).multiplier(0.5)",
      said: "'multiplier' has been renamed to 'multipliedBy(_:)'",
      meant: "make.width.equalTo(card).multipliedBy(0.5)"),
    Slip(
      written: "make.edges.equalToSuperview().padding(16)",
      said: "'padding' has been renamed to 'inset(_:)'",
      meant: "make.edges.equalToSuperview().inset(16)"),
    Slip(
      written: "make.left.equal(to: card)", said: "'equal(to:)' has been renamed to 'equalTo(_:)'",
      meant: "make.left.equalTo(card)"),
    Slip(
      written: "make.left.equalToSuperView()",
      said: "'equalToSuperView()' has been renamed to 'equalToSuperview()'",
      meant: "make.left.equalToSuperview()"),
    Slip(
      written: "make.left.equalTo(card).priority(.defaultHigh)",
      said: "'defaultHigh' has been renamed to 'high'",
      meant: "make.left.equalTo(card).priority(.high)"),
    Slip(
      written: "title.snp.left.equalTo(card)",
      said: "constraints are made in a block: view.snp.makeConstraints { $0.left.equalTo(other) }",
      meant: "title.snp.prepareConstraints { $0.left.equalTo(card) }.forEach { $0.activate() }"),
  ]

  private static func source(_ lines: [String]) -> String {
    (["import LayoutDSL"]
      + lines.enumerated().map { number, line in
        "func f\(number)(_ card: LayoutView, _ title: LayoutView) { title.snp.makeConstraints { make in "
          + "_ = make; \(line) } }"
      }).joined(separator: "\n") + "\n"
  }

  @Test("each slip is told what to write instead")
  func told() throws {
    let result = try TypeCheck.run(Self.source(Self.slips.map(\.written)))
    #expect(result.errorLines == Array(2..<Self.slips.count + 2))
    for (number, slip) in Self.slips.enumerated() {
      let said = result.output.split(separator: "\n").contains {
        $0.contains("Snippet.swift:\(number + 2):") && $0.contains("error: ")
          && $0.hasSuffix(slip.said)
      }
      #expect(said, "\(slip.written): \(result.output)")
    }
  }

  @Test("what is to be written compiles")
  func cured() throws {
    let result = try TypeCheck.run(Self.source(Self.slips.map(\.meant)))
    #expect(result.status == 0, "\(result.output)")
  }
}
