// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Line breaking")
struct LineBreakerTests {
  /// Every figure is 5.56 points wide at size 10, a space 2.78, a hyphen 3.33.
  private let style = TextStyle(size: 10, lineHeight: 12, color: Color(0))

  private func lines(_ text: String, _ width: Double, limit: Int = 0) -> [String] {
    LineBreaker(style: style, lineLimit: limit).lines(of: text, width: width).map(\.text)
  }

  @Test("greedy at spaces, which do not count at the end of a line")
  func spaces() {
    #expect(lines("11 22 33", 25.02) == ["11 22", "33"])
    #expect(lines("11 22 33", 25) == ["11", "22", "33"])
    #expect(lines("11  22", 12) == ["11", "22"])
  }

  @Test("the natural width fits")
  func natural() {
    let natural = style.width(of: "11 22 33")
    #expect(lines("11 22 33", natural) == ["11 22 33"])
    #expect(lines("11 22 33", natural - 1e-9) == ["11 22 33"])
    #expect(lines("11 22 33", .infinity) == ["11 22 33"])
  }

  @Test("after hyphens and dashes, not within a range of figures or before a number")
  func dashes() {
    #expect(lines("aa-bb", 15) == ["aa-", "bb"])
    #expect(lines("aa–bb", 17) == ["aa–", "bb"])
    #expect(lines("a 11–22", 28) == ["a", "11–22"])
    #expect(lines("1 -22", 15) == ["1", "-22"])
  }

  @Test("no-break spaces and hyphens hold")
  func noBreak() {
    #expect(lines("11 22\u{A0}33", 30) == ["11", "22\u{A0}33"])
    #expect(lines("11 a\u{2011}b", 20) == ["11", "a\u{2011}b"])
  }

  @Test("newlines break, and an empty text is one line")
  func newlines() {
    #expect(lines("1\n\n2", 100) == ["1", "", "2"])
    #expect(lines("", 100) == [""])
  }

  @Test("a word that is too long is divided")
  func longWord() {
    #expect(lines("1234567", 17) == ["123", "456", "7"])
    #expect(lines("12", 0) == ["1", "2"])
  }

  @Test("with a limit, the rest is cut")
  func truncation() {
    #expect(lines("11 22 33", 25.02, limit: 2) == ["11 22", "33"])
    #expect(lines("11 22 33", 25.02, limit: 1) == ["11…"])
    #expect(lines("12345678", 22, limit: 1) == ["12…"])
    #expect(lines("12", 1, limit: 1) == ["…"])
  }
}
