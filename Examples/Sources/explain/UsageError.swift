// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of an invalid argument.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The problem, and a hint at the help.
  let description: String

  init(_ problem: String) { description = "\(problem); --help lists what there is" }
}
