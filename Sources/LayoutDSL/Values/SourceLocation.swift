// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The file and line at which a call was written.
struct SourceLocation: Hashable, Sendable {
  /// `Module/File.swift`, as `#fileID` gives it; empty if unknown.
  var fileID: String

  /// The line, stored in 32 bits.
  private(set) var number: UInt32

  init(fileID: String, line: UInt) {
    self.fileID = fileID
    number = UInt32(truncatingIfNeeded: line)
  }

  /// The line; 0 if unknown.
  var line: UInt { UInt(number) }
}
