// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// What messages call the item: its label, or else its place, as in `card[2]` for the
  /// third subview of `card` and `card.guide[0]` for its first guide.
  ///
  /// - Complexity: O(*d* + *s*) where *d* views up the next one has a label, with *s*
  ///   subviews on the way.
  var name: String {
    var suffix = ""
    var next: ItemState? = self
    while let item = next {
      if let label = item.label { return label + suffix }
      if let guide = item.guide {
        guard let owner = guide.owningView else { return item.ownName }
        suffix = ".\(item.ownName)"
        next = owner.itemState
      } else if let view = item.view, let parent = view.parentView {
        let place = parent.siblings.place(of: view) ?? 0
        suffix = "[\(place)]" + suffix
        next = parent.itemState
      } else {
        return (item.isGone ? "(gone)" : "root") + suffix
      }
    }
    return "(gone)" + suffix
  }

  /// The names from the root down to the item, `root/card/title`.
  var path: String {
    var names = [ownName]
    var next = guide == nil ? view?.parentView : guide?.owningView
    while let view = next {
      names.append(view.itemState.ownName)
      next = view.parentView
    }
    return names.reversed().joined(separator: "/")
  }

  /// The item's label, or else its place in its superview: `title`, `[2]`, `guide[0]`.
  var ownName: String {
    if let label { return label }
    if let guide {
      if !guide.identifier.isEmpty { return guide.identifier }
      let place = guide.owningView?.guides.firstIndex { $0 === guide }
      return place.map { "guide[\($0)]" } ?? "guide"
    }
    guard let view, let parent = view.parentView else { return isGone ? "(gone)" : "root" }
    return "[\(parent.siblings.place(of: view) ?? 0)]"
  }
}
