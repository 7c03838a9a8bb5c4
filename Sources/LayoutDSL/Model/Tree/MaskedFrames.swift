// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where masks put views, while the frames of those that they are in are being found.
struct MaskedFrames {
  /// What was found, looked up only, never gone through.
  private var found: [ObjectIdentifier: Rect] = [:]

  /// The frame of a view.
  ///
  /// - Parameter known: The frame of a view that no mask moves, as every root is; nil for others.
  /// - Complexity: O(*d*), where *d* views up the next one is known or was looked up before.
  mutating func frame(of view: LayoutView, _ known: (LayoutView) -> Rect?) -> Rect {
    let (way, frame) = view.wayUp { found[ObjectIdentifier($0)] ?? known($0) }
    var last = frame ?? .zero
    for view in way.reversed() {
      last = view.autoresizedFrame(in: last.size)
      found[ObjectIdentifier(view)] = last
    }
    return last
  }
}
