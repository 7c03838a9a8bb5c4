// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What may stand on the right of `equalTo` and its two siblings.
///
/// Numbers, ``Point``, ``Size``, ``Insets``, ``DirectionalInsets``, ``Rect``, views, guides and
/// items such as `other.snp.bottom` conform. Where a type is known only later, pass
/// `any ConstraintRelatableTarget`; mixed arrays of them work too.
public protocol ConstraintRelatableTarget {
  /// The target resolved.
  var _relatableTarget: ConstraintTarget { get }
}

extension ConstraintItem: ConstraintRelatableTarget {
  /// The item itself.
  @inlinable public var _relatableTarget: ConstraintTarget { .item(self) }
}

extension LayoutView: ConstraintRelatableTarget {
  /// The view, each attribute paired with the same one.
  @inlinable public var _relatableTarget: ConstraintTarget {
    .item(ConstraintItem(state: itemState, attributes: []))
  }
}

extension LayoutGuide: ConstraintRelatableTarget {
  /// The guide, each attribute paired with the same one.
  @inlinable public var _relatableTarget: ConstraintTarget {
    .item(ConstraintItem(state: itemState, attributes: []))
  }
}

extension Rect: ConstraintRelatableTarget {
  /// The rectangle in the coordinates of the superview, or of a guide's owner.
  ///
  /// `make.edges.equalTo(Rect(x: 8, y: 16, width: 40, height: 20))` is a frame. Leading and
  /// trailing count from the superview's leading edge, so that the frame is mirrored where text
  /// runs from right to left.
  @inlinable public var _relatableTarget: ConstraintTarget { .rect(self) }
}

/// What a target turned out to be: the right side of a constraint.
///
/// Only values that ``ConstraintRelatableTarget`` gives out; there is no reason to make one.
public enum ConstraintTarget {
  /// A number, a point, a size or insets: a constant, and no item.
  case constant(ConstraintConstant)

  /// A place and a size in the superview, and no other item.
  indirect case rect(Rect)

  /// A view or a guide, with attributes or without.
  case item(ConstraintItem)
}
