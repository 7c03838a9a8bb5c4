// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The view that this one is in; a view that ends lets go of its subviews.
  final var parentView: LayoutView? { itemState.parent?.view }

  /// Whether `view` is this view or an ancestor of it.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this view.
  public final func isDescendant(of view: LayoutView) -> Bool {
    wayToRoot.contains { $0 === view }
  }

  /// The view, and those that it is in.
  final var wayToRoot: some Sequence<LayoutView> { sequence(first: self, next: \.parentView) }

  /// The views from this one up to the first that something is known of, without that one, and what is known.
  final func wayUp<Known>(
    to known: (LayoutView) -> Known?
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

  /// The topmost view of the tree.
  final var rootView: LayoutView {
    var root = self
    while let up = root.parentView { root = up }
    return root
  }

  /// The order and engine of the tree, made now if there was no need before.
  final var context: TreeContext {
    @inline(__always) get { knownContext ?? makeContext() }
  }

  @inline(never)
  private final func makeContext() -> TreeContext {
    let new = TreeContext()
    enter(new)
    return new
  }

  /// What stands for the tree, unless there was no need for it yet.
  final var knownContext: TreeContext? {
    @inline(__always) get {
      guard let stored = storedContext, !stored.isRepresentative else { return storedContext }
      return follow(stored)
    }
  }

  /// What stands for a context; the view counts by it from now on, unless there are constraints that count
  /// by the stored one.
  @inline(never)
  private final func follow(_ stored: TreeContext) -> TreeContext {
    let representative = stored.representative()
    if !hasRows { enter(representative) }
    return representative
  }

  /// Whether there are active constraints of the view or of one of its guides.
  @inline(__always)
  private final var hasRows: Bool {
    if !itemState.table.isEmpty { return true }
    return hasGuides && guides.contains { !$0.itemState.table.isEmpty }
  }

  /// The engine of the tree, if it had a pass.
  final var treeEngine: (any TreeEngine)? { storedContext?.engine }

  /// The views in this one, from the bottom to the top.
  final var children: [LayoutView] { siblings.elements }

  /// Puts a view above or below another, or on top if the other is not here.
  final func insert(_ view: LayoutView, beside sibling: LayoutView, step: Int) {
    guard view !== sibling else { return }
    // The place is looked up when the view has left, since leaving moves the others.
    insert(view) { self.place(of: sibling).map { $0 + step } ?? .max }
  }

  /// Where a subview comes among the others.
  final func place(of subview: LayoutView) -> Int? { siblings.place(of: subview) }

  /// Puts a view where `place` says, once it has left the place that it has now; out of range means the nearest end.
  final func insert(_ view: LayoutView, at place: () -> Int) {
    if view.parentView === self {
      siblings.remove(view)
      siblings.insert(view, at: place())
      treeEngine?.subviewsReordered()
      return
    }
    guard canTake(view) else { return }
    if view.parentView == nil, view.isPlain, isPlain {
      // What is called on the way does nothing.
      if view.hasHookedEngine { Self.forgetWindow(of: view.viewsInWindow) }
      view.leaveEnded()
      siblings.insert(view, at: place())
      return join(view)
    }
    view.willMove(toSuperview: self)
    // What was overridden may have moved views: what was true before may not be so now.
    guard view.parentView !== self, canTake(view) else { return }
    view.parentView?.willRemoveSubview(view)
    guard view.parentView !== self, canTake(view) else { return }
    if view.hasHookedEngine, view.parentView == nil || view.rootView !== rootView {
      Self.forgetWindow(of: view.viewsInWindow)
    }
    view.leaveSuperview()
    siblings.insert(view, at: place())
    join(view)
    view.didMoveToSuperview()
    if view.parentView === self { didAddSubview(view) }
  }

  /// Whether no class of a caller's can have overridden anything that concerns subviews.
  private final var isPlain: Bool { !passMarks.contains(.hasHooks) && arrangement == nil }

  /// Makes one tree of this view's and that of a view that is in the list already.
  private final func join(_ view: LayoutView) {
    view.itemState.move(to: itemState)
    if !view.placed.mask.isEmpty { placed.noteMaskedChild() }
    view.forgetPlacement()
    if let joining = view.storedContext {
      if storedContext == nil {
        enter(joining.representative())
        storedContext?.setEngine(nil)
      } else {
        context.join(joining)
      }
    }
    let context = context
    if !view.hasRows { view.enter(context) }
    // What is below the view may have remembered what it inherited before.
    view.ownDirection.forget()
    if view.siblings.count > 0 { context.inheritanceChanged() }
    if !view.passMarks.below.isEmpty { view.spreadMarks() }
    markChangedSubviews()
    context.engineOfRepresentative?.subtreeAdded(view)
  }

  /// Whether a view can become a subview; records a mistake if this view is in it.
  private final func canTake(_ view: LayoutView) -> Bool {
    guard view.holds(self) else { return true }
    let (inner, outer) = (itemState, view.itemState)
    itemState.record(
      .tree(
        RecordedMistake(.cyclicHierarchy, at: SourceLocation(fileID: "", line: 0)) {
          "\(outer.name) cannot be added to \(inner.name), which is in it"
        }))
    return false
  }

  /// Whether `view` is this view or a descendant.
  ///
  /// Views of different trees are told apart without a walk, so that building a tree from
  /// the leaves up stays linear.
  private final func holds(_ view: LayoutView) -> Bool {
    if self === view { return true }
    if siblings.count == 0 || context !== view.context { return false }
    return view.isDescendant(of: self)
  }
}
