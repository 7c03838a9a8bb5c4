// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The anchor on the left.
  ///
  /// Which kind it is, the type does not say, as in UIKit; `==` compares anchors of all kinds.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstSide) }

  /// The anchor on the right; nil if there is none.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondSide.map { LayoutAnchor($0) } }
}

extension LayoutAnchor {
  /// What messages call the anchor: `title.leading`.
  public var name: String { side.name }

  /// The view or guide that the anchor is of; nil if it is gone.
  public var item: (any LayoutItem)? { side.item.item }

  /// Whether the last pass could have found another value for the anchor; false before the first.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree when first asked after a pass, then O(1) until something changes.
  public var hasAmbiguousLayout: Bool { side.item.isOpen(side.attribute) }

  /// The active constraints that determine the anchor's value, in the order of activation; none before
  /// the first pass.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on.
  public var constraintsAffectingLayout: [LayoutConstraint] {
    side.item.constraints(determining: [side.attribute])
  }
}

/// Whether two anchors, of whatever kinds, stand for the same place or size of the same item.
public func == <Left, Right>(left: LayoutAnchor<Left>, right: LayoutAnchor<Right>) -> Bool {
  left.side == right.side
}

/// Whether two anchors, of whatever kinds, stand for different places or sizes.
public func != <Left, Right>(left: LayoutAnchor<Left>, right: LayoutAnchor<Right>) -> Bool {
  left.side != right.side
}
