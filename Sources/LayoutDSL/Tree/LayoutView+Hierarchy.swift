// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The view that this one is in.
  public final var superview: LayoutView? { parentView }

  /// The views in this one, from the bottom to the top.
  public final var subviews: [LayoutView] { children }

  /// Adds a view at a place among the others; places out of range mean the nearest end.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view just above another; on top if the other is not here.
  public final func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, beside: sibling, step: 1)
  }

  /// Adds a view just below another; on top if the other is not here.
  public final func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, beside: sibling, step: 0)
  }

  /// Whether `view` is this view or an ancestor of it.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this view.
  public final func isDescendant(of view: LayoutView) -> Bool {
    var next: LayoutView? = self
    while let current = next {
      if current === view { return true }
      next = current.parentView
    }
    return false
  }

  /// How many views there are from here to the root, both included.
  final var depth: Int {
    var depth = 1
    var view = self
    while let up = view.parentView {
      view = up
      depth += 1
    }
    return depth
  }

  /// The topmost view of the tree.
  final var rootView: LayoutView {
    var root = self
    while let up = root.parentView { root = up }
    return root
  }
}

extension LayoutView {
  /// The order and engine of the tree, made now if there was no need before.
  final var context: TreeContext {
    if let stored = storedContext {
      let representative = stored.representative()
      if representative !== stored { storedContext = representative }
      return representative
    }
    let new = TreeContext()
    storedContext = new
    return new
  }

  /// The engine of the tree, if it had a pass.
  final var liveEngine: LayoutEngine? { storedContext?.engine }

  /// The engine, at the root of a tree that had a pass.
  final var engine: LayoutEngine? {
    get { parentView == nil ? liveEngine : nil }
    set { if parentView == nil { context.engine = newValue } }
  }

  private final func insert(_ view: LayoutView, beside sibling: LayoutView, step: Int) {
    guard view !== sibling else { return }
    // The place is looked up after the view has left, since leaving moves the others.
    if view.parentView === self { children.removeAll { $0 === view } }
    let place = children.firstIndex { $0 === sibling }
    if view.parentView === self {
      children.insert(view, at: place.map { $0 + step } ?? children.count)
      liveEngine?.subviewsReordered()
    } else {
      insert(view, at: place.map { $0 + step } ?? children.count)
    }
  }

  final func insert(_ view: LayoutView, at index: Int) {
    if view.parentView === self {
      children.removeAll { $0 === view }
      children.insert(view, at: min(max(index, 0), children.count))
      liveEngine?.subviewsReordered()
      return
    }
    guard !view.holds(self) else {
      itemState.record(
        .tree(
          ConstraintMistake(
            .cyclicHierarchy,
            "\(view.itemState.name) cannot be added to \(itemState.name), "
              + "which is in it",
            at: SourceLocation(fileID: "", line: 0))))
      return
    }
    if view.parentView != nil { view.removeFromSuperview() }
    // An override may have kept it; a view is in one place.
    view.leaveSuperview()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parentView = self
    view.placement = nil
    if let joining = view.storedContext {
      if storedContext == nil {
        storedContext = joining.representative()
        storedContext?.engine = nil
      } else {
        context.join(joining)
      }
    }
    view.storedContext = context
    liveEngine?.subtreeAdded(view)
  }

  /// Whether `view` is this view or a descendant.
  ///
  /// Views of different trees are told apart without a walk, so that building a tree from
  /// the leaves up stays linear.
  private final func holds(_ view: LayoutView) -> Bool {
    if self === view { return true }
    if children.isEmpty || context !== view.context { return false }
    return view.isDescendant(of: self)
  }
}
