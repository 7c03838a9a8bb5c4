// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import explain

@Suite("Options of explain")
struct OptionsTests {
  @Test("a file, a page, standard input")
  func values() throws {
    #expect(try Options([]).file == nil)
    #expect(try Options(["-"]).file == nil)
    #expect(try Options(["a.log"]).file == "a.log")
    #expect(try Options(["--html", "p.html", "a.log"]) == Options(["a.log", "--html=p.html"]))
    #expect(try Options(["--html", "p.html"]).page == "p.html")
    #expect(try Options(["-h"]).showsHelp)
  }

  @Test(
    "what cannot be understood is said",
    arguments: [
      (["--colour"], "unknown option --colour"), (["a", "b"], "unexpected argument \"b\""),
      (["--html"], "--html needs a file"), (["--html", "--help"], "--html needs a file"),
    ])
  func problems(_ arguments: [String], _ problem: String) {
    let error = #expect(throws: UsageError.self) { _ = try Options(arguments) }
    #expect(error?.description.hasPrefix(problem) == true)
  }
}
