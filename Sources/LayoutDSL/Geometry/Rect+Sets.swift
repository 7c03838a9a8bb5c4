// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// CGRect's operations on rectangles as sets of points, with its rules: the left and top edges belong to a rectangle,
// the right and bottom ones do not. A rectangle with a negative extent means the same area as its standardized form.

extension Rect {
  /// The rectangle that stands for "none": the intersection of two rectangles that do not meet.
  public static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// A rectangle that contains everything.
  public static let infinite = Rect(
    x: -Double.greatestFiniteMagnitude / 2, y: -Double.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// Whether the rectangle has no area, or is ``null``.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same area with extents of at least 0.
  public var standardized: Rect {
    if isNull { return .null }
    return Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height))
  }

  /// The smallest rectangle with whole numbers that contains this one.
  public var integral: Rect {
    if isNull { return .null }
    let rect = standardized
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    return Rect(
      x: left, y: top, width: rect.maxX.rounded(.up) - left, height: rect.maxY.rounded(.up) - top)
  }

  /// Whether a point lies within the rectangle; no point lies in an empty one.
  public func contains(_ point: Point) -> Bool {
    if isEmpty { return false }
    let rect = standardized
    return point.x >= rect.minX && point.x < rect.maxX
      && point.y >= rect.minY && point.y < rect.maxY
  }

  /// Whether another rectangle lies within this one; ``null`` lies in every rectangle.
  public func contains(_ other: Rect) -> Bool {
    if isNull || other.isNull { return other.isNull }
    let (outer, inner) = (standardized, other.standardized)
    return inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX
      && inner.maxY <= outer.maxY
  }

  /// Whether the two rectangles intersect; sharing only an edge counts.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

  /// The intersection of the two rectangles; ``null`` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    if isNull || other.isNull { return .null }
    let (left, right) = (standardized, other.standardized)
    let (minX, minY) = (max(left.minX, right.minX), max(left.minY, right.minY))
    let (maxX, maxY) = (min(left.maxX, right.maxX), min(left.maxY, right.maxY))
    if minX > maxX || minY > maxY { return .null }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, right) = (standardized, other.standardized)
    let (minX, minY) = (min(left.minX, right.minX), min(left.minY, right.minY))
    let (maxX, maxY) = (max(left.maxX, right.maxX), max(left.maxY, right.maxY))
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Cuts the rectangle in two: a slice of `distance` along an edge, and the remainder.
  ///
  /// `distance` is clamped to the range from 0 to the rectangle's extent.
  public func divided(
    atDistance distance: Double, from edge: RectEdge
  ) -> (slice: Rect, remainder: Rect) {
    if isNull { return (.null, .null) }
    let rect = standardized
    let isHorizontal = edge == .minXEdge || edge == .maxXEdge
    let length = isHorizontal ? rect.width : rect.height
    let cut = min(max(distance, 0), length)
    func part(from start: Double, _ extent: Double) -> Rect {
      isHorizontal
        ? Rect(x: rect.minX + start, y: rect.minY, width: extent, height: rect.height)
        : Rect(x: rect.minX, y: rect.minY + start, width: rect.width, height: extent)
    }
    switch edge {
    case .minXEdge, .minYEdge: return (part(from: 0, cut), part(from: cut, length - cut))
    case .maxXEdge, .maxYEdge:
      return (part(from: length - cut, cut), part(from: 0, length - cut))
    }
  }
}

extension Rect {
  /// Makes a rectangle of four whole numbers.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension Point {
  /// Makes a point of two whole numbers.
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }
}

extension Size {
  /// Makes a size of two whole numbers.
  public init(width: Int, height: Int) {
    self.init(width: Double(width), height: Double(height))
  }
}
