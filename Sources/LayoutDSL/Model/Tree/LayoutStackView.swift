// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view that arranges views in a row or in a column: UIStackView without a screen.
///
/// ```swift
/// let row = LayoutStackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// card.addSubview(row)
/// row.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
/// ```
///
/// The stack view writes the constraints itself; they are not listed in ``LayoutView/constraints``.
/// Hidden arranged views take no room and no space. Where the arranged views leave a choice, equal
/// hugging in a row that is too long for instance, which of them stretches is ambiguous.
open class LayoutStackView: LayoutView {
  /// Stands for the stack's own spacing where a custom spacing is asked for.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// Stands for the standard distance of siblings, 8 points, where a spacing is asked for.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Makes a stack view that arranges nothing yet.
  public override init(frame: Rect) {
    super.init(frame: frame)
    _ = stack
  }

  #if ViewCoding
  /// Makes a stack view with an empty frame that arranges nothing yet; it is there with the trait `ViewCoding`.
  public required init(coder: LayoutCoder) {
    super.init(frame: .zero)
    _ = stack
  }
  #endif

  /// Makes a stack view that arranges `views`, which become its subviews.
  public convenience init(arrangedSubviews views: [LayoutView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The direction in which the views follow one another; horizontal at first.
  open var axis: Axis {
    get { stack.axis }
    set { tell(stack.set(axis: newValue)) }
  }

  /// How the views share the room along the axis; ``Distribution/fill`` at first.
  open var distribution: Distribution {
    get { stack.distribution }
    set { tell(stack.set(distribution: newValue)) }
  }

  /// Where the views lie across the axis; ``Alignment/fill`` at first.
  open var alignment: Alignment {
    get { stack.alignment }
    set { tell(stack.set(alignment: newValue)) }
  }

  /// The space between two neighbours, at least or exactly as the distribution says; 0 at first.
  ///
  /// It may be negative, and then neighbours overlap. A number that is not finite is refused and
  /// recorded as a mistake.
  open var spacing: Double {
    get { stack.spacing }
    set {
      guard itemState.accepts(newValue.isFinite, as: "spacing") else { return }
      tell(stack.set(spacing: newValue))
    }
  }

  /// Whether the views are arranged between the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isMarginsRelative }
    set { tell(stack.set(isMarginsRelative: newValue)) }
  }

  /// Whether a column's spacing is between the last baseline of a view and the first baseline of
  /// the next, instead of between their edges.
  ///
  /// It has no meaning for a row.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { tell(stack.set(isBaselineRelative: newValue)) }
  }

  /// Arranges a view behind the others.
  ///
  /// It becomes a subview unless it is one, and
  /// ``LayoutView/translatesAutoresizingMaskIntoConstraints`` is turned off.
  open func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: stack.entries.count)
  }

  /// Arranges a view at a place among the others; places out of range mean the nearest end.
  ///
  /// A view that is arranged already moves and keeps its custom spacing. Where it is among the
  /// subviews does not matter for the arrangement and stays.
  open func insertArrangedSubview(_ view: LayoutView, at stackIndex: Int) {
    let isNew = view.parentView !== self
    let insertions = stack.insertions
    // The hooks that this calls may arrange the view.
    if isNew { addSubview(view) }
    guard view.parentView === self else { return }
    stack.insert(view, at: stackIndex, isNew: isNew && stack.insertions == insertions)
    view.translatesAutoresizingMaskIntoConstraints = false
    treeEngine?.arrangementChanged(self)
  }

  /// Stops arranging a view, which stays a subview.
  ///
  /// Taking a view out of the stack view altogether stops arranging it, too.
  open func removeArrangedSubview(_ view: LayoutView) {
    tell(stack.remove(view))
  }

  /// The first view that is arranged and not hidden; the stack view itself if there is none.
  open override var forFirstBaselineLayout: LayoutView {
    arrangedSubviews.first { !$0.isHidden } ?? self
  }

  /// The last view of a column, the first of a row, that is arranged and not hidden; the stack view
  /// itself if there is none.
  ///
  /// UIKit takes the tallest view of a row. Which one that is would be known only after layout.
  open override var forLastBaselineLayout: LayoutView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first) ?? self
  }
}

extension LayoutStackView {
  /// The views that are arranged, in order; hidden ones included.
  public final var arrangedSubviews: [LayoutView] { stack.entries.compactMap(\.state.view) }

  /// Sets the space behind an arranged view.
  ///
  /// ``spacingUseDefault`` goes back to ``spacing``. It has no meaning behind the last view, and none
  /// behind a hidden one. A number that is not finite is refused and recorded as a mistake; a view
  /// that is not arranged is left alone.
  public final func setCustomSpacing(_ spacing: Double, after arrangedSubview: LayoutView) {
    guard itemState.accepts(spacing.isFinite, as: "custom spacing") else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    tell(stack.setCustomSpacing(custom, after: arrangedSubview))
  }

  /// The space that was set behind an arranged view, or ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: LayoutView) -> Double {
    let place = stack.place(of: arrangedSubview)
    return place.flatMap { stack.entries[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// What ``spacingUseSystem`` comes to.
  static var systemSpacing: Double { 8 }

  /// Tells the engine of another arrangement, if it is one.
  final func tell(_ isAnother: Bool) {
    if isAnother { treeEngine?.arrangementChanged(self) }
  }
}
