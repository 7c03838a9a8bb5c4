// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The fixed sentences of a conflict message.
enum LogPhrases {
  /// Whether the line begins a message.
  static func opensMessage(_ line: [UInt8]) -> Bool {
    contains(line, "simultaneously satisfy constraints")
      || contains(line, "satisfy constraints simultaneously")
      || contains(line, "Conflicting constraints detected")
  }

  /// Whether the line announces the broken constraint.
  static func announcesBroken(_ line: [UInt8]) -> Bool {
    contains(line, "attempt to recover by breaking")
  }

  /// Whether only AppKit writes the line.
  static func isAppKit(_ line: [UInt8]) -> Bool {
    contains(line, "simultaneously satisfy constraints:")
      || contains(line, "Conflicting constraints")
      || contains(line, "NSConstraintBasedLayoutVisualize")
      || contains(line, "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE")
  }

  /// Whether the line is a standard sentence of the messages, or only punctuation.
  static func isBoilerplate(_ line: [UInt8]) -> Bool {
    if !line.contains(where: { isLetter($0) || isDigit($0) || $0 >= 0x80 }) { return true }
    return sentences.contains { contains(line, $0) } || isBracketBehindPrefix(line)
  }

  /// Whether the line ends a list: a closing parenthesis, with at most a prefix before it.
  static func closesList(_ line: [UInt8]) -> Bool {
    let end = line.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x2E && $0 != 0x2A } ?? -1
    guard end >= 0, line[end] == 0x29 else { return false }
    return end == 0 || line[end - 1] == 0x20 || line[end - 1] == 0x09 || line[end - 1] == 0x2A
  }

  private static func isBracketBehindPrefix(_ line: [UInt8]) -> Bool {
    guard let end = line.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), end > 0 else {
      return false
    }
    let isBracket = line[end] == 0x28 || line[end] == 0x29
    return isBracket && (line[end - 1] == 0x20 || line[end - 1] == 0x09)
  }

  private static let sentences: [StaticString] = [
    "Probably at least one of the constraints", "Try this:", "look at each constraint",
    "find the code that added", "Note: If you", "translatesAutoresizingMaskIntoConstraints)",
    "Make a symbolic breakpoint", "UIViewAlertForUnsatisfiableConstraints",
    "UIConstraintBasedLayoutDebugging", "NSConstraintBasedLayoutVisualize",
    "LAYOUT_CONSTRAINTS_NOT_SATISFIABLE", "objc_exception_throw", "may also be helpful",
    "visualizeConstraints",
  ]

  static func contains(_ line: [UInt8], _ text: StaticString) -> Bool {
    ByteScanner(line).find(text) != nil
  }
}
