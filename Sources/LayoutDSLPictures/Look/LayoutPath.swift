// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// An outline of lines and curves, in points.
///
/// ```swift
/// var tick = LayoutPath()
/// tick.move(to: Point(x: 2, y: 8))
/// tick.addLine(to: Point(x: 6, y: 12))
/// tick.addLine(to: Point(x: 14, y: 4))
/// ```
public struct LayoutPath: Hashable, Sendable {
  /// The path in the notation of SVG.
  public private(set) var data: String

  /// Makes an empty path.
  public init() { data = "" }

  /// Takes a path in the notation of SVG; it is not checked, and a viewer stops at what it can't read.
  public init(data: String) { self.data = data }

  /// Whether nothing was added.
  public var isEmpty: Bool { data.isEmpty }

  /// Begins a part of the path.
  public mutating func move(to point: Point) { add("M", point) }

  /// Goes on straight.
  public mutating func addLine(to point: Point) { add("L", point) }

  /// Goes on along a quadratic curve.
  public mutating func addQuadCurve(to point: Point, control: Point) { add("Q", control, point) }

  /// Goes on along a cubic curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    add("C", control1, control2, point)
  }

  /// Goes back straight to where the part began.
  public mutating func closeSubpath() { data += "Z" }

  private mutating func add(_ command: String, _ points: Point...) {
    data += command
    for (number, point) in points.enumerated() {
      if number > 0 { data += " " }
      data += "\(point.x.pictureText) \(point.y.pictureText)"
    }
  }
}
