// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The present state of a tree: all views and guides in one coordinate system.
struct Scene {
  /// The items: parents before children, a view's guides before its subviews.
  let items: [SceneItem]

  /// Reads the tree below `root`, whose top left corner becomes the origin.
  ///
  /// - Complexity: O(*n*) for *n* views and guides; it does not recurse.
  init(of root: LayoutView) {
    var items: [SceneItem] = []
    var ancestors: [Int] = []
    for inspected in root.snp.inspectedItems() {
      let entry = inspected.entry
      ancestors.removeLast(ancestors.count - entry.depth)
      let parent = ancestors.last
      let outer = parent.map { items[$0].origin } ?? .zero
      let frame =
        parent == nil
        ? Rect(origin: .zero, size: entry.frame.size)
        : entry.frame.offsetBy(dx: outer.x, dy: outer.y)
      let offset = inspected.view?.bounds.origin ?? .zero
      items.append(
        SceneItem(
          item: inspected.item, view: inspected.view,
          kind: inspected.view != nil ? .view : inspected.isBuiltIn ? .builtInGuide : .guide,
          parent: parent, depth: entry.depth, name: entry.name, frame: frame,
          origin: Point(x: frame.minX - offset.x, y: frame.minY - offset.y),
          isHidden: parent.map { items[$0].isHidden } ?? false || inspected.view?.isHidden == true))
      ancestors.append(items.count - 1)
    }
    self.items = items
  }

  /// Returns the index of each view and guide among the items.
  func itemIndices() -> [ObjectIdentifier: Int] {
    var indices: [ObjectIdentifier: Int] = [:]
    indices.reserveCapacity(items.count)
    for (number, item) in items.enumerated() { indices[ObjectIdentifier(item.item)] = number }
    return indices
  }

  /// Returns the names from the root down to an item, `card/title`; at most the last 32.
  func path(of number: Int) -> String {
    var names: [String] = []
    var next: Int? = number
    while let item = next {
      if names.count == 32 { return "…/" + names.reversed().joined(separator: "/") }
      names.append(items[item].name)
      next = items[item].parent
    }
    return names.reversed().joined(separator: "/")
  }
}
