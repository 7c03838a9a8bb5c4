// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Insets {
  /// What of these insets of a superview of the given size reaches into a subview.
  ///
  /// A side without an inset gives none, also to a subview that sticks out of it.
  func reaching(into frame: Rect, of size: Size) -> Insets {
    func rest(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 && inset - distance > SafeArea.slack ? inset - distance : 0
    }
    return Insets(
      top: rest(top, frame.minY), left: rest(left, frame.minX),
      bottom: rest(bottom, size.height - frame.maxY),
      right: rest(right, size.width - frame.maxX))
  }

  /// The sums, at least 0.
  func widened(by other: Insets) -> Insets {
    Insets(
      top: max(0, top + other.top), left: max(0, left + other.left),
      bottom: max(0, bottom + other.bottom), right: max(0, right + other.right))
  }

  /// Whether the sides differ by no more than rounding does.
  func isClose(to other: Insets) -> Bool {
    abs(top - other.top) <= SafeArea.slack && abs(left - other.left) <= SafeArea.slack
      && abs(bottom - other.bottom) <= SafeArea.slack
      && abs(right - other.right) <= SafeArea.slack
  }
}
