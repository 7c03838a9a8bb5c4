// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Columns of views that do not fit into their superview, each asked to stay in it.
@Suite("Overflowing columns")
struct OverflowingColumnTests {
  private let column = OverflowingChain(400, .vertical, length: 205)

  @Test("many that are broken by one chain are one report")
  func oneReport() throws {
    let report = try column.root.onlyConflict()
    // Twenty have room; the 21st ends at 210.
    #expect(report.refused?.asked == 205 && report.refused?.got == 210)
    // The links and heights of 21 views, and the refused one.
    #expect(report.members.count == 43)
    #expect(report.background == ["root.height == 205 (its frame)"])
    #expect(report.alsoBroken.count == 379 && report.alsoBroken.last?.got == 4000)
    #expect(report.chain.count == 2 * 379)
    #expect(report.headline == "root is 3795 pt too tall for 205")
    #expect(report.description.utf8.count < 8192)
    for (number, view) in column.views.enumerated() {
      expect(view, at: 0, 10 * Double(number), 100, 10)
    }
  }

  @Test("they are found in a few solves, at first and after a resize, and gone where there is room")
  func solves() throws {
    _ = try column.root.onlyConflict()
    let first = column.root.snp.layoutWork.solves
    #expect(first <= 5)
    column.resize(to: 405)
    let report = try column.root.onlyConflict()
    #expect(report.alsoBroken.count == 359 && report.refused?.got == 410)
    #expect(column.root.snp.layoutWork.solves - first <= 3)
    column.resize(to: 4000)
    layOut(column.root)
    expect(column.views[399], at: 0, 3990, 100, 10)
  }
}
