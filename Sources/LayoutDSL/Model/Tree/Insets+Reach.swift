// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Insets {
  /// What of these safe area insets of a superview of the given size reaches into a subview.
  ///
  /// A side without an inset gives none, also to a subview that sticks out of it.
  func reaching(into frame: Rect, of size: Size) -> Insets {
    func rest(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 && inset - distance > LayoutTolerance.edge ? inset - distance : 0
    }
    return Insets(
      top: rest(top, frame.minY), left: rest(left, frame.minX),
      bottom: rest(bottom, size.height - frame.maxY),
      right: rest(right, size.width - frame.maxX))
  }

  /// These margins, made as large as the superview's are in a subview with this frame.
  func preserving(_ outer: Insets, in frame: Rect, of size: Size) -> Insets {
    func larger(_ own: Double, _ outer: Double, _ distance: Double) -> Double {
      outer - distance - own > LayoutTolerance.edge ? outer - distance : own
    }
    return Insets(
      top: larger(top, outer.top, frame.minY), left: larger(left, outer.left, frame.minX),
      bottom: larger(bottom, outer.bottom, size.height - frame.maxY),
      right: larger(right, outer.right, size.width - frame.maxX))
  }

  /// The sums by side.
  func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, left: left + other.left,
      bottom: bottom + other.bottom, right: right + other.right)
  }

  /// The differences by side.
  func subtracting(_ other: Insets) -> Insets {
    Insets(
      top: top - other.top, left: left - other.left,
      bottom: bottom - other.bottom, right: right - other.right)
  }

  /// The sums, at least 0.
  func widened(by other: Insets) -> Insets {
    let sum = adding(other)
    return Insets(
      top: max(0, sum.top), left: max(0, sum.left),
      bottom: max(0, sum.bottom), right: max(0, sum.right))
  }

  /// Whether the sides differ by no more than rounding does.
  func isClose(to other: Insets) -> Bool {
    abs(top - other.top) <= LayoutTolerance.edge && abs(left - other.left) <= LayoutTolerance.edge
      && abs(bottom - other.bottom) <= LayoutTolerance.edge
      && abs(right - other.right) <= LayoutTolerance.edge
  }
}
