// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// The smallest cases of faults that random systems brought to light.
@Suite("Found cases")
struct FoundCaseTests {
  @Test("case", arguments: try SolverCase.load("found"))
  func found(_ solverCase: SolverCase) {
    #expect(CaseRunner.run(solverCase).map(\.description) == [])
  }
}
