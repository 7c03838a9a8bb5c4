// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
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
