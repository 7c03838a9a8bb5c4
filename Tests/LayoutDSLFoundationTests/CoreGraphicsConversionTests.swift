// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLFoundation
import Testing

@Suite("CoreGraphics types and ours")
struct CoreGraphicsConversionTests {
  @Test("each becomes the other and back, number by number")
  func roundTrips() {
    let point = Point(x: 1.5, y: -2)
    #expect(CGPoint(point) == CGPoint(x: 1.5, y: -2))
    #expect(Point(CGPoint(point)) == point)

    let size = Size(width: 3, height: 4.25)
    #expect(CGSize(size) == CGSize(width: 3, height: 4.25))
    #expect(Size(CGSize(size)) == size)

    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(rect) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Rect(CGRect(rect)) == rect)
    #expect(CGRect(rect).maxX == 4)

    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let converted = NSEdgeInsets(insets)
    #expect(converted.top == 1 && converted.left == 2)
    #expect(converted.bottom == 3 && converted.right == 4)
    #expect(Insets(converted) == insets)
  }

  @Test("a rectangle with a negative size is not turned round")
  func negative() {
    let rect = Rect(CGRect(x: 10, y: 20, width: -5, height: -6))
    #expect(rect == Rect(x: 10, y: 20, width: -5, height: -6))
  }

  @Test("numbers go in and out without a word")
  func numbers() {
    let inset: CGFloat = 7
    let insets = Insets(top: inset, left: 0, bottom: inset, right: 0)
    let view = LayoutView(frame: Rect(x: 0, y: 0, width: inset * 2, height: inset))
    view.frame.size.height = inset * 3
    let width: CGFloat = view.frame.width
    #expect(insets.top == 7)
    #expect(width == 14)
    #expect(view.frame.height == 21)
  }

  @Test("a view of a CGRect, and of zero without one")
  func frames() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(LayoutView(frame: rect).frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(LayoutView(frame: .zero).frame == .zero)
  }
}
