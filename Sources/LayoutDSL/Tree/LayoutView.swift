// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view without a screen: a rectangle in a tree, laid out by constraints.
///
/// `LayoutView` carries names that UIView has and no others, so that subclasses are free to
/// use theirs. What is this package's own lives in the namespace ``snp``.
///
/// ```swift
/// let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let title = LayoutView()
/// root.addSubview(title)
/// title.snp.makeConstraints { make in
///   make.leading.top.trailing.equalToSuperview().inset(16)
///   make.height.equalTo(24)
/// }
/// root.layoutIfNeeded()
/// ```
///
/// A view holds its subviews strongly and its superview weakly. One tree is used by one
/// thread at a time; different trees share nothing.
open class LayoutView: LayoutItem, PlacedElement, CustomDebugStringConvertible {
  /// The value of an axis that has no intrinsic extent.
  public static let noIntrinsicMetric: Double = -1

  /// What the view shares with the constraints that mention it.
  public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  final let itemState: ItemState

  final weak var parentView: LayoutView?
  final var siblings = PlacedList<LayoutView>()

  /// Where the view was last seen among its siblings.
  final var listedPlace: Int32 = 0

  /// The order and engine of the view's tree; nil while the view is alone and untouched.
  final var storedContext: TreeContext?

  final var storedFrame: Rect

  /// Where the frame was last set, if anything depends on it; see ``currentPlacement``.
  final var placement: FramePlacement?
  final var content = ContentTraits()
  final var margins = MarginTraits()
  final var safeArea: SafeArea?
  final var ownedGuides = PlacedList<LayoutGuide>()

  /// What a stack view says of the views that it arranges; nil for other views.
  final var arrangement: StackArrangement?

  /// The constraints whose closest common view this is, in no particular order.
  final var hosted: [LayoutConstraint] = []

