// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Trace {
  /// A line that is not in the format.
  public struct ParseError: Error, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The description of the error.
    public let reason: String
    /// The line and the description, as `line N: reason`.
    public var description: String { "line \(line): \(reason)" }
  }

  /// Reads a trace.
  ///
  /// - Throws: ``ParseError`` for the first wrong line.
  public init(parsing text: String) throws(ParseError) {
    var parser = TraceParser()
    var number = 0
    let newline = UInt8(ascii: "\n")
    for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      number += 1
      let fields = line.split { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 }
        .map { Substring($0) }
      guard let first = fields.first, !first.hasPrefix("#") else { continue }
      do throws(TraceParser.Malformed) {
        try parser.parse(fields)
      } catch {
        throw ParseError(line: number, reason: error.reason)
      }
    }
    self = parser.trace
  }
}
