// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// Cases drawn from the test suites and bug reports of other solvers.
@Suite("Known cases")
struct KnownCaseTests {
  @Test("case", arguments: try SolverCase.load("known"))
  func known(_ solverCase: SolverCase) {
    #expect(CaseRunner.run(solverCase).map(\.description) == [])
  }
}
