// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// The forms of single lines.
struct LineFormTests {
  /// A line's text behind the address, and how it is told.
  struct Form: CustomTestStringConvertible, Sendable {
    let line: String
    let told: String

    init(_ line: String, _ told: String) {
      self.line = line
      self.told = told
    }

    var testDescription: String { line }
  }

  static let forms: [Form] = [
    Form("A:0x12345.width == 10", "A.width == 10"),
    Form("A:0x12345.width==10", "A.width == 10"),
    Form("A:0x12345.width >= 10.5", "A.width >= 10.5"),
    Form("A:0x12345.width <= 0.333333", "A.width <= 0.33"),
    Form("A:0x12345.width == - 16", "A.width == -16"),
    Form("A:0x12345.width == + 16", "A.width == 16"),
    Form("A:0x12345.width == 1e+02", "A.width == 100"),
    Form("A:0x12345.width == 100 priority:750", "A.width == 100 @750"),
    Form("A:0x12345.width == 100 @999.5", "A.width == 100 @999.5"),
    Form("A:0x12345.width == 100.0 ^250.0", "A.width == 100 @250"),
    Form("A:0x12345.width == 100.0 ^UILayoutPriority(rawValue: 999.0)", "A.width == 100 @999"),
    Form("A:title label.height == 44.0", "title label.height == 44"),
    Form(
      "A:title label.top == B:big box.bottom * 2.0 + 8.0",
      "title label.top == big box.bottom * 2 + 8"),
    Form("A:big box, top.left.top == 4.0", "big box, top.left.top == 4"),
    Form("M.A:0x12345.top == N.B:0x12346.bottom", "A.top == B.bottom"),
    Form("A:0x12345.top == B:0x12346.bottom + 8   (active)", "A.top == B.bottom + 8"),
    Form("A:0x12345.top == B:0x12346.bottom-8", "A.top == B.bottom - 8"),
    Form("A:0x12345.width == B:0x12346.height * 0.5 + 1.5", "A.width == B.height * 0.5 + 1.5"),
    Form("A:0x12345.width == 2*B:0x12346.height - 3", "A.width == B.height * 2 - 3"),
    Form("A:0x12345.width == B:0x12346.height / 4", "A.width == B.height * 0.25"),
    Form("A:0x12345.bottom == B:0x12346.bottom NSSpace(12)", "A.bottom == B.bottom + 12"),
    Form("A:0x12345'x'.leading == B:0x12346'y.z'.leading", "A \"x\".leading == B \"y.z\".leading"),
    Form("H:[A:0x12345(40)]", "A.width == 40"),
    Form("V:[A:0x12345(>=40@750)]", "A.height >= 40 @750"),
    Form("V:[A:0x12345(B:0x12346)]", "A.height == B.height"),
    Form("H:[A:0x12345]-(3)-[B:0x12346]", "B.leading == A.trailing + 3"),
    Form("H:[A:0x12345]-3-[B:0x12346]", "B.leading == A.trailing + 3"),
    Form("H:[A:0x12345]-[B:0x12346]", "B.leading == A.trailing + 8"),
    Form("H:[A:0x12345][B:0x12346]", "B.leading == A.trailing"),
    Form("H:[A:0x12345]-(<=3@251)-[B:0x12346](LTR) priority:251", "B.left <= A.right + 3 @251"),
    Form("H:|-(-4)-[A:0x12345](LTR)   (Names: '|':S:0x12347 )", "A.left == S.left - 4"),
    Form("V:|[A:0x12345]   (active, names: '|':S:0x12347 )", "A.top == S.top"),
    Form("V:[A:0x12345]-(5)-|   (inactive, names: '|':S:0x12347 )", "S.bottom == A.bottom + 5"),
    Form("V:|-(5)-[A:0x12345]", "A.top == (superview of A).top + 5"),
    Form("V:[A:0x12345'V:|-(5)-[x]'(5)]", "A \"V:|-(5)-[x]\".height == 5"),
    Form("'id with space' A:0x12345.width == 1", "A.width == 1"),
    Form("h=&-& v=-&- A:0x12345.midX == S:0x12347.width * 0.5", "A.midX == S.width * 0.5"),
    Form("V:[A:0x12345(20)] Hug:250 CompressionResistance:1000", "A.height == 20"),
  ]

  @Test(arguments: forms)
  func aLineIsRead(_ form: Form) {
    let log = LayoutLog("<NSLayoutConstraint:0x600 \(form.line)>\n")
    #expect(log.unreadLines == [])
    #expect(log.explanation.contains("[1] \(form.told)   "), "\(log.explanation)")
  }

  /// Labels and keys of constraints, with blanks in them.
  static let labelled: [Form] = [
    Form("<SnapKit.LayoutConstraint:min height@A.swift#5 M.A:0x12345.height >= 5.0>", "min height"),
    Form("<SnapKit.LayoutConstraint:a@b #1@A B.swift#5 A:0x12345.height >= 5.0>", "a@b #1"),
    Form("<MASLayoutConstraint:min height A:0x12345.height >= 5>", "min height"),
    Form("<MASLayoutConstraint:min height A:key.height >= 5>", "min height"),
    Form("<MASLayoutConstraint:0x600 A:0x12345.height >= 5>", "0x600"),
    Form("<NSLayoutConstraint:0x600 'a@b#5 c' A:0x12345.height >= 5>", "0x600"),
  ]

  @Test(arguments: labelled)
  func aLabelMayHoldBlanks(_ form: Form) throws {
    let constraint = try #require(LayoutLog(form.line).conflicts.first?.constraints.first)
    #expect(constraint.address == form.told)
    #expect(constraint.first.item.className == "A")
    #expect(constraint.constant == 5)
  }

  /// A line that cannot be read, and why.
  static let refused: [Form] = [
    Form("A:0x12345.girth == 10", "\"girth\" is no attribute of a view"),
    Form("A:0x12345.(null) == 10", "\"(null)\" is no attribute of a view"),
    Form("A:title label.girth == 10", "\"girth\" is no attribute of a view"),
    Form("A:title label == 10", "no view is found in \"A:title label == 10\""),
    Form("A:0x12345.width is 10", "no ==, <= or >= is found in \"is 10\""),
    Form("A:0x12345.width == ", "no view is found in its end"),
    Form("A:0x12345.width == 10 or so", "\"or so\" is unexpected"),
    Form("A:0x12345.width == B:0x12346.width * x", "a number is expected at \"x\""),
    Form("A:0x12345.width == 1e999", "no view is found in \"1e999\""),
    Form("H:|-(8)-|", "\"H:|-(8)-|\" is not one equation"),
    Form("H:[A:0x12345]-(x)-[B:0x12346]", "a number is expected at \"x)-[B:0x12346]\""),
    Form("H:[A:0x12345]-(8)-[B:0x12346]-(8)-|", "\"-(8)-|\" is unexpected"),
    Form("", "no view is found in its end"),
  ]

  @Test(arguments: refused)
  func aLineIsRefusedWithAReason(_ form: Form) {
    let log = LayoutLog("<NSLayoutConstraint:0x600 \(form.line)>\n")
    #expect(log.unreadLines.map { $0.reason } == [form.told])
    #expect(log.explanation.contains("1 line could not be read:"))
  }
}
