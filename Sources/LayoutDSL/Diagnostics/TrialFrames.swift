// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Frames as they would be with an ambiguity resolved, and a penalty for what looks wrong in them.
struct TrialFrames {
  /// How many siblings before and after a view are checked for overlaps with it.
  private static let siblingReach = 8

  /// Returns the value of a quantity of a view; nil if it is undetermined.
  let value: (Quantity, LayoutView) -> Double?

  /// Whether a quantity of a view is determined only by the trial.
  let isTrialValue: (Quantity, LayoutView) -> Bool

  /// Returns the penalty of a view that the trial affects, and of its subviews.
  ///
  /// A missing size weighs more than lying outside of the superview, and that weighs more than overlapping siblings.
  ///
  /// - Complexity: O(1), or O(*n*) for *n* subviews where the trial determines an extent.
  func penalty(of view: LayoutView) -> Int {
    if view.storedHidden { return 0 }
    var count = 0
    var isMoved = false
    for axis in Axis.allCases {
      let isNewExtent = isTrialValue(axis.extent, view)
      if isNewExtent, let extent = value(axis.extent, view), extent < LayoutTolerance.visible {
        count += 4
      }
      if !isNewExtent, !isTrialValue(axis.nearEdge, view) { continue }
      isMoved = true
      if isOutside(view, axis) { count += 2 }
      if isNewExtent {
        // Subviews that did not move may be outside now.
        let outside = view.storedSubviews.count {
          !$0.storedHidden && !isTrialValue(axis.extent, $0) && !isTrialValue(axis.nearEdge, $0)
            && isOutside($0, axis)
        }
        count += 2 * outside
      }
    }
    return isMoved ? count + overlaps(of: view) : count
  }

  private func isOutside(_ view: LayoutView, _ axis: Axis) -> Bool {
    guard let near = value(axis.nearEdge, view), let superview = view.parentView else {
      return false
    }
    if near < -LayoutTolerance.visible { return true }
    guard superview.scrollArea == nil, let extent = value(axis.extent, view),
      let room = value(axis.extent, superview)
    else { return false }
    // Frames are alignment rectangles, but subviews are placed in the bounds of their superview.
    let ornament = superview.alignmentInsets.ends(along: axis)
    return near + extent > room + ornament.near + ornament.far + LayoutTolerance.visible
  }

  /// Returns how many siblings next to the view in drawing order overlap it; a view that lies on a wider and taller one
  /// does not count.
  private func overlaps(of view: LayoutView) -> Int {
    guard let superview = view.parentView, let own = frame(view),
      let viewIndex = superview.index(of: view)
    else { return 0 }
    let siblings = superview.storedSubviews
    let near =
      max(
        0, viewIndex - Self.siblingReach)..<min(
        siblings.count, viewIndex + Self.siblingReach + 1)
    return near.count { index in
      let other = siblings[index]
      guard index != viewIndex, !other.storedHidden, let frame = frame(other) else { return false }
      let (lower, upper) = index < viewIndex ? (frame, own) : (own, frame)
      let common = lower.intersection(upper)
      let seen = LayoutTolerance.visible
      let isOn =
        common.width > upper.width - seen && common.height > upper.height - seen
        && lower.width > upper.width + seen && lower.height > upper.height + seen
      return min(common.width, common.height) > seen && !isOn
    }
  }

  private func frame(_ view: LayoutView) -> Rect? {
    guard let x = value(.left, view), let y = value(.top, view),
      let width = value(.width, view), let height = value(.height, view)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
