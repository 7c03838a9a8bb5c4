// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The reason why bytes cannot be read as a font, with the faulty table and the offset of the error.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of error.
  public enum Reason: Hashable, Sendable {
    /// The file has the signature neither of a font nor of a collection.
    case notAFont

    /// The collection has only this number of faces.
    case noSuchFace(Int)

    /// A mandatory table is missing.
    case missingTable

    /// The table, or the file, ends before the data that it declares.
    case truncated(needed: Int, available: Int)

    /// A number has an invalid value; the text describes it.
    case invalid(String)

    /// The table describes far more than it contains, as only a maliciously made file does.
    case excessive
  }

  /// The kind of the error.
  public let reason: Reason

  /// The tag of the table; `file` for the header of the file.
  public let table: String

  /// The offset of the error from the beginning of the file, in bytes.
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
