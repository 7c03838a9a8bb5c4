// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The numbers of equal values and of failed checks.
public struct EditsTotals: Sendable, Equatable {
  /// The number of values that each check compared, by its name.
  public private(set) var compared: [String: Int] = [:]

  /// The number of failed checks.
  public private(set) var failures = 0

  /// Makes totals of zero.
  public init() {}

  /// Counts equal values.
  mutating func pass(_ check: TreeEditCheck, _ values: Int) {
    compared[check.rawValue, default: 0] += values
  }

  /// Counts a failed check.
  mutating func fail() { failures += 1 }

  mutating func add(_ other: EditsTotals) {
    compared.merge(other.compared, uniquingKeysWith: +)
    failures += other.failures
  }
}

/// The format in which one process passes totals to another: a line of text.
extension EditsTotals {
  private static let mark = "totals"

  var line: String {
    ([Self.mark, "\(failures)"] + compared.map { "\($0)=\($1)" }).joined(separator: " ")
  }

  /// Parses the totals of a line; nil if it contains none.
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

  /// Returns the totals as a text for the end of the output.
  func summary(seeds: Int) -> String {
    let parts = TreeEditCheck.allCases.compactMap { check in
      compared[check.rawValue].map { "\(check) \($0)" }
    }
    return "\(seeds) seeds, \(compared.values.reduce(0, +)) values compared"
      + " (\(parts.joined(separator: ", "))), \(failures) failures"
  }
}
