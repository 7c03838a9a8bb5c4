// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A page that cannot be written.
struct OutputError: Error, CustomStringConvertible {
  /// Its path.
  let path: String

  /// What is wrong.
  var description: String { "\(path): cannot be written" }
}
