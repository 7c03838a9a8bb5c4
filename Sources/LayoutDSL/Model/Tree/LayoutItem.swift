// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What constraints can be made of: a ``LayoutView`` or a ``LayoutGuide``.
///
/// No other type can conform, because no other has a state to give.
public protocol LayoutItem: AnyObject {
  /// What the item shares with the constraints that mention it.
  var _itemState: LayoutItemState { get }
}

/// SnapKit's name of ``LayoutItem``.
public typealias LayoutConstraintItem = LayoutItem

/// A closed box around what an item shares with its constraints.
public struct LayoutItemState {
  @usableFromInline let box: ItemState

  @inlinable
  init(box: ItemState) {
    self.box = box
  }
}

extension LayoutItem {
  /// What the item shares with the constraints that mention it.
  var itemState: ItemState { _itemState.box }
}
