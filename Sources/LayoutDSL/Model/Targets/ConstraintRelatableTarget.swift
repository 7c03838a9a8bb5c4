// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type that `equalTo`, `lessThanOrEqualTo` and `greaterThanOrEqualTo` accept on the right-hand side.
///
/// Numbers, ``Point``, ``Size``, ``Insets``, ``DirectionalInsets``, ``Rect``, views, guides and items such as
/// `other.snp.bottom` conform. If the type is known only at run time, pass `any ConstraintRelatableTarget`; mixed
/// arrays work too.
public protocol ConstraintRelatableTarget {
  /// The resolved target.
  var _relatableTarget: ConstraintTarget { get }
}

extension ConstraintItem: ConstraintRelatableTarget {
  /// The item itself.
  @inlinable public var _relatableTarget: ConstraintTarget { .item(self) }
}

extension LayoutView: ConstraintRelatableTarget {
  /// The view, with each attribute paired with the same attribute.
  @inlinable public var _relatableTarget: ConstraintTarget {
    .item(ConstraintItem(state: itemState, attributes: []))
  }
}

extension LayoutGuide: ConstraintRelatableTarget {
  /// The guide, with each attribute paired with the same attribute.
  @inlinable public var _relatableTarget: ConstraintTarget {
    .item(ConstraintItem(state: itemState, attributes: []))
  }
}

extension Rect: ConstraintRelatableTarget {
  /// The rectangle in the coordinates of the superview, or of a guide's owner.
  ///
  /// `make.edges.equalTo(Rect(x: 8, y: 16, width: 40, height: 20))` sets a frame. Leading and trailing are measured
  /// from the superview's leading edge, so the frame is mirrored where text runs from right to left.
  @inlinable public var _relatableTarget: ConstraintTarget { .rect(self) }
}

/// A resolved target: the right side of a constraint.
///
/// Values come from ``ConstraintRelatableTarget``; you do not make them yourself.
public enum ConstraintTarget {
  /// A constant and no item: a number, a point, a size or insets.
  case constant(ConstraintConstant)

  /// A position and size in the superview, and no other item.
  indirect case rect(Rect)

  /// A view or a guide, with attributes or without.
  case item(ConstraintItem)
}
