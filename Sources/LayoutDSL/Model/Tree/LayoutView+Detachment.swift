// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Removes the view from its superview, if it has one.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items in the view's subtree and *k* constraints that mention them.
  final func leaveSuperview() {
    guard let superview = parentView else { return detachFromEndedSuperview() }
    superview.subviewList.remove(self)
    let engine = superview.treeEngine
    let views = levelOrderViews()
    let own = TreeContext(leaving: storedContext)
    Self.assign(views, to: own)
    itemState.forgetAllMistakes()
    uninstallCrossing(of: views, leavingTo: own) { engine?.noteDeparture(of: $0) }
    itemState.setParent(nil)
    forgetPlacement()
    superview.markChangedSubviews()
    if let arrangement = superview.arrangement, arrangement.remove(self) {
      engine?.arrangementChanged(superview)
    }
    engine?.subtreeRemoved(self, from: superview)
  }

  /// Makes a view whose superview has ended the root of a tree, unless that is done already.
  ///
  /// The ending superview does so itself, see ``releaseSubtree()``, unless the view is used before that.
  final func detachFromEndedSuperview() {
    if itemState.parent == nil || parentView != nil { return }
    Self.assign(levelOrderViews(), to: TreeContext(leaving: storedContext))
    clearEndedSuperview()
  }

  /// Detaches the view from a superview that has ended, whose `deinit` may have made constraints for it.
  private final func clearEndedSuperview() {
    if let parent = itemState.parent {
      itemState.forEachRow { if $0.concerns(parent) { $0.uninstall() } }
    }
    itemState.setParent(nil)
    forgetPlacement()
  }

  /// Deactivates the constraints that mention one of `views` and are hosted elsewhere.
  ///
  /// - Parameter note: Called with each constraint before its deactivation.
  private final func uninstallCrossing(
    of views: [LayoutView], leavingTo context: TreeContext, _ note: (ConstraintReference) -> Void
  ) {
    func uninstall(_ constraint: ConstraintReference) {
      if constraint.hostView?.storedContext === context { return }
      note(constraint)
      constraint.uninstall()
    }
    for view in views {
      for item in view.ownItems {
        item.forEachRow(uninstall)
        item.forEachUser { $0.forEachRow { if $0.concerns(item) { uninstall($0) } } }
      }
    }
  }

  /// Assigns `views`, a whole tree, to a new context; their constraints keep their order.
  ///
  /// They are numbered without gaps: with the gaps that others left, numbers would double whenever views of a tree
  /// leave it and come back in turn.
  private static func assign(_ views: [LayoutView], to context: TreeContext) {
    var active: [(order: Int, constraint: ConstraintReference)] = []
    for view in views {
      for item in view.ownItems {
        item.forEachRow { active.append(($0.activationOrder, $0)) }
      }
    }
    active.sort { $0.order < $1.order }
    for (_, constraint) in active { constraint.row.setNumber(context.nextNumber()) }
    for view in views { view.setContext(context) }
  }

  final var ownItems: [ItemState] { [itemState] + guides.map(\.itemState) }

  /// Returns this view and all descendants, level by level.
  final func levelOrderViews() -> [LayoutView] {
    var walk = Walk(self)
    while !walk.isAtEnd { walk.step() }
    return walk.views
  }

  /// Returns this view and all descendants, each view followed by its own descendants.
  ///
  /// So the views of each subtree are adjacent.
  final func depthFirstViews() -> OwnedList<LayoutView> {
    var views = OwnedList<LayoutView>()
    // The tree retains the views, and nothing changes while they are listed.
    var next = unsafe OwnedList<Unmanaged<LayoutView>>()
    unsafe next.append(Unmanaged.passUnretained(self))
    while unsafe next.count > 0 {
      let view = unsafe next[next.count - 1]
      unsafe next.dropLast()
      unsafe view._withUnsafeGuaranteedRef { view in
        views.append(view)
        var index = view.subviewList.count
        while index > 0 {
          index -= 1
          unsafe next.append(Unmanaged.passUnretained(view.subviewList.elements[index]))
        }
      }
    }
    return views
  }

  /// A traversal of a subtree that advances by one view at a time.
  private struct Walk {
    var views: [LayoutView]
    private var next = 0

    init(_ root: LayoutView) {
      views = [root]
    }

    var isAtEnd: Bool { next == views.count }

    mutating func step() {
      views.append(contentsOf: views[next].storedSubviews)
      next += 1
    }
  }

  /// Releases the subtree of a view that ends, without recursion; subviews leave as if removed.
  ///
  /// Subviews without other references end here one by one, after their own subviews were taken from them. The others
  /// become roots. A constraint across the boundary mentions or is hosted by a view that ends, so no search is needed.
  final func releaseSubtree() {
    itemState.clearItem()
    let isHooked = hasHookedEngine
    if parentView == nil { storedContext?.setEngine(nil) }
    uninstallHosted()
    itemState.tearDown()
    for guide in guides { guide.orphan() }
    var pending = subviewList.removeAll()
    var survivors: [LayoutView] = []
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) {
        view.uninstallHosted()
        pending.append(contentsOf: view.subviewList.removeAll())
      } else {
        survivors.append(view)
      }
    }
    // The `deinit` of views that have just ended may have made further constraints.
    uninstallHosted()
    // Views that ended may have added some of the survivors to another view.
    survivors.removeAll { $0.parentView != nil }
    Self.separate(survivors.filter { $0.itemState.parent != nil })
    // The states of the survivors no longer refer to this view, so no hook can reach it.
    for view in survivors.reversed() where view.parentView == nil {
      view.willMove(toSuperview: nil)
      if isHooked, view.parentView == nil { Self.notifyLeftWindow(view.viewsInWindow) }
      if view.parentView == nil { view.didMoveToSuperview() }
    }
  }

  /// Deactivates the constraints of other items that mention the view or that it hosts, before the view ends.
  private final func uninstallHosted() {
    itemState.forEachRowOfUsers(of: self) { $0.uninstall() }
  }

  /// Makes each of `survivors`, which the same tree left behind, the root of its own tree.
  ///
  /// The largest of them keeps the old context. All are walked in step, and the one whose walk ends last is the
  /// largest: releasing a deep tree view by view from the top thus costs O(*n* log *n*) in all,
  /// besides the sorting of constraints.
  private static func separate(_ survivors: [LayoutView]) {
    for view in survivors { view.clearEndedSuperview() }
    var walks = survivors.map(Walk.init)
    while walks.count > 1 {
      for index in walks.indices { walks[index].step() }
      let running = max(1, walks.partition(by: \.isAtEnd))
      for walk in walks[running...] {
        assign(walk.views, to: TreeContext(leaving: walk.views[0].storedContext))
      }
      walks.removeSubrange(running...)
    }
    walks.first?.views[0].storedContext?.inheritanceChanged()
  }
}
