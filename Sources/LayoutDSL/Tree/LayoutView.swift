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
/// A view holds its subviews and does not keep its superview alive. While the `deinit` of a subclass runs
/// the view is still found as the superview of its subviews, and who keeps it then keeps `self` beyond
/// its end, which Swift allows nowhere. One tree is used by one
/// thread at a time; different trees share nothing.
open class LayoutView: LayoutSurface, LayoutItem, PlacedElement {
  /// The value of an axis that has no intrinsic extent.
  public static let noIntrinsicMetric: Double = -1

  /// What the view shares with the constraints that mention it.
  public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  final let itemState: ItemState

  // What a pass reads and writes stands together at the beginning: there are many views, far apart.

  /// What the next pass has to call or do for the view.
  @safe @exclusivity(unchecked) final var passMarks: PassMarks = []

  /// Whether a subview may have an autoresizing mask; no subview has if not.
  @safe @exclusivity(unchecked) final var hasMaskedChildren = false

  @safe @exclusivity(unchecked) final var storedTranslation = true

  /// Where the view was last seen among its siblings.
  @safe @exclusivity(unchecked) final var listedPlace: Int32 = 0

  @safe @exclusivity(unchecked) final var storedFrame: Rect

  @safe @exclusivity(unchecked) final var ownedGuides = PlacedList<LayoutGuide>()

  @safe @exclusivity(unchecked) final var siblings = PlacedList<LayoutView>()

  /// The order and engine of the view's tree; nil while the view is alone and untouched.
  ///
  /// The constraints of the view and its guides count their order in it: it may be one that the tree's
  /// context took in long ago.
  @safe @exclusivity(unchecked) final var storedContext: TreeContext?

  /// Where the frame was last set, if anything depends on it; see ``currentPlacement``.
  @safe @exclusivity(unchecked) final var placement: FramePlacement?

  @safe @exclusivity(unchecked) final var insetState: InsetState?

  /// What a stack view says of the views that it arranges; nil for other views.
  @safe @exclusivity(unchecked) final var arrangement: StackArrangement?

  final var content = ContentTraits()
  @safe @exclusivity(unchecked) final var margins = MarginTraits()

  @safe @exclusivity(unchecked) final var storedHidden = false
  @safe @exclusivity(unchecked) final var storedDirection: SemanticContentAttribute = .unspecified
  @safe @exclusivity(unchecked) final var storedAutoresizingMask: AutoresizingMask = []
  @safe @exclusivity(unchecked) final var directionMemo = DirectionMemo()

  /// What found the view's fitting sizes, if it was asked for any.
  @safe @exclusivity(unchecked) final var fitting: FittingSolver?

  /// Pixels per point that edges are rounded to, 0 for none; it counts at a root.
  @safe @exclusivity(unchecked) final var pixelScale = 0.0

