// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An object that constraints can refer to: a ``LayoutView`` or a ``LayoutGuide``.
///
/// No other type can conform, because only these have the required state.
public protocol LayoutItem: AnyObject {
  /// The state that constraints use to refer to the item.
  var _itemState: LayoutItemState { get }
}

/// SnapKit's name of ``LayoutItem``.
public typealias LayoutConstraintItem = LayoutItem

/// An opaque box around the state that constraints use to refer to an item.
public struct LayoutItemState {
  @usableFromInline let box: ItemState

  @inlinable
  init(box: ItemState) {
    self.box = box
  }
}

extension LayoutItem {
  /// The state that constraints use to refer to the item.
  var itemState: ItemState { _itemState.box }
}
