// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A log that was read, with messages such as "Unable to simultaneously satisfy constraints".
///
/// ```swift
/// let log = LayoutLog(text)
/// print(log.explanation)
/// ```
///
/// Lines may begin with a time and process in any format. They may be quoted, commented out or escaped. A log may
/// contain several conflicts, of UIKit or AppKit. Lines inside a conflict that cannot be read are in ``unreadLines``.
public struct LayoutLog: Sendable {
  /// The conflicts, in the order of the log; consecutive equal ones are merged.
  public let conflicts: [LoggedConflict]

  /// The lines of conflicts that could not be read, each with the reason.
  public let unreadLines: [UnreadLine]

  /// The numbers, counted from 1, of the lines that belong to no conflict.
  public let otherLines: [Int]

  /// Reads `text`; this never fails, since unreadable lines are listed.
  ///
  /// - Complexity: O(*n* · *l*) for *n* characters in lines of at most *l*.
  public init(_ text: String) {
    var parser = LogParser()
    var number = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      parser.parse(line, number: number)
    }
    parser.finish()
    conflicts = parser.conflicts
    unreadLines = parser.unread
    otherLines = parser.others
  }
}
