// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One axis of a view's frame as linear functions of its superview's extent.
///
/// The flexible parts among near margin, extent and far margin share a change of the superview's extent in proportion
/// to their sizes, or evenly if all are zero. If no part is flexible, the far margin takes the whole change.
struct Autoresizing {
  /// `factor · superview's extent + constant`.
  struct Line: Hashable {
    var factor: Double
    var constant: Double

    /// Returns the value for an extent of the superview.
    func value(at outer: Double) -> Double { factor * outer + constant }
  }

  let origin: Line
  let extent: Line

  /// Returns the functions for the alignment rectangle, in terms of the superview's alignment rectangle.
  ///
  /// `near` and `far` are the view's alignment insets; `ornament` is the difference between the extents of the
  /// superview's frame and of its alignment rectangle. An extent that the insets exceed is 0.
  func aligned(near: Double, far: Double, ornament: Double) -> Autoresizing {
    if near == 0, far == 0, ornament == 0 { return self }
    var origin = origin
    var extent = extent
    origin.constant += origin.factor * ornament + near
    extent.constant += extent.factor * ornament - near - far
    if extent.factor == 0 { extent.constant = max(0, extent.constant) }
    return Autoresizing(origin: origin, extent: extent)
  }
}

extension Autoresizing {
  /// - Parameter isFlexible: Whether the near margin, the extent and the far margin may change.
  init(origin: Double, extent: Double, outer: Double, flexible isFlexible: [Bool]) {
    let sizes = [origin, extent, outer - origin - extent]
    let count = isFlexible.count(where: { $0 })
    let least = LayoutTolerance.flexiblePart * max(abs(origin), abs(extent), abs(outer))
    let parts = zip(sizes, isFlexible).map { $1 && abs($0) > least ? $0 : 0 }
    var sum = parts.reduce(0, +)
    // Parts that cancel leave only the rounding error of the far margin, which counts as zero.
    if abs(sum) <= least { sum = 0 }
    func line(_ part: Int) -> Line {
      guard isFlexible[part] else { return Line(factor: 0, constant: sizes[part]) }
      let share = sum == 0 ? 1 / Double(count) : parts[part] / sum
      return Line(factor: share, constant: sizes[part] - share * outer)
    }
    self.init(origin: line(0), extent: line(1))
  }
}

/// The frames that autoresizing masks determine, collected while frames of superviews are being computed.
struct MaskedFrames {
  /// The computed frames; the dictionary is never iterated.
  private var found: [ObjectIdentifier: Rect] = [:]

  /// Returns the frame of a view.
  ///
  /// - Parameter known: Returns the frame of a view that no mask moves, such as a root; nil for other views.
  /// - Complexity: O(*d*) for *d* levels up to the nearest ancestor that is known or was computed before.
  mutating func frame(of view: LayoutView, _ known: (LayoutView) -> Rect?) -> Rect {
    let (way, frame) = view.path { found[ObjectIdentifier($0)] ?? known($0) }
    var last = frame ?? .zero
    for view in way.reversed() {
      last = view.autoresizedFrame(in: last.size)
      found[ObjectIdentifier(view)] = last
    }
    return last
  }
}
