// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Data that the caller of the inspector adds to the tree.
struct InspectorAdditions {
  /// The frames at an earlier moment.
  var before: LayoutSnapshot?
  /// The error that `layout()` threw.
  var error: LayoutError?
  /// The error that `expect` threw.
  var mismatch: LayoutMismatch?
  /// The warnings of the lint.
  var warnings: [LayoutWarning]
  /// Notes of the caller.
  var notes: [String]

  /// Returns the earlier frame of each item in its superview, and the items that are gone.
  ///
  /// If a comparison failed, the expected frames count as the earlier ones.
  func framesBefore(_ now: LayoutSnapshot) -> (previous: JSONText, removed: JSONText)? {
    if let before {
      let partners = now.correspondingIndices(in: before)
      var isMatched = Array(repeating: false, count: before.entries.count)
      let previous = partners.map { partner in
        guard let partner else { return JSONText(0) }
        isMatched[partner] = true
        return Self.text(before.entries[partner].frame)
      }
      let frames = SnapshotScene(before).frames
      let removed = before.entries.indices.filter { !isMatched[$0] }.map { index in
        JSONText([JSONText(before.entries[index].name), Self.text(frames[index])])
      }
      return (JSONText(previous), JSONText(removed))
    }
    guard let mismatch, !mismatch.differences.isEmpty else { return nil }
    let previous = mismatch.expected.entries
    let removed = mismatch.differences.compactMap { difference -> JSONText? in
      guard let frame = difference.expected, difference.got == nil else { return nil }
      return JSONText([JSONText(difference.path), Self.text(frame)])
    }
    // If the tree was changed since the comparison, its entries no longer correspond to the expected ones.
    guard previous.count == now.entries.count else { return nil }
    return (JSONText(previous.map { Self.text($0.frame) }), JSONText(removed))
  }

  private static func text(_ frame: Rect) -> JSONText {
    JSONText(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
