// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLFoundation
import Testing

/// Rectangles are compared with Foundation's on small numbers, where edges meet often.
@Suite("Rectangles as Foundation's")
struct RectSetComparisonTests {
  @Test("all pairs of rectangles of a small grid")
  func pairs() {
    let numbers = [-2.0, 0, 1.5, 3]
    var rects: [Rect] = [.null]
    for x in numbers {
      for width in numbers {
        rects.append(Rect(x: x, y: -x, width: width, height: 2))
        rects.append(Rect(x: 1, y: x, width: 1, height: width))
      }
    }
    func same(_ ours: Rect, _ theirs: CGRect) -> Bool {
      ours.isNull ? theirs.isNull : ours == Rect(theirs)
    }
    for left in rects {
      let outer = CGRect(left)
      #expect(left.isNull == outer.isNull && left.isEmpty == outer.isEmpty, "\(left)")
      #expect(same(left.standardized, outer.standardized), "\(left)")
      #expect(same(left.integral, outer.integral), "\(left)")
      for number in numbers {
        let point = Point(x: number, y: 0)
        #expect(left.contains(point) == outer.contains(CGPoint(point)), "\(left) \(point)")
        let cut = left.divided(atDistance: number, from: .minXEdge)
        let theirs = outer.divided(atDistance: CGFloat(number), from: .minXEdge)
        #expect(same(cut.slice, theirs.slice), "\(left) \(number)")
        #expect(same(cut.remainder, theirs.remainder), "\(left) \(number)")
      }
      for right in rects {
        let inner = CGRect(right)
        let pair = "\(left) \(right)"
        #expect(same(left.intersection(right), outer.intersection(inner)), "\(pair)")
        #expect(same(left.union(right), outer.union(inner)), "\(pair)")
        #expect(left.intersects(right) == outer.intersects(inner), "\(pair)")
        #expect(left.contains(right) == outer.contains(inner), "\(pair)")
      }
    }
  }
}
