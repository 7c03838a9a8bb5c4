// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view whose content may be larger than the view: UIScrollView without a screen.
///
/// ```swift
/// let scroll = LayoutScrollView()
/// page.addSubview(scroll)
/// scroll.addSubview(content)
/// scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
/// content.snp.makeConstraints { make in
///   make.edges.equalToSuperview()      // the content's area
///   make.width.equalToSuperview()      // the frame: no scrolling to the sides
/// }
/// page.layoutIfNeeded()
/// print(scroll.contentSize)
/// ```
///
/// There are two rectangles, and UIKit's rules say which one a constraint means:
///
/// - Between the scroll view and what is in it, however deep, edges, margins and centres are those of
///   the **area of the content**. The constraints have to reach from side to side and make the area's
///   size, which is the ``contentSize``; `snp.ambiguities()` names an edge that is missing.
/// - Between the scroll view and anything else they are those of the **frame**.
/// - Width and height are always the frame's.
/// - ``contentLayoutGuide`` and ``frameLayoutGuide`` say outright which one is meant.
///
/// The frames of subviews are in the coordinates of the content: scrolling changes the ``contentOffset``
/// and no frame but those that are held where the frame is. It has ``LayoutSurface/clipsToBounds`` on at first.
open class LayoutScrollView: LayoutView {
  final let area = ScrollArea()

  final override var scrollArea: ScrollArea? { area }

  private final var givenInset = Insets.zero

