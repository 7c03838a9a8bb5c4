// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension SolverCase {
  /// All cases of `Cases/<file>.json`.
  static func load(_ file: String) throws -> [SolverCase] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    return try CaseFile(path: url.path).cases
  }
}
