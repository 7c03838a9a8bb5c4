// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing
import Traces

@Suite("Trace format")
struct TraceTests {
  @Test("what a line may hold")
  func lines() throws {
    let text = """
      # a comment
      v 2
      c 7 weak:1.5 ge -2.5 2 0 1 1 -0.5

      e 0 strong
      s 0 3
      u
      m x
      d

      """
    let trace = try Trace(parsing: text)
    #expect(trace.variableCount == 2)
    #expect(trace.idLimit == 8)
    #expect(trace.labels == ["build", "x"])
    #expect(trace.terms == [Trace.Term(0, 1), Trace.Term(1, -0.5)])
    #expect(
      trace.operations == [
        .add(
          id: 7, strength: .weak.weighted(1.5), relation: .greaterThanOrEqual, constant: -2.5,
          terms: 0..<2),
        .edit(variable: 0, strength: .strong), .suggest(variable: 0, value: 3), .update, .label(1),
        .dump,
      ])
  }

  @Test(
    "what a line must not hold",
    arguments: [
      "u", "v 1\nv 1", "v x", "v 1\nq", "v 1\nr 0", "v 1\nc 0 weak eq 0 1 1 1",
      "v 1\nc 0 weak eq 0 2 0 1", "v 1\nc 0 feeble eq 0 0", "v 1\nc 0 weak is 0 0",
      "v 1\nc 0 weak eq 0 0\nc 0 weak eq 0 0", "v 1\ne 0 required", "v 1\ns 0 1", "v 1\nm",
      "v 1\ne 0 weak\ne 0 weak", "v 1\ne 0 weak\ns 0 one", "v 1\nc 0 weak:heavy eq 0 0",
    ])
  func refused(_ text: String) throws {
    let error = try #require(throws: Trace.ParseError.self) { try Trace(parsing: text) }
    #expect(error.line == text.split(separator: "\n").count)
  }
}
