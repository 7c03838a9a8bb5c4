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
  func framesBefore(_ now: LayoutSnapshot) -> (was: JSONText, gone: JSONText)? {
    if let before {
      let partners = now.correspondingIndices(in: before)
      var isMet = Array(repeating: false, count: before.entries.count)
      let was = partners.map { partner in
        guard let partner else { return JSONText(0) }
        isMet[partner] = true
        return Self.text(before.entries[partner].frame)
      }
      let places = SnapshotScene(before).frames
      let gone = before.entries.indices.filter { !isMet[$0] }.map { number in
        JSONText([JSONText(before.entries[number].name), Self.text(places[number])])
      }
      return (JSONText(was), JSONText(gone))
    }
    guard let mismatch, !mismatch.differences.isEmpty else { return nil }
    let was = mismatch.expected.entries
    let gone = mismatch.differences.compactMap { difference -> JSONText? in
      guard let frame = difference.expected, difference.got == nil else { return nil }
      return JSONText([JSONText(difference.path), Self.text(frame)])
    }
    // If the tree was changed since the comparison, its entries no longer correspond to the expected ones.
    guard was.count == now.entries.count else { return nil }
    return (JSONText(was.map { Self.text($0.frame) }), JSONText(gone))
  }

  private static func text(_ frame: Rect) -> JSONText {
    JSONText(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
