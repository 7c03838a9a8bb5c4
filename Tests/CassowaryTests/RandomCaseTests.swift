// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// Seeded random cases whose expectations exact arithmetic has confirmed.
@Suite("Random cases")
struct RandomCaseTests {
  @Test("case", arguments: try SolverCase.load("random"))
  func random(_ solverCase: SolverCase) {
    #expect(CaseRunner.run(solverCase).map(\.description) == [])
  }
}
