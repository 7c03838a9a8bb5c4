// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a page that cannot be written.
struct OutputError: Error, CustomStringConvertible {
  /// The path of the page.
  let path: String

  /// The path and the problem.
  var description: String { "\(path): cannot be written" }
}
