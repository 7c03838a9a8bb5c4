// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether constraints place the view, and neither a class of a caller's nor a measuring closure could
  /// say anything of its content or its alignment rectangle.
  final var isSilent: Bool {
    !storedTranslation && !passMarks.contains(.hasHooks) && content.measure == nil
  }

  /// Hugging as rows have it.
  final func usableHugging(along axis: Axis) -> Float {
    usable(contentHuggingPriority(for: axis), orGiven: content.hugging(along: axis))
  }

  /// Compression resistance as rows have it.
  final func usableResistance(along axis: Axis) -> Float {
    usable(
      contentCompressionResistancePriority(for: axis), orGiven: content.resistance(along: axis))
  }

  /// What a view of a class of the caller's own says of a priority, or what it was given if that is none.
  private final func usable(
    _ priority: @autoclosure () -> LayoutPriority, orGiven given: Float
  ) -> Float {
    guard passMarks.contains(.hasHooks) else { return given }
    return LayoutConstraint.usable(priority().rawValue) ?? given
  }

  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 as in UIKit.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
}

/// Alignment rectangles.
extension LayoutView {
  /// The insets that the engine goes by: none where they are not finite.
  final var alignmentInsets: Insets {
    if passMarks.contains(.hasOverrides) { return overriddenAlignment }
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }

  /// Whether the insets that a view answers, or the alignment rectangle of its frame, are finite numbers.
  final var hasFiniteAlignment: Bool {
    guard alignmentRectInsets.isFinite else { return false }
    return !passMarks.contains(.hasOverrides)
      || alignmentRect(forFrame: storedFrame).isFinite
        && frame(forAlignmentRect: storedFrame).isFinite
  }

  /// What a view makes of a frame that does not override how; another answer if it is asked whether it does.
  final var ownAlignment: Insets {
    if passMarks.hasAny(of: .probes) { return .probe(passMarks) }
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }

  /// The insets that an overridden ``alignmentRect(forFrame:)`` takes off the frame of now.
  private final var overriddenAlignment: Insets {
    let own = ownAlignment
    let frame = Rect(origin: .zero, size: storedFrame.size)
    let rect = alignmentRect(forFrame: frame)
    if !rect.isFinite || rect == frame.inset(by: own) { return own }
    return Insets(
      top: rect.minY, left: rect.minX, bottom: frame.maxY - rect.maxY,
      right: frame.maxX - rect.maxX)
  }
}

/// Whose baselines a view has.
extension LayoutView {
  /// The view whose first or last baseline stands for this view's: itself, unless it hands on.
  ///
  /// A view that was handed on to may hand on, too. One that is not in the view that hands on to it has
  /// no place there and does not count.
  final func baselineView(isFirst: Bool) -> LayoutView {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { return view }
      view = next
    }
  }

  /// Whether the view says that the baselines of another one are its own, or may say so without a
  /// further word: what a stack view shows comes and goes.
  final var handsOnBaselines: Bool {
    arrangement != nil || forLastBaselineLayout !== self || forFirstBaselineLayout !== self
  }
}

extension ItemState {
  /// The item that `attribute` is read from: that of another view if the view hands its baselines on.
  func bearer(of attribute: LayoutConstraint.Attribute) -> ItemState {
    guard attribute.isBaseline, let view else { return self }
    return view.baselineView(isFirst: attribute == .firstBaseline).itemState
  }

  /// How far the baselines lie from the sides of a view that does not hand on, as last measured.
  var baselines: Measurement? {
    measurements?.current ?? view.map(Measurement.init(baselinesOf:))
  }
}
