// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a data file: the file, the location in it and the problem, in one line.
struct DataError: Error, Equatable, CustomStringConvertible {
  /// The path of the file as it was given.
  var file: String

  /// The location in the file: a key path such as `items[3].unitPrice`, or a line and column; nil for the file as a
  /// whole.
  var location: String?

  /// The problem.
  var problem: String

  /// The error as `file: location: problem`.
  var description: String {
    [file, location, problem].compactMap { $0 }.joined(separator: ": ")
  }
}
