// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why bytes are not a font that can be read: which table is wrong, and where.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The bytes begin as no font and no collection does.
    case notAFont

    /// The collection has fewer faces.
    case noSuchFace(Int)

    /// A table that every font has is not there.
    case missingTable

    /// The table, or the file, ends before what it says it contains.
    case truncated(needed: Int, available: Int)

    /// A number that cannot be what it stands for.
    case invalid(String)

    /// The table describes so much more than it contains that it was not written by a font editor.
    case excessive
  }

  /// What is wrong.
  public let reason: Reason

  /// The four letters of the table; `file` for the header of the file.
  public let table: String

  /// The place in the file, in bytes from its beginning.
  public let offset: Int

  /// The error in one line: `font: table "head", byte 320: 54 bytes are needed and 12 are there`.
  public var description: String {
    "font: table \"\(table)\", byte \(offset): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .notAFont: "neither TrueType nor OpenType nor a collection of them"
    case .noSuchFace(let count): "the file has \(count) faces"
    case .missingTable: "the table is missing"
    case .truncated(let needed, let available):
      "\(needed) bytes are needed and \(available) are there"
    case .invalid(let what): what
    case .excessive: "describes more than the file can contain"
    }
  }
}
