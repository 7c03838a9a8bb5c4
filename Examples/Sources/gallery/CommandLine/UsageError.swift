// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of an invalid command line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The problem, in one line.
  let description: String

  /// Makes an error for a problem.
  init(_ problem: String) { description = "\(problem) (see gallery --help)" }
}
