// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The progress of an animation as a function of its time: a cubic Bézier curve from (0, 0) to (1, 1), as in Core
/// Animation and CSS.
public struct LayoutCurve: Hashable, Sendable, Codable {
  /// The first control point; its x is the time.
  public let first: Point

  /// The second control point.
  public let second: Point

  /// Makes a curve of its two control points.
  ///
  /// Times outside of 0 ... 1 are clamped, since a curve may not go back in time. Numbers that are not finite become 0.
  public init(_ first: Point, _ second: Point) {
    self.first = Self.clamped(first)
    self.second = Self.clamped(second)
  }

  /// Constant speed.
  public static let linear = LayoutCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))

  /// Slow at the beginning.
  public static let easeIn = LayoutCurve(Point(x: 0.42, y: 0), Point(x: 1, y: 1))

  /// Slow at the end.
  public static let easeOut = LayoutCurve(Point(x: 0, y: 0), Point(x: 0.58, y: 1))

  /// Slow at both ends.
  public static let easeInOut = LayoutCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

  /// Returns the progress at a time, from 0 to 1; it may overshoot if a control point does.
  ///
  /// - Parameter time: The elapsed share of the time, clamped to 0 ... 1; NaN counts as 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    // x grows with the parameter, so bisection finds it to the last bit in a fixed number of steps.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(first.y, second.y, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }

  private static func clamped(_ point: Point) -> Point {
    Point(
      x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
  }
}

extension LayoutCurve {
  private enum Key: String, CodingKey { case first, second }

  /// Decodes a curve; its control points are clamped as in ``init(_:_:)``.
  ///
  /// - Throws: What the decoder throws where a point is missing, or is none.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields.decode(Point.self, forKey: .first),
      try fields.decode(Point.self, forKey: .second))
  }
}
