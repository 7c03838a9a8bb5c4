// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@testable import gallery

@Suite("Social cards")
struct SocialCardTests {
  private func frames(_ direction: SocialCard.Direction) throws -> [Rect] {
    var card = try DataFolder.bundled.load("card-ltr.json", as: SocialCard.self)
    card.direction = direction
    let root = Sheet.card(card).root
    try root.snp.layout()
    return absoluteFrames(of: root, at: Point(x: 0, y: 0))
  }

  private func absoluteFrames(of view: LayoutView, at origin: Point) -> [Rect] {
    let here = Rect(origin: origin, size: view.frame.size)
    return view.subviews.reduce([here]) { frames, subview in
      let corner = subview.frame.origin
      return frames
        + absoluteFrames(of: subview, at: Point(x: origin.x + corner.x, y: origin.y + corner.y))
    }
  }

  @Test("right to left is the mirror image of left to right")
  func mirrored() throws {
    let pairs = zip(try frames(.ltr), try frames(.rtl))
    for (left, right) in pairs {
      #expect(abs(right.minX - (1200 - left.maxX)) < 1e-6)
      #expect(abs(right.minY - left.minY) < 1e-6)
      #expect(abs(right.width - left.width) < 1e-6)
      #expect(abs(right.height - left.height) < 1e-6)
    }
  }
}
