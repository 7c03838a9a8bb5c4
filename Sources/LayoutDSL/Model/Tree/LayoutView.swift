// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view without a screen: a rectangle in a tree, laid out by constraints.
///
/// It carries names that UIView has and no others, so that subclasses are free to use theirs; what is this
/// package's own lives in the namespace ``snp``. What UIView lets subclasses override, this does, and layout
/// goes by it.
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
/// the view is still the superview of its subviews; nobody may keep it then. One tree is used by one thread
/// at a time; different trees share nothing.
open class LayoutView: LayoutContent, LayoutItem, PlacedElement {
  /// What the view shares with the constraints that mention it.
  @inlinable public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  @usableFromInline final let itemState: ItemState

  // What a pass reads and writes stands together at the beginning: there are many views, far apart.

  // What is small fills up the words of what is large.

  @safe @exclusivity(unchecked) final var siblings = PlacedList<LayoutView>()

  /// Where the view was last seen among its siblings.
  final var listedPlace: Int32 = 0

  final var placed: PlacedFrame

  /// What the next pass has to call or do for the view.
  private(set) final var passMarks: PassMarks = []

  /// The order and engine of the view's tree; nil while the view is alone and untouched.
  ///
  /// The constraints of the view and its guides count their order in it: it may be one that the tree's
  /// context took in long ago.
  private(set) final var storedContext: TreeContext?

  /// What few views have: kept apart, since there are many views.
  private final class Rarities {
    var insetState: InsetState?
    var arrangement: StackArrangement?
    var fittingMemo: AnyObject?
    var margins = MarginTraits()
    var guides = PlacedList<LayoutGuide>()
    var placement: FramePlacement?
  }

  private final var rarities: Rarities?

  private final var madeRarities: Rarities { rarities.orMade(Rarities()) }

  final var insetState: InsetState? { rarities?.insetState }

  /// What a stack view says of the views that it arranges; nil for other views.
  final var arrangement: StackArrangement? { rarities?.arrangement }

  final var margins: MarginTraits {
    get { rarities?.margins ?? MarginTraits() }
    _modify { yield &madeRarities.margins }
  }

  /// All guides, those that the view has of itself included.
  final var guides: [LayoutGuide] { rarities?.guides.elements ?? [] }

  /// Whether there is a guide.
  final var hasGuides: Bool {
    @inline(__always) get {
      guard let rarities else { return false }
      return rarities.guides.count > 0
    }
  }

  /// Where the frame was last set, if anything depends on it; see ``currentPlacement``.
  final var placement: FramePlacement? { rarities?.placement }

  @safe @exclusivity(unchecked) final var ownDirection = OwnDirection()

  /// What the engine found the view's fitting sizes with, if it was asked for any; it alone knows what it is.
  final var fittingMemo: AnyObject? { rarities?.fittingMemo }

  /// The area of the content of a scroll view; nil for other views.
  var scrollArea: ScrollArea? { nil }

  /// Lets a scroll view's size of the content, which its class may override, be set to what a pass has made of another.
  func announceContentSize(after before: Size) {}

  final override func changePriority(
    _ name: String, _ priority: LayoutPriority, _ change: (Float) -> Void
  ) {
    let value = LayoutConstraint.usable(priority.rawValue)
    guard itemState.accepts(value != nil, as: name), let value else { return }
    change(value)
    treeEngine?.priorityOfContentChanged(self)
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect) {
    placed = PlacedFrame(frame.isFinite ? frame : .zero)
    itemState = ItemState()
    super.init(_surface: ())
    itemState.belong(to: self)
    passMarks = initialMarks
    if !frame.isFinite { itemState.accepts(false, as: "frame") }
  }

