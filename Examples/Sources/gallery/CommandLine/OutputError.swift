// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A picture that could not be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// Where it was to go.
  var path: String

  /// Why it did not.
  var problem: String

  /// `path: problem`.
  var description: String { "\(path): \(problem)" }
}
