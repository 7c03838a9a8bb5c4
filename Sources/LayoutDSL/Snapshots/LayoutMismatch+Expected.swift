// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutMismatch {
  /// The frames that are there, those that differ as they were expected; what is missing is not in it.
  package var expected: LayoutSnapshot {
    var frames: [Int: Rect] = [:]
    for difference in differences {
      if let number = difference.number, let frame = difference.expected { frames[number] = frame }
    }
    return LayoutSnapshot(
      tree: got.entries.enumerated().map { number, entry in
        guard let frame = frames[number] else { return entry }
        return LayoutSnapshot.Entry(
          name: entry.name, label: entry.label, depth: entry.depth, frame: frame)
      })
  }
}
