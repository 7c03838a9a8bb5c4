// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

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
