// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

@testable import gallery

@Suite("Conference badges")
struct BadgeTests {
  private func badges() throws -> [(badge: LayoutView, given: LayoutLabel)] {
    let data = try DataFolder.bundled.load("badges.json", as: BadgeSheetData.self)
    let page = try #require(Sheet.badges(data).first?.root)
    try page.snp.layout()
    return try zip(page.subviews, data.badges).map { view, badge in
      let labels = view.subviews.compactMap { $0 as? LayoutLabel }
      return (view, try #require(labels.first { $0.text == badge.given }))
    }
  }

  @Test("first names are whole, on one line; long ones shrink")
  func names() throws {
    let badges = try badges()
    #expect(badges.count == 10)
    for (_, given) in badges {
      #expect(given.textLayout.lines.count == 1 && !given.textLayout.isTruncated)
    }
    #expect(badges[0].given.textScale == 1)
    #expect(badges[3].given.textScale < 0.6)
  }

  @Test("badges in Hebrew turn around")
  func directions() throws {
    let badges = try badges()
    let hebrew = try #require(badges[2].given.textLayout.lines.first)
    let latin = try #require(badges[0].given.textLayout.lines.first)
    #expect(abs(hebrew.x + hebrew.width - badges[2].given.bounds.width) < 1e-6)
    #expect(latin.x == 0)
  }

  @Test("more badges than a page has room for go on another one")
  func pages() throws {
    var data = try DataFolder.bundled.load("badges.json", as: BadgeSheetData.self)
    data.badges += data.badges.prefix(1)
    let sheets = Sheet.badges(data)
    #expect(sheets.map(\.name) == ["badges", "badges-2"])
    #expect(sheets.map(\.root.subviews.count) == [10, 1])
  }
}