  #if ViewCoding
  /// Makes a view as an archive without a word about it would: with an empty frame, like `init(frame: .zero)`.
  ///
  /// It is there with the trait `ViewCoding`, for classes that call `super.init(coder:)`; never nil.
  public required init?(coder: LayoutCoder) {
    placed = PlacedFrame(.zero)
    itemState = ItemState()
    super.init(_surface: ())
    itemState.belong(to: self)
    passMarks = initialMarks
  }
  #endif

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
      change(to: newValue)
    }
  }

  /// What of the view's own coordinates shows in its frame: an origin, zero at first, and the frame's size.
  ///
  /// Setting it changes the frame's size and keeps the ``center``. Another origin shows the subviews
  /// elsewhere, without changing their frames: conversions and ``hitTest(_:with:)`` go by it, constraints
  /// count from the zero of the coordinates. Bounds that are not finite are refused and recorded as a
  /// mistake.
  ///
  /// A pass that gives a view of a class of your own another size sets its bounds, one that moves its middle its
  /// ``center``: whatever overrides these is called, as in UIKit, before ``layoutSubviews()`` is. A pass does not set the
  /// ``frame``.
  open var bounds: Rect {
    get { Rect(origin: storedBoundsOrigin, size: storedFrame.size) }
    set {
      guard takes(newValue.isFinite, as: "bounds") else { return }
      change(to: storedFrame.resized(to: newValue.size), announced: .bounds)
      if newValue.origin == storedBoundsOrigin { return }
      storedBoundsOrigin = newValue.origin
      markChangedLayout()
    }
  }

  /// The middle of the ``frame``; setting it moves the view.
  open var center: Point {
    get { storedFrame.middle }
    set { change(to: storedFrame.moved(middleTo: newValue), announced: .center) }
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
      treeEngine?.visibilityChanged(self)
    }
  }

  /// The size that the view would like to have within `size`: what its `snp.measure` closure answers for
  /// the width (natural if there is none), or the size that it has; layout does not ask for it.
  open func sizeThatFits(_ size: Size) -> Size {
    guard let measure = content.measure else { return bounds.size }
    return measure(size.width > 0 ? size.width : .infinity)
  }

  /// Gives the frame the size that ``sizeThatFits(_:)`` answers for the present one; its origin stays.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The view in this one whose first baseline is this view's, too, as ``forLastBaselineLayout`` unless
  /// overridden; call ``invalidateIntrinsicContentSize()`` when it is another.
  open var forFirstBaselineLayout: LayoutView { forLastBaselineLayout }

  /// The view in this one whose last baseline is this view's, too; the view itself unless overridden.
  open var forLastBaselineLayout: LayoutView { self }

  /// Says that ``LayoutContent/intrinsicContentSize``, a baseline or ``LayoutContent/alignmentRectInsets`` may be another, or whatever
  /// else a subclass overrides of what layout reads: margins, safe area, direction, priorities.
  open func invalidateIntrinsicContentSize() {
    if passMarks.contains(.hasHooks) { treeEngine?.overridesMayHaveChanged(self) }
    treeEngine?.intrinsicSizeInvalidated(self)
  }

  /// Asks the next pass to call ``LayoutHooks/updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    mark(.needsConstraints)
  }

  /// Whether the next pass calls ``LayoutHooks/updateConstraints()``.
  ///
  /// A view of a class of your own needs its first call.
  open func needsUpdateConstraints() -> Bool {
    passMarks.contains(.needsConstraints)
  }

  /// Calls ``LayoutHooks/updateConstraints()`` of the view and what is below it, where it was asked for.
  open func updateConstraintsIfNeeded() {
    if passMarks.hasAny(of: .constraints) { neededEngine.updateConstraintsIfNeeded(self) }
  }

  /// Asks the next pass to call ``layoutSubviews()``; the one of a plain view has nothing to do.
  open func setNeedsLayout() {
    markChangedLayout()
  }

  /// Runs a pass over the view's whole tree if anything changed, and never throws: what cannot be
  /// satisfied is recovered from and left in the root's `snp.issues`.
  ///
  /// UIKit assigns frames and calls hooks below the view alone and leaves the rest to the next frame on the
  /// screen. Here there is none: whoever reads a frame elsewhere in the tree afterwards would read the one
  /// from before, with no moment at which it becomes right. A view that nothing changed for is not looked
  /// at, so the whole tree costs no more than what changed.
  ///
  /// Called from ``layoutSubviews()`` or ``LayoutHooks/updateConstraints()`` it brings the frames of the tree up to date with
  /// what the hook has changed and what waits in the view, and calls the hooks of what is below the view; the pass that
  /// is under way does the rest. Called while a pass asks for ``LayoutContent/intrinsicContentSize`` it only calls hooks.
  open func layoutIfNeeded() {
    neededEngine.layoutIfNeeded(self)
  }

  /// Places what constraints do not place; override it, a pass calls it.
  ///
  /// Called when frames are assigned, superviews before their subviews, for each view of a class of your
  /// own that had another size, of which a subview was moved by the pass, added or removed, or for which
  /// ``setNeedsLayout()`` asked. After `super.layoutSubviews()` the subviews are where their constraints
  /// put them, those included that were changed just before. Where more than 64 views of a pass change constraints in
  /// it, and that moves much of the tree, a further one may find the frames of before then, and is called once more
  /// when all that was changed is solved. A frame that is set here on a view that
  /// constraints place lasts until the superview is laid out again, or the constraints move the view.
  ///
  /// It may change constraints and the tree; after 32 rounds the pass reports what does not come to rest.
  open func layoutSubviews() {
    treeEngine?.placeSubviews(of: self)
  }

  /// Adds a view on top of the others, taking it from the superview that it has.
  ///
  /// A view already here moves to the top and keeps its constraints. Adding a view to
  /// itself or to one of its descendants does nothing but record a mistake.
  open func addSubview(_ view: LayoutView) {
    insert(view) { .max }
  }

  /// Adds a view at a place among the others; places out of range mean the nearest end.
  ///
  /// For a view already here the others are counted without it.
  open func insertSubview(_ view: LayoutView, at index: Int) {
    insert(view) { index }
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
    treeEngine?.subviewsReordered()
  }

  /// Moves a subview above all others; does nothing if it is not here.
  open func bringSubviewToFront(_ view: LayoutView) {
    if view.parentView === self { insert(view) { .max } }
  }

  /// Moves a subview below all others; does nothing if it is not here.
  open func sendSubviewToBack(_ view: LayoutView) {
    if view.parentView === self { insert(view) { 0 } }
  }

  /// Takes the view out of its superview.
  ///
  /// Every constraint that crosses the boundary is deactivated; those inside stay.
  open func removeFromSuperview() {
    guard let superview = parentView else { return }
    willMove(toSuperview: nil)
    if parentView === superview { superview.willRemoveSubview(self) }
    let leaving = hasHookedEngine ? viewsInWindow : []
    for view in leaving { view.willMove(toWindow: nil) }
    guard parentView === superview else { return }
    leaveSuperview()
    Self.tellLeft(leaving)
    if parentView == nil { didMoveToSuperview() }
  }

  /// The view that this one is in.
  open var superview: LayoutView? { parentView }

  /// The views in this one, from the bottom to the top.
  open var subviews: [LayoutView] { children }

  /// The active constraints whose closest common view this is, in the order of activation.
  ///
  /// A constraint of a view's size alone is on the view itself, any other on the closest common ancestor
  /// of its two items.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints of the view, its subviews and its guides.
  open var constraints: [LayoutConstraint] { itemState.hostedReferences.map(\.object) }

  /// Whether the frame and the ``autoresizingMask`` place the view, instead of constraints.
  ///
  /// On by default; the `snp` blocks turn it off.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslation }
    set { setTranslation(newValue, in: knownContext) }
  }

  /// How the view's leading and trailing follow the direction of text.
  ///
  /// A view that leaves it ``SemanticContentAttribute/unspecified`` inherits from its superview; there is
  /// no global direction.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { passMarks.hasAny(of: .probes) ? .probe(passMarks) : ownDirection.stated }
    set { setDirection(newValue) }
  }

  /// The space between the view's edges and its content, in points; 8 on every side at first.
  ///
  /// What is read may be more than what was set, as in UIKit: the safe area insets are added unless
  /// ``insetsLayoutMarginsFromSafeArea`` is off, and ``preservesSuperviewLayoutMargins`` makes a side as
  /// large as the superview's. Both follow the frames of the last pass. Margins that are not finite are
  /// refused and recorded as a mistake.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the depth of the view.
  open var layoutMargins: Insets {
    get { ownMargins }
    set { setMargins(newValue) }
  }

  /// The ``layoutMargins`` named by the direction of text; they change sides with it.
  open var directionalLayoutMargins: DirectionalInsets {
    get { ownDirectionalMargins }
    set { setMargins(newValue) }
  }

  /// How far the parts of the view that something else covers reach in from its edges, in points.
  ///
  /// A root has the insets that it was given with `snp.additionalSafeAreaInsets`. Any other view has what
  /// of its superview's safe area insets reaches into its frame, and those that it was given itself; never
  /// less than 0. Nothing reaches into a view that constraints are to place and no pass has placed yet, along an axis
  /// on which the view lies wholly beside its superview, or into one that its stack view hides. They follow the frames
  /// of the last pass.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  open var safeAreaInsets: Insets { ownSafeArea }

  /// The part of a frame that constraints go by: the frame less the ``LayoutContent/alignmentRectInsets``.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: ownAlignment) }

  /// The frame around a part that constraints go by; the reverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.inset(by: Insets.zero.subtracting(ownAlignment))
  }

  /// The size that the constraints give the view if it is to be as close to a size as they allow.
  ///
  /// Both extents are held at ``LayoutPriority/fittingSizeLevel``, so that nearly everything else comes
  /// first: it is what the form with priorities answers for these.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view if its extents are held at `targetSize` with the given
  /// priorities.
  ///
  /// Constraints between the view and what is outside do not count, and nor does its own frame; its
  /// intrinsic size does. First ``LayoutHooks/updateConstraints()`` of the view and what is below it is called where it
  /// was asked for; otherwise the tree is not disturbed. Text is measured at the width that it would get.
  /// Required constraints that contradict one another are violated as little as possible here, and a
  /// required target gives way to them. An extent that is not finite is not held. Margins and safe areas of
  /// the view are those of the last pass, before the first those of the tree as it is; those of what is in it follow the frames
  /// that it would get.
  ///
  /// - Complexity: that of a first pass over the view and what is below it; asked again before anything
  ///   changed there, that of two changed constants and of the rows that go by insets, and O(1) for one of the last eight
  ///   questions.
  open func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    updateConstraintsIfNeeded()
    return neededEngine.size(
      of: self, fitting: targetSize,
      horizontal: LayoutConstraint.usable(horizontalFittingPriority.rawValue) ?? 0,
      vertical: LayoutConstraint.usable(verticalFittingPriority.rawValue) ?? 0)
  }

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
    "<\(type(of: self)):\(itemState.place) \(frame.layoutText)>"
  }
}

