// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What was found equal, and how many checks failed.
public struct EditsTotals: Sendable, Equatable {
  /// How many values each check compared, by its name.
  public private(set) var compared: [String: Int] = [:]

  /// How many checks of seeds failed.
  public private(set) var failures = 0

  /// Counts of nothing yet.
  public init() {}

  /// Counts values that were found equal.
  mutating func pass(_ check: TreeEditCheck, _ values: Int) {
    compared[check.rawValue, default: 0] += values
  }

  /// Counts a check that failed.
  mutating func fail() { failures += 1 }

  mutating func add(_ other: EditsTotals) {
    compared.merge(other.compared, uniquingKeysWith: +)
    failures += other.failures
  }
}

/// As a line that one process writes and another reads.
extension EditsTotals {
  private static let mark = "totals"

  var line: String {
    ([Self.mark, "\(failures)"] + compared.map { "\($0)=\($1)" }).joined(separator: " ")
  }

  /// The totals of a line; nil if it holds none.
  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count > 1, words[0] == Self.mark, let failures = Int(words[1]) else { return nil }
    self.failures = failures
    for word in words.dropFirst(2) {
      let pair = word.split(separator: "=")
      guard pair.count == 2, let values = Int(pair[1]) else { return nil }
      compared[String(pair[0])] = values
    }
  }

  /// The totals as they are printed at the end.
  func summary(seeds: Int) -> String {
    let parts = TreeEditCheck.allCases.compactMap { check in
      compared[check.rawValue].map { "\(check) \($0)" }
    }
    return "\(seeds) seeds, \(compared.values.reduce(0, +)) values compared"
      + " (\(parts.joined(separator: ", "))), \(failures) failures"
  }
}
