// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A rectangle in points: an origin, which is its top left corner, and a size.
@frozen
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Point

  /// The extent.
  public var size: Size

  /// Makes a rectangle of an `origin` and a `size`.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of the four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes the empty rectangle at the origin.
  @inlinable
  public init() {
    self.init(origin: Point(), size: Size())
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect()
}

extension Rect {
  /// The horizontal extent.
  public var width: Double { size.width }

  /// The vertical extent.
  public var height: Double { size.height }

  /// The left edge.
  public var minX: Double { origin.x }

  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right edge.
  public var maxX: Double { origin.x + size.width }

  /// The top edge.
  public var minY: Double { origin.y }

  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The rectangle shrunk by `dx` at the left and right and by `dy` at the top and bottom; negative numbers enlarge it.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    inset(by: Insets(top: dy, left: dx, bottom: dy, right: dx))
  }

  /// The rectangle shrunk by `insets`.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// The centre.
  var middle: Point { Point(x: midX, y: midY) }

  /// Returns the rectangle of another size with the same centre.
  func resized(to size: Size) -> Rect {
    Rect(
      x: minX + (width - size.width) / 2, y: minY + (height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the same size with another centre.
  func moved(middleTo middle: Point) -> Rect {
    Rect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Whether all four numbers are finite.
  var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle moved by (`dx`, `dy`).
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as Swift writes it.
  public var description: String {
    "Rect(x: \(minX), y: \(minY), width: \(width), height: \(height))"
  }
}

/// An edge of a rectangle, named by its coordinate, with the raw values of CGRectEdge.
public enum RectEdge: UInt32, Hashable, Sendable, Codable, CaseIterable {
  /// The left edge.
  case minXEdge

  /// The top edge, where y runs down.
  case minYEdge

  /// The right edge.
  case maxXEdge

  /// The bottom edge, where y runs down.
  case maxYEdge
}
