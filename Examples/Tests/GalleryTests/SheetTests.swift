// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@testable import gallery

@Suite("Sheets")
struct SheetTests {
  private func sheets() throws -> [Sheet] {
    let folder = DataFolder.bundled
    return [
      .invoice(try folder.load("invoice.json", as: Invoice.self)),
      .card(try folder.load("card-ltr.json", as: SocialCard.self)),
      .card(try folder.load("card-rtl.json", as: SocialCard.self)),
    ]
  }

  /// Every text of a tree with its frame on the page.
  private func texts(
    in view: LayoutView, at origin: Point = Point(x: 0, y: 0)
  ) -> [(text: String, frame: Rect)] {
    var found: [(text: String, frame: Rect)] = []
    if let text = view as? TextView {
      found.append((text.text, Rect(origin: origin, size: view.frame.size)))
    }
    for subview in view.subviews {
      let corner = subview.frame.origin
      found += texts(in: subview, at: Point(x: origin.x + corner.x, y: origin.y + corner.y))
    }
    return found
  }

  @Test("every text lies on the page, and none on another")
  func texts() throws {
    for sheet in try sheets() {
      try sheet.root.snp.layout()
      let page = sheet.root.bounds.insetBy(dx: -1e-6, dy: -1e-6)
      let texts = texts(in: sheet.root)
      for (index, (text, frame)) in texts.enumerated() {
        #expect(frame.minX >= page.minX && frame.maxX <= page.maxX, "\(sheet.name): \(text)")
        #expect(frame.minY >= page.minY && frame.maxY <= page.maxY, "\(sheet.name): \(text)")
        for (other, second) in texts[(index + 1)...] {
          let isApart =
            frame.maxX <= second.minX + 1e-6 || second.maxX <= frame.minX + 1e-6
            || frame.maxY <= second.minY + 1e-6 || second.maxY <= frame.minY + 1e-6
          #expect(isApart, "\(sheet.name): \(text) lies on \(other)")
        }
      }
    }
  }

  @Test("the total ends where the amounts do")
  func alignment() throws {
    let sheet = try sheets()[0]
    try sheet.root.snp.layout()
    let invoice = try DataFolder.bundled.load("invoice.json", as: Invoice.self)
    let amounts = Set(invoice.items.map(\.amount.formatted))
    let total = "€\u{A0}" + invoice.totals.total.formatted
    let edges = texts(in: sheet.root)
      .filter { $0.text == total || amounts.contains($0.text) && $0.frame.maxX > 500 }
      .map(\.frame.maxX)
    #expect(edges.count == invoice.items.count + 1)
    #expect(edges.allSatisfy { abs($0 - edges[0]) < 1e-6 })
  }
}
