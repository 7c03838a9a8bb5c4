// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLLogs
import Testing

/// Sets, and what fits.
struct AnalysisTests {
  @Test func twoIndependentClashesAreBothTold() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == 10>",
      "<NSLayoutConstraint:0x2 A:0x12345.height == 5>",
      "<NSLayoutConstraint:0x3 A:0x12345.width == 20>",
      "<NSLayoutConstraint:0x4 A:0x12345.height == 6>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x4 A:0x12345.height == 6>
      """)
    let analysis = ConflictAnalysis(log.conflicts[0])
    #expect(analysis.clashes.map { $0.members.map { $0.index } } == [[1, 3], [0, 2]])
    #expect(analysis.clashesWithoutBroken.count == 1)
    #expect(log.explanation.contains("Others clash even without it"))
  }

  @Test func theSetHoldsTheBrokenOneWhereSeveralWouldDo() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == 10>",
      "<NSLayoutConstraint:0x2 A:0x12345.width <= 15>",
      "<NSLayoutConstraint:0x3 A:0x12345.width == 20>"
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 A:0x12345.width == 20>
      """)
    let clash = ConflictAnalysis(log.conflicts[0]).clashes[0]
    #expect(clash.members.contains { $0.index == 2 })
  }

  @Test func fittingConstantsFit() throws {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 V:|-(8)-[A:0x12345]   (Names: '|':S:0x12347 )>",
      "<NSLayoutConstraint:0x2 V:[A:0x12345]-(8)-|   (Names: '|':S:0x12347 )>",
      "<NSLayoutConstraint:0x3 A:0x12345.height == 0.5*S:0x12347.height>"
      "<NSLayoutConstraint:0x4 S:0x12347.height == 44>"
      """)
    let clash = try #require(ConflictAnalysis(log.conflicts[0]).clashes.first)
    // 8 + 22 + 8 is 6 less than 44; of a point more in the superview, half is taken by the view.
    #expect(clash.members.map { $0.fittingConstant } == [14, 14, 6, 32])
  }

  /// Lines that clash only because of margins that no line tells, and what is told of those.
  @Test(arguments: [
    (
      ["A:0x12345.left == S:0x12346.leftMargin", "A:0x12345.left == S:0x12346.left"],
      "These 2 constraints clash unless the left margin of S, which the log does not print, is 0."
    ),
    (
      [
        "A:0x12345.left == S:0x12346.leftMargin", "B:0x12347.left == A:0x12345.leftMargin",
        "B:0x12347.left == S:0x12346.left + 33",
      ],
      "These 3 constraints clash unless the left margin of S and the left margin of A, which the log does not print, "
        + "add up to 33."
    ),
    (
      [
        "A:0x12345.centerX == S:0x12346.centerXWithinMargins",
        "A:0x12345.left == S:0x12346.left + 10", "A:0x12345.right == S:0x12346.right - 20",
      ],
      "These 3 constraints clash with most values of the left and right margins of S, which the log does not print."
    ),
    (["A:0x12345.left == S:0x12346.leftMargin"], "What could be read does not clash."),
  ])
  func marginsThatDecideAreTold(_ lines: [String], _ told: String) {
    let text = lines.map { "<NSLayoutConstraint:0x600 \($0)>" }.joined(separator: "\n")
    #expect(LayoutLog(text).headlines == [told])
  }

  @Test func numbersTooFarApartAreNoTrap() {
    let log = LayoutLog(
      """
      "<NSLayoutConstraint:0x1 A:0x12345.width == B:0x12346.width * 1e11>",
      "<NSLayoutConstraint:0x2 A:0x12345.width == B:0x12346.width * 1e-11 + 1e11>",
      "<NSLayoutConstraint:0x3 B:0x12346.width == 1e-11>"
      """)
    #expect(!log.explanation.isEmpty)
  }

  @Test func aLongChainIsTold() {
    var lines = ["\"<NSLayoutConstraint:0x1 V0:0x100000.left == S:0x999999.left>\","]
    for index in 1..<60 {
      lines.append(
        "\"<NSLayoutConstraint:0x\(index + 1) V\(index):0x\(100_000 + index).left == "
          + "V\(index - 1):0x\(99_999 + index).right + 2>\",")
    }
    lines.append("\"<NSLayoutConstraint:0x99 V59:0x100059.right == S:0x999999.right>\",")
    lines.append("\"<NSLayoutConstraint:0x98 S:0x999999.width == 100>\"")
    let analysis = ConflictAnalysis(LayoutLog(lines.joined(separator: "\n")).conflicts[0])
    #expect(analysis.clashes.count == 1)
    #expect(analysis.clashes.first?.members.last?.fittingConstant == 118)
  }
}
