// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

@testable import gallery

@Suite("Sheets")
struct SheetTests {
  private func sheets() throws -> [Sheet] {
    try SheetKind.allCases.flatMap { try $0.sheets(from: .bundled) }
  }

  /// Returns the texts of a tree with their frames on the page.
  private func texts(
    in view: LayoutView, at origin: Point = Point(x: 0, y: 0)
  ) -> [(text: String, frame: Rect)] {
    var found: [(text: String, frame: Rect)] = []
    if let text = view as? LayoutLabel {
      found.append((text.text ?? "", Rect(origin: origin, size: view.frame.size)))
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

  /// Returns the labels of a tree.
  private func labels(in view: LayoutView) -> [LayoutLabel] {
    ((view as? LayoutLabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test("no line of any label is outside of its box, and every character is in the font")
  func boxes() throws {
    for sheet in try sheets() {
      try sheet.root.snp.layout()
      let labels = labels(in: sheet.root)
      #expect(labels.count > 5, "\(sheet.name)")
      for label in labels {
        let layout = label.textLayout
        let (name, box) = ("\(sheet.name): \(label.text ?? "")", label.bounds)
        #expect((label.text ?? "").isEmpty || !layout.lines.isEmpty, "\(name)")
        #expect(layout.missing.isEmpty && layout.unsupported.isEmpty, "\(name)")
        // Only labels with a limited number of lines may be truncated.
        #expect(!layout.isTruncated || label.numberOfLines > 0, "\(name)")
        for line in layout.lines {
          #expect(line.x >= -0.001 && line.x + line.width <= box.width + 0.001, "\(name)")
          #expect(line.top >= -0.001 && line.top + line.height <= box.height + 0.001, "\(name)")
        }
      }
    }
  }

  @Test("pictures have no text that needs a font of the viewer's")
  func outlines() throws {
    for sheet in try sheets() {
      try sheet.root.snp.layout()
      let svg = Picture(of: sheet).svg
      #expect(!svg.contains("<text"), "\(sheet.name)")
      #expect(svg.contains("<use href=\"#layout-g"), "\(sheet.name)")
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
