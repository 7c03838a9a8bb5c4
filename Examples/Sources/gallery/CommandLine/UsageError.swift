// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A command line that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in one line.
  let description: String

  /// Makes the error that says `problem`.
  init(_ problem: String) { description = "\(problem) (see gallery --help)" }
}
