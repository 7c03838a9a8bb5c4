// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a file that cannot be read.
struct InputError: Error, CustomStringConvertible {
  /// The path as it was given.
  let path: String

  /// The path and the problem.
  var description: String { "\(path): cannot be read" }
}
