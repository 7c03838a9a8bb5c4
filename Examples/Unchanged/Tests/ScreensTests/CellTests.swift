// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Cells")
struct CellTests {
  /// Lays a cell out at a size, as a table does.
  private func layOut(_ cell: UIView, _ width: CGFloat, _ height: CGFloat) throws {
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    try cell.snp.layout()
  }

  /// How high a table would make a cell.
  private func height(of cell: UITableViewCell, at width: CGFloat = 320) -> CGFloat {
    cell.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("a chat bubble on the left, then on the right")
  func bubble() throws {
    let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
    cell.message = "Hi there"
    try layOut(cell, 320, 100)
    // 8 characters of 10; 100 - 16 - 32 high
    expect(cell.messageFrame, 32, 16, 80, 52)
    // 16 around the message
    expect(cell.bubbleFrame, 16, 0, 112, 84)
    cell.isIncoming = false
    try layOut(cell, 320, 100)
    // 320 - 32 - 80
    expect(cell.messageFrame, 208, 16, 80, 52)
    expect(cell.bubbleFrame, 192, 0, 112, 84)
    // "The quick brown fox jumps" is 25 characters, which is 250: two lines of 24
    cell.message = "The quick brown fox jumps over the lazy dog"
    #expect(height(of: cell) == 16 + 2 * 24 + 32)
  }

  @Test("a self-sizing article")
  func article() throws {
    let summary = "Constraints are solved where no screen is, and every frame can be tested."
    // Text has 320 - 10 - 60 - 10 - 10 = 230: a title of 18 in one line of 24, a summary of 46 to the line in two
    // of 12. 10 + 24 + 5 + 24 + 5 + 12 + 10
    #expect(ArticleCell.height(title: "Layout on a server", summary: summary, width: 320) == 90)
    // Without a summary the picture decides: 10 + 60 + 10.
    #expect(ArticleCell.height(title: "Layout on a server", summary: "", width: 320) == 80)
    let cell = ArticleCell(style: .subtitle, reuseIdentifier: ArticleCell.reuseIdentifier)
    cell.titleLabel.text = "Layout on a server"
    cell.summaryLabel.text = summary
    cell.dateLabel.text = "today"
    try layOut(cell, 320, 90)
    expect(cell.thumbnailView.frame, 250, 10, 60, 60)
    expect(cell.titleLabel.frame, 10, 10, 230, 24)
    expect(cell.summaryLabel.frame, 10, 39, 230, 24)
    expect(cell.dateLabel.frame, 10, 68, 25, 12)
  }

  @Test("a photo with a caption and a mark")
  func photo() throws {
    let cell = PhotoGridCell(frame: .zero)
    cell.captionLabel.text = "Lisbon"
    cell.isPicked = true
    try layOut(cell, 120, 130)
    // 120 × 3/4
    expect(cell.imageView.frame, 0, 0, 120, 90)
    expect(cell.captionLabel.frame, 4, 94, 30, 12)
    // 120 - 6 - 22, 90 - 6 - 22
    expect(cell.selectionFrame, 92, 62, 22, 22)
  }

  @Test("a moment of a timeline")
  func timeline() throws {
    let cell = TimelineCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: .init(time: "09:30", event: "Stand-up", isLast: false))
    // The first baselines meet: 12 + 9.5 is 19 below the top of the event. 2.5 + 24 + 12
    #expect(height(of: cell) == 38.5)
    try layOut(cell, 320, 38.5)
    // Hugging is required, so 5 characters of 5 win over 40. The dot's middle is the time's, 18.
    expect(cell.frames[0], 8, 12, 25, 12)
    expect(cell.frames[1], 41, 13, 10, 10)
    expect(cell.frames[2], 45, 23, 2, 15.5)
    // from 51 + 8 to the margin, 312
    expect(cell.frames[3], 59, 2.5, 253, 24)
  }

  @Test("a product with its price and a discount")
  func product() throws {
    let cell = ProductCell(frame: .zero)
    cell.nameLabel.text = "Canvas shoes"
    cell.priceLabel.text = "49"
    cell.setDiscount("-20%")
    try layOut(cell, 160, 240)
    // 160 / (4/3)
    expect(cell.imageView.frame, 0, 0, 160, 120)
    expect(cell.nameLabel.frame, 8, 128, 144, 12)
    // 240 - 8 - 24; 20 + 6 + 20 wide
    expect(cell.priceFrames[0], 8, 208, 46, 24)
    expect(cell.priceFrames[1], 0, 0, 20, 24)
    // The last baselines meet: 19 - 9.5
    expect(cell.priceFrames[2], 26, 9.5, 20, 12)
    expect(cell.favoriteButton.frame, 120, 8, 32, 32)
    cell.setDiscount(nil)
    try layOut(cell, 160, 240)
    expect(cell.priceFrames[0], 8, 208, 20, 24)
  }

  @Test("a comment, two levels deep")
  func comment() throws {
    let view = CommentView(author: "ann", body: "I agree with every word of this", depth: 2)
    try host(view, in: CGSize(width: 200, height: 300))
    // 2 × 12; text begins at 24 + 2 + 8, has 200 - 34 - 8 = 158 for 31 characters of 5: one line
    expect(view.frames[0], 24, 0, 2, 44)
    expect(view.frames[1], 34, 8, 15, 12)
    expect(view.frames[2], 34, 24, 158, 12)
    // 8 + 12 + 4 + 12 + 8
    expect(view.frame, 0, 0, 200, 44)
  }

  @Test("rows of settings, with a value and with a switch")
  func settings() throws {
    let language = SettingsRowView(title: "Language", value: "English")
    try host(language)
    expect(language.titleLabel.frame, 16, 11, 80, 24)
    // The baselines meet: 11 + 19 - 9.5; 320 - 16 - 35
    expect(language.valueLabel.frame, 269, 20.5, 35, 12)
    // 11 + 24 + 11
    expect(language.frame, 0, 0, 320, 46)
    let sounds = SettingsRowView(title: "Sounds", showsToggle: true)
    try host(sounds)
    // 320 - 16 - 51, (46 - 31) / 2
    expect(sounds.toggle.frame, 253, 7.5, 51, 31)
  }

  @Test("a price never gives way, a name is cut")
  func price() throws {
    let row = PriceRow(name: "Espresso", price: "3.50")
    try host(row)
    // 320 - 16 - 40; the name takes the rest
    expect(row.priceLabel.frame, 264, 8, 40, 24)
    expect(row.nameLabel.frame, 16, 8, 240, 24)
    let narrow = PriceRow(name: "Espresso", price: "3.50")
    try host(narrow, in: CGSize(width: 100, height: 100))
    expect(narrow.priceLabel.frame, 44, 8, 40, 24)
    expect(narrow.nameLabel.frame, 16, 8, 20, 24)
  }
}
