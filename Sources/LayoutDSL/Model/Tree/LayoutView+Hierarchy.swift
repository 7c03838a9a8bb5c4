// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The superview; a view that ends releases its subviews.
  final var parentView: LayoutView? { itemState.parent?.view }

  /// Returns whether `view` is this view or one of its ancestors.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this view.
  public final func isDescendant(of view: LayoutView) -> Bool {
    selfAndAncestors.contains { $0 === view }
  }

  final var selfAndAncestors: some Sequence<LayoutView> {
    sequence(first: self, next: \.parentView)
  }

  /// Returns the views from this one upwards to the first for which `known` has a value, without that view, and the
  /// value.
  final func path<Known>(
    upTo known: (LayoutView) -> Known?
  ) -> (way: [LayoutView], known: Known?) {
    var way: [LayoutView] = []
    var next: LayoutView? = self
    while let view = next {
      if let known = known(view) { return (way, known) }
      way.append(view)
      next = view.parentView
    }
    return (way, nil)
  }

  /// The root of the tree.
  final var rootView: LayoutView {
    var root = self
    while let up = root.parentView { root = up }
    return root
  }

  /// The activation order and engine of the tree, made if there was none.
  final var context: TreeContext {
    @inline(__always) get { representativeContext ?? makeContext() }
  }

  @inline(never)
  private final func makeContext() -> TreeContext {
    let new = TreeContext()
    setContext(new)
    return new
  }

  /// The representative context of the tree; nil if none was needed yet.
  final var representativeContext: TreeContext? {
    @inline(__always) get {
      guard let stored = storedContext, !stored.isRepresentative else { return storedContext }
      return representative(of: stored)
    }
  }

  /// Returns the representative of a stored context, and stores it in the view unless active constraints are
  /// numbered by the old one.
  @inline(never)
  private final func representative(of stored: TreeContext) -> TreeContext {
    let representative = stored.representative()
    if !hasRows { setContext(representative) }
    return representative
  }

  /// Whether the view or one of its guides is the first item of an active constraint.
  @inline(__always)
  private final var hasRows: Bool {
    if !itemState.table.isEmpty { return true }
    return hasGuides && guides.contains { !$0.itemState.table.isEmpty }
  }

  /// The engine of the tree; nil until one is needed.
  final var treeEngine: (any TreeEngine)? { storedContext?.engine }

  /// The subviews from back to front.
  final var storedSubviews: [LayoutView] { subviewList.elements }

  /// Inserts a view above or below another, or on top if the other is not a subview.
  final func insert(_ view: LayoutView, beside sibling: LayoutView, step: Int) {
    guard view !== sibling else { return }
    // The index is determined after the view has left, because that moves its siblings.
    insert(view) { self.index(of: sibling).map { $0 + step } ?? .max }
  }

  /// Returns the index of a subview.
  final func index(of subview: LayoutView) -> Int? { subviewList.index(of: subview) }

  /// Inserts a view at the index that `index` returns after the view has left its present index; the index is clamped.
  final func insert(_ view: LayoutView, at index: () -> Int) {
    if view.parentView === self {
      subviewList.remove(view)
      subviewList.insert(view, at: index())
      treeEngine?.subviewsReordered()
      return
    }
    guard canTake(view) else { return }
    if view.parentView == nil, view.isPlain, isPlain {
      // Neither class can override a hook, so none is called.
      if view.hasHookedEngine { Self.forgetWindow(of: view.viewsInWindow) }
      view.detachFromEndedSuperview()
      subviewList.insert(view, at: index())
      return join(view)
    }
    view.willMove(toSuperview: self)
    // The hook may have moved views, so the conditions are checked again.
    guard view.parentView !== self, canTake(view) else { return }
    view.parentView?.willRemoveSubview(view)
    guard view.parentView !== self, canTake(view) else { return }
    if view.hasHookedEngine, view.parentView == nil || view.rootView !== rootView {
      Self.forgetWindow(of: view.viewsInWindow)
    }
    view.leaveSuperview()
    subviewList.insert(view, at: index())
    join(view)
    view.didMoveToSuperview()
    if view.parentView === self { didAddSubview(view) }
  }

  /// Whether no hook about subviews can be overridden, and the view arranges nothing.
  private final var isPlain: Bool { !passMarks.contains(.hasHooks) && arrangement == nil }

  /// Merges the trees of this view and of a view that was just added to its list of subviews.
  private final func join(_ view: LayoutView) {
    view.itemState.setParent(itemState)
    if !view.placed.mask.isEmpty { placed.noteMaskedChild() }
    view.forgetPlacement()
    if let joining = view.storedContext {
      if storedContext == nil {
        setContext(joining.representative())
        storedContext?.setEngine(nil)
      } else {
        context.join(joining)
      }
    }
    let context = context
    if !view.hasRows { view.setContext(context) }
    // Descendants of the view may have cached inherited values.
    view.ownDirection.clearCache()
    if view.subviewList.count > 0 { context.inheritanceChanged() }
    if !view.passMarks.below.isEmpty { view.spreadMarks() }
    markChangedSubviews()
    context.engineOfRepresentative?.subtreeAdded(view)
  }

  /// Returns whether a view can become a subview; records a mistake if this view is in it.
  private final func canTake(_ view: LayoutView) -> Bool {
    guard view.holds(self) else { return true }
    let (inner, outer) = (itemState, view.itemState)
    itemState.recordOnce(
      RecordedMistake(.cyclicHierarchy, at: SourceLocation(fileID: "", line: 0)) {
        "\(outer.name) cannot be added to \(inner.name), which is in it"
      })
    return false
  }

  /// Whether `view` is this view or a descendant.
  ///
  /// Views of different trees are recognised by their contexts, so that building a tree from the leaves up stays
  /// linear.
  private final func holds(_ view: LayoutView) -> Bool {
    if self === view { return true }
    if subviewList.count == 0 || context !== view.context { return false }
    return view.isDescendant(of: self)
  }
}
