// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The engine of a tree as the tree sees it: it is notified of every change and runs passes on request.
///
/// The tree stores the engine in its ``TreeContext`` and knows only this protocol; the conforming type is in
/// `Engine/`. Notifications of changes are only recorded: nothing is solved before a pass.
protocol TreeEngine: AnyObject {
  // Whole passes.

  /// Runs a pass over the tree of `view`, and never throws.
  func layoutIfNeeded(_ view: LayoutView)

  /// Calls `updateConstraints()` of `view` and its descendants where a call is pending.
  func updateConstraintsIfNeeded(_ view: LayoutView)

  /// Returns the size of a view when its extents are held at `target` with the given priorities.
  func size(
    of view: LayoutView, fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size

  /// Assigns the subviews of a view the frames of their constraints, during the view's hook.
  func placeSubviews(of view: LayoutView)

  /// Ends the engine, because the tree gets another one or none.
  func dismiss()

  // The engine's knowledge of the tree.

  /// Whether constraints or the engine's own rows place the item.
  func includes(_ item: ItemState) -> Bool

  /// Whether the tree contains a view of a class that may override hooks.
  var hasHooks: Bool { get }

  /// Whether no view passes insets to its descendants.
  var hasNoInsetProviders: Bool { get }

  /// Whether the innermost running hook is one of the view.
  func isCalling(_ view: LayoutView) -> Bool

  // Constraints.

  /// A constraint became active, with its host and order set, or it changed: the engine has work to do.
  func constraintChanged(_ constraint: ConstraintReference, _ work: EngineWork)

  /// A constraint is about to lose its host and its order.
  func constraintDeactivated(_ constraint: ConstraintReference)

  /// A constraint leaves the tree with a view; its deactivation follows.
  func noteDeparture(of constraint: ConstraintReference)

  func mistakesChanged(_ item: ItemState)

  // The tree.

  /// The names of items in messages may have changed.
  func namesChanged()

  /// A subtree joined; its constraints are active and ordered.
  func subtreeAdded(_ view: LayoutView)

  /// A subtree left; the constraints across the boundary are already deactivated.
  func subtreeRemoved(_ view: LayoutView, from superview: LayoutView)

  func subviewsReordered()
  func guideAdded(_ guide: LayoutGuide)
  func guideRemoved(_ guide: LayoutGuide)

  /// The top of a keyboard's guide moved to another edge.
  func keyboardGuideChanged(_ guide: LayoutKeyboardGuide)

  // Views.

  /// A caller set a view's frame.
  func frameWasSet(_ view: LayoutView)

  /// A view's autoresizing mask, or whether the view follows it, changed.
  func translationChanged(_ view: LayoutView)

  func visibilityChanged(_ view: LayoutView)

  /// The direction of a view, and of the views that inherit it, may have changed.
  func directionChanged(_ view: LayoutView)

  /// A view's intrinsic size or baselines have to be read again.
  func intrinsicSizeInvalidated(_ view: LayoutView)

  func priorityOfContentChanged(_ view: LayoutView)

  /// Overridden members of a view may return other values than before.
  func overridesMayHaveChanged(_ view: LayoutView)

  func arrangementChanged(_ view: LayoutView)

  /// A scroll view was scrolled; `inRows` says whether rows may depend on its offset.
  func offsetChanged(_ view: LayoutView, inRows: Bool)

  /// A caller set the size of a content area.
  func contentSizeWasSet(_ area: ItemState)

  func insetsChanged(_ view: LayoutView)

  /// A view without a safe area until now was notified of one.
  func safeAreaWasReported(to view: LayoutView)

  func pixelScaleChanged(_ root: LayoutView)
}

/// Access of a view to the engine of its tree, whose type it does not know; `Engine/` implements it for all views.
protocol EngineMaking {
  /// Returns the engine of the tree, made if it has none.
  func makeEngineIfNeeded() -> any TreeEngine
}

extension EngineMaking {
  /// The engine of the tree, made if it has none.
  var neededEngine: any TreeEngine { makeEngineIfNeeded() }
}
