// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Insets {
  /// What of these safe area insets of a superview of the given size reaches into a subview.
  ///
  /// A side without an inset gives none, also to a subview that sticks out of it; nor does any to a subview that lies
  /// wholly beside the superview.
  func reaching(into frame: Rect, of size: Size) -> Insets {
    rest(in: frame, of: size).merging(.zero) { rest, none in
      rest > LayoutTolerance.edge ? rest : none
    }
  }

  /// These margins, made as large as the superview's are in a subview with this frame.
  func preserving(_ outer: Insets, in frame: Rect, of size: Size) -> Insets {
    merging(outer.rest(in: frame, of: size)) { own, rest in
      rest - own > LayoutTolerance.edge ? rest : own
    }
  }

  /// What is left of these insets of a superview of the given size at the sides of a frame; less than any number along
  /// an axis on which the frame lies beside the superview.
  private func rest(in frame: Rect, of size: Size) -> Insets {
    merging(Insets(of: frame, in: size)) { $0 > 0 ? $0 - $1 : $0 - max(0, $1) }
  }

  /// Whether what has an extent lies wholly before or behind something that has one.
  private static func isBeside(from near: Double, to far: Double, extent: Double) -> Bool {
    let edge = LayoutTolerance.edge
    return extent > edge && far - near > edge && (near >= extent - edge || far <= edge)
  }

  /// These insets, which the last ones led to, brought where they lead to themselves if they swing about that, or come
  /// closer to it by less and less.
  ///
  /// The next step is taken as long as a line through the last two steps has it: Steffensen's way to a fixed point.
  func damped(after last: Insets, _ lastButOne: Insets, led: Insets) -> Insets {
    let (step, before) = (subtracting(last), led.subtracting(lastButOne))
    let way = last.subtracting(lastButOne)
    let turn = step.merging(before) {
      $0 * $1 < 0 || abs($0) < Self.nearer * abs($1) ? $0 / ($1 - $0) : .nan
    }
    // The secant through the last two errors.
    let next = way.merging(turn, *)
    return last.adding(next.merging(step) { $0.isNaN ? $1 : $0 })
  }

  /// The part of the step before, at most, that a step has of insets which come closer to where they lead to themselves:
  /// steps that stay about as long lead away for ever.
  private static var nearer: Double { 0.9 }

  /// The sums by side.
  func adding(_ other: Insets) -> Insets { merging(other, +) }

  /// The differences by side.
  func subtracting(_ other: Insets) -> Insets { merging(other, -) }

  /// The sums, at least 0.
  func widened(by other: Insets) -> Insets { merging(other) { max(0, $0 + $1) } }

  /// How far the sides of a frame are from those of a superview of the given size: infinitely far along an axis on which
  /// the frame lies beside the superview.
  private init(of frame: Rect, in size: Size) {
    let across = Self.isBeside(from: frame.minX, to: frame.maxX, extent: size.width)
    let down = Self.isBeside(from: frame.minY, to: frame.maxY, extent: size.height)
    let (x, y) = (across ? Double.infinity : 0, down ? Double.infinity : 0)
    self.init(
      top: frame.minY + y, left: frame.minX + x, bottom: size.height - frame.maxY + y,
      right: size.width - frame.maxX + x)
  }

  /// What `merge` makes of each side and the same one of others.
  func merging(_ other: Insets, _ merge: (Double, Double) -> Double) -> Insets {
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
