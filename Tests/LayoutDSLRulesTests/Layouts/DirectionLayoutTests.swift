// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Directions of text that flip after the first pass, through every door to leading and trailing.
@Suite("Layouts: directions that flip")
struct DirectionLayoutTests {
  private func flip(_ sheet: Sheet, _ isRightToLeft: Bool = true) {
    sheet.root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  @Test("blocks: offsets, insets, a centre that stays")
  func blocks() {
    let sheet = Sheet(200, 60, "a 30x20, b, c 10x10")
    sheet.a.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.top.equalToSuperview()
    }
    sheet.b.snp.makeConstraints { make in
      make.leading.equalTo(sheet.a.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(20)
      make.top.height.equalTo(sheet.a)
    }
    sheet.c.snp.makeConstraints { make in
      make.centerX.equalToSuperview().offset(7)
      make.bottom.equalToSuperview()
    }
    sheet.shows(
      """
      a 12 0 30 20
      b 50 0 130 20             // 12 + 30 + 8, 200 - 20 - 50
      c 102 50 10 10
      """)
    flip(sheet)
    sheet.shows(
      """
      a 158 0 30 20             // 200 - 12 - 30
      b 20 0 130 20
      c 102 50 10 10            // centres do not flip
      """)
    flip(sheet, false)
    sheet.shows("b 50 0 130 20")
  }

  @Test("an inset that is updated after the flip lands on the new side")
  func updatedAfterwards() {
    let sheet = Sheet(100, 20, "a 10x10")
    sheet.a.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(5)
      make.top.equalToSuperview()
    }
    sheet.shows("a 5 0 10 10")
    flip(sheet)
    sheet.a.snp.updateConstraints { $0.leading.equalToSuperview().inset(25) }
    sheet.shows("a 65 0 10 10 // 100 - 25 - 10")
    flip(sheet, false)
    sheet.shows("a 25 0 10 10")
  }

  @Test("directional insets of edges")
  func directionalInsets() {
    let sheet = Sheet(100, 50, "a")
    sheet.a.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(DirectionalInsets(top: 1, leading: 20, bottom: 2, trailing: 5))
    }
    sheet.shows("a 20 1 75 47 // 100 - 25, 50 - 3")
    flip(sheet)
    sheet.shows("a 5 1 75 47")
  }

  @Test("margins: the attributes, the guide, and content within")
  func margins() {
    let sheet = Sheet(100, 50, "a 10x10, b 10x10, c 10x10")
    sheet.root.directionalLayoutMargins =
      DirectionalInsets(top: 0, leading: 30, bottom: 0, trailing: 6)
    sheet.a.snp.makeConstraints { make in
      make.leading.equalTo(sheet.root.snp.leadingMargin)
      make.top.equalToSuperview()
    }
    sheet.b.snp.makeConstraints { make in
      make.trailing.equalTo(sheet.root.layoutMarginsGuide).offset(-4)
      make.top.equalToSuperview()
    }
    sheet.c.snp.makeConstraints { make in
      make.centerX.equalTo(sheet.root.snp.centerXWithinMargins)
      make.top.equalToSuperview()
    }
    sheet.shows(
      """
      a 30 0 10 10
      b 80 0 10 10              // 94 - 4 - 10
      c 57 0 10 10              // (30 + 94)/2 - 5
      """)
    flip(sheet)
    sheet.shows(
      """
      a 60 0 10 10              // 100 - 30 - 10
      b 10 0 10 10              // 6 + 4
      c 33 0 10 10              // (6 + 70)/2 - 5
      """)
  }

  @Test("stack views: a row between directional margins, a column's leading")
  func stacks() {
    let sheet = Sheet(
      100, 40, "row row, row/a 10x10, row/b 20x10, column column, column/c 10x10, column/d 30x10")
    let row = sheet.stack("row")
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 15, bottom: 0, trailing: 5)
    row.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    sheet.stack("column").alignment = .leading
    sheet.column.snp.makeConstraints { $0.trailing.bottom.equalToSuperview() }
    sheet.shows(
      """
      row    0 0 50 10          // 15 + 10 + 20 + 5
      a      15 0 10 10
      b      25 0 20 10
      column 70 20 30 20
      c      0 0 10 10
      """)
    flip(sheet)
    sheet.shows(
      """
      row    50 0 50 10
      a      25 0 10 10         // 50 - 15 - 10
      b      5 0 20 10
      column 0 20 30 20
      c      20 0 10 10
      """)
  }

  @Test("a view's own direction: what it hosts flips, where it is does not")
  func ownDirection() {
    let sheet = Sheet(200, 50, "form, form/label 20x10, player, player/play 20x10")
    for view in [sheet.form, sheet.player] {
      view.snp.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(Size(width: 100, height: 50))
      }
    }
    sheet.form.snp.makeConstraints { $0.leading.equalToSuperview() }
    sheet.player.snp.makeConstraints { $0.leading.equalTo(sheet.form.snp.trailing) }
    for view in [sheet.label, sheet.play] {
      view.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    }
    sheet.player.semanticContentAttribute = .playback
    sheet.shows("player 100 0 100 50\nplay 0 0 20 10")
    flip(sheet)
    sheet.shows(
      """
      form   100 0 100 50
      label  80 0 20 10
      player 0 0 100 50
      play   0 0 20 10          // playback controls never flip
      """)
    sheet.form.semanticContentAttribute = .forceLeftToRight
    sheet.shows("form 100 0 100 50\nlabel 0 0 20 10")
  }

  @Test("a view that moves into a tree of the other direction")
  func movedView() {
    let sheet = Sheet(100, 20, "card, card/a 10x10")
    sheet.card.snp.makeConstraints { $0.edges.equalToSuperview() }
    sheet.a.snp.makeConstraints { $0.leading.top.equalToSuperview() }
    sheet.card.directionalLayoutMargins =
      DirectionalInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let guide = sheet.card.layoutMarginsGuide
    sheet.shows("a 0 0 10 10")
    expect(guide, at: 20, 0, 80, 20)
    let other = makeRoot(60, 20, sheet.card)
    other.semanticContentAttribute = .forceRightToLeft
    sheet.card.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(other)
    expect(sheet.a, at: 50, 0, 10, 10)
    expect(guide, at: 0, 0, 40, 20)
  }

  @Test("Masonry's distribution runs from left to right and stays, as Masonry's does")
  func distribution() {
    let sheet = Sheet(100, 10, "a, b")
    let views = [sheet.a, sheet.b]
    views.snp.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 30, tailSpacing: 0)
    views.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
    sheet.shows("a 30 0 30 10\nb 70 0 30 10")
    flip(sheet)
    sheet.shows("a 30 0 30 10\nb 70 0 30 10")
  }

  @Test("guides: free ones, the safe area, and the constraint of a guide in a view")
  func guides() {
    let sheet = Sheet(100, 20, "a 10x10")
    sheet.root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 12, bottom: 0, right: 0)
    sheet.guide("space").snp.makeConstraints { make in
      make.leading.equalTo(sheet.root.safeAreaLayoutGuide)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(20)
    }
    sheet.a.snp.makeConstraints { make in
      make.leading.equalTo(sheet.guide("space").snp.trailing).offset(3)
      make.top.equalToSuperview()
    }
    sheet.shows("space 12 0 20 20\na 35 0 10 10")
    flip(sheet)
    sheet.shows(
      """
      space 80 0 20 20          // insets are left and right: nothing is covered on the right
      a     67 0 10 10          // 80 - 3 - 10
      """)
  }
}
