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
/// The stack view makes the constraints itself; ``LayoutView/constraints`` does not list them. Hidden arranged views
/// take up no space and no spacing. Where the arranged views leave a choice, such as equal hugging in a row that is
/// too long, it is ambiguous which of them stretches.
open class LayoutStackView: LayoutView {
  /// A custom spacing that means the stack's own ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// A spacing that means the standard distance of siblings, 8 points.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Makes a stack view without arranged views.
  public override init(frame: Rect) {
    super.init(frame: frame)
    _ = stack
  }

  #if ViewCoding
  /// Makes a stack view with an empty frame and without arranged views; available with the trait `ViewCoding`.
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

  /// The axis along which the views are arranged; horizontal by default.
  open var axis: Axis {
    get { stack.axis }
    set { reportArrangement(isChanged: stack.set(axis: newValue)) }
  }

  /// The distribution of the views along the axis; ``Distribution/fill`` by default.
  open var distribution: Distribution {
    get { stack.distribution }
    set { reportArrangement(isChanged: stack.set(distribution: newValue)) }
  }

  /// The alignment of the views across the axis; ``Alignment/fill`` by default.
  open var alignment: Alignment {
    get { stack.alignment }
    set { reportArrangement(isChanged: stack.set(alignment: newValue)) }
  }

  /// The distance between two adjacent views, exact or a minimum depending on the distribution; 0 by default.
  ///
  /// With a negative spacing adjacent views overlap. A number that is not finite is refused and recorded as a mistake.
  open var spacing: Double {
    get { stack.spacing }
    set {
      guard itemState.accepts(newValue.isFinite, as: "spacing") else { return }
      reportArrangement(isChanged: stack.set(spacing: newValue))
    }
  }

  /// Whether the views are arranged within the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.isMarginsRelative }
    set { reportArrangement(isChanged: stack.set(isMarginsRelative: newValue)) }
  }

  /// Whether a column's spacing is measured from the last baseline of a view to the first baseline of the next,
  /// instead of between their edges.
  ///
  /// It has no effect on a row.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.isBaselineRelative }
    set { reportArrangement(isChanged: stack.set(isBaselineRelative: newValue)) }
  }

  /// Adds a view to the end of the arranged views.
  ///
  /// The view becomes a subview if it is none, and its ``LayoutView/translatesAutoresizingMaskIntoConstraints`` is
  /// set to false.
  open func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(view, at: stack.entries.count)
  }

  /// Inserts a view at an index among the arranged views; an index out of range means the nearest end.
  ///
  /// A view that is already arranged moves and keeps its custom spacing. Its position among the subviews does not
  /// affect the arrangement and does not change.
  open func insertArrangedSubview(_ view: LayoutView, at stackIndex: Int) {
    let isNew = view.parentView !== self
    let insertions = stack.insertions
    // The hooks called by `addSubview` may arrange the view.
    if isNew { addSubview(view) }
    guard view.parentView === self else { return }
    stack.insert(view, at: stackIndex, isNew: isNew && stack.insertions == insertions)
    view.translatesAutoresizingMaskIntoConstraints = false
    treeEngine?.arrangementChanged(self)
  }

  /// Removes a view from the arranged views; it remains a subview.
  ///
  /// Removing a view from the stack view's subviews removes it from the arranged views too.
  open func removeArrangedSubview(_ view: LayoutView) {
    reportArrangement(isChanged: stack.remove(view))
  }

  /// The first arranged view that is not hidden; the stack view itself if there is none.
  open override var forFirstBaselineLayout: LayoutView {
    arrangedSubviews.first { !$0.isHidden } ?? self
  }

  /// The last arranged view of a column, or the first of a row, that is not hidden; the stack view itself if there
  /// is none.
  ///
  /// UIKit uses the tallest view of a row, which would be known only after layout.
  open override var forLastBaselineLayout: LayoutView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first) ?? self
  }
}

extension LayoutStackView {
  /// The arranged views in order, including hidden ones.
  public final var arrangedSubviews: [LayoutView] { stack.entries.compactMap(\.state.view) }

  /// Sets the spacing after an arranged view.
  ///
  /// ``spacingUseDefault`` restores ``spacing``. A custom spacing has no effect after the last view or after a hidden
  /// one. A number that is not finite is refused and recorded as a mistake; a view that is not arranged is ignored.
  public final func setCustomSpacing(_ spacing: Double, after arrangedSubview: LayoutView) {
    guard itemState.accepts(spacing.isFinite, as: "custom spacing") else { return }
    let custom = spacing == Self.spacingUseDefault ? nil : spacing
    reportArrangement(isChanged: stack.setCustomSpacing(custom, after: arrangedSubview))
  }

  /// Returns the custom spacing after an arranged view, or ``spacingUseDefault``.
  public final func customSpacing(after arrangedSubview: LayoutView) -> Double {
    let index = stack.index(of: arrangedSubview)
    return index.flatMap { stack.entries[$0].customSpacing } ?? Self.spacingUseDefault
  }

  /// The distance that ``spacingUseSystem`` means.
  static var systemSpacing: Double { 8 }

  /// Notifies the engine that the arrangement changed, if it did.
  final func reportArrangement(isChanged: Bool) {
    if isChanged { treeEngine?.arrangementChanged(self) }
  }
}
