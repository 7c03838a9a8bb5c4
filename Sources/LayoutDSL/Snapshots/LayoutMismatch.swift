// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The error of a tree that is not laid out as expected.
public struct LayoutMismatch: Error, Hashable, Sendable {
  /// The reason why the tree could not be laid out, or what was wrong with the expected text; nil if frames were
  /// compared.
  public let problem: String?

  /// The differences from the expected frames.
  public let differences: [LayoutSnapshot.Difference]

  /// The constraints that determine the wrong numbers of the first eight differences.
  public let reasons: [LayoutExplanation]

  /// All present frames, to be pasted into the test where they are right.
  public let got: LayoutSnapshot

  /// The number of differences that get reasons.
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
  /// The present frames, with the expected ones in place of those that differ; missing items are left out.
  package var expected: LayoutSnapshot {
    var frames: [Int: Rect] = [:]
    for difference in differences {
      if let number = difference.entryIndex, let frame = difference.expected {
        frames[number] = frame
      }
    }
    return LayoutSnapshot(
      entries: got.entries.enumerated().map { number, entry in
        guard let frame = frames[number] else { return entry }
        return LayoutSnapshot.Entry(
          name: entry.name, label: entry.label, depth: entry.depth, frame: frame)
      })
  }
}
