// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The frame, ignoring overrides.
  final var storedFrame: Rect { @inline(__always) get { placed.rect } }

  /// Whether the frame and the mask place the view, ignoring overrides.
  final var storedTranslation: Bool { @inline(__always) get { placed.translatesMask } }

  /// Sets the frame that a pass has determined, without notifying the engine or the view.
  @inline(__always)
  final func moveWithoutNotice(to frame: Rect) { placed.place(at: frame) }

  /// Sets the frame on behalf of a setter of `frame`, `bounds` or `center`, which a caller or a pass has called.
  final func change(
    to frame: Rect, announced announcement: PlacedFrame.Announcement = .nothing
  ) {
    guard accepts(frame.isFinite, as: "frame") else { return }
    let isByPass = placed.consumeAnnouncement(announcement)
    let size = storedFrame.size
    placed.move(to: frame)
    if frame.size != size { markChangedLayout() }
    // The pass itself does the rest.
    if isByPass { return }
    forgetPlacement()
    autoresizeSubviews(from: size)
    treeEngine?.frameWasSet(self)
  }

  /// Whether numbers are finite; records a mistake if not, and leaves earlier mistakes alone if a pass sets them.
  final func accepts(_ isFinite: Bool, as what: String) -> Bool {
    isFinite && placed.expectsSetterCall || itemState.accepts(isFinite, as: what)
  }

  /// Sets `bounds` and `center`, which the class may override, to the frame that a pass has assigned, as UIKit does.
  ///
  /// A frame that an override sets instead is kept. No further setter is called if one runs a pass that places the
  /// view, or removes the view from the tree of `engine`.
  final func announceFrame(after before: Rect, by engine: any TreeEngine) {
    let now = storedFrame
    placed.move(to: before)
    placed.setAnnouncement(.begun)
    var expected = before
    if now.size != before.size {
      expected = before.resized(to: now.size)
      placed.setAnnouncement(.bounds)
      bounds = Rect(origin: itemState.scrollArea?.offset ?? storedBoundsOrigin, size: now.size)
    }
    if placed.isAnnouncing, treeEngine === engine, storedFrame.middle != now.middle {
      expected = expected.moved(middleTo: now.middle)
      placed.setAnnouncement(.center)
      center = now.middle
    }
    if !placed.isAnnouncing { return }
    placed.setAnnouncement(.nothing)
    // Computing the frame from its middle rounds: an edge could differ in the last digit from the solved one.
    if storedFrame == expected { placed.move(to: now) }
    placeMarginsGuide()
  }

  /// Sets whether the frame and the mask place the view, instead of constraints.
  ///
  /// - Parameter context: The representative context of the view's tree, which a block has at hand; nil if there is
  ///   none.
  @inline(__always)
  final func setTranslation(_ translation: Bool, in context: TreeContext?) {
    if translation == storedTranslation { return }
    placed.setTranslatesMask(translation)
    forgetPlacement()
    context?.engineOfRepresentative?.translationChanged(self)
  }

  /// The parts of the view's geometry that change when its superview's size changes.
  ///
  /// The flexible parts of an axis share the change in proportion to their sizes when the frame was set, or evenly
  /// if all are zero. If none is flexible, the right or bottom margin takes the whole change. A view that takes part
  /// in layout follows its mask in the next pass, by required rows. A view that no constraint mentions follows it
  /// immediately, and its extents never become negative.
  public final var autoresizingMask: AutoresizingMask {
    get { placed.mask }
    set {
      guard newValue != placed.mask else { return }
      placed.setMask(newValue)
      forgetPlacement()
      if !newValue.isEmpty { parentView?.placed.noteMaskedChild() }
      treeEngine?.translationChanged(self)
    }
  }

  /// The parts of a view's geometry that may change when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, one per part; the values are UIKit's.
    public let rawValue: UInt

    /// Makes a mask from the bits of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
