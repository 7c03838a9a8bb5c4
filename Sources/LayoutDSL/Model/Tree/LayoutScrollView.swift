// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view whose content may be larger than the view itself: UIScrollView without a screen.
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
/// A scroll view has two rectangles, and UIKit's rules decide which one a constraint refers to:
///
/// - Between the scroll view and its descendants at any depth, edges, margins and centres are those of the **area of
///   the content**. The constraints have to connect opposite sides so that they determine the area's size, the
///   ``contentSize``; `snp.ambiguities()` names a missing edge.
/// - Between the scroll view and any other item they are those of the **frame**.
/// - Width and height are always those of the frame.
/// - ``contentLayoutGuide`` and ``frameLayoutGuide`` refer to one of the two explicitly.
///
/// The frames of subviews are in the coordinates of the content. Scrolling changes the ``contentOffset`` and no frames
/// except those that constraints attach to the scroll view's frame. ``LayoutSurface/clipsToBounds`` is on by default.
open class LayoutScrollView: LayoutView {
  final let area = ScrollArea()

  final override var scrollArea: ScrollArea? { area }

  private final var givenInset = Insets.zero

  /// The behaviour by which the safe area is added to ``contentInset``; along scrollable axes by default.
  ///
  /// Views in the scroll view inherit no safe area from it, unless the value is
  /// ``ContentInsetAdjustmentBehavior/never``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior == oldValue { return }
      changeInsets { area.setSafeArea(contentInsetAdjustmentBehavior == .never) }
      adjustedContentInsetDidChange()
    }
  }

  /// Whether vertical scrolling bounces even if the content is small: the axis then counts as scrollable, see
  /// ``adjustedContentInset``.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Whether horizontal scrolling bounces even if the content is small: the axis then counts as scrollable, see
  /// ``adjustedContentInset``.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedContentInsetDidChange() } }
  }

  /// Whether the user can scroll the content; it has no effect here.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the frame's size; it has no effect here.
  open var isPagingEnabled = false

  /// Whether scrolling bounces at the end of the content; it has no effect here.
  open var bounces = true

  /// Whether a vertical indicator shows; it has no effect here.
  open var showsVerticalScrollIndicator = true

  /// Whether a horizontal indicator shows; it has no effect here.
  open var showsHorizontalScrollIndicator = true

  /// The way in which dragging dismisses a keyboard; it has no effect here.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Makes a scroll view whose content area is empty.
  public override init(frame: Rect) {
    super.init(frame: frame)
    openArea()
  }

  #if ViewCoding
  /// Makes a scroll view with an empty frame and content area; available with the trait `ViewCoding`.
  public required init?(coder: LayoutCoder) {
    super.init(coder: coder)
    openArea()
  }
  #endif

  /// Makes the view scrollable: gives it a content area, and clips the content to its bounds.
  private func openArea() {
    itemState.openScrollArea()
    attach(area.content)
    clipsToBounds = true
  }

  /// The size of the content area, in points.
  ///
  /// Constraints between the scroll view and its descendants determine the size. Along an axis with such constraints, a
  /// size that you set lasts until the next pass; along any other axis it is kept. After the constraints are removed,
  /// the size that they determined remains. A size that is not finite is refused and recorded as a mistake.
  ///
  /// When a pass finds another size for a scroll view of your own class, it sets this property. An override is thus
  /// called, as in UIKit, before ``LayoutView/layoutSubviews()``.
  open var contentSize: Size {
    get { area.size }
    set {
      let isByPass = area.consumeExpectedSetterCall()
      let isUsable = isByPass && newValue.isFinite
      guard isUsable || itemState.accepts(newValue.isFinite, as: "content size")
      else { return }
      area.resize(newValue)
      if !isByPass { treeEngine?.contentSizeWasSet(area.content.itemState) }
      placeMarginsGuide(isByPass: false)
    }
  }

  final override func announceContentSize(after before: Size) {
    let now = area.size
    if now == before { return }
    area.resize(before)
    area.setExpectsSetterCall(true)
    contentSize = now
    area.setExpectsSetterCall(false)
  }

  /// The point of the content at the top left corner of the frame; zero by default.
  ///
  /// The offset is the origin of ``bounds``. As in UIKit any finite offset is accepted; one that is not finite is
  /// refused and recorded as a mistake.
  ///
  /// - Complexity: O(*k*) for *k* constraints between items in the scroll view and its frame or items outside.
  open var contentOffset: Point {
    get { area.offset }
    set {
      guard itemState.accepts(newValue.isFinite, as: "content offset") else { return }
      if newValue == area.offset { return }
      let isInRows = area.scroll(to: newValue)
      treeEngine?.offsetChanged(self, inRows: isInRows)
      placeMarginsGuide(isByPass: false)
      markChangedLayout()
    }
  }

  /// Scrolls to an offset immediately; nothing is animated here.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls immediately by the smallest distance that shows a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    func origin(_ now: Double, _ near: Double, _ far: Double, _ extent: Double) -> Double {
      if near < now { return near }
      return far > now + extent ? min(near, far - extent) : now
    }
    contentOffset = Point(
      x: origin(contentOffset.x, rect.minX, rect.maxX, bounds.width),
      y: origin(contentOffset.y, rect.minY, rect.maxY, bounds.height))
  }

  /// The space around the content that scrolling may show, in points; zero by default.
  ///
  /// The insets affect how far the content can be scrolled, but no frame. Insets that are not finite are refused and
  /// recorded as a mistake.
  open var contentInset: Insets {
    get { givenInset }
    set {
      guard itemState.accepts(newValue.isFinite, as: "content inset") else { return }
      if newValue == givenInset { return }
      givenInset = newValue
      adjustedContentInsetDidChange()
    }
  }

  /// The ``contentInset`` together with the part of the safe area that is added to it.
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

  /// Called when ``adjustedContentInset`` may have changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedContentInsetDidChange()
  }

  /// The visible part of the content: the ``contentOffset`` and the frame's size.
  ///
  /// Setting it scrolls, changes the frame's size and leaves the ``LayoutView/center`` unchanged.
  open override var bounds: Rect {
    get { Rect(origin: contentOffset, size: super.bounds.size) }
    set {
      guard accepts(newValue.isFinite, as: "bounds") else { return }
      super.bounds = Rect(origin: .zero, size: newValue.size)
      if newValue.origin != area.offset { contentOffset = newValue.origin }
    }
  }

  /// A guide for the content area: its origin is that of the content, its size the ``contentSize``.
  public final var contentLayoutGuide: LayoutGuide { area.content }

  /// A guide for the frame of the scroll view; items attached to it do not move when the content scrolls.
  public final var frameLayoutGuide: LayoutGuide { guide(.frame, "frameLayoutGuide") }
}

extension LayoutScrollView {
  /// The behaviours by which the safe area is added to the content's insets; the raw values are UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, Codable {
    /// The safe area is added along scrollable axes.
    ///
    /// In some view controllers, which do not exist here, UIKit adds it along other axes too.
    case automatic

    /// The safe area is added along scrollable axes, where the content is larger than the frame or always bounces.
    case scrollableAxes

    /// The safe area is never added.
    case never

    /// The safe area is added on all sides.
    case always
  }

  /// The ways in which dragging dismisses a keyboard, which does not exist here; the raw values are UIKit's.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, Codable {
    /// Dragging does not dismiss the keyboard.
    case none

    /// The keyboard is dismissed as soon as dragging begins.
    case onDrag

    /// The keyboard follows the drag.
    case interactive

    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory

    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory
  }
}
