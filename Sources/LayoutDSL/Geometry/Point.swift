// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A location in points; y runs down.
@frozen
public struct Point: Hashable, Sendable, Codable {
  /// The distance from the left edge of the coordinate space.
  public var x: Double

  /// The distance from the top edge of the coordinate space.
  public var y: Double

  /// Makes the point (`x`, `y`).
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the origin.
  @inlinable
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The origin, (0, 0).
  public static let zero = Point()

  /// Whether both numbers are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }

  func moved(by distance: Point) -> Point { Point(x: x + distance.x, y: y + distance.y) }

  /// Returns the offset from another point to this one.
  func distance(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
}

extension Point: CustomStringConvertible {
  /// The point as Swift writes it.
  public var description: String {
    "Point(x: \(x), y: \(y))"
  }
}
