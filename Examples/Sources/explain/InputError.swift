// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A file that cannot be read.
struct InputError: Error, CustomStringConvertible {
  /// Its path as it was given.
  let path: String

  /// What is wrong.
  var description: String { "\(path): cannot be read" }
}
