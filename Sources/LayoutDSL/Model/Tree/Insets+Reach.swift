// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Insets {
  /// What of these safe area insets of a superview of the given size reaches into a subview.
  ///
  /// A side without an inset gives none, also to a subview that sticks out of it.
  func reaching(into frame: Rect, of size: Size) -> Insets {
    merging(Insets(of: frame, in: size)) { inset, distance in
      inset > 0 && inset - distance > LayoutTolerance.edge ? inset - distance : 0
    }
  }

  /// These margins, made as large as the superview's are in a subview with this frame.
  func preserving(_ outer: Insets, in frame: Rect, of size: Size) -> Insets {
    merging(outer.subtracting(Insets(of: frame, in: size))) { own, rest in
      rest - own > LayoutTolerance.edge ? rest : own
    }
  }

  /// The sums by side.
  func adding(_ other: Insets) -> Insets { merging(other, +) }

  /// The differences by side.
  func subtracting(_ other: Insets) -> Insets { merging(other, -) }

  /// The sums, at least 0.
  func widened(by other: Insets) -> Insets { merging(other) { max(0, $0 + $1) } }

  /// How far the sides of a frame are from those of a superview of the given size.
  private init(of frame: Rect, in size: Size) {
    self.init(
      top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
      right: size.width - frame.maxX)
  }

  /// What `merge` makes of each side and the same one of others.
  private func merging(_ other: Insets, _ merge: (Double, Double) -> Double) -> Insets {
    Insets(
      top: merge(top, other.top), left: merge(left, other.left),
      bottom: merge(bottom, other.bottom), right: merge(right, other.right))
  }

  /// Whether the sides differ by no more than rounding does.
  func isClose(to other: Insets) -> Bool {
    abs(top - other.top) <= LayoutTolerance.edge && abs(left - other.left) <= LayoutTolerance.edge
      && abs(bottom - other.bottom) <= LayoutTolerance.edge
      && abs(right - other.right) <= LayoutTolerance.edge
  }
}
