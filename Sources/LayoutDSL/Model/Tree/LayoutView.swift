// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A rectangular area in a view tree that constraints lay out, without a screen.
///
/// Its members have only names that UIView has, so that subclasses can use all others; this package's own members
/// are in the namespace ``snp``. Members that are overridable in UIView are overridable here, and layout respects
/// the overrides.
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
/// A view retains its subviews but not its superview. During the `deinit` of a subclass the view is still the
/// superview of its subviews; do not store a reference to it then. Use a tree on one thread at a time; different
/// trees share no state.
open class LayoutView: LayoutContent, LayoutItem, IndexedElement {
  /// The state that constraints use to refer to the view.
  @inlinable public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  @usableFromInline final let itemState: ItemState

  // The fields that a pass uses come first and together, because views are many and lie far apart in memory.

  // Small fields fill the padding of large ones.

  @safe @exclusivity(unchecked) final var subviewList = IndexedList<LayoutView>()

  /// The view's index among its siblings, as last seen.
  final var listedIndex: Int32 = 0

  final var placed: PlacedFrame

  /// The work of the next pass for the view.
  private(set) final var passMarks: PassMarks = []

  /// The activation order and engine of the view's tree; nil while the view is alone and none was needed.
  ///
  /// The constraints of the view and its guides are numbered by this context, which may have been merged into
  /// another context of the tree.
  private(set) final var storedContext: TreeContext?

  /// The properties that few views have, stored apart because there are many views.
  private final class RareProperties {
    var insetState: InsetState?
    var arrangement: StackArrangement?
    var fittingMemo: AnyObject?
    var margins = MarginTraits()
    var guides = IndexedList<LayoutGuide>()
    var placement: FramePlacement?
  }

  private final var rareProperties: RareProperties?

  private final var ensuredRareProperties: RareProperties {
    rareProperties.getOrInsert(RareProperties())
  }

  final var insetState: InsetState? { rareProperties?.insetState }

  /// The arrangement of a stack view; nil for other views.
  final var arrangement: StackArrangement? { rareProperties?.arrangement }

  final var margins: MarginTraits {
    get { rareProperties?.margins ?? MarginTraits() }
    _modify { yield &ensuredRareProperties.margins }
  }

  /// All guides, including those that the view provides.
  final var guides: [LayoutGuide] { rareProperties?.guides.elements ?? [] }

  /// Whether the view has a guide.
  final var hasGuides: Bool {
    @inline(__always) get {
      guard let rareProperties else { return false }
      return rareProperties.guides.count > 0
    }
  }

  /// The frame and superview size when the frame was last set, if needed; see ``currentPlacement``.
  final var placement: FramePlacement? { rareProperties?.placement }

  @safe @exclusivity(unchecked) final var ownDirection = OwnDirection()

  /// The engine's data for the view's fitting sizes, if one was requested; only the engine knows its type.
  final var fittingMemo: AnyObject? { rareProperties?.fittingMemo }

  /// The content area of a scroll view; nil for other views.
  var scrollArea: ScrollArea? { nil }

  /// Sets a scroll view's `contentSize`, which its class may override, to the size that a pass has determined.
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
  ///
  /// `Rect.null` is an empty frame, for views that constraints place. A frame that is not finite otherwise is refused
  /// and recorded as a mistake.
  public init(frame: Rect) {
    placed = PlacedFrame(frame.isFinite ? frame : .zero)
    itemState = ItemState()
    super.init(_surface: ())
    itemState.setItem(self)
    passMarks = initialMarks
    if !frame.isFinite, frame != .null { itemState.accepts(false, as: "frame") }
  }

  #if ViewCoding
  /// Makes a view with an empty frame, as from an empty archive, like `init(frame: .zero)`.
  ///
  /// Available with the trait `ViewCoding`, for classes that call `super.init(coder:)`; never nil.
  public required init?(coder: LayoutCoder) {
    placed = PlacedFrame(.zero)
    itemState = ItemState()
    super.init(_surface: ())
    itemState.setItem(self)
    passMarks = initialMarks
  }
  #endif

