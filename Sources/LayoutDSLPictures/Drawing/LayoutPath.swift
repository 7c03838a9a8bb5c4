// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A path of lines and curves, in points.
///
/// ```swift
/// var tick = LayoutPath()
/// tick.move(to: Point(x: 2, y: 8))
/// tick.addLine(to: Point(x: 6, y: 12))
/// tick.addLine(to: Point(x: 14, y: 4))
/// ```
public struct LayoutPath: Hashable, Sendable {
  /// The path in SVG notation.
  public private(set) var data: String

  /// Makes an empty path.
  public init() { data = "" }

  /// Makes a path of SVG notation, without checking it; viewers stop at the first error.
  public init(data: String) { self.data = data }

  /// Whether the path has no segments.
  public var isEmpty: Bool { data.isEmpty }

  /// Begins a subpath at a point.
  public mutating func move(to point: Point) { add("M", point) }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { add("L", point) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: Point, control: Point) { add("Q", control, point) }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    add("C", control1, control2, point)
  }

  /// Closes the subpath with a straight line to its beginning.
  public mutating func closeSubpath() { data += "Z" }

  private mutating func add(_ command: String, _ points: Point...) {
    data += command
    for (number, point) in points.enumerated() {
      if number > 0 { data += " " }
      data += "\(point.x.pictureText) \(point.y.pictureText)"
    }
  }
}
