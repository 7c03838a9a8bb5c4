// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Not there: an anchor is no target of a chain, and the compiler says so.
@available(
  *, unavailable,
  message: "an anchor is no target of a chain; write other.snp.left for other.leftAnchor"
)
extension LayoutAnchor: ConstraintRelatableTarget {
  /// Not there.
  public var _relatableTarget: ConstraintTarget { .constant(.number(0)) }
}
