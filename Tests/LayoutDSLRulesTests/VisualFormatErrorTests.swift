// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// What is wrong with visual formats, and where.
@Suite("Visual format errors")
struct VisualFormatErrorTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let a = LayoutView()
  let b = LayoutView()

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func error(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    _ spacing: LayoutConstraint.StandardSpacing = .margins
  ) -> VisualFormatError? {
    let metrics: [String: any VisualFormatMetric] = ["m": 1, "nan": Double.nan, "big": 2000]
    do {
      _ = try LayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["a": a, "b": b, "root": root], spacing: spacing, fileID: "A/B.swift", line: 12)
      return nil
    } catch {
      return error
    }
  }

  typealias Bad = (
    format: String, column: Int, kind: VisualFormatError.Kind, expected: String, found: String
  )

  static let bad: [Bad] = [
    ("", 1, .syntax, "\"[\" and a view, \"H:\", \"V:\" or \"|\"", "the end of the format"),
    ("a", 1, .syntax, "\"[\" and a view, \"H:\", \"V:\" or \"|\"", "\"a\""),
    ("h:[a]", 1, .syntax, "\"[\" and a view, \"H:\", \"V:\" or \"|\"", "\"h\""),
    ("V[a]", 2, .syntax, "\":\" behind \"V\"", "\"[\""),
    ("H:", 3, .syntax, "\"[\" and a view or \"|\"", "the end of the format"),
    ("H:V:[a]", 3, .syntax, "\"[\" and a view or \"|\"", "\"V\""),
    ("|", 2, .syntax, "\"[\" and a view", "the end of the format"),
    ("||[a]", 2, .syntax, "\"[\" and a view", "\"|\""),
    ("|-|", 3, .syntax, "\"[\" and a view", "\"|\""),
    (
      "[a]-", 5, .syntax, "a number, a metric, \"(\", \"[\" or \"|\" behind \"-\"",
      "the end of the format"
    ),
    ("[a]--[b]", 5, .syntax, "a number, a metric, \"(\", \"[\" or \"|\" behind \"-\"", "\"-\""),
    ("[a]-10[b]", 7, .syntax, "\"-\" behind the gap", "\"[\""),
    ("[a]-+1-[b]", 5, .syntax, "a number, a metric, \"(\", \"[\" or \"|\" behind \"-\"", "\"+\""),
    ("[a]-9@-[b]", 7, .syntax, "a number or a metric behind \"@\"", "\"-\""),
    ("[a]->=-[b]", 7, .syntax, "a number or a metric", "\"-\""),
    ("[a]->9-[b]", 5, .syntax, "\"==\", \"<=\" or \">=\"", "\">\""),
    ("[a]-9-", 7, .syntax, "\"[\" and a view or \"|\"", "the end of the format"),
    ("[a]-()-[b]", 6, .syntax, "a number or a metric, \"==\", \"<=\", \">=\"", "\")\""),
    ("[a]-(>=)-[b]", 8, .syntax, "a number or a metric", "\")\""),
    ("[a]-(1-[b]", 7, .syntax, "\"@\", \",\" or \")\"", "\"-\""),
    ("[a]-(b)-[b]", 6, .unknownName, "a number or the name of a metric", "\"b\""),
    (
      "[a]-(-m)-[b]", 6, .syntax, "a number or a metric, \"==\", \"<=\", \">=\"", "\"-\""
    ),
    ("[a]|[b]", 5, .syntax, "the end of the format behind the last \"|\"", "\"[\""),
    ("[a] [b]", 4, .syntax, "\"[\" and a view, \"-\" or \"|\"", "\" \""),
    ("[a]]", 4, .syntax, "\"[\" and a view, \"-\" or \"|\"", "\"]\""),
    ("[]", 2, .syntax, "the name of a view, of letters, digits and underscores", "\"]\""),
    ("[1a]", 2, .syntax, "the name of a view, of letters, digits and underscores", "\"1\""),
    ("[größe]", 4, .syntax, "\"(\" or \"]\" behind the view", "\"ö\""),
    ("[a", 3, .syntax, "\"(\" or \"]\" behind the view", "the end of the format"),
    ("[a b]", 3, .syntax, "\"(\" or \"]\" behind the view", "\" \""),
    ("[a(1)b]", 6, .syntax, "\"]\" behind the view", "\"b\""),
    ("[a()]", 4, .syntax, "a number, a metric or a view, \"==\", \"<=\", \">=\"", "\")\""),
    ("[a((1))]", 4, .syntax, "a number, a metric or a view, \"==\", \"<=\", \">=\"", "\"(\""),
    ("[a(1]", 5, .syntax, "\"@\", \",\" or \")\"", "\"]\""),
    ("[a(1@2]", 7, .syntax, "\",\" or \")\"", "\"]\""),
    ("[a(1,)]", 6, .syntax, "a number, a metric or a view, \"==\", \"<=\", \">=\"", "\")\""),
    ("[a(=50)]", 4, .syntax, "\"==\", \"<=\" or \">=\"", "\"=\""),
    ("[a(<50)]", 4, .syntax, "\"==\", \"<=\" or \">=\"", "\"<\""),
    ("[a(1@)]", 6, .syntax, "a number or a metric behind \"@\"", "\")\""),
    ("[a(1@@2)]", 6, .syntax, "a number or a metric behind \"@\"", "\"@\""),
    ("[a(1 )]", 5, .syntax, "\"@\", \",\" or \")\"", "\" \""),
    ("[a(1.2.3)]", 7, .syntax, "\"@\", \",\" or \")\"", "\".\""),
    ("[a(1e)]", 5, .syntax, "\"@\", \",\" or \")\"", "\"e\""),
    ("[a(-)]", 4, .syntax, "a number, a metric or a view, \"==\", \"<=\", \">=\"", "\"-\""),
    ("[a(50%)]", 6, .syntax, "\"@\", \",\" or \")\"", "\"%\""),
    ("[x]", 2, .unknownName, "the name of a view", "\"x\""),
    ("[a]-[b]-x-[a]", 9, .unknownName, "a number or the name of a metric", "\"x\""),
    ("[a(>=x)]", 6, .unknownName, "the name of a metric or a view", "\"x\""),
    ("[a(1@b)]", 6, .unknownName, "a number or the name of a metric", "\"b\""),
    ("|[root]", 1, .noSuperview, "a view with a superview beside \"|\"", "\"root\" without one"),
    (
      "V:[root]-|", 10, .noSuperview, "a view with a superview beside \"|\"", "\"root\" without one"
    ),
    ("[a(1e999)]", 4, .notFinite, "a number that a Double holds", "inf"),
    ("[a(nan)]", 4, .notFinite, "a finite metric", "nan = nan"),
    ("[a(1@1001)]", 6, .priorityOutOfRange, "a priority from 0 to 1000", "1001.0"),
    ("[a(1@-1)]", 6, .priorityOutOfRange, "a priority from 0 to 1000", "-1.0"),
    ("[a(1@big)]", 6, .priorityOutOfRange, "a priority from 0 to 1000", "2000.0"),
    ("[a(1@nan)]", 6, .notFinite, "a finite metric", "nan = nan"),
    ("[a(m)]-\0", 8, .syntax, "a number, a metric, \"(\", \"[\" or \"|\" behind \"-\"", "\"\\0\""),
  ]

  @Test("the column, what was expected and what is there", arguments: bad.indices)
  func faults(number: Int) throws {
    let bad = Self.bad[number]
    let error = try #require(self.error(bad.format), "\(bad.format)")
    #expect(error.kind == bad.kind, "\(error)")
    #expect(error.column == bad.column, "\(error)")
    #expect(error.expected == bad.expected, "\(error)")
    #expect(error.found == bad.found, "\(error)")
    #expect(error.format == bad.format && error.fileID == "A/B.swift" && error.line == 12)
    #expect(a.mistakeKinds.isEmpty && root.mistakeKinds.isEmpty && root.constraints.isEmpty)
  }

  @Test("options that do not go together, or with the axis")
  func options() {
    #expect(error("[a][b]", .alignAllLeft)?.kind == .options)
    #expect(error("V:[a][b]", .alignAllTop)?.expected == "alignments across a vertical format")
    #expect(error("V:[a][b]", .alignAllTop)?.found == "one by top in the options")
    #expect(error("[a]", [.directionLeftToRight, .directionRightToLeft])?.kind == .options)
    #expect(error("[a][b]", .spacingBaselineToBaseline)?.kind == .options)
    let width = LayoutConstraint.FormatOptions(rawValue: 1 << 7)
    #expect(error("[a][b]", width)?.found == "one by width in the options")
    let margin = LayoutConstraint.FormatOptions(rawValue: 1 << 15)
    #expect(error("[a][b]", margin)?.found == "one by topMargin in the options")
    // There is nothing to align, and no gap, where a view stands alone.
    #expect(error("|-[a]-|", .alignAllLeft) == nil && error("V:[a]", .alignAllCenterY) == nil)
    #expect(error("[a]", [width, margin, .spacingBaselineToBaseline]) == nil)
  }

  @Test(
    "dictionaries of anything: a value that is no view or number is an error that names its key")
  func anything() throws {
    func error(_ format: String) -> VisualFormatError? {
      let metrics: [String: Any] = ["m": 1, "text": "wide", "small": Int8(3)]
      do {
        let made = try LayoutConstraint.constraints(
          withVisualFormat: format, metrics: metrics, views: ["a": a as Any, "no": 5, "b": b])
        #expect(made.count == 1 && made.first?.issue == nil)
        return nil
      } catch {
        return error
      }
    }
    #expect(error("[a(small)]") == nil && error("[a]-m-[b]") == nil && error("[a(b)]") == nil)
    let view = try #require(error("[a][no]"))
    #expect(view.kind == .wrongValue && view.column == 5)
    #expect(view.expected == "a view or a guide for \"no\"" && view.found == "a value of type Int")
    #expect(error("[a(no)]")?.column == 4)
    let metric = try #require(error("[a]-text-[b]"))
    #expect(metric.kind == .wrongValue && metric.column == 5)
    #expect(metric.expected == "a number for \"text\"" && metric.found == "a value of type String")
    #expect(error("[a(1@text)]")?.kind == .wrongValue)
    #expect(error("[a(x)]")?.kind == .unknownName)
  }

  @Test("a standard gap that is no number is an error where it stands")
  func standardGaps() {
    let bad = LayoutConstraint.StandardSpacing(sibling: .nan, superview: .points(.infinity))
    #expect(error("|-[a]", [], bad)?.column == 2)
    #expect(error("[a]-[b]", [], bad)?.kind == .notFinite)
    #expect(error("[a]-1-[b]", [], bad) == nil)
  }

  @Test("the description has the place, and a caret under the column")
  func description() {
    #expect(
      error("[a(50]")?.description == """
        A/B.swift:12: visual format, column 6: expected "@", "," or ")", found "]"
          [a(50]
               ^
        """)
    #expect(
      error("")?.description == """
        A/B.swift:12: visual format, column 1: expected "[" and a view, "H:", "V:" or "|", \
        found the end of the format
          
          ^
        """)
    #expect(
      error("[a]\n[b]")?.description.hasSuffix("\n  [a]\\n[b]\n     ^") == true)
    #expect(error("[a\u{301}]")?.column == 2 && error("e\u{301}[]")?.column == 1)
    #expect(error("[a]\r\n")?.column == 4)
    let long = String(repeating: "[a]", count: 100) + "x" + String(repeating: "[a]", count: 100)
    let lines = error(long)?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.count == 3 && lines[1].count < 130)
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    #expect(lines[1].dropFirst(lines[2].count - 1).first == "x")
  }

  @Test("a format past the cap is an error, deep nesting too; one at the cap is read")
  func sizes() throws {
    let cap = VisualFormatError.maximumLength
    #expect(error(String(repeating: "[", count: cap + 1))?.kind == .tooLong)
    #expect(error(String(repeating: "[a]", count: cap))?.found == "\(3 * cap)")
    #expect(error("[a" + String(repeating: "(", count: cap - 2))?.column == 4)
    let full = String(repeating: "[a]", count: cap / 3)
    #expect(error(full) == nil)
    #expect(error(full + "[")?.column == full.count + 2)
  }

  @Test("no text, however wrong, does more than throw")
  func garbage() {
    var random = SplitMix(state: 7)
    let parts = [
      "[a]", "[b", "]", "|", "-", "(", ")", "==", ">=", "@", ",", "1", ".5", "m", "H:", "é", " ",
    ]
    var thrown = 0
    for _ in 0..<3000 {
      let count = Int.random(in: 0..<9, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      if let error = self.error(text) {
        thrown += 1
        #expect(error.column >= 1 && error.column <= text.count + 1, "\(text)")
      }
    }
    #expect(thrown > 2500 && thrown < 3000, "seed 7: \(thrown)")
    #expect(root.mistakeKinds.isEmpty && a.mistakeKinds.isEmpty && root.constraints.isEmpty)
  }
}
