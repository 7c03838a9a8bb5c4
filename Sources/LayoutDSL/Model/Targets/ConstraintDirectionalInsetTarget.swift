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
