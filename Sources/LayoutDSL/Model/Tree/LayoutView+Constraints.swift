// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Activates a constraint; it goes to the view where it belongs.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = true
  }

  /// Activates constraints; each goes to the view where it belongs.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates a constraint, if this view has it or a view in it, or withdraws one that could not be activated.
  ///
  /// So what was added to any view above its items can be removed from the same view.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    if let host = constraint.hostView, !host.isDescendant(of: self) { return }
    constraint.isActive = false
  }

  /// Deactivates those of the constraints that this view has, or a view in it.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The closest view that both views are in, or that one of them is.
  ///
  /// - Complexity: O(*d*), where *d* is the longer of the two ways to it; O(1) if it is the root of
  ///   both, and one of them.
  final func closestCommonView(with other: LayoutView) -> LayoutView? {
    if self === other { return self }
    guard let own = storedContext, let foreign = other.storedContext,
      own.representative() === foreign.representative()
    else { return nil }
    let mine = parentView
    let theirs = other.parentView
    if mine == nil { return self }
    if theirs == nil { return other }
    // Both climb in turn; the first view that one finds the other has passed is the answer.
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
