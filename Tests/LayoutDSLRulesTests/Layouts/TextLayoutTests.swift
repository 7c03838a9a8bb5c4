// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Text: heights by widths, and baselines.
///
/// A letter is 10 by 10 points.
@Suite("Layouts: text")
struct TextLayoutTests {
  @Test("a message under a title, the bubble around both")
  func bubble() {
    let sheet = Sheet(200, 400, "bubble, bubble/title 6 letters, bubble/message 40 letters")
    sheet.bubble.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.right.lessThanOrEqualToSuperview().offset(-30)
    }
    sheet.title.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(8)
      make.right.lessThanOrEqualToSuperview().offset(-8)
    }
    sheet.message.snp.makeConstraints { make in
      make.left.right.bottom.equalToSuperview().inset(8)
      make.top.equalTo(sheet.title.snp.bottom).offset(4)
    }
    sheet.shows(
      """
      bubble  10 10 160 60      // 200 - 30 - 10; 8 + 10 + 4 + 30 + 8
      title   8 8 60 10
      message 8 22 144 30       // 14 letters a line, 3 lines
      """)
    sheet.resize(300, 400)
    sheet.shows("message 8 22 244 20 // 24 letters a line, 2 lines")
    sheet.resize(600, 400)
    sheet.shows("bubble 10 10 416 40 // 400 + 16; 8 + 10 + 4 + 10 + 8")
  }

  @Test("two paragraphs, the second below the first")
  func paragraphs() {
    let sheet = Sheet(100, 400, "first 25 letters, second 12 letters")
    sheet.first.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    sheet.second.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.equalTo(sheet.first.snp.bottom).offset(10)
    }
    sheet.shows(
      """
      first  0 0 100 30         // 10 letters a line
      second 0 40 100 20
      """)
    sheet.resize(50, 400)
    sheet.shows(
      """
      first  0 0 50 50          // 5 letters a line
      second 0 60 50 30
      """)
  }

  @Test("a picture beside a text, as high as the text wraps")
  func besideText() {
    let sheet = Sheet(150, 300, "picture, text 22 letters")
    sheet.picture.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(40)
      make.height.equalTo(sheet.text)
    }
    sheet.text.snp.makeConstraints { make in
      make.left.equalTo(sheet.picture.snp.right).offset(10)
      make.top.right.equalToSuperview()
    }
    sheet.shows(
      """
      text    50 0 100 30       // 150 - 50; 10 letters a line
      picture 0 0 40 30
      """)
  }

  @Test("a column of text of two thirds, in a readable page")
  func columnOfText() {
    let sheet = Sheet(700, 300, "text 100 letters")
    sheet.text.snp.makeConstraints { make in
      make.top.equalTo(sheet.root.readableContentGuide)
      make.centerX.equalTo(sheet.root.readableContentGuide)
      make.width.equalTo(sheet.root.readableContentGuide).multipliedBy(0.5)
    }
    sheet.shows("text 182 8 336 40 // 672/2; 33 letters a line; (700 - 336)/2")
  }

  @Test("price and currency on one baseline")
  func firstBaseline() {
    let sheet = Sheet(200, 60, "price 80x36, currency 30x14")
    sheet.price.snp.setBaselineOffsets(first: 28, last: 8)
    sheet.currency.snp.setBaselineOffsets(first: 11, last: 3)
    sheet.price.snp.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
    sheet.currency.snp.makeConstraints { make in
      make.left.equalTo(sheet.price.snp.right).offset(4)
      make.lastBaseline.equalTo(sheet.price)
    }
    sheet.shows("currency 94 27 30 14 // 10 + 36 - 8 + 3 - 14")
  }

  @Test("a label's first baseline 30 below the top, the next 20 below its last")
  func baselineSpacing() {
    let sheet = Sheet(200, 200, "heading 90x24, body 90x40")
    sheet.heading.snp.setBaselineOffsets(first: 18, last: 6)
    sheet.body.snp.setBaselineOffsets(first: 12, last: 4)
    sheet.heading.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.firstBaseline.equalTo(sheet.root.snp.top).offset(30)
    }
    sheet.body.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.firstBaseline.equalTo(sheet.heading.snp.lastBaseline).offset(20)
    }
    sheet.shows(
      """
      heading 0 12 90 24        // 30 - 18
      body    0 38 90 40        // 12 + 24 - 6 + 20 - 12
      """)
  }

  @Test("a note hangs from the last line of a text that wraps")
  func lastLine() {
    let sheet = Sheet(80, 200, "text 20 letters, note 10x10")
    sheet.text.snp.setBaselineOffsets(first: 8, last: 2)
    sheet.note.snp.setBaselineOffsets(first: 7, last: 3)
    sheet.text.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    sheet.note.snp.makeConstraints { make in
      make.right.equalToSuperview()
      make.lastBaseline.equalTo(sheet.text)
    }
    sheet.shows(
      """
      text 0 0 80 30            // 8 letters a line
      note 70 21 10 10          // 30 - 2 + 3 - 10
      """)
    sheet.resize(200, 200)
    sheet.shows("note 190 1 10 10  // 10 - 2 + 3 - 10")
  }

  @Test("two cells of a table row are as high as the taller text")
  func tableRow() {
    let sheet = Sheet(210, 100, "left, left/a 18 letters, right, right/b 35 letters")
    sheet.left.snp.makeConstraints { $0.left.top.equalToSuperview() }
    sheet.right.snp.makeConstraints { make in
      make.left.equalTo(sheet.left.snp.right).offset(10)
      make.top.right.equalToSuperview()
      make.width.height.equalTo(sheet.left)
    }
    for text in [sheet.a, sheet.b] {
      text.snp.makeConstraints { make in
        make.left.top.right.equalToSuperview()
        make.bottom.lessThanOrEqualToSuperview()
        make.bottom.equalToSuperview().priority(1)
      }
    }
    sheet.shows(
      """
      left  0 0 100 40          // (210 - 10)/2; b has 10 letters a line, 4 lines
      right 110 0 100 40
      a     0 0 100 20          // hugs at 250, which beats 1
      b     0 0 100 40
      """)
  }
}
