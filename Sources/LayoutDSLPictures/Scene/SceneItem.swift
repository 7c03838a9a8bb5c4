// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view or guide as pictures show it.
struct SceneItem {
  /// What it is.
  enum Kind: Hashable {
    /// A view.
    case view
    /// A guide that was added to a view.
    case guide
    /// A guide that a view has of itself, such as the one of its margins.
    case builtInGuide
  }

  /// The view or guide itself.
  let item: any LayoutItem

  /// The view; nil for a guide.
  let view: LayoutView?

  /// What it is.
  let kind: Kind

  /// The place of the superview or owner among the items; nil at the top.
  let parent: Int?

  /// How far it is below the top.
  let depth: Int

  /// What messages call it beside its siblings.
  let name: String

  /// Where it is in the coordinates of the top.
  let frame: Rect

  /// Where its own coordinates begin in those of the top: its corner, unless it is scrolled.
  let origin: Point

  /// Whether it or a view that it is in is hidden.
  let isHidden: Bool
}
