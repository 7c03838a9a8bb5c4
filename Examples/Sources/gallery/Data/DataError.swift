// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What is wrong with a data file: the file, the place in it, and the problem, in one line.
struct DataError: Error, Equatable, CustomStringConvertible {
  /// The file as it was given.
  var file: String

  /// Where in the file: a key path such as `items[3].unitPrice`, or a line and column; nil when
  /// it is the file as a whole.
  var place: String?

  /// What is wrong there.
  var problem: String

  /// `file: place: problem`.
  var description: String {
    [file, place, problem].compactMap { $0 }.joined(separator: ": ")
  }
}
