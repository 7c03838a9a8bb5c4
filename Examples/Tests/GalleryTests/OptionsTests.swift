// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Options")
struct OptionsTests {
  @Test("defaults")
  func defaults() throws {
    let options = try Options([])
    #expect(options.output == "gallery")
    #expect(options.data == nil)
    #expect(!options.printsText && !options.showsHelp)
  }

  @Test("values, apart or attached")
  func values() throws {
    #expect(try Options(["--output", "a", "--data", "b"]) == Options(["--output=a", "--data=b"]))
    #expect(try Options(["--text"]).printsText)
    #expect(try Options(["-h"]).showsHelp)
    #expect(try Options(["card", "--text"]).sheet == .card)
    #expect(try Options(["--text"]).sheet == nil)
    #expect(try Options(["--help"]).showsHelp)
  }

  @Test(
    "what cannot be understood is said",
    arguments: [
      (["--colour"], "unknown option --colour"), (["--output"], "--output needs a folder"),
      (["--output="], "--output needs a folder"), (["--data", "--text"], "--data needs a folder"),
      (["--text=yes"], "--text takes no value"),
      (["file"], "no sheet is called \"file\": there are \(SheetKind.names)"),
      (["card", "invoice"], "unexpected argument \"invoice\""),
    ])
  func mistakes(arguments: [String], problem: String) {
    #expect(throws: UsageError(problem)) { try Options(arguments) }
  }
}
