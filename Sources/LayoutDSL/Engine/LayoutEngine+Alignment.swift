// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Views whose frames are larger than what constraints go by, and views that override by how much.
extension LayoutEngine {
  /// Notes the alignment rectangle insets that the rows of a view are about to be written with.
  func noteAlignment(_ place: Int32, of view: LayoutView) {
    let insets = view.alignmentInsets
    guard isAt(place, view.itemState) else { return }
    if insets == items.alignment(at: place) ?? .zero { return }
    items.set(alignment: insets == .zero ? nil : insets, at: place)
  }

  /// Keeps account of a view of a caller's class whose alignment rectangle is no finite numbers.
  func noteNotFiniteAlignment(of view: LayoutView) {
    if !view.hasFiniteAlignment { issueList.note(notFinite: view.itemState) }
  }

  /// Writes everything anew that goes by the alignment rectangle of a view, if it is another one.
  ///
  /// - Complexity: O(1) if it is not; otherwise O(*n* + *k*) for *n* items in the view, or that hand
  ///   their baselines on, and *k* constraints that mention them.
  func alignmentMayHaveChanged(_ place: Int32, of view: LayoutView) {
    if view.alignmentInsets == items.alignment(at: place) ?? .zero { return }
    noteAlignment(place, of: view)
    touch(place)
    insetsMayMove()
    rewriteRows(below: view)
    for child in view.children {
      if let place = self.place(of: child.itemState) { markStale(place) }
    }
    if view.arrangement != nil { arrangementChanged(view) }
  }

  /// Writes everything anew that goes by where the coordinates of a view begin.
  ///
  /// - Complexity: O(*n* + *k*) for *n* items in the view, or that hand their baselines on, and *k*
  ///   constraints that mention them.
  func rewriteRows(below view: LayoutView) {
    for member in view.subtree() {
      if let place = self.place(of: member.itemState) { dropOrigins(place) }
      for item in member.ownItems { item.forEachMention { schedule(.structure, of: $0) } }
    }
    // The view may lie between another and the one that it hands its baselines on to.
    for heir in items.heirs { requireBaselines(of: heir.owner, as: .structure) }
  }

  /// Looks where overridden alignment rectangles are in the frames that were assigned just now.
  func settleOverriddenAlignments() {
    hooks.forgetOverriders { state in
      guard let view = state.view else { return true }
      return view.liveEngine !== self || !view.passMarks.contains(.hasOverrides)
    }
    for state in hooks.overriders {
      if let view = state.view, let place = place(of: state) {
        alignmentMayHaveChanged(place, of: view)
      }
    }
  }

  /// The frame that a view has around an alignment rectangle, if it overrides which; nil if it does not.
  func overriddenFrame(_ rect: Rect, at place: Int32) -> Rect? {
    guard let view = items.state(at: place)?.view, view.passMarks.contains(.hasOverrides) else {
      return nil
    }
    let frame = view.frame(forAlignmentRect: rect)
    return frame.isFinite ? frame : nil
  }

  func overridesMayHaveChanged(_ view: LayoutView) {
    let before = view.passMarks.contains(.hasOverrides)
    view.lookForOverrides()
    if !before, !view.passMarks.contains(.hasOverrides) { return }
    list(insetSource: view)
    hooks.noteOverrides(of: view)
    view.storedContext?.inheritanceChanged()
    directionChanged(view)
    insetsChanged(view)
  }
}
