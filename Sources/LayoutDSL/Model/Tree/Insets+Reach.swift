// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Insets {
  /// Returns the part of these safe area insets of a superview that reaches into a subview with a given frame.
  ///
  /// A side without an inset contributes none, even to a subview that extends beyond it. No side contributes to a
  /// subview that lies wholly beside the superview.
  func reaching(into frame: Rect, of size: Size) -> Insets {
    rest(in: frame, of: size).merging(.zero) { rest, none in
      rest > LayoutTolerance.edge ? rest : none
    }
  }

  /// Returns these margins of a subview, each at least as large as the part of the superview's margin within its frame.
  func preserving(_ outer: Insets, in frame: Rect, of size: Size) -> Insets {
    merging(outer.rest(in: frame, of: size)) { own, rest in
      rest - own > LayoutTolerance.edge ? rest : own
    }
  }

  /// Returns what remains of a superview's insets at the sides of a subview's frame; negative infinity along an axis
  /// on which the frame lies beside the superview.
  private func rest(in frame: Rect, of size: Size) -> Insets {
    merging(Insets(of: frame, in: size)) { $0 > 0 ? $0 - $1 : $0 - max(0, $1) }
  }

  /// Whether a range that is not empty lies wholly outside of an extent that is not empty.
  private static func isBeside(from near: Double, to far: Double, extent: Double) -> Bool {
    let edge = LayoutTolerance.edge
    return extent > edge && far - near > edge && (near >= extent - edge || far <= edge)
  }

  /// Returns these insets, moved towards the fixed point of the iteration on each side that oscillates about it or
  /// converges slowly.
  ///
  /// The next step is that of a secant through the last two, as in Steffensen's method.
  func extrapolated(after last: Insets, _ lastButOne: Insets, resultOfPrevious: Insets) -> Insets {
    let (step, before) = (subtracting(last), resultOfPrevious.subtracting(lastButOne))
    let way = last.subtracting(lastButOne)
    let turn = step.merging(before) {
      $0 * $1 < 0 || abs($0) < Self.nearer * abs($1) ? $0 / ($1 - $0) : .nan
    }
    // The step of the secant through the last two errors.
    let next = way.merging(turn, *)
    return last.adding(next.merging(step) { $0.isNaN ? $1 : $0 })
  }

  /// The largest ratio of two successive steps that counts as convergence: insets whose steps keep about the same
  /// length move away forever.
  private static var nearer: Double { 0.9 }

  /// Returns the sums by side.
  func adding(_ other: Insets) -> Insets { merging(other, +) }

  /// Returns the differences by side.
  func subtracting(_ other: Insets) -> Insets { merging(other, -) }

  /// Returns the sums by side, at least 0.
  func addingClamped(by other: Insets) -> Insets { merging(other) { max(0, $0 + $1) } }

  /// Makes the distances of a frame's sides from those of a superview of a given size: infinite along an axis on
  /// which the frame lies beside the superview.
  private init(of frame: Rect, in size: Size) {
    let across = Self.isBeside(from: frame.minX, to: frame.maxX, extent: size.width)
    let down = Self.isBeside(from: frame.minY, to: frame.maxY, extent: size.height)
    let (x, y) = (across ? Double.infinity : 0, down ? Double.infinity : 0)
    self.init(
      top: frame.minY + y, left: frame.minX + x, bottom: size.height - frame.maxY + y,
      right: size.width - frame.maxX + x)
  }

  /// Returns the results of `merge` for each side of both insets.
  func merging(_ other: Insets, _ merge: (Double, Double) -> Double) -> Insets {
    Insets(
      top: merge(top, other.top), left: merge(left, other.left),
      bottom: merge(bottom, other.bottom), right: merge(right, other.right))
  }

  /// Whether the sides differ by no more than rounding.
  func isClose(to other: Insets) -> Bool {
    abs(top - other.top) <= LayoutTolerance.edge && abs(left - other.left) <= LayoutTolerance.edge
      && abs(bottom - other.bottom) <= LayoutTolerance.edge
      && abs(right - other.right) <= LayoutTolerance.edge
  }
}
