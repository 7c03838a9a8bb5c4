// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An argument that the command does not understand.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and where help is.
  let description: String

  init(_ problem: String) { description = "\(problem); --help lists what there is" }
}
