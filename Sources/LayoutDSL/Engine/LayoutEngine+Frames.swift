// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// From values to frames.
extension LayoutEngine {
  /// Whether there are values, or views that take no part any more, whose frames are not assigned yet.
  var hasFramesToAssign: Bool { touched.count > 0 || !released.isEmpty }

  /// Assigns the frames of the items whose values changed since the last assignment.
  ///
  /// - Complexity: O(*k*), where *k* is the number of those items.
  func assignFrames(_ root: LayoutView) {
    if isDismissed { return }
    // Marks may also be left by a scale that was taken back, or come with a view of another tree.
    if root.pixelScale > 0 || roundedOrigins.isRounding || root.passMarks.hasAny(of: .rounding) {
      assignRoundedFrames(root)
    } else {
      assignExactFrames(root)
    }
    if !hooks.overriders.isEmpty { settleOverriddenAlignments() }
  }

  private func assignExactFrames(_ root: LayoutView) {
    let solver = solver
    // What is called on the way may begin a pass, which leaves nothing to assign.
    var next: Int32 = 0
    while next < touched.count {
      let place = touched[next]
      next += 1
      guard items[place].isTouched else { continue }
      items[place].isTouched = false
      let frame = frame(Rect(solver.values(of: items[place].variables)), at: place)
      if !frame.isFinite { continue }
      work.framesRead += 1
      if let view = unsafe items[place].view {
        // Counting references is what would cost most here.
        let before = unsafe view._withUnsafeGuaranteedRef { view in
          write(frame, to: view, isRoot: view === root)
        }
        if let before {
          // What follows may call getters that were overridden, and end the view or all of the pass.
          follow(unsafe view.takeUnretainedValue(), from: before)
          if isDismissed { return }
        }
      } else if let guide = items.state(at: place)?.guide, guide.kind.hasQuantities {
        assign(frame, to: guide)
      }
    }
    touched.removeAll { _ in true }
    followMasksOfReleased()
    if movedMargins.isEmpty { return }
    let owners = movedMargins
    movedMargins = []
    for state in owners { state.view?.placeMarginsGuide() }
  }

  /// Views that take no part any more are where their masks put them.
  func followMasksOfReleased() {
    if released.isEmpty { return }
    let free = released
    released = []
    for state in free where place(of: state) == nil {
      guard let view = state.view, view.liveEngine === self else { continue }
      let before = view.storedFrame
      view.followMask()
      if hasHooks || hooks.isKeepingFrames { noteAssignment(to: view, from: before) }
    }
  }

  /// The frame that the solver found for an item: what is around its alignment rectangle.
  func solvedFrame(at place: Int32) -> Rect {
    frame(Rect(solver.values(of: items[place].variables)), at: place)
  }

  /// What is around an alignment rectangle.
  private func frame(_ rect: Rect, at place: Int32) -> Rect {
    guard !alignments.isEmpty, let insets = alignments[place] else { return rect }
    if !hooks.overriders.isEmpty, let frame = overriddenFrame(rect, at: place) { return frame }
    return rect.inset(by: Insets.zero.subtracting(insets))
  }

  func assign(_ frame: Rect, to guide: LayoutGuide) {
    if hooks.isKeepingFrames {
      hooks.assignments.append(
        HookState.Assignment(item: guide.itemState, before: guide.layoutFrame))
    }
    if guide.kind == .content {
      guide.layoutFrame = contentRect(frame, of: guide)
      follow(content: guide)
    } else {
      guide.layoutFrame = frame
    }
  }

  func assign(_ frame: Rect, to view: LayoutView, isRoot: Bool) {
    if let before = write(frame, to: view, isRoot: isRoot) { follow(view, from: before) }
  }

  /// Writes the frame of a view, and nothing that anybody would hear of.
  ///
  /// - Returns: The size that it had; nil if nothing goes by it.
  @inline(__always)
  private func write(_ frame: Rect, to view: LayoutView, isRoot: Bool) -> Size? {
    view.passMarks.remove(.isOverridden)
    let before = view.storedFrame
    if isRoot {
      // A root's origin is given, and so is its size unless constraints ask for it.
      if view.storedTranslation { return nil }
      view.storedFrame.size = frame.size
    } else {
      view.storedFrame = frame
    }
    if hasHooks || hooks.isKeepingFrames { noteAssignment(to: view, from: before) }
    return view.hasMaskedChildren || !view.guides.isEmpty ? before.size : nil
  }

  /// Lets go after a view what its size alone places.
  private func follow(_ view: LayoutView, from size: Size) {
    view.placeMarginsGuide()
    view.autoresizeSubviews(from: size)
  }
}

extension Rect {
  /// The rectangle of four values in the order of ``Quantity``.
  fileprivate init(_ values: SIMD4<Double>) {
    // Adding zero turns a negative zero, which a subtraction may leave, into zero.
    let values = values + SIMD4(repeating: 0)
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
