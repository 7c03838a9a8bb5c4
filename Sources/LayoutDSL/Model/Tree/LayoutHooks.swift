// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a tree and its passes call of a ``LayoutView``: methods that do nothing until a subclass overrides
/// them.
///
/// It is the superclass of LayoutView and of nothing else.
open class LayoutHooks: LayoutSurface {
  /// Makes or changes the view's constraints; override it, a pass calls it.
  ///
  /// Called before anything is solved, subviews before their superview: once for every view of a class
  /// of your own, and then whenever ``LayoutView/setNeedsUpdateConstraints()`` asked for it.
  /// ``LayoutView/systemLayoutSizeFitting(_:)`` calls it as a pass does. Calling `super` does nothing and is not needed.
  ///
  /// ```swift
  /// override func updateConstraints() {
  ///   title.snp.remakeConstraints { $0.edges.equalToSuperview().inset(isCompact ? 4 : 16) }
  ///   super.updateConstraints()
  /// }
  /// ```
  open func updateConstraints() {}

  /// Called when ``LayoutView/layoutMargins`` are others than before; does nothing unless overridden.
  ///
  /// It is called at once when they, or what they heed, are set on the view, and in a pass when all frames are
  /// assigned; what it changes is in the frames of the same pass.
  open func layoutMarginsDidChange() {}

  /// Called when ``LayoutView/safeAreaInsets`` are others than before; does nothing unless overridden.
  ///
  /// It is called when ``LayoutHooks/layoutMarginsDidChange()`` would be, and before it.
  open func safeAreaInsetsDidChange() {}

  /// Whether the class needs constraints to be laid out; nothing here depends on it.
  ///
  /// UIKit calls ``LayoutHooks/updateConstraints()`` of a class that says so even if nothing has a constraint.
  /// Here every view of a class of your own gets its first call.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view is about to get another superview, or none.
  ///
  /// This does nothing; override it. A view that moves from one superview to another hears of it
  /// once, and a view that only changes its place among its siblings does not.
  open func willMove(toSuperview newSuperview: LayoutView?) {}

  /// The view has another ``LayoutView/superview`` than before, or none.
  ///
  /// This does nothing; override it, to make constraints to the superview for instance. A subview
  /// that outlives its superview hears of it when that has ended.
  open func didMoveToSuperview() {}

  /// A view has become a subview, after it heard so itself.
  ///
  /// This does nothing; override it.
  open func didAddSubview(_ subview: LayoutView) {}

  /// A subview is about to leave.
  ///
  /// This does nothing; override it. A view that ends does not say so of its subviews.
  open func willRemoveSubview(_ subview: LayoutView) {}

  /// The view is about to be in a tree with another root, or in none: `newWindow` is that root, nil when
  /// the view leaves.
  ///
  /// This does nothing; override it. See ``LayoutHooks/didMoveToWindow()`` for when it is called.
  open func willMove(toWindow newWindow: LayoutView?) {}

  /// The view is in a tree with another root than before, or in none.
  ///
  /// This does nothing; override it, to begin what needs a tree around the view. There are no windows here:
  /// a tree counts as one when it is laid out, or a view in it measured with
  /// ``LayoutView/systemLayoutSizeFitting(_:)``. The first pass over a tree with the view in it calls this, superviews
  /// before their subviews and before any ``LayoutHooks/updateConstraints()``; removing the view, or a view around it,
  /// calls it at once.
  open func didMoveToWindow() {}

  #if ViewCoding
  /// What UIKit calls after it has read a view from an archive; nothing here does, and this does nothing.
  open func awakeFromNib() {}

  /// What Xcode calls of a view that it draws itself; nothing here does, and this does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Writes the view into an archive: nothing is kept of it.
  open func encode(with coder: LayoutCoder) {}
  #endif
}
