// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One axis of a view's frame as linear functions of its superview's extent.
///
/// The flexible parts of near margin, extent and far margin share a change of the
/// superview's extent in proportion to their sizes, evenly if they are all zero. With
/// nothing flexible the far margin takes it all.
struct Autoresizing {
  /// `factor · superview's extent + constant`.
  struct Line: Hashable {
    var factor: Double
    var constant: Double

    /// The value for a superview's extent.
    func value(at outer: Double) -> Double { factor * outer + constant }
  }

  let origin: Line
  let extent: Line

  /// The same for the alignment rectangle, over the superview's alignment rectangle.
  ///
  /// `near` and `far` are the insets of the view's, `ornament` is how much larger the superview's
  /// frame is than its own. An extent that the insets leave nothing of is 0.
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
    // Margins that cancel leave what rounding has made of the far one.
    if abs(sum) <= least { sum = 0 }
    func line(_ part: Int) -> Line {
      guard isFlexible[part] else { return Line(factor: 0, constant: sizes[part]) }
      let share = sum == 0 ? 1 / Double(count) : parts[part] / sum
      return Line(factor: share, constant: sizes[part] - share * outer)
    }
    self.init(origin: line(0), extent: line(1))
  }
}

/// Where masks put views, while the frames of those that they are in are being found.
struct MaskedFrames {
  /// What was found, looked up only, never gone through.
  private var found: [ObjectIdentifier: Rect] = [:]

  /// The frame of a view.
  ///
  /// - Parameter known: The frame of a view that no mask moves, as every root is; nil for others.
  /// - Complexity: O(*d*), where *d* views up the next one is known or was looked up before.
  mutating func frame(of view: LayoutView, _ known: (LayoutView) -> Rect?) -> Rect {
    let (way, frame) = view.wayUp { found[ObjectIdentifier($0)] ?? known($0) }
    var last = frame ?? .zero
    for view in way.reversed() {
      last = view.autoresizedFrame(in: last.size)
      found[ObjectIdentifier(view)] = last
    }
    return last
  }
}
