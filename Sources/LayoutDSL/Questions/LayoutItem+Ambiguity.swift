// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutItem {
  /// Whether the last pass could have found another location or size for the view or guide; false before the first.
  ///
  /// `snp.ambiguities()` lists the undetermined quantities, also those of descendants, with their remedies.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree in the first call after a pass, then O(1) until something
  ///   changes.
  public var hasAmbiguousLayout: Bool {
    itemState.ownView?.liveEngine?.openQuantities(of: itemState).isEmpty == false
  }

  /// Returns the active constraints that determine the location and size along an axis, in the order of activation;
  /// none before the first pass.
  ///
  /// Constraints of other items are included if the location or size depends on them. Of several identical ones, one is
  /// included. `snp.explanation(of:)` says how they determine the values.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the values depend on.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    itemState.constraints(determining: [axis.nearEdge.attribute, axis.extent.attribute])
  }
}

extension LayoutView {
  /// Lays the view out in another way that satisfies its constraints as well, if there is one; later passes continue
  /// from there.
  ///
  /// Undetermined quantities move by 16 points, or as far as they can. A view whose layout is not ambiguous stays as it
  /// is. The call is for debugging, like UIView's method of this name, which chooses at random.
  ///
  /// - Complexity: That of two passes and of `snp.ambiguities()`.
  public final func exerciseAmbiguityInLayout() {
    var nudges: [LayoutConstraint] = []
    for ambiguity in snp.ambiguities() where ambiguity.item === self {
      let isExtent = ambiguity.attribute.isDimension
      let near = ambiguity.attribute.axis?.nearEdge ?? .left
      let edge = isExtent ? 0 : itemState.outerEdge(of: near)
      nudges.append(
        LayoutConstraint(
          item: self, attribute: ambiguity.attribute, relatedBy: .equal,
          toItem: isExtent ? nil : superview,
          attribute: isExtent ? .notAnAttribute : ambiguity.attribute, multiplier: 1,
          constant: ambiguity.value - edge + 16))
    }
    if nudges.isEmpty { return }
    // Weaker than any constraint of an app.
    for nudge in nudges { nudge.priority = LayoutPriority(Float.leastNonzeroMagnitude) }
    LayoutConstraint.activate(nudges)
    layoutIfNeeded()
    LayoutConstraint.deactivate(nudges)
    layoutIfNeeded()
  }
}

extension ItemState {
  /// Whether the last pass left a quantity undetermined that the attribute depends on.
  func isOpen(_ attribute: LayoutConstraint.Attribute) -> Bool {
    guard let view = ownView, let open = view.liveEngine?.openQuantities(of: self) else {
      return false
    }
    let direction = (impliedTarget ?? view).effectiveUserInterfaceLayoutDirection
    let attribute = attribute.physical(in: direction)
    return open.contains { quantity in
      quantity.axis == attribute.axis
        && (quantity.isExtent ? attribute.fraction != 0 : attribute.isLocation)
    }
  }

  /// Returns the active constraints that determine attributes of the item, in order of activation.
  func constraints(determining attributes: [LayoutConstraint.Attribute]) -> [LayoutConstraint] {
    guard let engine = ownView?.liveEngine else { return [] }
    let steps = attributes.flatMap { engine.inspectedSteps(of: $0, of: self) ?? [] }
    let found = steps.compactMap { step -> LayoutConstraint? in
      if case .constraint(let constraint) = step.source { constraint } else { nil }
    }
    return found.unique().sorted(by: LayoutConstraint.inOrder)
  }
}
