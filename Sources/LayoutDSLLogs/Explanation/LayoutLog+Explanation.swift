// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutLog {
  /// The explanation of the log in prose; never empty.
  ///
  /// It has a part for each conflict: its headline, its irreducible sets, the constraints of the system, the broken one
  /// and the usual cures. The lines that could not be read follow.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)`` for each conflict.
  public var explanation: String {
    var lines: [String] = []
    for (number, conflict) in conflicts.enumerated() {
      if number > 0 { lines += ["", ""] }
      lines.append(LayoutLog.title(number, conflicts.count, conflict))
      lines.append("")
      lines += conflict.explanation
    }
    if conflicts.isEmpty {
      lines.append(
        "No conflict is in this text: no line holds a constraint such as <NSLayoutConstraint:0x…>.")
    }
    lines += unreadPart
    lines += otherPart
    return lines.joined(separator: "\n") + "\n"
  }

  /// The headline of each conflict, in the order of the log.
  ///
  /// - Complexity: That of ``ConflictAnalysis/init(_:)`` for each conflict.
  public var headlines: [String] { conflicts.map { $0.headline } }

  private static func title(_ number: Int, _ count: Int, _ conflict: LoggedConflict) -> String {
    let which = count == 1 ? "Conflict" : "Conflict \(number + 1) of \(count)"
    let times = conflict.count == 1 ? "" : ", told \(conflict.count) times"
    return "\(which) (line \(conflict.line)\(times))"
  }

  private var unreadPart: [String] {
    guard !unreadLines.isEmpty else { return [] }
    let head =
      unreadLines.count == 1
      ? "1 line could not be read:" : "\(unreadLines.count) lines could not be read:"
    return ["", head]
      + unreadLines.flatMap { ["  line \($0.number): \($0.text)", "    \($0.reason)"] }
  }

  private var otherPart: [String] {
    guard !otherLines.isEmpty else { return [] }
    let ranges = LayoutLog.ranges(otherLines)
    let head = otherLines.count == 1 ? "1 other line is" : "\(otherLines.count) other lines are"
    let shown = ranges.prefix(40).joined(separator: ", ") + (ranges.count > 40 ? ", …" : "")
    return ["", "\(head) part of no conflict: \(shown)."]
  }

  private static func ranges(_ numbers: [Int]) -> [String] {
    var result: [String] = []
    var start = 0
    for index in numbers.indices {
      let isLast = index + 1 == numbers.count || numbers[index + 1] != numbers[index] + 1
      guard isLast else { continue }
      result.append(start == index ? "\(numbers[index])" : "\(numbers[start])-\(numbers[index])")
      start = index + 1
    }
    return result
  }
}