// What changes of the state above, besides what its parts change themselves.
extension LayoutView {
  @inline(__always)
  final func insertMarks(_ marks: PassMarks) { passMarks.insert(marks) }

  @inline(__always)
  final func removeMarks(_ marks: PassMarks) { passMarks.remove(marks) }

  /// Notes the tree that the view and its guides are in.
  @inline(__always)
  final func enter(_ context: TreeContext) { storedContext = context }

  /// What the view knows of its insets, made now if it knew nothing before.
  final var ownInsetState: InsetState {
    if let insetState { return insetState }
    let state = InsetState(told: ViewInsets(margins: givenMargins))
    madeRarities.insetState = state
    return state
  }

  /// What the view, a stack view, says of its arranged views.
  final var stack: StackArrangement { madeRarities.arrangement.orMade(StackArrangement()) }

  /// Lets `change` change the list of the view's guides.
  final func changeGuides<Result>(_ change: (inout PlacedList<LayoutGuide>) -> Result) -> Result {
    change(&madeRarities.guides)
  }

  /// Keeps where the frame was set, in a superview of a size, unless that is known.
  final func keepPlacement(of frame: Rect, in outer: Size) -> FramePlacement {
    madeRarities.placement.orMade(FramePlacement(frame: frame, outer: outer))
  }

  /// Forgets where the frame was set: it was set anew, or the view has another superview or follows it in
  /// another way.
  @inline(__always)
  final func forgetPlacement() {
    if let rarities { rarities.placement = nil }
  }

  /// Keeps what the engine finds fitting sizes with.
  final func keepFitting(_ memo: AnyObject?) {
    if memo != nil || fittingMemo != nil { madeRarities.fittingMemo = memo }
  }
}

/// SnapKit's name of ``LayoutView``.
public typealias ConstraintView = LayoutView
