// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a file that could not be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  var path: String

  /// The reason.
  var problem: String

  /// The error as `path: problem`.
  var description: String { "\(path): \(problem)" }
}
