// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The first error in a visual format, and its position.
///
/// ```
/// App/Card.swift:12: visual format, column 7: expected a number, a metric or a view, found ")"
///   [icon()]
///         ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The kind of error.
  public let kind: Kind

  /// The format as it was given.
  public let format: String

  /// The position of the error in ``format``, in characters from 1 on; an error at the end is one behind the last.
  public let column: Int

  /// What would have been correct there.
  public let expected: String

  /// What was found there.
  public let found: String

  /// The file in which the format was written, `Module/File.swift`; empty if unknown.
  public let fileID: String

  /// The line in ``fileID``; 0 if unknown.
  public let line: UInt

  /// The maximum length of a format, in bytes of UTF-8; a longer one is an error.
  public static let maximumLength = 65_536

  init(_ mistake: VisualFormatMistake, in format: String, at location: SourceLocation) {
    self.kind = mistake.kind
    self.format = format
    let position = format.utf8.index(format.startIndex, offsetBy: mistake.offset)
    self.column = format.indices.count { $0 <= position } + (position == format.endIndex ? 1 : 0)
    self.expected = mistake.expected
    self.found = mistake.found
    self.fileID = location.fileID
    self.line = location.line
  }

  /// The kinds of errors.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The text does not follow the grammar.
    case syntax

    /// A name stands for no view, or for no metric.
    case unknownName

    /// A name stands for a value that is not a view or guide, or not a number.
    case wrongValue

    /// `|` is next to a view that has no superview.
    case noSuperview

    /// The options contradict the axis of the format, or one another.
    case options

    /// A number, a metric or a standard gap is NaN or infinite.
    case notFinite

    /// A priority is below 0 or above 1000.
    case priorityOutOfRange

    /// The format is longer than ``VisualFormatError/maximumLength``.
    case tooLong
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The location, what was expected and found, and the format with a caret under the column.
  ///
  /// Of a long format, only the part around the column is shown.
  public var description: String {
    fileID.isEmpty ? message : "\(fileID):\(line): \(message)"
  }

  /// The description without the file and line of the call.
  var message: String {
    let summary = "visual format, column \(column): expected \(expected), found \(found)"
    let around = 60
    let start = max(0, column - 1 - around)
    let window = format.dropFirst(start).prefix(2 * around)
    var text = start > 0 ? "…" : ""
    var caret = start > 0 ? 1 : 0
    for (number, character) in window.enumerated() {
      let shown = String(character).onOneLine
      if start + number < column - 1 { caret += shown.count }
      text += shown
    }
    if format.dropFirst(start + window.count).first != nil { text += "…" }
    return "\(summary)\n  \(text)\n  \(String(repeating: " ", count: caret))^"
  }
}

/// An error at a byte of a visual format.
struct VisualFormatMistake: Error {
  let kind: VisualFormatError.Kind

  /// The offset in the format's UTF-8.
  let offset: Int
  let expected: String
  let found: String
}
