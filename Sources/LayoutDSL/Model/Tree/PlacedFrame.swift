// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's frame and its autoresizing mask, by which the frame may change without constraints.
struct PlacedFrame: ~Copyable {
  /// The frame in the superview's coordinates.
  private(set) var rect: Rect

  /// Whether the frame and the mask place the view, instead of constraints.
  private(set) var translatesMask = true

  /// Whether a subview may have an autoresizing mask; if false, none has.
  private(set) var hasMaskedChildren = false

  /// The setter, which a class may override, by which a pass is about to change the frame.
  private var announcement = Announcement.nothing

  private var maskBits: UInt8 = 0

  init(_ rect: Rect) { self.rect = rect }

  /// The parts that change when the superview's size changes.
  var mask: LayoutView.AutoresizingMask {
    LayoutView.AutoresizingMask(rawValue: UInt(maskBits))
  }

  @inline(__always)
  mutating func move(to rect: Rect) { self.rect = rect }

  /// Sets whether the frame and the mask place the view, instead of constraints.
  @inline(__always)
  mutating func setTranslatesMask(_ translatesMask: Bool) {
    self.translatesMask = translatesMask
  }

  mutating func setMask(_ mask: LayoutView.AutoresizingMask) {
    maskBits = UInt8(truncatingIfNeeded: mask.rawValue)
  }

  mutating func noteMaskedChild() { hasMaskedChildren = true }

  /// Sets the frame that a pass has determined, and cancels an announcement by an earlier pass.
  @inline(__always)
  mutating func place(at rect: Rect) {
    self.rect = rect
    announcement = .nothing
  }

  /// Whether a pass is about to call a setter of the frame.
  var expectsSetterCall: Bool { announcement.rawValue & 3 != 0 }

  /// Whether a pass is announcing a new frame through setters and no other pass has placed the view since it began.
  var isAnnouncing: Bool { announcement.rawValue != 0 }

  /// Sets the setter that a pass calls next.
  @inline(__always)
  mutating func setAnnouncement(_ announcement: Announcement) { self.announcement = announcement }

  /// Returns whether a pass, not other code, called a setter: only the first call after an announcement is the pass's.
  @inline(__always)
  mutating func consumeAnnouncement(_ announcement: Announcement) -> Bool {
    let isIt = announcement.rawValue & self.announcement.rawValue & 3 != 0
    if isIt { self.announcement = .begun }
    return isIt
  }

  /// One of the setters by which a pass announces a view's new frame.
  ///
  /// It is not an enumeration: calling its `==` during an access to the frame would add a check to every access to a
  /// frame, 89 instructions for each frame that a pass assigns.
  struct Announcement {
    fileprivate let rawValue: UInt8

    static let nothing = Announcement(rawValue: 0)
    static let bounds = Announcement(rawValue: 1)
    static let center = Announcement(rawValue: 2)
    static let begun = Announcement(rawValue: 4)
  }
}

/// A view's frame and its superview's size at the time when the frame was set.
///
/// Later resizes and passes change the view's frame but not this record, so that a superview that returns to its
/// original size restores the view's frame as well.
final class FramePlacement {
  let frame: Rect
  let outer: Size

  init(frame: Rect, outer: Size) {
    self.frame = frame
    self.outer = outer
  }
}