  /// When the safe area is added to ``contentInset``; along the axes that can be scrolled at first.
  ///
  /// Views in the scroll view have no safe area of it, unless this is
  /// ``ContentInsetAdjustmentBehavior/never``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior == oldValue { return }
      changeInsets { area.setSafeArea(contentInsetAdjustmentBehavior == .never) }
      adjustedContentInsetDidChange()
    }
  }

  /// Whether it bounces up and down even if the content is small: the axis then counts as one that can
  /// be scrolled, see ``adjustedContentInset``.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Whether it bounces to the sides even if the content is small: the axis then counts as one that can
  /// be scrolled, see ``adjustedContentInset``.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Whether a finger could scroll the content; nothing here depends on it.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the frame's size; nothing here depends on it.
  open var isPagingEnabled = false

  /// Whether scrolling bounces at the end of the content; nothing here depends on it.
  open var bounces = true

  /// Whether a vertical indicator shows; nothing here depends on it.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal indicator shows; nothing here depends on it.
  open var showsHorizontalScrollIndicator = true

  /// How dragging puts a keyboard away; nothing here depends on it.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Makes a scroll view with an empty area of content.
  public override init(frame: Rect) {
    super.init(frame: frame)
    openArea()
  }

  #if ViewCoding
  /// Makes a scroll view with an empty frame and area; it is there with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    super.init(coder: coder)
    openArea()
  }
  #endif

  /// What a view is that scrolls: it has an area of content, and shows of it what lies in its bounds.
  private func openArea() {
    itemState.openScrollArea()
    attach(area.content)
    clipsToBounds = true
  }

  /// The extent of the area of the content, in points.
  ///
  /// Constraints between the scroll view and what is in it decide it; a size that is set lasts until the
  /// next pass then, and for good along an axis that no such constraint mentions. What they decided stays
  /// when they are gone. A size that is not finite is refused and recorded as a mistake.
  ///
  /// A pass that finds another size for a view of a class of your own sets it: whatever overrides it is called, as in
  /// UIKit, before ``LayoutView/layoutSubviews()`` is.
  open var contentSize: Size {
    get { area.size }
    set {
      let isByPass = area.takeAnnouncement()
      let isUsable = isByPass && newValue.isFinite
      guard isUsable || itemState.accepts(newValue.isFinite, as: "content size")
      else { return }
      area.resize(newValue)
      if !isByPass { treeEngine?.contentSizeWasSet(area.content.itemState) }
      placeMarginsGuide()
    }
  }

  final override func announceContentSize(after before: Size) {
    let now = area.size
    if now == before { return }
    area.resize(before)
    area.announce(true)
    contentSize = now
    area.announce(false)
  }

  /// The point of the content that is in the top left corner of the frame; zero at first.
  ///
  /// It is the origin of ``bounds``. Any finite offset is taken, as UIKit does; one that is not finite is
  /// refused and recorded as a mistake.
  ///
  /// - Complexity: O(*k*) for *k* constraints that hold something in the scroll view where the frame is, or something
  ///   outside.
  open var contentOffset: Point {
    get { area.offset }
    set {
      guard itemState.accepts(newValue.isFinite, as: "content offset") else { return }
      if newValue == area.offset { return }
      let isInRows = area.scroll(to: newValue)
      treeEngine?.offsetChanged(self, inRows: isInRows)
      placeMarginsGuide()
      markChangedLayout()
    }
  }

  /// Scrolls to an offset, at once: nothing is animated here.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as will show a rectangle of the content, or as much of it as there is room for,
  /// at once.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    func origin(_ now: Double, _ near: Double, _ far: Double, _ extent: Double) -> Double {
      if near < now { return near }
      return far > now + extent ? min(near, far - extent) : now
    }
    contentOffset = Point(
      x: origin(contentOffset.x, rect.minX, rect.maxX, bounds.width),
      y: origin(contentOffset.y, rect.minY, rect.maxY, bounds.height))
  }

  /// The room around the content that scrolling may show, in points; zero at first.
  ///
  /// It changes how far the content can be scrolled, and no frame. Insets that are not finite are refused
  /// and recorded as a mistake.
  open var contentInset: Insets {
    get { givenInset }
    set {
      guard itemState.accepts(newValue.isFinite, as: "content inset") else { return }
      if newValue == givenInset { return }
      givenInset = newValue
      adjustedContentInsetDidChange()
    }
  }

  /// The ``contentInset`` and what of the safe area is added to it.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  open var adjustedContentInset: Insets {
    let behavior = contentInsetAdjustmentBehavior
    if behavior == .never { return givenInset }
    let extent = bounds.size
    let isTall = alwaysBounceVertical || contentSize.height > extent.height
    let isWide = alwaysBounceHorizontal || contentSize.width > extent.width
    let safe = safeAreaInsets
    let (down, across) = (behavior == .always || isTall, behavior == .always || isWide)
    return givenInset.adding(
      Insets(
        top: down ? safe.top : 0, left: across ? safe.left : 0,
        bottom: down ? safe.bottom : 0, right: across ? safe.right : 0))
  }

  /// Called when ``adjustedContentInset`` may be another one; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
  }

  /// The part of the content that shows: the ``contentOffset`` and the frame's size.
  ///
  /// Setting it scrolls, changes the frame's size and keeps the ``LayoutView/center``.
  open override var bounds: Rect {
    get { Rect(origin: contentOffset, size: super.bounds.size) }
    set {
      guard itemState.accepts(newValue.isFinite, as: "bounds") else { return }
      super.bounds = Rect(origin: .zero, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// A guide that is the area of the content: its origin is the content's, its size the ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { area.content }

  /// A guide that is the frame of the scroll view: what is held by it does not move when the content is
  /// scrolled.
  public final var frameLayoutGuide: LayoutGuide { guide(.frame, "frameLayoutGuide") }
}

extension LayoutScrollView {
  /// When the safe area is added to the insets of the content; the raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, Codable {
    /// Along the axes that can be scrolled.
    ///
    /// UIKit adds it along others, too, in some view controllers, which there are none of here.
    case automatic

    /// Along the axes that can be scrolled: the content is larger than the frame, or always bounces.
    case scrollableAxes

    /// Never.
    case never

    /// Always, on all sides.
    case always
  }

  /// How dragging puts a keyboard away, which there is none of; the raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, Codable {
    /// It does not.
    case none

    /// As soon as dragging begins.
    case onDrag

    /// Following the drag.
    case interactive
  }
}
