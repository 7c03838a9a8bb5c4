// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The methods of a ``LayoutView`` that trees and passes call; they do nothing unless a subclass overrides them.
///
/// This class is the superclass of LayoutView and of nothing else.
open class LayoutHooks: LayoutSurface {
  /// Updates the view's constraints; override it, and a pass calls it.
  ///
  /// The method is called before anything is solved, for subviews before their superview: once for every view of
  /// your own class, and then whenever ``LayoutView/setNeedsUpdateConstraints()`` has requested it.
  /// ``LayoutView/systemLayoutSizeFitting(_:)`` calls it as a pass does. Calling `super` has no effect and is not
  /// required.
  ///
  /// ```swift
  /// override func updateConstraints() {
  ///   title.snp.remakeConstraints { $0.edges.equalToSuperview().inset(isCompact ? 4 : 16) }
  ///   super.updateConstraints()
  /// }
  /// ```
  open func updateConstraints() {}

  /// Called when ``LayoutView/layoutMargins`` have changed; does nothing unless overridden.
  ///
  /// The call is immediate if the margins, or properties that they depend on, are set on the view. In a pass it
  /// comes after all frames are assigned; changes made here affect the frames of the same pass.
  open func layoutMarginsDidChange() {}

  /// Called when ``LayoutView/safeAreaInsets`` have changed; does nothing unless overridden.
  ///
  /// It is called on the same occasions as ``LayoutHooks/layoutMarginsDidChange()``, and before it.
  open func safeAreaInsetsDidChange() {}

  /// Whether the class requires constraints for its layout; the value has no effect here.
  ///
  /// UIKit calls ``LayoutHooks/updateConstraints()`` of a class that returns true even if there are no constraints.
  /// Here every view of your own class gets its first call.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Notifies the view that it is about to move to another superview, or to none.
  ///
  /// The default implementation does nothing. Moving from one superview to another calls this once; changing the
  /// order among siblings does not.
  open func willMove(toSuperview newSuperview: LayoutView?) {}

  /// Notifies the view that its ``LayoutView/superview`` has changed, or is now nil.
  ///
  /// The default implementation does nothing. Override it to make constraints to the superview, for instance. For a
  /// subview that outlives its superview it is called after the superview has ended.
  open func didMoveToSuperview() {}

  /// Notifies the view that a subview was added, after the subview was notified.
  ///
  /// The default implementation does nothing.
  open func didAddSubview(_ subview: LayoutView) {}

  /// Notifies the view that a subview is about to be removed.
  ///
  /// The default implementation does nothing. It is not called for the subviews of a view that ends.
  open func willRemoveSubview(_ subview: LayoutView) {}

  /// Notifies the view that it is about to enter the tree with the root `newWindow`, or to leave its tree if nil.
  ///
  /// The default implementation does nothing. See ``LayoutHooks/didMoveToWindow()`` for when it is called.
  open func willMove(toWindow newWindow: LayoutView?) {}

  /// Notifies the view that it has entered a tree with another root, or has left its tree.
  ///
  /// The default implementation does nothing. Override it to begin work that needs the view to be in a tree. As
  /// there are no windows here, a tree counts as one once it is laid out, or once a view in it is measured with
  /// ``LayoutView/systemLayoutSizeFitting(_:)``. The first pass over a tree that contains the view calls the method,
  /// for superviews before their subviews and before any ``LayoutHooks/updateConstraints()``. Removing the view or
  /// one of its ancestors calls it immediately.
  open func didMoveToWindow() {}

  #if ViewCoding
  /// Called by UIKit after it has loaded a view from an archive; never called here, and does nothing.
  open func awakeFromNib() {}

  /// Called by Xcode for a view that it draws itself; never called here, and does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Encodes the view into an archive, which stores nothing.
  open func encode(with coder: LayoutCoder) {}
  #endif
}
