// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Lines that no system writes, on which reading or explaining crashed, or took a time that grows with a power.
struct HostileLogTests {
  @Test func aNumberHasAtMostOneWrapper() {
    let count = 12_000
    let opening = String(repeating: "NSSpace(", count: count)
    let closing = String(repeating: ")", count: count)
    let log = LayoutLog("<NSLayoutConstraint:0x1 A:0x2.width == \(opening)8\(closing)>")
    #expect(log.unreadLines.count == 1)
  }

  /// Each `>` once searched the rest of the line for a letter.
  @Test func aLineOfClosingBracketsIsReadInOnePass() {
    let brackets = String(repeating: ">", count: 100_000)
    let log = LayoutLog("<NSLayoutConstraint:0x1 A:0x2\(brackets)x")
    #expect(log.unreadLines.count == 1)
  }

  /// Each announcement once copied the constraints of all announcements before it.
  @Test func aMessageHasOneBrokenConstraint() {
    let breaking = "Will attempt to recover by breaking constraint\n"
    let lines = [1, 2].map { "<NSLayoutConstraint:0x\($0) A:0x12345.width == \($0)>\n" }
    let message = "Unable to simultaneously satisfy constraints.\n" + lines.joined()
    let told = LayoutLog(message + breaking + lines[1] + breaking + lines[0])
    #expect(told.conflicts.map(\.broken) == [1, 0])
    #expect(told.conflicts.map(\.constraints.count) == [2, 1])
    #expect(told.conflicts.map(\.isBrokenUnlisted) == [false, true])
    let twice = LayoutLog(message + breaking + lines[1] + breaking + lines[1])
    #expect(twice.conflicts.map(\.broken) == [1])
  }

  @Test(arguments: ["1e-310", "1e-13", "0", "-1e-13"])
  func aDivisorHasAReciprocal(_ divisor: String) {
    let log = LayoutLog("<NSLayoutConstraint:0x1 A:0x2.width == A:0x3.width / \(divisor) + 5>")
    #expect(log.unreadLines.map(\.reason) == ["a number is expected at \"\(divisor) + 5\""])
  }

  @Test func whatIsUndecidedIsNotSaidToHold() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x2.width == A:0x3.width * 1e-310 + 700000>",
      "<NSLayoutConstraint:0x2 A:0x2.width == A:0x4.width * 1e-20 + 1e11>"
      """)
    let text = log.explanation
    #expect(text.contains("too far apart to decide"), "\(text)")
    #expect(!text.contains("can all hold") && !text.contains("What is missing"), "\(text)")
  }

  /// Each clash once searched all constraints for the views that the app places.
  @Test func manyClashesAreExplained() {
    let lines = (0..<150).flatMap { number in
      [5, 6].map { "<NSLayoutConstraint:0x\(number)\($0) A:0x\(number).width == \($0)>\n" }
    }
    let text = LayoutLog(lines.joined()).explanation
    #expect(text.split(separator: "\n").filter { $0.contains("can hold:") }.count == 150)
  }
}
