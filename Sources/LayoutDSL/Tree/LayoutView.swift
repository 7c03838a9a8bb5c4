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
open class LayoutView: LayoutItem, CustomDebugStringConvertible {
  /// The value of an axis that has no intrinsic extent.
  public static let noIntrinsicMetric: Double = -1

  /// What the view shares with the constraints that mention it.
  public final var _itemState: LayoutItemState { LayoutItemState(box: itemState) }
  final let itemState: ItemState

  final weak var parentView: LayoutView?
  final var children: [LayoutView] = []

  /// The order and engine of the view's tree; nil while the view is alone and untouched.
  final var storedContext: TreeContext?

  final var storedFrame: Rect

  /// Where the frame was last set, if anything depends on it; see ``currentPlacement``.
  final var placement: FramePlacement?
  final var content = ContentTraits()
  final var margins = MarginTraits()
  final var insetState: InsetState?
  final var guides: [LayoutGuide] = []

  /// What a stack view says of the views that it arranges; nil for other views.
  final var arrangement: StackArrangement?

  /// The constraints whose closest common view this is, in no particular order.
  final var hosted: [LayoutConstraint] = []

  final var storedHidden = false
  final var storedDirection: SemanticContentAttribute = .unspecified
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
    insert(view, at: children.count)
  }

  /// The view with its label, or its place if it has none, and its frame:
  /// `<LayoutView:title 16 8 288 24>`.
  ///
  /// There is no `description`, so that a subclass may have one that is a view.
  open var debugDescription: String {
    "<\(type(of: self)):\(itemState.name) \(frame.layoutText)>"
  }

  /// Takes the view out of its superview.
  ///
  /// Every constraint that crosses the boundary is deactivated; those inside stay.
  open func removeFromSuperview() {
    leaveSuperview()
  }
}

/// SnapKit's name of ``LayoutView``.
public typealias ConstraintView = LayoutView
