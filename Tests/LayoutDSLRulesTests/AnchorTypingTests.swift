// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What must not compile, shown by compiling it.
@Suite("Typing of anchors")
struct AnchorTypingTests {
  private static let good = [
    "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8)",
    "a.topAnchor.constraint(lessThanOrEqualTo: b.lastBaselineAnchor)",
    "a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)",
    "a.widthAnchor.constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor))",
    "a.leftAnchor.constraint(equalToSystemSpacingAfter: b.rightAnchor, multiplier: 1)",
    "a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1)",
    "generic(a.topAnchor, b.bottomAnchor)",
  ]

  private static let bad = [
    "a.leadingAnchor.constraint(equalTo: b.topAnchor)",
    "a.topAnchor.constraint(equalTo: b.centerXAnchor, constant: 8)",
    "a.leftAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor)",
    "a.heightAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor)",
    "a.widthAnchor.constraint(equalTo: b.leftAnchor, multiplier: 2)",
    "a.leftAnchor.constraint(equalTo: b.leftAnchor, multiplier: 2)",
    "a.topAnchor.constraint(equalToConstant: 8)",
    "a.leftAnchor.anchorWithOffset(to: b.topAnchor)",
    "a.leftAnchor.constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor))",
    "a.leftAnchor.constraint(equalToSystemSpacingBelow: b.rightAnchor, multiplier: 1)",
    "a.topAnchor.constraint(equalToSystemSpacingAfter: b.leftAnchor, multiplier: 1)",
    "generic(a.topAnchor, b.leftAnchor)",
  ]

  @Test("one axis compiles")
  func control() throws {
    let result = try TypeCheck.run(Self.source(Self.good))
    #expect(result.status == 0, "\(result.output)")
    #expect(result.errorLines.isEmpty, "\(result.output)")
  }

  @Test("mixed axes do not: an error on each of these lines, and on no other")
  func mixed() throws {
    let result = try TypeCheck.run(Self.source(Self.good + Self.bad))
    #expect(result.status != 0)
    let first = Self.preamble.count + Self.good.count + 1
    let expected = Array(first..<first + Self.bad.count)
    #expect(result.errorLines == expected, "\(result.output)")
  }

  private static let preamble = [
    "import LayoutDSL",
    "func generic<A>(_ a: LayoutAnchor<A>, _ b: LayoutAnchor<A>) { _ = a.constraint(equalTo: b) }",
    "func test(_ a: LayoutView, _ b: LayoutView) {",
  ]

  private static func source(_ lines: [String]) -> String {
    (preamble + lines.map { "_ = " + $0 } + ["}"]).joined(separator: "\n") + "\n"
  }
}
