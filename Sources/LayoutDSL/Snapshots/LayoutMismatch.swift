// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A tree that is not laid out as expected.
public struct LayoutMismatch: Error, Hashable, Sendable {
  /// Why the tree could not be laid out, or what was wrong with what was expected; nil if frames were
  /// compared.
  public let problem: String?

  /// What differs.
  public let differences: [LayoutSnapshot.Difference]

  /// For the first eight that differ, the chains of constraints that determine the numbers that are off.
  public let reasons: [LayoutExplanation]

  /// All frames that are there, to be pasted where they are right.
  public let got: LayoutSnapshot

  /// How many differences have reasons.
  static let explainedCount = 8
}

extension LayoutMismatch: CustomStringConvertible {
  /// The differences, a line each, the reasons, and the whole tree.
  public var description: String {
    var parts: [String] = []
    if let problem { parts.append(problem) }
    parts.append(contentsOf: differences.map(\.description))
    parts.append(contentsOf: reasons.map(\.description))
    parts.append("the tree is:\n\(got)")
    return parts.joined(separator: "\n")
  }
}

extension LayoutMismatch {
  /// The frames that are there, those that differ as they were expected; what is missing is not in it.
  package var expected: LayoutSnapshot {
    var frames: [Int: Rect] = [:]
    for difference in differences {
      if let number = difference.number, let frame = difference.expected { frames[number] = frame }
    }
    return LayoutSnapshot(
      entries: got.entries.enumerated().map { number, entry in
        guard let frame = frames[number] else { return entry }
        return LayoutSnapshot.Entry(
          name: entry.name, label: entry.label, depth: entry.depth, frame: frame)
      })
  }
}
