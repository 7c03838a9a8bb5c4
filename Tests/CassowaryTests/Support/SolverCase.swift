// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A named sequence of steps from a case file.
struct SolverCase: Codable, Sendable {
  /// The name of the case.
  var name: String

  /// Where the case comes from.
  var source: String

  /// What else there is to know.
  var note: String?

  /// Which arithmetic confirmed the expectations; nil means exact.
  var oracle: String?

  /// The steps in order.
  var steps: [CaseStep]

  /// All cases of `Cases/<file>.json`.
  static func load(_ file: String) throws -> [SolverCase] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    return try JSONDecoder().decode([SolverCase].self, from: Data(contentsOf: url))
  }
}

extension SolverCase: CustomTestStringConvertible {
  var testDescription: String { name }
}