  /// Makes a view with an empty frame.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    releaseSubtree()
  }

  /// The view's position and size in its superview's coordinates.
  ///
  /// A frame that you set on a view placed by constraints lasts until the next pass. A frame that is not finite is
  /// refused and recorded as a mistake.
  open var frame: Rect {
    get { storedFrame }
    set {
      change(to: newValue)
    }
  }

  /// The visible rectangle in the view's own coordinates: an origin, zero by default, and the frame's size.
  ///
  /// Setting the bounds changes the frame's size and leaves the ``center`` unchanged. Another origin shifts where
  /// subviews appear without changing their frames. Conversions and ``hitTest(_:with:)`` use the origin, whereas
  /// constraints are relative to the zero point of the coordinates. Bounds that are not finite are refused and
  /// recorded as a mistake.
  ///
  /// A pass that resizes a view of your own class sets its bounds, and one that moves the view's middle sets its
  /// ``center``. Overrides of these are called, as in UIKit, before ``layoutSubviews()``. A pass does not set the
  /// ``frame``.
  open var bounds: Rect {
    get { Rect(origin: storedBoundsOrigin, size: storedFrame.size) }
    set {
      guard accepts(newValue.isFinite, as: "bounds") else { return }
      change(to: storedFrame.resized(to: newValue.size), announced: .bounds)
      if newValue.origin == storedBoundsOrigin { return }
      storedBoundsOrigin = newValue.origin
      markChangedLayout()
    }
  }

  /// The center of the ``frame``; setting it moves the view.
  open var center: Point {
    get { storedFrame.middle }
    set { change(to: storedFrame.moved(middleTo: newValue), announced: .center) }
  }

  /// Whether the view is hidden, so that it is not drawn.
  ///
  /// Constraints affect hidden views too; a ``LayoutStackView`` arranges its other views as if a hidden one did not
  /// exist.
  open var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      treeEngine?.visibilityChanged(self)
    }
  }

  /// Returns the size that suits the view best within `size`.
  ///
  /// That is the size from the `snp.measure` closure for the width of `size`, or the natural size if that width is
  /// not positive. Without a closure it is the current size. Layout does not call this method.
  open func sizeThatFits(_ size: Size) -> Size {
    guard let measure = content.measure else { return bounds.size }
    return measure(size.width > 0 ? size.width : .infinity)
  }

  /// Resizes the frame to the result of ``sizeThatFits(_:)`` for the current size, keeping its origin.
  open func sizeToFit() {
    frame = Rect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The view, this one or a descendant, whose first baseline is also this view's; ``forLastBaselineLayout`` by
  /// default.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` when it changes.
  open var forFirstBaselineLayout: LayoutView { forLastBaselineLayout }

  /// The view, this one or a descendant, whose last baseline is also this view's; the view itself by default.
  open var forLastBaselineLayout: LayoutView { self }

  /// Invalidates the view's intrinsic content size and other overridden values that layout reads.
  ///
  /// Call it when ``LayoutContent/intrinsicContentSize``, a baseline or ``LayoutContent/alignmentRectInsets`` may
  /// have changed, or when a subclass's own margins, safe area, direction or priorities may have.
  ///
  /// - Complexity: O(*k*) for *k* constraints that mention the view; O(1) if none mentions its size, and neither its
  ///   class is a caller's nor a baseline of it is mentioned.
  open func invalidateIntrinsicContentSize() {
    if passMarks.contains(.hasHooks) { treeEngine?.overridesMayHaveChanged(self) }
    treeEngine?.intrinsicSizeInvalidated(self)
  }

  /// Schedules a call of ``LayoutHooks/updateConstraints()`` in the next pass.
  open func setNeedsUpdateConstraints() {
    mark(.needsConstraints)
  }

  /// Returns whether the next pass calls ``LayoutHooks/updateConstraints()``.
  ///
  /// This is true of a new view of your own class.
  open func needsUpdateConstraints() -> Bool {
    passMarks.contains(.needsConstraints)
  }

  /// Calls ``LayoutHooks/updateConstraints()`` of the view and its descendants where a call is pending.
  open func updateConstraintsIfNeeded() {
    if passMarks.hasAny(of: .constraints) { neededEngine.updateConstraintsIfNeeded(self) }
  }

  /// Schedules a call of ``layoutSubviews()`` in the next pass, unless it would have no effect.
  open func setNeedsLayout() {
    markChangedLayout()
  }

  /// Runs a pass over the view's whole tree if anything changed.
  ///
  /// The method never throws. Constraints that cannot be satisfied are recovered from and reported in the root's
  /// `snp.issues`.
  ///
  /// UIKit assigns frames and calls hooks in the view's subtree only, and leaves the rest to the next frame on the
  /// screen. Here no such moment follows, so frames elsewhere in the tree would stay outdated. A pass skips views
  /// for which nothing changed, so the whole tree costs no more than what changed.
  ///
  /// Called from ``layoutSubviews()`` or ``LayoutHooks/updateConstraints()``, it updates the frames of the tree for
  /// the hook's changes and for pending work in the view, and calls the hooks of the view's descendants. The current
  /// pass does the rest. Called while a pass reads ``LayoutContent/intrinsicContentSize``, it only calls hooks.
  open func layoutIfNeeded() {
    neededEngine.layoutIfNeeded(self)
  }

  /// Lays out subviews that constraints do not place; override it, and a pass calls it.
  ///
  /// The method is called after frames are assigned, for superviews before their subviews. It is called for each
  /// view of your own class whose size changed, that gained or lost a subview, that has a subview moved by the pass,
  /// or for which ``setNeedsLayout()`` was called. After `super.layoutSubviews()` the subviews have the frames of
  /// their constraints, including constraints changed just before. If more than 64 views of a pass change
  /// constraints in this method, and that moves much of the tree, further views may find outdated frames in their
  /// call; it is repeated once all changes are solved. A frame set here on a view that constraints place lasts until
  /// the superview is laid out again or the constraints move the view.
  ///
  /// The method may change constraints and the tree; after 32 rounds the pass reports views that do not settle.
  open func layoutSubviews() {
    treeEngine?.placeSubviews(of: self)
  }

  /// Adds a view on top of the other subviews, removing it from its previous superview.
  ///
  /// A view that is already a subview moves to the top and keeps its constraints. Adding a view to itself or to one
  /// of its descendants only records a mistake.
  open func addSubview(_ view: LayoutView) {
    insert(view) { .max }
  }

  /// Inserts a view at an index among the subviews; an index out of range means the nearest end.
  ///
  /// If the view is already a subview, the index counts only the others.
  open func insertSubview(_ view: LayoutView, at index: Int) {
    insert(view) { index }
  }

  /// Inserts a view directly above another subview, or on top if that is not a subview.
  open func insertSubview(_ view: LayoutView, aboveSubview siblingSubview: LayoutView) {
    insert(view, beside: siblingSubview, step: 1)
  }

  /// Inserts a view directly below another subview, or on top if that is not a subview.
  open func insertSubview(_ view: LayoutView, belowSubview siblingSubview: LayoutView) {
    insert(view, beside: siblingSubview, step: 0)
  }

  /// Exchanges the subviews at two indices; does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let indices = 0..<subviewList.count
    guard index1 != index2, indices.contains(index1), indices.contains(index2) else { return }
    subviewList.swapAt(index1, index2)
    treeEngine?.subviewsReordered()
  }

  /// Moves a subview above all others; does nothing if the view is not a subview.
  open func bringSubviewToFront(_ view: LayoutView) {
    if view.parentView === self { insert(view) { .max } }
  }

  /// Moves a subview below all others; does nothing if the view is not a subview.
  open func sendSubviewToBack(_ view: LayoutView) {
    if view.parentView === self { insert(view) { 0 } }
  }

  /// Removes the view from its superview.
  ///
  /// Constraints between the view's subtree and items outside are deactivated; those within the subtree stay.
  open func removeFromSuperview() {
    guard let superview = parentView else { return }
    willMove(toSuperview: nil)
    if parentView === superview { superview.willRemoveSubview(self) }
    let leaving = hasHookedEngine ? viewsInWindow : []
    for view in leaving { view.willMove(toWindow: nil) }
    guard parentView === superview else { return }
    leaveSuperview()
    Self.notifyLeftWindow(leaving)
    if parentView == nil { didMoveToSuperview() }
  }

  /// The superview; nil if the view has none.
  open var superview: LayoutView? { parentView }

  /// The subviews from back to front.
  open var subviews: [LayoutView] { storedSubviews }

  /// The active constraints that the view hosts, in the order of activation.
  ///
  /// A constraint of a view's size alone is hosted by the view itself, any other by the closest view that contains
  /// both of its items.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints of the view, its subviews, its guides and the
  ///   items that constraints relate to them.
  open var constraints: [LayoutConstraint] { itemState.hostedReferences.map(\.object) }

  /// Whether the frame and the ``autoresizingMask`` place the view instead of constraints.
  ///
  /// On by default; `snp` blocks turn it off.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedTranslation }
    set { setTranslation(newValue, in: representativeContext) }
  }

  /// The attribute that decides how the view's leading and trailing follow the direction of text.
  ///
  /// A view with ``SemanticContentAttribute/unspecified`` inherits the direction of its superview; there is no
  /// global direction.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { passMarks.hasAny(of: .probes) ? .probe(passMarks) : ownDirection.attribute }
    set { setDirection(newValue) }
  }

  /// The space between the view's edges and its content, in points; 8 on every side by default.
  ///
  /// As in UIKit, the margins you read may be larger than those you set. The safe area insets are added unless
  /// ``insetsLayoutMarginsFromSafeArea`` is off, and ``preservesSuperviewLayoutMargins`` makes a side as large as
  /// the superview's. Both depend on the frames of the last pass. Margins that are not finite are refused and
  /// recorded as a mistake.
  ///
  /// - Complexity: O(*d*) to read, where *d* is the depth of the view.
  open var layoutMargins: Insets {
    get { ownMargins }
    set { setMargins(newValue) }
  }

  /// The ``layoutMargins`` by direction of text: leading and trailing change sides with it.
  open var directionalLayoutMargins: DirectionalInsets {
    get { ownDirectionalMargins }
    set { setMargins(newValue) }
  }

  /// The insets from the view's edges to the area that nothing else covers, in points.
  ///
  /// A root has the insets set with `snp.additionalSafeAreaInsets`. Any other view has the part of its superview's
  /// safe area insets that reaches into its frame, plus its own additional insets; never less than 0. It inherits none
  /// before the first pass if constraints place it; none along an axis on which it lies wholly beside its superview,
  /// unless its extent there is 0; and none while its stack view hides it. The insets depend on the last pass's frames.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  open var safeAreaInsets: Insets { ownSafeArea }

  /// Returns the alignment rectangle of a frame: the frame inset by ``LayoutContent/alignmentRectInsets``.
  open func alignmentRect(forFrame frame: Rect) -> Rect { frame.inset(by: ownAlignment) }

  /// Returns the frame of an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: Rect) -> Rect {
    alignmentRect.inset(by: Insets.zero.subtracting(ownAlignment))
  }

  /// Returns the size that the constraints give the view when it is as close to a target size as they allow.
  ///
  /// Both extents are held at ``LayoutPriority/fittingSizeLevel``, which nearly all other priorities exceed. The
  /// result is that of the method with priorities, called with this one.
  open func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints give the view when its extents are held at `targetSize` with priorities.
  ///
  /// Constraints between the view and items outside it are ignored, and so is its own frame; its intrinsic size
  /// counts. First, pending calls of ``LayoutHooks/updateConstraints()`` in the view's subtree are made; otherwise
  /// the tree is not changed. Text is measured at the width that it would get. Required constraints that contradict
  /// one another are violated as little as possible, and a required target gives way to them. An extent that is not
  /// finite is not held. Margins and safe areas of the view are those of the last pass, or of the tree as it is
  /// before the first pass; those of its descendants follow the frames that they would get.
  ///
  /// - Complexity: That of a first pass over the view's subtree. Repeated before anything changed there, it is that
  ///   of two changed constants and of the rows that depend on insets, and O(1) for one of the last eight questions.
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

  /// Returns whether a point in the view's own coordinates lies in its bounds, unless overridden.
  open func point(inside point: Point, with event: LayoutEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns the topmost view at a point in this view's coordinates: the view itself or a descendant.
  ///
  /// The result is nil if the point is outside the view, or the view is hidden, nearly transparent or takes no touches.
  open func hitTest(_ point: Point, with event: LayoutEvent?) -> LayoutView? {
    topmostView(at: point, with: event)
  }

  /// The view with its label, or else its location, and its frame, such as `<LayoutView:title 16 8 288 24>`.
  open override var description: String {
    "<\(type(of: self)):\(itemState.location) \(frame.layoutText)>"
  }
}

