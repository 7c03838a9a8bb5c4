// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A value that decodes but cannot be right, such as a total that does not add up.
struct ValidationError: Error, Equatable {
  /// The key path of the value.
  var place: String

  /// What is wrong with it.
  var problem: String
}
