// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What lays a tree out, as far as the tree knows: it is told of every change and asked for passes.
///
/// The tree keeps it in its ``TreeContext`` and knows nothing else of it; `Engine/` has what conforms. Those
/// that tell of a change only have it written down: nothing is solved before a pass.
protocol TreeEngine: AnyObject {
  // Whole passes.

  /// Runs a pass over the tree of `view`, and never throws.
  func layoutIfNeeded(_ view: LayoutView)

  /// Calls `updateConstraints()` of `view` and what is below it, where it was asked for.
  func updateConstraintsIfNeeded(_ view: LayoutView)

  /// The size of a view if its extents are held at `target` with the given priorities.
  func size(
    of view: LayoutView, fitting target: Size, horizontal: Float, vertical: Float
  ) -> Size

  /// Puts the subviews of a view where their constraints want them, from within its hook.
  func placeSubviews(of view: LayoutView)

  /// Ends the engine: the tree has another one from now on, or none.
  func dismiss()

  // What the engine has seen of the tree.

  /// Whether constraints or rows of its own place the item.
  func takesPart(_ item: ItemState) -> Bool

  /// Whether a view of a class that may override hooks is in the tree.
  var hasHooks: Bool { get }

  /// Whether no view gives insets to those below it.
  var knowsOfNoInsets: Bool { get }

  /// Whether the hook that is being called, the innermost one, is one of the view.
  func isCalling(_ view: LayoutView) -> Bool

  // Constraints.

  /// A constraint became active, and already has a host and an order, or it is another one now: there is
  /// work for the engine.
  func constraintChanged(_ constraint: ConstraintReference, _ work: EngineWork)

  /// A constraint is about to lose its host and its order.
  func constraintDeactivated(_ constraint: ConstraintReference)

  /// A constraint goes with a view that leaves the tree; it is deactivated next.
  func noteDeparture(of constraint: ConstraintReference)

  /// The list of mistakes of an item grew or shrank.
  func mistakesChanged(_ item: ItemState)

  // The tree.

  /// Items may have other names in messages.
  func namesChanged()

  /// A subtree joined; its constraints are active and ordered.
  func subtreeAdded(_ view: LayoutView)

  /// A subtree left; what crossed the boundary is deactivated already.
  func subtreeRemoved(_ view: LayoutView, from superview: LayoutView)

  func subviewsReordered()
  func guideAdded(_ guide: LayoutGuide)
  func guideRemoved(_ guide: LayoutGuide)

  /// A keyboard's guide has its top somewhere else.
  func keyboardGuideChanged(_ guide: LayoutKeyboardGuide)

  // Views.

  /// A caller set a view's frame.
  func frameWasSet(_ view: LayoutView)

  /// A view's autoresizing mask, or whether it is translated, changed.
  func translationChanged(_ view: LayoutView)

  func visibilityChanged(_ view: LayoutView)

  /// A view, and with it those that inherit from it, may have a new direction.
  func directionChanged(_ view: LayoutView)

  /// A view's intrinsic size or baselines must be asked for again.
  func intrinsicSizeInvalidated(_ view: LayoutView)

  func priorityOfContentChanged(_ view: LayoutView)

  /// What a view overrides may answer something else than before.
  func overridesMayHaveChanged(_ view: LayoutView)

  /// A stack view arranges other views, or in another way.
  func arrangementChanged(_ view: LayoutView)

  /// A scroll view shows another part of its content, and rows may have been written with its offset.
  func offsetChanged(_ view: LayoutView, inRows: Bool)

  /// A caller set the size of an area of content.
  func contentSizeWasSet(_ area: ItemState)

  /// A view was given other insets.
  func insetsChanged(_ view: LayoutView)

  /// A view that had no safe area before was told of one.
  func wasToldOfSafeArea(_ view: LayoutView)

  /// The root has another pixel scale.
  func pixelScaleChanged(_ root: LayoutView)
}

/// How a view comes by the engine of its tree, whose kind it does not know: `Engine/` answers for all views.
protocol EngineMaking {
  /// The engine of the tree, made now if it has none.
  func makeEngineIfNeeded() -> any TreeEngine
}

extension EngineMaking {
  /// The engine of the tree, made now if it has none.
  var neededEngine: any TreeEngine { makeEngineIfNeeded() }
}