// Changes of the state above, besides those that its parts make themselves.
extension LayoutView {
  @inline(__always)
  final func insertMarks(_ marks: PassMarks) { passMarks.insert(marks) }

  @inline(__always)
  final func removeMarks(_ marks: PassMarks) { passMarks.remove(marks) }

  /// Sets the context of the view and its guides.
  @inline(__always)
  final func setContext(_ context: TreeContext) { storedContext = context }

  /// The state of the view's insets, made if it had none.
  final var ownInsetState: InsetState {
    if let insetState { return insetState }
    let state = InsetState(reported: ViewInsets(margins: givenMargins))
    ensuredRareProperties.insetState = state
    return state
  }

  /// The arrangement of the view, a stack view.
  final var stack: StackArrangement {
    ensuredRareProperties.arrangement.getOrInsert(StackArrangement())
  }

  final func changeGuides<Result>(_ change: (inout IndexedList<LayoutGuide>) -> Result) -> Result {
    change(&ensuredRareProperties.guides)
  }

  /// Records the frame and the size of the superview, unless they are recorded already.
  final func keepPlacement(of frame: Rect, in outer: Size) -> FramePlacement {
    ensuredRareProperties.placement.getOrInsert(FramePlacement(frame: frame, outer: outer))
  }

  /// Discards the record of where the frame was set, because the frame, the superview or the mask's effect changed.
  @inline(__always)
  final func forgetPlacement() {
    if let rareProperties { rareProperties.placement = nil }
  }

  /// Stores the engine's data for fitting sizes.
  final func keepFitting(_ memo: AnyObject?) {
    if memo != nil || fittingMemo != nil { ensuredRareProperties.fittingMemo = memo }
  }
}

/// SnapKit's name of ``LayoutView``.
public typealias ConstraintView = LayoutView
