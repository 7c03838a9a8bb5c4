// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What messages say of items that are not where a constraint needs them, at the time of reading.
extension ItemState {
  /// Why a constraint to the superview could not be installed.
  var wordsForMissingSuperview: String {
    if impliedTarget == nil { return "\(titleOfRoot) has no superview; add it to one first" }
    return "\(name) had no superview when this was written, and it was not installed; "
      + "call addSubview before makeConstraints"
  }

  /// Why a constraint to another item could not be installed.
  func words(forStranger other: ItemState) -> String {
    if isGone || other.isGone { return "\(name) and \(other.name) were in different trees" }
    guard let root = ownView?.rootView, let otherRoot = other.ownView?.rootView else {
      let guide = ownView == nil ? self : other
      return "\(guide.name) belongs to no view; call addLayoutGuide first"
    }
    if root === otherRoot {
      return
        "\(name) and \(other.name) were in different trees when this was written, and it was not "
        + "installed; call addSubview before makeConstraints"
    }
    if let orphan = orphan(beside: other) {
      let tied = orphan === self ? other : self
      let place = orphan.hasSubviews ? "the top of a tree of its own" : "not in a tree"
      return "\(orphan.titleOfRoot) is \(place); add it to the one that \(tied.name) is in first"
    }
    return
      "\(name) and \(other.name) are in different trees, below \(root.itemState.titleOfRoot) and below "
      + "\(otherRoot.itemState.titleOfRoot); add one of these to the tree of the other first"
  }

  /// The one of two items that was never added to a view, if one was not and the other was, or has
  /// subviews.
  private func orphan(beside other: ItemState) -> ItemState? {
    switch (view?.parentView == nil && !isGuide, other.view?.parentView == nil && !other.isGuide) {
    case (true, false): return self
    case (false, true): return other
    case (false, false): return nil
    case (true, true): return hasSubviews ? (other.hasSubviews ? nil : other) : self
    }
  }

  private var hasSubviews: Bool { (view?.siblings.count ?? 0) > 0 }

  /// What to call a view without a superview: a place in its own tree would say nothing.
  private var titleOfRoot: String {
    if label != nil { return name }
    return view.map { "\(type(of: $0))" } ?? name
  }
}
