// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Where edges go on the pixels of a root.
@Suite("Pixel grids")
struct PixelGridTests {
  private let grid = PixelGrid(scale: 2)

  @Test("a place goes to the nearest pixel, the middle to the right or down")
  func pixels() {
    #expect(grid.pixels(Point(x: 10.2, y: 10.3)) == Point(x: 20, y: 21))
    #expect(grid.pixels(Point(x: 10.25, y: -10.25)) == Point(x: 21, y: -20))
    // What rounding leaves of a middle is one; what is further from it is not.
    #expect(grid.pixels(Point(x: 10.25 - 1e-8, y: 10.25 - 1e-5)) == Point(x: 21, y: 20))
    #expect(grid.unrounded(Point(x: 10.2, y: -1)) == Point(x: 20.4, y: -2))
  }

  @Test("a scale of 0 leaves places and frames as they are")
  func none() {
    let none = PixelGrid(scale: 0)
    let point = Point(x: 1.23, y: -4.56)
    let frame = Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(none.pixels(point) == point && none.unrounded(point) == point)
    #expect(none.frame(frame, in: point, point) == frame)
  }

  @Test("edges are rounded where they are in the root, and told in the superview")
  func frames() {
    let outer = Point(x: 0.3, y: 5)
    let frame = grid.frame(
      Rect(x: 0.3, y: 0.3, width: 0.5, height: 1.1), in: outer, grid.pixels(outer))
    // From 0.6 to 1.1 and from 5.3 to 6.4: pixels 1 to 2 and 11 to 13; the superview is at 1 and 10.
    #expect(frame == Rect(x: 0, y: 0.5, width: 0.5, height: 1))
  }

  @Test("views that meet have their edge in common, wherever they are")
  func meeting() {
    for place in [0, 0.1, 0.25, -7.4, 1000.05] {
      let outer = Point(x: place, y: 0)
      let pixels = grid.pixels(outer)
      let left = grid.frame(Rect(x: 0, y: 0, width: 10.25, height: 3), in: outer, pixels)
      let right = grid.frame(Rect(x: 10.25, y: 0, width: 5, height: 3), in: outer, pixels)
      #expect(left.maxX == right.minX && left.minX == 0, "\(place)")
      #expect(left.width == 10 || left.width == 10.5, "\(place)")
      #expect(left.height == 3 && right.height == 3, "\(place)")
    }
  }

  @Test("along an axis where a pixel cannot be told from the next one nothing is rounded")
  func huge() {
    let frame = Rect(x: 0x1p53, y: 0.3, width: 1.1, height: 0.9)
    let rounded = grid.frame(frame, in: .zero, .zero)
    #expect(rounded == Rect(x: 0x1p53, y: 0.5, width: 1.1, height: 0.5))
    let far = Rect(x: 0, y: 0.3, width: .greatestFiniteMagnitude, height: 0.9)
    #expect(grid.frame(far, in: .zero, .zero).width == .greatestFiniteMagnitude)
  }

  @Test("points are whole pixels apart whatever pixel they are on")
  func wholeDistances() {
    let old = Point(x: 0.1, y: 0.2)
    #expect(grid.isWhole(from: old, to: Point(x: 3.6, y: -1.3)))
    #expect(!grid.isWhole(from: old, to: Point(x: 3.85, y: 0.2)))
    #expect(!grid.isWhole(from: old, to: Point(x: 0.1, y: 0.2 + 1e-7)))
    #expect(grid.isWhole(from: old, to: Point(x: 0.1, y: 0.2 + 1e-10)))
  }
}
