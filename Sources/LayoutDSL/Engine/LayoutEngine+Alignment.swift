// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Views whose alignment rectangle differs from the frame, and views that override the conversion between the two.
extension LayoutEngine {
  /// Stores the alignment rectangle insets with which the rows of a view are about to be written.
  func noteAlignment(_ index: Int32, of view: LayoutView) {
    let insets = view.alignmentInsets
    guard isAt(index, view.itemState) else { return }
    if insets == items.alignment(at: index) ?? .zero { return }
    items.set(alignment: insets == .zero ? nil : insets, at: index)
  }

  /// Lists a view of a caller's class for an issue if its alignment rectangle is not finite.
  func noteNotFiniteAlignment(of view: LayoutView) {
    if !view.hasFiniteAlignment { issueList.note(notFinite: view.itemState) }
  }

  /// Schedules a rewrite of all rows that depend on a view's alignment rectangle insets, if these have changed.
  ///
  /// - Complexity: O(1) if they have not; otherwise O(*n* + *k*) for *n* items that are in the view or take their
  ///   baselines from descendants, and *k* constraints that mention them.
  func alignmentMayHaveChanged(_ index: Int32, of view: LayoutView) {
    let insets = view.alignmentInsets
    guard isAt(index, view.itemState), insets != items.alignment(at: index) ?? .zero else { return }
    noteAlignment(index, of: view)
    guard isAt(index, view.itemState) else { return }
    markChanged(index)
    if items[index].role == .frame { markStale(index) }
    insetsMayMove()
    rewriteRows(below: view)
    for child in view.storedSubviews {
      if let index = self.index(of: child.itemState) { markStale(index) }
    }
    if view.arrangement != nil { arrangementChanged(view) }
  }

  /// Schedules a rewrite of all rows that depend on the origin of a view's coordinates.
  ///
  /// - Complexity: O(*n* + *k*) for *n* items that are in the view or take their baselines from descendants, and *k*
  ///   constraints that mention them.
  func rewriteRows(below view: LayoutView) {
    for member in view.levelOrderViews() {
      if let index = self.index(of: member.itemState) { dropOrigins(index) }
      for item in member.ownItems { item.forEachMention { schedule(.structure, of: $0) } }
    }
    // The view may lie between another view and the descendant that this takes its baselines from.
    for delegation in items.baselineDelegations {
      scheduleBaselines(of: delegation.owner, as: .structure)
    }
  }

  /// Notes a view whose frame has changed, and with it perhaps the alignment rectangle that the class computes from it.
  func noteFrameOfOverride(_ view: LayoutView) {
    if view.passMarks.contains(.hasOverrides) { frames.add(overrider: view.itemState) }
  }

  /// Reads overridden alignment rectangle insets again, after frames have been assigned.
  ///
  /// - Complexity: O(1) for each view with overrides whose frame has changed, unless that changed the insets.
  func updateOverriddenAlignments() {
    for state in frames.takeOverriders() {
      guard let view = state.view, view.passMarks.contains(.hasOverrides),
        let index = index(of: state)
      else { continue }
      alignmentMayHaveChanged(index, of: view)
    }
  }

  /// Returns the frame that a view's own override computes for an alignment rectangle; nil if none is finite.
  func overriddenFrame(_ rect: Rect, at index: Int32) -> Rect? {
    guard let view = items.state(at: index)?.view, view.passMarks.contains(.hasOverrides) else {
      return nil
    }
    let frame = view.frame(forAlignmentRect: rect)
    return frame.isFinite ? frame : nil
  }

  func overridesMayHaveChanged(_ view: LayoutView) {
    let before = view.passMarks.contains(.hasOverrides)
    view.lookForOverrides()
    if !before, !view.passMarks.contains(.hasOverrides) { return }
    // Overridden members that are read here may move the view to another tree.
    guard view.liveEngine === self else { return }
    register(insetProvider: view)
    guard view.liveEngine === self else { return }
    noteFrameOfOverride(view)
    view.storedContext?.inheritanceChanged()
    directionChanged(view)
    insetsChanged(view)
  }
}
