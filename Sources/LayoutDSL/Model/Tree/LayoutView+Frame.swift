// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The frame, whatever a class overrides.
  final var storedFrame: Rect { @inline(__always) get { placed.rect } }

  /// Whether the frame and the mask place the view, whatever a class overrides.
  final var storedTranslation: Bool { @inline(__always) get { placed.isTranslated } }

  /// Puts the view where a pass wants it; nobody is told.
  @inline(__always)
  final func moveWithoutNotice(to frame: Rect) { placed.place(at: frame) }

  /// Puts the view where somebody sets its frame, its bounds or its centre: a caller, or a pass by way of a setter.
  final func change(
    to frame: Rect, announced announcement: PlacedFrame.Announcement = .nothing
  ) {
    guard takes(frame.isFinite, as: "frame") else { return }
    let isByPass = placed.takeAnnouncement(announcement)
    let size = storedFrame.size
    placed.move(to: frame)
    if frame.size != size { markChangedLayout() }
    // The pass itself has seen to all else.
    if isByPass { return }
    forgetPlacement()
    autoresizeSubviews(from: size)
    treeEngine?.frameWasSet(self)
  }

  /// Whether numbers can be taken; records it where somebody else than a pass says them.
  final func takes(_ isFinite: Bool, as what: String) -> Bool {
    isFinite && placed.isAnnounced || itemState.accepts(isFinite, as: what)
  }

  /// Lets the bounds and the centre, which the class may override, be set to what a pass has made of a frame, as UIKit
  /// places views by them.
  ///
  /// What overrides make of it stays. Nothing more is said where a setter has a pass place the view again, or takes it out
  /// of the tree of `engine`.
  final func announceFrame(after before: Rect, by engine: any TreeEngine) {
    let now = storedFrame
    placed.move(to: before)
    placed.announce(.begun)
    var expected = before
    if now.size != before.size {
      expected = before.resized(to: now.size)
      placed.announce(.bounds)
      bounds = Rect(origin: itemState.scrollArea?.offset ?? storedBoundsOrigin, size: now.size)
    }
    if placed.isBeingAnnounced, treeEngine === engine, storedFrame.middle != now.middle {
      expected = expected.moved(middleTo: now.middle)
      placed.announce(.center)
      center = now.middle
    }
    if !placed.isBeingAnnounced { return }
    placed.announce(.nothing)
    // Halving rounds: an edge would be beside what was solved for by its last digit.
    if storedFrame == expected { placed.move(to: now) }
    placeMarginsGuide()
  }

  /// Lets the frame and the mask place the view, or constraints.
  ///
  /// - Parameter context: What stands for the view's tree; nil if nothing does yet. A block has it at hand.
  @inline(__always)
  final func setTranslation(_ translation: Bool, in context: TreeContext?) {
    if translation == storedTranslation { return }
    placed.setTranslated(translation)
    forgetPlacement()
    context?.engineOfRepresentative?.translationChanged(self)
  }

  /// What gives way when the superview's size changes.
  ///
  /// The flexible parts of an axis share the change in proportion to the sizes that they had when
  /// the frame was set, evenly if all are zero; with nothing flexible the right or bottom margin
  /// takes it. A view that takes part in layout follows its mask at the next pass, by required
  /// rows; one that no constraint refers to follows it at once and never has an extent below zero.
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

  /// The parts of a view's geometry that may give way when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit per part; the values are UIKit's.
    public let rawValue: UInt

    /// Makes a mask of the bits of `rawValue`.
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
