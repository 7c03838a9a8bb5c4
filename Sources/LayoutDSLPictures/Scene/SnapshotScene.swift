// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The frames of a snapshot in the coordinates of its root.
///
/// Snapshots do not contain scroll offsets, so content is placed as if unscrolled.
struct SnapshotScene {
  /// The frames, in the order of the entries.
  let frames: [Rect]

  /// Converts the frames of all entries.
  init(_ snapshot: LayoutSnapshot) {
    var frames: [Rect] = []
    var ancestorOrigins: [Point] = []
    for entry in snapshot.entries {
      ancestorOrigins.removeLast(ancestorOrigins.count - entry.depth)
      let outer = ancestorOrigins.last
      let frame =
        outer.map { entry.frame.offsetBy(dx: $0.x, dy: $0.y) }
        ?? Rect(origin: .zero, size: entry.frame.size)
      frames.append(frame)
      ancestorOrigins.append(frame.origin)
    }
    self.frames = frames
  }
}