  /// The area of the content of a scroll view; nil for other views.
  var scrollArea: ScrollArea? { nil }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect) {
    storedFrame = frame.isFinite ? frame : .zero
    itemState = ItemState()
    super.init(_surface: ())
    itemState.belong(to: self)
    passMarks = initialMarks
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
      if newValue.size != size { markChangedLayout() }
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

  /// The size that the view would like to have within `size`: what its `snp.measure` closure answers
  /// for the width, where none or an infinite one asks for the natural size; without a closure, and
  /// unless overridden, the size that it has.
  ///
  /// Layout does not ask for it; it is for code that sets frames.
  open func sizeThatFits(_ size: Size) -> Size {
    guard let measure = content.measure else { return bounds.size }
    return measure(size.width > 0 ? size.width : .infinity)
  }

  /// Gives the frame the size that ``sizeThatFits(_:)`` answers for the present one; its origin stays.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// What of the frame is ornament that constraints pass over, a shadow or a badge for instance; 0
  /// on every side unless overridden.
  ///
  /// Constraints place the rest, the alignment rectangle, and content, baselines and stack views go by it;
  /// subviews, margins, safe areas and masks go by the frame. When other insets are to hold, call
  /// ``invalidateIntrinsicContentSize()``. Insets that are not finite count as 0.
  open var alignmentRectInsets: Insets { .zero }

  /// How far the first baseline is below the top; 0, the top itself, unless overridden or
  /// set with `snp.setBaselineOffsets`.
  open var firstBaselineOffsetFromTop: Double { content.firstBaselineOffset }

  /// How far the last baseline is above the bottom; 0, the bottom itself, unless overridden
  /// or set with `snp.setBaselineOffsets`.
  open var lastBaselineOffsetFromBottom: Double { content.lastBaselineOffset }

  /// The view in this one whose first baseline is this view's, too; as ``forLastBaselineLayout``
  /// unless overridden.
  ///
  /// Constraints to ``ConstraintAttributes/firstBaseline`` and stack views then go by that view. One
  /// that is not in this view does not count. When another one is to count, call
  /// ``invalidateIntrinsicContentSize()``.
  open var forFirstBaselineLayout: LayoutView { forLastBaselineLayout }

  /// The view in this one whose last baseline is this view's, too; the view itself unless overridden.
  open var forLastBaselineLayout: LayoutView { self }

  /// Says that ``intrinsicContentSize``, a baseline or ``alignmentRectInsets`` may be another.
  open func invalidateIntrinsicContentSize() {
    liveEngine?.intrinsicSizeInvalidated(self)
  }

  /// Called when ``layoutMargins`` are others than before; does nothing unless overridden.
  ///
  /// It is called at once when they, or what they heed, are set on the view. It is called after a
  /// pass, when all frames are assigned, if something goes by the view's insets: a guide of its margins,
  /// safe area or readable width, a constraint to one of its margins, or its own arrangement.
  open func layoutMarginsDidChange() {}

  /// Called when ``safeAreaInsets`` are others than before; does nothing unless overridden.
  ///
  /// It is called when ``layoutMarginsDidChange()`` would be, and before it.
  open func safeAreaInsetsDidChange() {}

  /// Whether the class needs constraints to be laid out; nothing here depends on it.
  ///
  /// UIKit calls ``updateConstraints()`` of a class that says so even if nothing has a constraint.
  /// Here every view of a class of your own gets its first call.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks the next pass to call ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    mark(.needsConstraints)
  }

  /// Whether the next pass calls ``updateConstraints()``.
  ///
  /// A view of a class of your own needs its first call.
  open func needsUpdateConstraints() -> Bool {
    passMarks.contains(.needsConstraints)
  }

  /// Calls ``updateConstraints()`` of the view and what is below it, where it was asked for.
  open func updateConstraintsIfNeeded() {
    LayoutEngine.updateConstraintsIfNeeded(self)
  }

  /// Makes or changes the view's constraints; override it, a pass calls it.
  ///
  /// Called before anything is solved, subviews before their superview: once for every view of a class
  /// of your own, and then whenever ``setNeedsUpdateConstraints()`` asked for it. Calling `super` does
  /// nothing and is not needed.
  ///
  /// ```swift
  /// override func updateConstraints() {
  ///   title.snp.remakeConstraints { $0.edges.equalToSuperview().inset(isCompact ? 4 : 16) }
  ///   super.updateConstraints()
  /// }
  /// ```
  open func updateConstraints() {}

  /// Asks the next pass to call ``layoutSubviews()``; the one of a plain view has nothing to do.
  open func setNeedsLayout() {
    markChangedLayout()
  }

  /// Runs a pass over the view's whole tree if anything changed, and never throws.
  ///
  /// What cannot be satisfied is recovered from and left in the root's `snp.issues`. Called from
  /// ``layoutSubviews()`` or ``updateConstraints()`` it brings the frames of the tree up to date and
  /// calls the hooks of what is below the view; the pass that is under way does the rest.
  open func layoutIfNeeded() {
    LayoutEngine.layoutIfNeeded(self)
  }

  /// Places what constraints do not place; override it, a pass calls it.
  ///
  /// Called when frames are assigned, superviews before their subviews, for each view of a class of your
  /// own that had another size, of which a subview was moved by the pass, added or removed, or for which
  /// ``setNeedsLayout()`` asked. After `super.layoutSubviews()` the subviews are where their constraints
  /// put them, those included that were changed just before. A frame that is set here on a view that
  /// constraints place lasts until the superview is laid out again, or the constraints move the view.
  ///
  /// ```swift
  /// override func layoutSubviews() {
  ///   super.layoutSubviews()
  ///   highlight.frame = bounds
  /// }
  /// ```
  ///
  /// The hooks may change constraints and the tree. The pass goes on until nothing is asked for, and
  /// after 32 rounds it reports ``LayoutProblem/unsettledHooks(paths:passes:)``.
  open func layoutSubviews() {
    liveEngine?.placeSubviews(of: self)
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

  /// Whether a point, in the view's own coordinates, lies in its bounds; unless overridden.
  open func point(inside point: Point, with event: LayoutEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The topmost view at a point in this view's coordinates: the view itself or one below; nil if the
  /// point is outside, or the view is hidden, nearly transparent or takes no touches.
  open func hitTest(_ point: Point, with event: LayoutEvent?) -> LayoutView? {
    topmostView(at: point, with: event)
  }

  /// The view with its label, or its place if it has none, and its frame:
  /// `<LayoutView:title 16 8 288 24>`.
  open override var description: String {
    "<\(type(of: self)):\(itemState.name) \(frame.layoutText)>"
  }
}

/// SnapKit's name of ``LayoutView``.
public typealias ConstraintView = LayoutView
