// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether constraints place the view, and neither a caller's class nor a measuring closure can affect its content
  /// or alignment rectangle.
  final var hasFixedContent: Bool {
    !storedTranslation && !passMarks.contains(.hasHooks) && content.measure == nil
  }

  /// Returns the hugging priority that rows use.
  final func usableHugging(along axis: Axis) -> Float {
    usable(contentHuggingPriority(for: axis), orGiven: content.hugging(along: axis))
  }

  /// Returns the compression resistance priority that rows use.
  final func usableResistance(along axis: Axis) -> Float {
    usable(
      contentCompressionResistancePriority(for: axis), orGiven: content.resistance(along: axis))
  }

  /// Returns the priority from a getter that a caller's class may override, or the stored one if that is not finite
  /// or cannot be overridden.
  private final func usable(
    _ priority: @autoclosure () -> LayoutPriority, orGiven given: Float
  ) -> Float {
    guard passMarks.contains(.hasHooks) else { return given }
    return LayoutConstraint.usable(priority().rawValue) ?? given
  }

  /// A target of ``systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// A target of ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 as in UIKit.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
}

/// Alignment rectangles.
extension LayoutView {
  /// The alignment insets that the engine uses: zero if they are not finite.
  final var alignmentInsets: Insets {
    if passMarks.contains(.hasOverrides) { return overriddenAlignment(at: storedFrame.size) }
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }

  /// Whether the alignment insets and the alignment rectangle of the frame are finite.
  final var hasFiniteAlignment: Bool {
    guard alignmentRectInsets.isFinite else { return false }
    return !passMarks.contains(.hasOverrides)
      || alignmentRect(forFrame: storedFrame).isFinite
        && frame(forAlignmentRect: storedFrame).isFinite
  }

  /// The alignment insets of a view that overrides no conversion of frames; a test value while overrides are looked
  /// for.
  final var ownAlignment: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }

  /// Returns the insets from a frame of some size to the rectangle that an overridden ``alignmentRect(forFrame:)``
  /// returns for it.
  final func overriddenAlignment(at size: Size) -> Insets {
    let own = ownAlignment
    let frame = Rect(origin: .zero, size: size)
    let rect = alignmentRect(forFrame: frame)
    if !rect.isFinite || rect == frame.inset(by: own) { return own }
    return Insets(
      top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }
}

/// The views that provide baselines.
extension LayoutView {
  /// Returns the view that provides this view's first or last baseline: itself unless it delegates to another.
  ///
  /// That view may delegate as well. A view that is not a descendant of the delegating view is ignored.
  final func baselineView(isFirst: Bool) -> LayoutView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
  }

  /// Whether the view's baselines are those of another view, or may become so without notice, as the visible views
  /// of a stack view change.
  final var delegatesBaselines: Bool {
    arrangement != nil || forLastBaselineLayout !== self || forFirstBaselineLayout !== self
  }
}

extension ItemState {
  /// Returns the item from which `attribute` is read: that of another view if the view delegates its baselines.
  func baselineItem(of attribute: LayoutConstraint.Attribute) -> ItemState {
    guard attribute.isBaseline, let view else { return self }
    return view.baselineView(isFirst: attribute == .firstBaseline).itemState
  }

  /// The distances of the baselines from the edges of a view that does not delegate them, as last measured.
  var baselines: Measurement? {
    measurements?.current ?? view.map(Measurement.init(baselinesOf:))
  }
}
