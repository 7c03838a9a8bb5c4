// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Keeps the solver of one tree up to date and assigns frames.
///
/// The tree tells it of every change through the hooks below; a tree without an engine,
/// one that had no pass yet, tells nobody.
final class LayoutEngine {
  /// Runs a pass over the tree of `root` and never throws.
  static func layoutIfNeeded(root: LayoutView) {}

  /// A constraint of the tree became active; it already has a host and an order.
  func constraintActivated(_ constraint: LayoutConstraint) {}

  /// A constraint of the tree is about to lose its host and its order.
  func constraintDeactivated(_ constraint: LayoutConstraint) {}

  /// An active constraint has a new constant.
  func constantChanged(_ constraint: LayoutConstraint) {}

  /// An active constraint has a new priority.
  func priorityChanged(_ constraint: LayoutConstraint) {}

  /// A view's intrinsic size or baselines must be asked for again.
  func intrinsicSizeInvalidated(_ view: LayoutView) {}

  /// A view has a new hugging or compression resistance priority.
  func priorityOfContentChanged(_ view: LayoutView) {}

  /// A view has new layout margins.
  func marginsChanged(_ view: LayoutView) {}

  /// A view, and with it those that inherit from it, may have a new direction.
  func directionChanged(_ view: LayoutView) {}

  /// A caller set a view's frame.
  func frameWasSet(_ view: LayoutView) {}

  /// A view's autoresizing mask, or whether it is translated, changed.
  func translationChanged(_ view: LayoutView) {}

  /// A view was hidden or shown.
  func visibilityChanged(_ view: LayoutView) {}

  /// A caller asked for a new pass over a view.
  func layoutRequested(_ view: LayoutView) {}

  /// A subtree joined the tree; its constraints are active and ordered.
  func subtreeAdded(_ view: LayoutView) {}

  /// A subtree left the tree; what crossed the boundary is deactivated already.
  func subtreeRemoved(_ view: LayoutView) {}

  /// A guide joined the tree.
  func guideAdded(_ guide: LayoutGuide) {}

  /// A guide left the tree; its constraints are deactivated already.
  func guideRemoved(_ guide: LayoutGuide) {}

  /// The list of mistakes of an item grew or shrank.
  func mistakesChanged(_ item: ItemState) {}
}
