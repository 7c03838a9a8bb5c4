// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where something was written.
struct SourceLocation: Hashable, Sendable {
  /// `Module/File.swift`, as `#fileID` gives it; empty if unknown.
  var fileID: String

  /// The line; 0 if unknown.
  var line: UInt
}