  final var storedHidden = false
  final var storedDirection: SemanticContentAttribute = .unspecified
  final var directionMemo = DirectionMemo()
  final var storedAutoresizingMask: AutoresizingMask = []
  final var storedTranslation = true

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect) {
    storedFrame = frame.isFinite ? frame : .zero
    itemState = ItemState()
    itemState.belong(to: self)
    if !frame.isFinite { itemState.refuse("frame") }
  }

  /// Makes a view with an empty frame.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    dismantle()
  }

  /// Where the view is, in its superview's coordinates.
  ///
  /// A frame set on a view that constraints place lasts until the next pass. One that is
  /// not finite is refused and recorded as a mistake.
  open var frame: Rect {
    get { storedFrame }
    set {
      guard newValue.isFinite else { return itemState.refuse("frame") }
      itemState.accept("frame")
      let size = storedFrame.size
      storedFrame = newValue
      placement = nil
      autoresizeSubviews(from: size)
      liveEngine?.frameWasSet(self)
    }
  }

  /// The view's extent in its own coordinates: an origin of zero and the frame's size.
  ///
  /// Setting it changes the frame's size and keeps the ``center``. A tree without a screen does not
  /// scroll: an origin is passed over.
  open var bounds: Rect {
    get { Rect(origin: .zero, size: storedFrame.size) }
    set {
      let (old, size) = (storedFrame, newValue.size)
      frame = Rect(
        x: old.minX + (old.width - size.width) / 2, y: old.minY + (old.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  /// The middle of the ``frame``; setting it moves the view.
  open var center: Point {
    get { Point(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let size = storedFrame.size
      frame = Rect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// Whether the view takes no part in drawing.
  ///
  /// Constraints hold for hidden views too; a ``LayoutStackView`` arranges the others as if it were
  /// not there.
  open var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      liveEngine?.visibilityChanged(self)
    }
  }

  /// The view's own idea of its size; ``noIntrinsicMetric`` where it has none.
  ///
  /// Override it, or give the view a closure with `snp.measure`. When what it depends on
  /// changes, call ``invalidateIntrinsicContentSize()``.
  open var intrinsicContentSize: Size {
    if let measure = content.measure { return measure(.infinity) }
    return Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the first baseline is below the top; 0, the top itself, unless overridden or
  /// set with `snp.setBaselineOffsets`.
  open var firstBaselineOffsetFromTop: Double { content.firstBaselineOffset }

  /// How far the last baseline is above the bottom; 0, the bottom itself, unless overridden
  /// or set with `snp.setBaselineOffsets`.
  open var lastBaselineOffsetFromBottom: Double { content.lastBaselineOffset }

  /// Says that ``intrinsicContentSize`` or a baseline may be another.
  open func invalidateIntrinsicContentSize() {
    liveEngine?.intrinsicSizeInvalidated(self)
  }

  /// Asks for a new pass over the view.
  open func setNeedsLayout() {
    liveEngine?.layoutRequested(self)
  }

  /// Runs a pass over the view's whole tree if anything changed, and never throws.
  ///
  /// What cannot be satisfied is recovered from and left in the root's `snp.issues`.
  open func layoutIfNeeded() {
    LayoutEngine.layoutIfNeeded(root: rootView)
  }

  /// Adds a view on top of the others, taking it from the superview that it has.
  ///
  /// A view already here moves to the top and keeps its constraints. Adding a view to
  /// itself or to one of its descendants does nothing but record a mistake.
  open func addSubview(_ view: LayoutView) {
    insert(view) { $0.count }
  }

  /// Adds a view at a place among the others; places out of range mean the nearest end.
  ///
  /// For a view already here the others are counted without it.
  open func insertSubview(_ view: LayoutView, at index: Int) {
    insert(view) { _ in index }
  }

  /// Adds a view just above another; on top if the other is not here.
  open func insertSubview(_ view: LayoutView, aboveSubview siblingSubview: LayoutView) {
    insert(view, beside: siblingSubview, step: 1)
  }

  /// Adds a view just below another; on top if the other is not here.
  open func insertSubview(_ view: LayoutView, belowSubview siblingSubview: LayoutView) {
    insert(view, beside: siblingSubview, step: 0)
  }

  /// Exchanges two subviews; does nothing if there is none at one of the places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let places = 0..<siblings.count
    guard index1 != index2, places.contains(index1), places.contains(index2) else { return }
    siblings.swapAt(index1, index2)
    liveEngine?.subviewsReordered()
  }

  /// Moves a subview above all others; does nothing if it is not here.
  open func bringSubviewToFront(_ view: LayoutView) {
    if view.parentView === self { insert(view) { $0.count } }
  }

  /// Moves a subview below all others; does nothing if it is not here.
  open func sendSubviewToBack(_ view: LayoutView) {
    if view.parentView === self { insert(view) { _ in 0 } }
  }

  /// Takes the view out of its superview.
  ///
  /// Every constraint that crosses the boundary is deactivated; those inside stay.
  open func removeFromSuperview() {
    guard let superview = parentView else { return }
    willMove(toSuperview: nil)
    if parentView === superview { superview.willRemoveSubview(self) }
    guard parentView === superview else { return }
    leaveSuperview()
    didMoveToSuperview()
  }

  /// The view is about to get another superview, or none.
  ///
  /// This does nothing; override it. A view that moves from one superview to another hears of it
  /// once, and a view that only changes its place among its siblings does not.
  open func willMove(toSuperview newSuperview: LayoutView?) {}

  /// The view has another ``superview`` than before, or none.
  ///
  /// This does nothing; override it, to make constraints to the superview for instance. A subview
  /// that outlives its superview hears of it when that has ended.
  open func didMoveToSuperview() {}

  /// A view has become a subview, after it heard so itself.
  ///
  /// This does nothing; override it.
  open func didAddSubview(_ subview: LayoutView) {}

  /// A subview is about to leave.
  ///
  /// This does nothing; override it. A view that ends does not say so of its subviews.
  open func willRemoveSubview(_ subview: LayoutView) {}

  /// The view with its label, or its place if it has none, and its frame:
  /// `<LayoutView:title 16 8 288 24>`.
  ///
  /// There is no `description`, so that a subclass may have one that is a view.
  open var debugDescription: String {
    "<\(type(of: self)):\(itemState.name) \(frame.layoutText)>"
  }
}

/// SnapKit's name of ``LayoutView``.
public typealias ConstraintView = LayoutView
