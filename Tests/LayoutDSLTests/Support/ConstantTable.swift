// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LayoutDSL

/// The table of constants that SnapKit gives, `Fixtures/snapkit-facts.tsv`.
enum ConstantTable {
  /// One number of the table.
  struct Entry: CustomTestStringConvertible, Sendable {
    var attribute: String
    var second: String
    var column: String
    var expected: Double

    var testDescription: String { "\(attribute) | \(column) → \(expected)" }
  }

  static let entries: [Entry] = load()

  private static func load() -> [Entry] {
    let url = Bundle.module.url(forResource: "Fixtures/snapkit-facts", withExtension: "tsv")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().flatMap { line in
      (2..<header.count).map { column in
        Entry(
          attribute: line[0], second: line[1], column: header[column],
          expected: Double(line[column]) ?? .nan)
      }
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute that has a name.
  init?(name: String) {
    guard let match = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = match
  }
}

extension ConstraintAttributes {
  /// The attribute that has a name.
  init?(name: String) {
    for bit in 0..<20 {
      let single = ConstraintAttributes(rawValue: 1 << UInt32(bit))
      if let first = single.onlyLayoutAttribute, "\(first)" == name {
        self = single
        return
      }
    }
    return nil
  }
}
