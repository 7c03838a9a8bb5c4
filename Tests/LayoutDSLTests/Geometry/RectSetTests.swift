// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Rectangles as sets of points; `LayoutDSLFoundationTests` compares them with Foundation's.
@Suite("Rectangles as sets of points")
struct RectSetTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("points and rectangles within")
  func contains() {
    #expect(rect.contains(Point(x: 10, y: 20)) && rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 30)) && !rect.contains(Point(x: 20, y: 60)))
    #expect(!Rect(x: 0, y: 0, width: 0, height: 5).contains(Point(x: 0, y: 1)))
    #expect(
      rect.contains(rect) && rect.contains(rect.insetBy(dx: 1, dy: 1)) && rect.contains(.null))
    #expect(!rect.contains(rect.offsetBy(dx: 1, dy: 0)))
    // 0.1 + 0.2 is more than 0.3: the width of the union would be another one.
    let third = Rect(x: 0.1, y: 0.1, width: 0.2, height: 0.2)
    #expect(third.contains(third))
    #expect(Rect.null.contains(Rect.null) && !Rect.null.contains(rect))
  }

  @Test("what two have in common, and what is around both")
  func sets() {
    let other = Rect(x: 30, y: 50, width: 100, height: 5)
    #expect(rect.intersection(other) == Rect(x: 30, y: 50, width: 10, height: 5))
    #expect(rect.intersects(other) && !rect.intersects(other.offsetBy(dx: 100, dy: 0)))
    #expect(rect.union(other) == Rect(x: 10, y: 20, width: 120, height: 40))
    #expect(rect.intersection(Rect(x: 0, y: 0, width: 5, height: 5)).isNull)
    #expect(rect.union(.null) == rect && Rect.null.union(rect) == rect)
    #expect(Rect.null.isEmpty && Rect.infinite.isInfinite && !rect.isEmpty)
  }

  @Test("standardized, integral, divided, from whole numbers")
  func others() {
    let turned = Rect(x: 10, y: 20, width: -4, height: -5)
    #expect(turned.standardized == Rect(x: 6, y: 15, width: 4, height: 5))
    #expect(
      Rect(x: 0.4, y: -0.5, width: 1.2, height: 1).integral
        == Rect(x: 0, y: -1, width: 2, height: 2))
    let (slice, rest) = rect.divided(atDistance: 10, from: .maxXEdge)
    #expect(slice == Rect(x: 30, y: 20, width: 10, height: 40))
    #expect(rest == Rect(x: 10, y: 20, width: 20, height: 40))
    #expect(rect.divided(atDistance: 100, from: .minYEdge).remainder.height == 0)
    let (x, width): (Int, Int) = (1, 2)
    #expect(
      Rect(x: x, y: x, width: width, height: width) == Rect(x: 1.0, y: 1, width: 2, height: 2))
    #expect(Point(x: x, y: width) == Point(x: 1.0, y: 2) && Size(width: x, height: x).width == 1)
  }
}
