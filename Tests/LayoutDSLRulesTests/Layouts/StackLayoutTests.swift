// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Stack views as applications nest them.
@Suite("Layouts: stack views")
struct StackLayoutTests {
  @Test("a media cell: a row of a picture and a column of two texts")
  func mediaCell() {
    let sheet = Sheet(
      320, 100, "cell row, cell/picture 60x60, cell/lines column, lines/a -x20, lines/b -x16")
    let cell = sheet.stack("cell")
    cell.spacing = 12
    cell.alignment = .center
    sheet.stack("lines").spacing = 4
    sheet.picture.snp.contentHuggingHorizontalPriority = 251
    cell.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    sheet.shows(
      """
      cell    16 16 288 68
      picture 0 4 60 60         // (68 - 60)/2
      lines   72 14 216 40      // 60 + 12; 20 + 4 + 16; (68 - 40)/2
      a       0 0 216 20
      b       0 24 216 16
      """)
  }

  @Test("a toolbar of five buttons with equal spaces")
  func toolbar() {
    let sheet = Sheet(
      320, 44, "bar row, bar/a 24x24, bar/b 30x24, bar/c 36x24, bar/d 30x24, bar/e 20x24")
    let bar = sheet.stack("bar")
    bar.distribution = .equalSpacing
    bar.alignment = .center
    bar.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(Insets(top: 0, left: 10, bottom: 0, right: 10))
    }
    sheet.shows(
      """
      a 0 10 24 24              // (300 - 140)/4 = 40 between
      b 64 10 30 24
      c 134 10 36 24
      d 210 10 30 24
      e 280 10 20 24
      """)
  }

  @Test("a keypad: three rows of three keys each")
  func keypad() {
    let rows = ["x", "y", "z"].map { "pad/\($0) row, \($0)/\($0)1, \($0)/\($0)2, \($0)/\($0)3" }
    let sheet = Sheet(320, 260, "pad column, " + rows.joined(separator: ", "))
    for name in ["pad", "x", "y", "z"] {
      sheet.stack(name).spacing = 10
      sheet.stack(name).distribution = .fillEqually
    }
    sheet.pad.snp.makeConstraints { $0.edges.equalToSuperview() }
    sheet.shows(
      """
      y  0 90 320 80            // (260 - 20)/3 = 80
      y2 110 0 100 80           // (320 - 20)/3 = 100
      z3 220 0 100 80
      """)
  }

  @Test("a form in a column: custom space after the first, one field hidden")
  func formColumn() {
    let sheet = Sheet(200, 300, "form column, form/a -x20, form/b -x30, form/c -x40, form/d -x20")
    let form = sheet.stack("form")
    form.spacing = 8
    form.setCustomSpacing(20, after: sheet.a)
    form.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    sheet.shows(
      """
      form 0 0 200 146          // 20 + 20 + 30 + 8 + 40 + 8 + 20
      c    0 78 200 40
      """)
    sheet.b.isHidden = true
    sheet.shows(
      """
      form 0 0 200 108          // without 30 and 8
      c    0 40 200 40
      d    0 88 200 20
      """)
  }

  @Test("proportional bars with gaps")
  func proportional() {
    let sheet = Sheet(230, 10, "bars row, bars/a 10x10, bars/b 20x10, bars/c 70x10")
    sheet.stack("bars").distribution = .fillProportionally
    sheet.bars.snp.makeConstraints { $0.edges.equalToSuperview() }
    sheet.shows(
      """
      a 0 0 23 10               // 230 * 10/100
      b 23 0 46 10
      c 69 0 161 10
      """)
  }

  @Test("a header row between its margins, aligned to baselines")
  func headerRow() {
    let sheet = Sheet(300, 100, "header row, header/title 100x30, header/more 40x16")
    sheet.title.snp.setBaselineOffsets(first: 24, last: 6)
    sheet.more.snp.setBaselineOffsets(first: 12, last: 4)
    sheet.more.snp.contentHuggingHorizontalPriority = 251
    let header = sheet.stack("header")
    header.alignment = .lastBaseline
    header.isLayoutMarginsRelativeArrangement = true
    header.layoutMargins = Insets(top: 10, left: 20, bottom: 6, right: 20)
    header.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
    sheet.shows(
      """
      header 0 0 300 46         // 10 + 30 + 6
      title  20 10 220 30       // 300 - 40 - 40
      more   240 22 40 16       // 10 + 24 = 34 is the line; 34 - 12
      """)
  }

  @Test("a rating: stars, then a count that takes what is left, right to left")
  func rating() {
    let sheet = Sheet(200, 20, "row row, row/a 20x20, row/b 20x20, row/count 30x20")
    sheet.row.snp.makeConstraints { $0.edges.equalToSuperview() }
    sheet.stack("row").spacing = 5
    for star in [sheet.a, sheet.b] { star.snp.contentHuggingHorizontalPriority = 251 }
    sheet.shows("count 50 0 150 20 // 20 + 5 + 20 + 5")
    sheet.root.semanticContentAttribute = .forceRightToLeft
    sheet.shows(
      """
      a     180 0 20 20
      b     155 0 20 20
      count 0 0 150 20
      """)
  }

  @Test("a stack beside a constrained view, as high as its texts")
  func textsInStack() {
    let sheet = Sheet(120, 300, "texts column, texts/a 20 letters, texts/b 5 letters, rule")
    sheet.stack("texts").spacing = 6
    sheet.texts.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    sheet.rule.snp.makeConstraints { make in
      make.left.equalTo(sheet.texts.snp.right).offset(4)
      make.width.equalTo(2)
      make.top.bottom.equalTo(sheet.texts)
    }
    sheet.shows(
      """
      texts 0 0 100 36          // two lines, 6, one line
      b     0 26 100 10
      rule  104 0 2 36
      """)
  }
}
