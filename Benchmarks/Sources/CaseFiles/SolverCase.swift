// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A named sequence of steps from a case file.
public struct SolverCase: Decodable, Sendable {
  /// The name of the case.
  public let name: String

  /// The steps in order.
  public let steps: [CaseStep]
}
