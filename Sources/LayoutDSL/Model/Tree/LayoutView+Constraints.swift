// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Activates a constraint; the closest view that contains its items hosts it.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints; each is hosted by the closest view that contains its items.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates a constraint that this view or a descendant hosts, or withdraws one that could not be activated.
  ///
  /// A constraint added to any view above its items can therefore be removed from the same view.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if let host = constraint.hostView, !host.isDescendant(of: self) { return }
    constraint.isActive = false
  }

  /// Deactivates those of the constraints that this view or a descendant hosts.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the closest view that contains both views, where a view contains itself; nil in different trees.
  ///
  /// - Complexity: O(*d*) for *d* levels on the longer of the two paths to it; O(1) if one of the views is the root
  ///   of both.
  final func closestCommonView(with other: LayoutView) -> LayoutView? {
    if self === other { return self }
    guard let own = storedContext, let foreign = other.storedContext,
      own.representative() === foreign.representative()
    else { return nil }
    let mine = parentView
    let theirs = other.parentView
    if mine == nil { return self }
    if theirs == nil { return other }
    // Both climb in turn; the first view that both have passed is the result.
    var passed: Set<ObjectIdentifier> = [ObjectIdentifier(self), ObjectIdentifier(other)]
    var left = mine
    var right = theirs
    while left != nil || right != nil {
      if let view = left {
        if !passed.insert(ObjectIdentifier(view)).inserted { return view }
        left = view.parentView
      }
      if let view = right {
        if !passed.insert(ObjectIdentifier(view)).inserted { return view }
        right = view.parentView
      }
    }
    return nil
  }
}
