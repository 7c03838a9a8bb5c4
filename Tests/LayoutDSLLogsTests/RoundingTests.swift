// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Logs print six digits; what differs by no more than that is no clash.
struct RoundingTests {
  @Test func thirdsFitTogether() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == 33.3333>",
      "<NSLayoutConstraint:0x2 A:0x12345.width == B:0x12346.width * 0.333333>",
      "<NSLayoutConstraint:0x3 B:0x12346.width == 100>",
      "<NSLayoutConstraint:0x4 B:0x12346.width == 99>"
      """)
    let clashes = log.conflicts.flatMap { ConflictAnalysis($0).clashes }
    #expect(clashes.map { $0.members.map { $0.index } } == [[2, 3]])
  }

  @Test func whatIsOffByMoreClashes() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == 33.3>",
      "<NSLayoutConstraint:0x2 A:0x12345.width == B:0x12346.width * 0.333333>",
      "<NSLayoutConstraint:0x3 B:0x12346.width == 100>"
      """)
    #expect(
      log.headlines == [
        "It is asked that B is 100 points wide, but by the others it is 99.9 points wide."
      ])
  }

  /// The sets are as exact as the solver's; a difference in the last digit alone is told only where nothing
  /// else clashes.
  @Test func theLastDigitAloneIsTheLastResort() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == 33.3333>",
      "<NSLayoutConstraint:0x2 A:0x12345.width == 33.33333>"
      """)
    #expect(ConflictAnalysis(log.conflicts[0]).clashes.count == 1)
  }
}
