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

  /// How much its content counts among content that resists compression as much.
  final func resistanceWeight(along axis: Axis) -> Float {
    parentView?.arrangement?.weight(of: self, along: axis) ?? 1
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
