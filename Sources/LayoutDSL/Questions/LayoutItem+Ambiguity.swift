// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Whether the last pass could have found another frame for the view; false before the first.
  ///
  /// `snp.ambiguities()` says what is open, of the views below as well, and what would settle it.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree when first asked after a pass, then O(1) until something changes.
  public final var hasAmbiguousLayout: Bool { itemState.hasAmbiguousLayout }

  /// The active constraints that determine where the view is and how large along an axis, in the order
  /// of activation; none before the first pass.
  ///
  /// Those of other views are among them, as far as the view's place or size depends on them. Where several
  /// say the same, one of them is. `snp.explanation(of:)` says how they do it.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the values depend on.
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    itemState.constraintsAffectingLayout(for: axis)
  }

  /// Lays the view out in another way that satisfies its constraints as well, if there is one; the next
  /// calls go on from there.
  ///
  /// What is open moves by 16 points, or as far as it may. It changes nothing about a view whose layout is
  /// not ambiguous. For looking at ambiguities, as UIView's method of this name, which chooses at random.
  ///
  /// - Complexity: That of two passes and of `snp.ambiguities()`.
  public final func exerciseAmbiguityInLayout() {
    var nudges: [LayoutConstraint] = []
    for ambiguity in snp.ambiguities() where ambiguity.item === self {
      let isExtent = ambiguity.attribute.isDimension
      nudges.append(
        LayoutConstraint(
          item: self, attribute: ambiguity.attribute, relatedBy: .equal,
          toItem: isExtent ? nil : superview,
          attribute: isExtent ? .notAnAttribute : ambiguity.attribute, multiplier: 1,
          constant: ambiguity.value + 16))
    }
    if nudges.isEmpty { return }
    // Weaker than anything that an app says.
    for nudge in nudges { nudge.priority = LayoutPriority(Float.leastNonzeroMagnitude) }
    LayoutConstraint.activate(nudges)
    layoutIfNeeded()
    LayoutConstraint.deactivate(nudges)
    layoutIfNeeded()
  }
}

extension LayoutGuide {
  /// Whether the last pass could have found another place or size for the guide; false before the first.
  ///
  /// - Complexity: O(*n*) for *n* items of the whole tree when first asked after a pass, then O(1) until something changes.
  public final var hasAmbiguousLayout: Bool { itemState.hasAmbiguousLayout }

  /// The active constraints that determine where the guide is and how large along an axis, in the order
  /// of activation; none before the first pass.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the values depend on.
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    itemState.constraintsAffectingLayout(for: axis)
  }
}

extension ItemState {
  /// Whether the last pass left a part of the item's frame open.
  var hasAmbiguousLayout: Bool {
    ownView?.liveEngine?.openQuantities(of: self).isEmpty == false
  }

  /// Whether the last pass left open what an attribute depends on.
  func isOpen(_ attribute: LayoutConstraint.Attribute) -> Bool {
    let open = ownView?.liveEngine?.openQuantities(of: self) ?? []
    return open.contains {
      attribute.isDimension ? $0.attribute == attribute : $0.axis == attribute.axis
    }
  }

  /// The active constraints that determine the item's place and size along an axis, in their order.
  func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    constraints(determining: axis == .horizontal ? [.left, .width] : [.top, .height])
  }

  /// The active constraints that determine attributes of the item, in their order.
  func constraints(determining attributes: [LayoutConstraint.Attribute]) -> [LayoutConstraint] {
    guard let engine = ownView?.liveEngine else { return [] }
    let steps = attributes.flatMap { engine.inspectedSteps(of: $0, of: self) ?? [] }
    let found = steps.compactMap { step -> LayoutConstraint? in
      if case .constraint(let constraint) = step.source { constraint } else { nil }
    }
    return found.unique().sorted(by: LayoutConstraint.inOrder)
  }
}
