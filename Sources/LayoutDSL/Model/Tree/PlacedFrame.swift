// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's frame, and what else than constraints may change it: its mask.
struct PlacedFrame: ~Copyable {
  /// The frame in the superview's coordinates.
  private(set) var rect: Rect

  /// Whether the frame and the mask place the view, instead of constraints.
  private(set) var isTranslated = true

  /// Whether a subview may have an autoresizing mask; no subview has if not.
  private(set) var hasMaskedChildren = false

  /// The bits of the mask, of which there are six.
  private var maskBits: UInt8 = 0

  init(_ rect: Rect) { self.rect = rect }

  /// What gives way when the superview's size changes.
  var mask: LayoutView.AutoresizingMask {
    LayoutView.AutoresizingMask(rawValue: UInt(maskBits))
  }

  /// Puts the view elsewhere.
  @inline(__always)
  mutating func move(to rect: Rect) { self.rect = rect }

  /// Lets the frame and the mask place the view, or constraints.
  @inline(__always)
  mutating func setTranslated(_ isTranslated: Bool) {
    self.isTranslated = isTranslated
  }

  mutating func setMask(_ mask: LayoutView.AutoresizingMask) {
    maskBits = UInt8(truncatingIfNeeded: mask.rawValue)
  }

  mutating func noteMaskedChild() { hasMaskedChildren = true }
}

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
