// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import RandomEdits
import Testing

@Suite("Edits")
struct EditsTests {
  @Test("a few seeds are as fresh trees are, and each check compares")
  func few() {
    var lines: [String] = []
    let totals = EditsRunner { lines.append($0) }.run(1..<8)
    #expect(lines == [])
    #expect(totals.failures == 0)
    #expect(totals.compared["edited", default: 0] > 1000)
    #expect(totals.compared["oneByOne", default: 0] > 50)
    #expect(totals.compared["fromScratch", default: 0] > 100)
  }

  @Test(
    "arguments that make no sense are refused",
    arguments: [["--count", "0"], ["--check", "all"], ["--seed"], ["-x"]])
  func refused(_ arguments: [String]) { #expect(EditsCommand.run(arguments) == 2) }
}
