// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Leaves the superview, if there is one.
  ///
  /// - Complexity: O(*n* + *k*) for *n* items below and *k* constraints that mention them.
  final func leaveSuperview() {
    guard let superview = parentView else { return leaveEnded() }
    superview.siblings.remove(self)
    let engine = superview.treeEngine
    let views = subtree()
    let own = TreeContext(leaving: storedContext)
    Self.rehome(views, to: own)
    itemState.forgetAllMistakes()
    uninstallCrossing(of: views, leavingTo: own) { engine?.noteDeparture(of: $0) }
    itemState.move(to: nil)
    forgetPlacement()
    superview.markChangedSubviews()
    if let arrangement = superview.arrangement, arrangement.remove(self) {
      engine?.arrangementChanged(superview)
    }
    engine?.subtreeRemoved(self, from: superview)
  }

  /// Makes a tree of what a superview that has ended leaves behind; does nothing if it has been done.
  ///
  /// The end does so itself, see ``dismantle()``, unless somebody goes on with the view before that.
  final func leaveEnded() {
    if itemState.parent == nil || parentView != nil { return }
    Self.rehome(subtree(), to: TreeContext(leaving: storedContext))
    forgetEnded()
  }

  /// Cuts the view from a superview that has ended, whose `deinit` may have written constraints for it.
  private final func forgetEnded() {
    if let parent = itemState.parent {
      itemState.forEachRow { if $0.concerns(parent) { $0.uninstall() } }
    }
    itemState.move(to: nil)
    forgetPlacement()
  }

  /// Deactivates what mentions one of `views` and has its host elsewhere.
  ///
  /// - Parameter note: Called with each of them before it goes.
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

  /// Gives `views`, a whole tree, a context of their own; their constraints keep their order.
  private static func rehome(_ views: [LayoutView], to context: TreeContext) {
    var first = true
    for view in views {
      for item in view.ownItems {
        item.forEachRow { constraint in
          constraint.row.setNumber(context.rehomed(constraint.activationOrder, first: first))
          first = false
        }
      }
      view.enter(context)
    }
  }

  /// The view and its guides.
  final var ownItems: [ItemState] { [itemState] + guides.map(\.itemState) }

  /// This view and all below, parents before children.
  final func subtree() -> [LayoutView] {
    var walk = Walk(self)
    while walk.step() {}
    return walk.views
  }

  /// This view and all below, each followed by what is in it.
  ///
  /// What belongs together comes together.
  final func branches() -> OwnedList<LayoutView> {
    var views = OwnedList<LayoutView>()
    // The views hold one another, and nothing changes while they are listed.
    var next = unsafe OwnedList<Unmanaged<LayoutView>>()
    unsafe next.append(Unmanaged.passUnretained(self))
    while unsafe next.count > 0 {
      let view = unsafe next[next.count - 1]
      unsafe next.dropLast()
      unsafe view._withUnsafeGuaranteedRef { view in
        views.append(view)
        var place = view.siblings.count
        while place > 0 {
          place -= 1
          unsafe next.append(Unmanaged.passUnretained(view.siblings.elements[place]))
        }
      }
    }
    return views
  }

  /// A walk over a subtree that can be taken one view at a time.
  private struct Walk {
    var views: [LayoutView]
    private var next = 0

    init(_ root: LayoutView) {
      views = [root]
    }

    mutating func step() -> Bool {
      guard next < views.count else { return false }
      views.append(contentsOf: views[next].children)
      next += 1
      return true
    }
  }

  /// Ends the view: its children leave as if removed, and nothing recurses.
  ///
  /// Children that nobody else holds end here one by one, their children having been taken
  /// from them before; those that somebody holds become roots. A constraint that crosses
  /// the boundary mentions a view that ends, or has one as its host, so no search is needed.
  final func dismantle() {
    itemState.part()
    let isHooked = hasHookedEngine
    if parentView == nil { storedContext?.setEngine(nil) }
    uninstallHosted()
    itemState.retire()
    for guide in guides { guide.orphan() }
    var pending = siblings.removeAll()
    var survivors: [LayoutView] = []
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) {
        view.uninstallHosted()
        pending.append(contentsOf: view.siblings.removeAll())
      } else {
        survivors.append(view)
      }
    }
    // Views that have just ended may have written more in their `deinit`.
    uninstallHosted()
    // Views that ended may have given some of them to another view.
    survivors.removeAll { $0.parentView != nil }
    Self.separate(survivors.filter { $0.itemState.parent != nil })
    // The states below know this view no longer; nothing can go back to it.
    for view in survivors.reversed() where view.parentView == nil {
      view.willMove(toSuperview: nil)
      if isHooked, view.parentView == nil { Self.tellLeft(view.viewsInWindow) }
      if view.parentView == nil { view.didMoveToSuperview() }
    }
  }

  /// Takes out what is in the view and mentions it or what else is in it; the view is about to end.
  private final func uninstallHosted() {
    for child in children {
      child.itemState.forEachRow { if $0.concerns(itemState) { $0.uninstall() } }
    }
    itemState.forEachUser { $0.forEachRow { if $0.concerns(itemState) { $0.uninstall() } } }
  }

  /// Makes each of `survivors`, left behind by the same tree, a tree of its own.
  ///
  /// One of them may keep the old context. All are walked in step and the one that is not
  /// through when the others are, the largest, keeps it: whoever lets go of a deep tree
  /// view by view, from the top, pays O(*n* log *n*) in all.
  private static func separate(_ survivors: [LayoutView]) {
    for view in survivors { view.forgetEnded() }
    var walks = survivors.map(Walk.init)
    while walks.count > 1 {
      var place = 0
      while place < walks.count, walks.count > 1 {
        if walks[place].step() {
          place += 1
        } else {
          let views = walks.remove(at: place).views
          rehome(views, to: TreeContext(leaving: views[0].storedContext))
        }
      }
    }
    walks.first?.views[0].storedContext?.inheritanceChanged()
  }
}
