// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What a caller of the inspector knows besides the tree.
struct InspectorAdditions {
  /// The frames of another moment.
  var before: LayoutSnapshot?
  /// What a layout threw.
  var error: LayoutError?
  /// What a comparison threw.
  var mismatch: LayoutMismatch?
  /// What the lint found.
  var warnings: [LayoutWarning]
  /// Lines of the caller's own.
  var notes: [String]

  /// The frames before of each item in its superview, and what is no longer there.
  ///
  /// Where a comparison failed, before is what was expected.
  func framesBefore(_ now: LayoutSnapshot) -> (was: JSONText, gone: JSONText)? {
    if let before {
      let partners = now.partners(in: before)
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
    // A tree that changed since the comparison has other entries.
    guard was.count == now.entries.count else { return nil }
    return (JSONText(was.map { Self.text($0.frame) }), JSONText(gone))
  }

  private static func text(_ frame: Rect) -> JSONText {
    JSONText(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
