// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The common part of all `snp` namespaces: the item, and its label for messages.
public protocol ConstraintDSL {
  /// The state of the view or guide that the namespace belongs to.
  var _itemState: LayoutItemState { get }
}

extension ConstraintDSL {
  /// The view or guide that the namespace belongs to.
  public var target: (any LayoutItem)? { _itemState.box.item }

  /// Names the view or guide in messages; nil removes the name.
  public func setLabel(_ value: String?) {
    _itemState.box.setLabel(value)
  }

  /// Returns the name of the view or guide in messages, if it was given one.
  public func label() -> String? {
    _itemState.box.label
  }
}

/// The attributes that views and guides have in common, as targets.
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge of this view or guide.
  @inlinable public var left: ConstraintItem { item(.left) }

  /// The top edge of this view or guide.
  @inlinable public var top: ConstraintItem { item(.top) }

  /// The right edge of this view or guide.
  @inlinable public var right: ConstraintItem { item(.right) }

  /// The bottom edge of this view or guide.
  @inlinable public var bottom: ConstraintItem { item(.bottom) }

  /// The leading edge of this view or guide.
  @inlinable public var leading: ConstraintItem { item(.leading) }

  /// The trailing edge of this view or guide.
  @inlinable public var trailing: ConstraintItem { item(.trailing) }

  /// The width of this view or guide.
  @inlinable public var width: ConstraintItem { item(.width) }

  /// The height of this view or guide.
  @inlinable public var height: ConstraintItem { item(.height) }

  /// The horizontal centre of this view or guide.
  @inlinable public var centerX: ConstraintItem { item(.centerX) }

  /// The vertical centre of this view or guide.
  @inlinable public var centerY: ConstraintItem { item(.centerY) }

  /// The left, top, right and bottom of this view or guide.
  @inlinable public var edges: ConstraintItem { item(.edges) }

  /// The left and right of this view or guide.
  @inlinable public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }

  /// The top and bottom of this view or guide.
  @inlinable public var verticalEdges: ConstraintItem { item(.verticalEdges) }

  /// The leading, top, trailing and bottom of this view or guide.
  @inlinable public var directionalEdges: ConstraintItem { item(.directionalEdges) }

  /// The leading and trailing of this view or guide.
  @inlinable public var directionalHorizontalEdges: ConstraintItem {
    item(.directionalHorizontalEdges)
  }

  /// The top and bottom of this view or guide.
  @inlinable public var directionalVerticalEdges: ConstraintItem { item(.directionalVerticalEdges) }

  /// The width and height of this view or guide.
  @inlinable public var size: ConstraintItem { item(.size) }

  /// The two centres of this view or guide.
  @inlinable public var center: ConstraintItem { item(.center) }

  @inlinable
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(state: _itemState.box, attributes: attributes)
  }
}
