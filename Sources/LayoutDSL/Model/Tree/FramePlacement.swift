// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The frame of a view and the size of its superview, both of the moment when the frame was set.
///
/// Later resizes and passes change the view's frame with its superview; they do not change this, so
/// that a superview that goes away and comes back to its size brings the frame back, too.
final class FramePlacement {
  let frame: Rect
  let outer: Size

  init(frame: Rect, outer: Size) {
    self.frame = frame
    self.outer = outer
  }
}
