// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view or guide in a picture.
struct SceneItem {
  /// The kinds of items.
  enum Kind: Hashable {
    /// A view.
    case view
    /// A guide that was added to a view.
    case guide
    /// A built-in guide of a view, such as that of its margins.
    case builtInGuide
  }

  /// The view or guide itself.
  let item: any LayoutItem

  /// The view; nil for a guide.
  let view: LayoutView?

  /// The kind of the item.
  let kind: Kind

  /// The index of the superview or owning view among the items; nil at the root.
  let parent: Int?

  /// The depth of the item; 0 at the root.
  let depth: Int

  /// The name by which messages distinguish it from its siblings.
  let name: String

  /// Its frame in the coordinates of the root.
  let frame: Rect

  /// The origin of its own coordinates in those of the root: its top left corner, unless it is scrolled.
  let origin: Point

  /// Whether it or one of its ancestors is hidden.
  let isHidden: Bool
}
