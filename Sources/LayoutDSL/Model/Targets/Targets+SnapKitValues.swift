// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// SnapKit's names for what its targets are worth.

extension ConstraintOffsetTarget {
  /// The offset in points; 0 for what is no number.
  public var constraintOffsetTargetValue: Double {
    if case .number(let number) = _offsetTarget { number } else { 0 }
  }
}

extension ConstraintInsetTarget {
  /// The distances from the four sides, in points.
  public var constraintInsetTargetValue: ConstraintInsets {
    switch _insetTarget {
    case .insets(let insets): insets
    case .number(let number): Insets(all: number)
    case .point, .size, .directionalInsets: .zero
    }
  }
}

extension ConstraintDirectionalInsetTarget {
  /// The distances from the four sides, named by the direction of text, in points.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets {
    if case .directionalInsets(let insets) = _directionalInsetTarget { insets } else { .zero }
  }
}
