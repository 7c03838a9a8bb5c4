// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a value that is decoded but invalid, such as a total that does not add up.
struct ValidationError: Error, Equatable {
  /// The key path of the value.
  var location: String

  /// The problem.
  var problem: String
}
