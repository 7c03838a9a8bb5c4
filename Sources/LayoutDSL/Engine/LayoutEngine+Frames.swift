// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Assignment of solved values to frames.
extension LayoutEngine {
  /// Assigns the frames of the items whose values changed since the last assignment.
  ///
  /// - Complexity: O(*k*), where *k* is the number of those items.
  func assignFrames(_ root: LayoutView) {
    if pass.isDismissed { return }
    if !frames.keptExtents.isEmpty { markMentionedContents() }
    // Marks may also be left from a former scale, or come with a view from another tree.
    if root.pixelScale > 0 || frames.isRounding || root.passMarks.hasAny(of: .rounding) {
      assignRoundedFrames(root)
    } else {
      assignExactFrames(root)
    }
    if !pass.isDismissed { updateOverriddenAlignments() }
  }

  private func assignExactFrames(_ root: LayoutView) {
    let solver = solver
    // Code that is called in the loop may run a pass, which leaves nothing to assign.
    var next: Int32 = 0
    while next < frames.changedItems.count {
      let index = frames.changedItems[next]
      next += 1
      guard items.takeChanged(index) else { continue }
      let frame = frame(Rect(solver.values(of: items.variables(at: index))), at: index)
      if !frame.isFinite { continue }
      counter.count(\.framesRead)
      if let view = unsafe items.view(at: index) {
        // Reference counting would cost most here.
        let before = unsafe view._withUnsafeGuaranteedRef { view in
          write(frame, to: view, isRoot: view === root)
        }
        if let before {
          // `placeDependents` may call overridden getters, which may end the view or the whole pass.
          placeDependents(of: unsafe view.takeUnretainedValue(), from: before)
          if pass.isDismissed { return }
        }
      } else if let guide = items.state(at: index)?.guide, guide.kind.hasQuantities {
        assign(frame, to: guide)
      }
    }
    frames.removeChangedItems()
    followMasksOfReleased()
    placeMovedInsetGuides()
  }

  /// Drops items that have left from the list of frames to assign, once that is longer than the table: nothing is
  /// assigned while every pass throws.
  func dropUnassigned() {
    if frames.changedItems.count > 2 * items.count { keepUnassigned() }
  }

  /// Drops items from the list of frames to assign that have been assigned, have left or are placed by insets, and
  /// repetitions.
  func keepUnassigned() {
    // An index may be listed once for each item that has had it.
    frames.keepChangedItems { items.state(at: $0)?.isInsetGuide != true && items.takeChanged($0) }
    for number in 0..<frames.changedItems.count {
      _ = items.markChanged(frames.changedItems[number])
    }
  }

  /// Places the views that no longer take part by their masks.
  func followMasksOfReleased() {
    for state in frames.takeReleased() where index(of: state) == nil {
      guard let view = state.view, view.liveEngine === self else { continue }
      let before = view.storedFrame
      view.followMask()
      if hooks.hasHooks || frames.isKeepingAssignments { noteAssignment(to: view, from: before) }
    }
  }

  func placeMovedInsetGuides() {
    for state in frames.takeMovedGuideOwners() { state.view?.placeMarginsGuide() }
  }

  /// Returns the solved frame of an item; nil if its alignment makes it not finite.
  func finiteFrame(at index: Int32) -> Rect? {
    let frame = frame(Rect(solver.values(of: items.variables(at: index))), at: index)
    return frame.isFinite ? frame : nil
  }

  /// Returns the frame around an alignment rectangle.
  private func frame(_ rect: Rect, at index: Int32) -> Rect {
    guard items.hasAlignments, let insets = items.alignment(at: index) else { return rect }
    if let frame = overriddenFrame(rect, at: index) { return frame }
    return rect.inset(by: Insets.zero.subtracting(insets))
  }

  func assign(_ frame: Rect, to guide: LayoutGuide) {
    let before = guide.layoutFrame
    guide.layoutFrame = guide.kind == .content ? contentArea(frame, of: guide) : frame
    frames.recordAssignment(from: before, to: guide.layoutFrame, of: guide.itemState)
    guard guide.kind == .content, let view = guide.owningView else { return }
    for extent in [Quantity.width, .height] where guide.layoutFrame[extent] != frame[extent] {
      frames.add(kept: extent, of: guide.itemState)
    }
    if guide.layoutFrame != before { noteSetterCall(from: before, of: guide.itemState) }
    view.placeMarginsGuide()
    view.markChangedLayout()
  }

  /// Marks the content areas whose kept extents a row mentions by now: the solved value may not have changed.
  private func markMentionedContents() {
    for extent in [Quantity.width, .height] {
      for area in frames.takeAreas(keeping: extent) {
        guard let index = index(of: area), let guide = area.guide else { continue }
        if mentionsContent(extent, of: guide) {
          markChanged(index)
        } else {
          frames.add(kept: extent, of: area)
        }
      }
    }
  }

  /// Returns the content area of a scroll view with the extents of a frame; an extent that no row mentions is kept.
  func contentArea(_ frame: Rect, of guide: LayoutGuide) -> Rect {
    let given = guide.layoutFrame
    return Rect(
      x: 0, y: 0, width: mentionsContent(.width, of: guide) ? frame.width : given.width,
      height: mentionsContent(.height, of: guide) ? frame.height : given.height)
  }

  func assign(_ frame: Rect, to view: LayoutView, isRoot: Bool) {
    if let before = write(frame, to: view, isRoot: isRoot) {
      placeDependents(of: view, from: before)
    }
  }

  /// Writes the frame of a view, without placing its guides or its masked subviews.
  ///
  /// - Returns: The former size, if the view has any of those; else nil.
  @inline(__always)
  private func write(_ frame: Rect, to view: LayoutView, isRoot: Bool) -> Size? {
    view.removeMarks(.isMovedByHook)
    let before = view.storedFrame
    if isRoot {
      // A root's origin is given, and so is its size unless constraints determine it.
      if view.storedTranslation { return nil }
      view.moveWithoutNotice(to: Rect(origin: view.storedFrame.origin, size: frame.size))
    } else {
      view.moveWithoutNotice(to: frame)
    }
    if hooks.hasHooks || frames.isKeepingAssignments { noteAssignment(to: view, from: before) }
    return view.placed.hasMaskedChildren || view.hasGuides ? before.size : nil
  }

  /// Places what depends on the size of a view alone: its inset guides and its masked subviews.
  func placeDependents(of view: LayoutView, from size: Size) {
    view.placeMarginsGuide()
    view.autoresizeSubviews(from: size)
  }
}

extension Rect {
  /// Creates a rectangle from four values in the order of ``Quantity``.
  init(_ values: SIMD4<Double>) {
    // Adding zero turns a negative zero, which a subtraction may leave, into zero.
    let values = values + SIMD4(repeating: 0)
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}
