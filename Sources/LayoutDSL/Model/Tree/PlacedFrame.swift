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

  /// What a pass is about to say of the frame through a setter that a class may override.
  private var announcement = Announcement.nothing

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

  /// Puts the view where a pass wants it, whatever an earlier one is about to say.
  @inline(__always)
  mutating func place(at rect: Rect) {
    self.rect = rect
    announcement = .nothing
  }

  /// Whether a pass is about to say something of the frame.
  var isAnnounced: Bool { announcement.rawValue & 3 != 0 }

  /// Whether a pass says what it has made of the frame, and none has placed the view since it began to.
  var isBeingAnnounced: Bool { announcement.rawValue != 0 }

  /// Notes what a pass says next.
  @inline(__always)
  mutating func announce(_ announcement: Announcement) { self.announcement = announcement }

  /// Whether it is the pass that calls a setter, and not somebody else; the first call is the pass's own.
  @inline(__always)
  mutating func takeAnnouncement(_ announcement: Announcement) -> Bool {
    let isIt = announcement.rawValue & self.announcement.rawValue & 3 != 0
    if isIt { self.announcement = .begun }
    return isIt
  }

  /// One of the setters by which a pass says where a view is now.
  ///
  /// It is no enumeration: a call of its `==` while the frame is accessed would have every access to a frame checked, 89
  /// instructions for each that a pass assigns.
  struct Announcement {
    fileprivate let rawValue: UInt8

    static let nothing = Announcement(rawValue: 0)
    static let bounds = Announcement(rawValue: 1)
    static let center = Announcement(rawValue: 2)
    static let begun = Announcement(rawValue: 4)
  }
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
