// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Cards, pictures and columns, with aspect ratios, clamps and percentages.
@Suite("Layouts: cards and columns")
struct CardLayoutTests {
  @Test("a picture keeps 16 to 9, and the caption lies below")
  func aspectRatio() {
    let sheet = Sheet(320, 400, "picture, caption 100x20")
    sheet.picture.snp.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(sheet.picture.snp.width).multipliedBy(9.0 / 16)
    }
    sheet.caption.snp.makeConstraints { make in
      make.top.equalTo(sheet.picture.snp.bottom).offset(8)
      make.centerX.equalToSuperview()
    }
    sheet.shows(
      """
      picture 0 0 320 180       // 320 * 9/16
      caption 110 188 100 20    // (320 - 100)/2, 180 + 8
      """)
  }

  @Test("a square as large as fits, whichever side is shorter")
  func aspectFit() {
    let sheet = Sheet(300, 200, "square")
    sheet.square.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(sheet.square.snp.height)
      make.width.height.lessThanOrEqualToSuperview().offset(-20)
      make.width.height.equalToSuperview().priority(.high)
    }
    sheet.shows("square 60 10 180 180 // 200 - 20, (300 - 180)/2, (200 - 180)/2")
    sheet.resize(120, 200)
    sheet.shows("square 10 50 100 100 // 120 - 20, (200 - 100)/2")
  }

  @Test("a column is centred and at most 400 wide")
  func clampedColumn() {
    let sheet = Sheet(1000, 100, "column")
    sheet.column.snp.makeConstraints { make in
      make.centerX.top.bottom.equalToSuperview()
      make.width.lessThanOrEqualTo(400)
      make.width.equalToSuperview().inset(20).priority(.high)
    }
    sheet.shows("column 300 0 400 100 // (1000 - 400)/2")
    sheet.resize(420, 100)
    sheet.shows("column 20 0 380 100  // 420 - 2 * 20")
  }

  @Test("a panel is between 120 and 240 wide, a third if it can be")
  func minMaxClamp() {
    let sheet = Sheet(600, 50, "panel")
    sheet.panel.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.greaterThanOrEqualTo(120)
      make.width.lessThanOrEqualTo(240)
      make.width.equalToSuperview().dividedBy(3).priority(.medium)
    }
    sheet.shows("panel 0 0 200 50 // 600/3")
    sheet.resize(900, 50)
    sheet.shows("panel 0 0 240 50 // 300 > 240")
    sheet.resize(300, 50)
    sheet.shows("panel 0 0 120 50 // 100 < 120")
  }

  @Test("percentages of percentages")
  func nestedPercentages() {
    let sheet = Sheet(400, 200, "half, half/quarter, half/quarter/tenth")
    sheet.half.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.5)
    }
    sheet.quarter.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25)
      make.height.equalToSuperview().multipliedBy(0.75)
    }
    sheet.tenth.snp.makeConstraints { make in
      make.right.bottom.equalToSuperview()
      make.size.equalToSuperview().dividedBy(10)
    }
    sheet.shows(
      """
      half    0 0 200 100
      quarter 75 12.5 50 75     // (200 - 50)/2, (100 - 75)/2
      tenth   45 67.5 5 7.5     // 50 - 5, 75 - 7.5
      """)
  }

  @Test("a price at two thirds of the way")
  func multipliedEdge() {
    let sheet = Sheet(300, 90, "price 40x20")
    sheet.price.snp.makeConstraints { make in
      make.left.equalTo(sheet.root.snp.right).multipliedBy(2.0 / 3)
      make.centerY.equalTo(sheet.root.snp.bottom).multipliedBy(1.0 / 3)
    }
    sheet.shows("price 200 20 40 20 // 300 * 2/3, 90/3 - 10")
  }

  @Test("a card as high as its content, with margins of its own")
  func marginsCard() {
    let sheet = Sheet(320, 400, "card, card/title 80x22, card/body 10x60")
    sheet.card.layoutMargins = Insets(top: 12, left: 16, bottom: 20, right: 24)
    sheet.card.snp.makeConstraints { $0.left.top.right.equalToSuperview().inset(10) }
    sheet.title.snp.makeConstraints { $0.left.top.right.equalTo(sheet.card.layoutMarginsGuide) }
    sheet.body.snp.makeConstraints { make in
      make.left.right.bottom.equalTo(sheet.card.layoutMarginsGuide)
      make.top.equalTo(sheet.title.snp.bottom).offset(4)
    }
    sheet.shows(
      """
      card  10 10 300 118       // 12 + 22 + 4 + 60 + 20
      title 16 12 260 22        // 300 - 16 - 24
      body  16 38 260 60        // 12 + 22 + 4
      """)
  }

  @Test("three tiles by Masonry's distribution with spaces of 10")
  func distributedTiles() {
    let sheet = Sheet(340, 80, "a, b, c")
    let tiles = [sheet.a, sheet.b, sheet.c]
    tiles.snp.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 20, tailSpacing: 20)
    tiles.snp.makeConstraints { $0.top.bottom.equalToSuperview().inset(10) }
    sheet.shows(
      """
      a 20 10 93.33333333333333 60      // (340 - 40 - 20)/3
      b 123.33333333333333 10 93.33333333333333 60
      c 226.66666666666666 10 93.33333333333333 60
      """)
  }

  @Test("three dots of 8 by Masonry's distribution with equal spaces")
  func distributedDots() {
    let sheet = Sheet(124, 8, "a, b, c")
    let dots = [sheet.a, sheet.b, sheet.c]
    dots.snp.distribute(along: .horizontal, fixedItemLength: 8, leadSpacing: 20, tailSpacing: 20)
    dots.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
    sheet.shows(
      """
      a 20 0 8 8
      b 58 0 8 8                // 20 + 8 + (84 - 24)/2
      c 96 0 8 8
      """)
  }

  @Test("guides of equal width are the spaces around two buttons")
  func spacers() {
    let sheet = Sheet(300, 44, "play 60x44, stop 90x44")
    let spaces = ["before", "between", "after"].map(sheet.guide)
    for space in spaces {
      space.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(spaces[0])
      }
    }
    spaces[0].snp.makeConstraints { $0.left.equalToSuperview() }
    sheet.play.snp.makeConstraints { make in
      make.left.equalTo(spaces[0].snp.right)
      make.right.equalTo(spaces[1].snp.left)
      make.top.equalToSuperview()
    }
    sheet.stop.snp.makeConstraints { make in
      make.left.equalTo(spaces[1].snp.right)
      make.right.equalTo(spaces[2].snp.left)
      make.top.equalToSuperview()
    }
    spaces[2].snp.makeConstraints { $0.right.equalToSuperview() }
    sheet.shows(
      """
      before  0 0 50 44         // (300 - 60 - 90)/3
      play    50 0 60 44
      between 110 0 50 44
      stop    160 0 90 44
      after   250 0 50 44
      """)
  }
}
