// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A log with messages such as "Unable to simultaneously satisfy constraints", read.
///
/// ```swift
/// let log = LayoutLog(text)
/// print(log.explanation)
/// ```
///
/// Lines may begin with any time and process, be quoted, commented out or escaped, and hold several
/// conflicts, of UIKit or AppKit. What stands inside a conflict and cannot be read is in ``unreadLines``.
public struct LayoutLog: Sendable {
  /// The messages, in the order of the log; equal ones in a row are one.
  public let conflicts: [LoggedConflict]

  /// Lines of conflicts that could not be read, each with the reason.
  public let unreadLines: [UnreadLine]

  /// The numbers of lines, from 1, that belong to no conflict.
  public let otherLines: [Int]

  /// Reads `text`; it never fails, for what cannot be read is listed.
  ///
  /// - Complexity: O(*n* · *l*) for *n* characters in lines of at most *l*.
  public init(_ text: String) {
    var reader = LogReader()
    var number = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      reader.read(line, number: number)
    }
    reader.finish()
    conflicts = reader.conflicts
    unreadLines = reader.unread
    otherLines = reader.others
  }
}
