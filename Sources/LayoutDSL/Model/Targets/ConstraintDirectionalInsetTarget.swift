// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the other `inset(_:)` takes: ``DirectionalInsets``.
public protocol ConstraintDirectionalInsetTarget {
  /// The inset as a constant.
  var _directionalInsetTarget: ConstraintConstant { get }
}

extension DirectionalInsets: ConstraintDirectionalInsetTarget {
  /// The inset as a constant.
  @inlinable public var _directionalInsetTarget: ConstraintConstant { .directionalInsets(self) }
}

extension ConstraintDirectionalInsetTarget {
  /// The distances from the four sides, named by the direction of text, in points: SnapKit's name.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets {
    if case .directionalInsets(let insets) = _directionalInsetTarget { insets } else { .zero }
  }
}
