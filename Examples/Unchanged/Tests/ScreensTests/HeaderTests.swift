// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Headers and cards")
struct HeaderTests {
  @Test("a profile")
  func profile() throws {
    let view = ProfileHeaderView()
    try host(view, height: 120)
    expect(view.avatarView.frame, 16, 16, 80, 80)
    // 16 + 80 + 12; 12 characters of 10
    expect(view.nameLabel.frame, 108, 24, 120, 24)
    // 30 + 2 × 12 wide, 18 + 2 × 6 high; in the middle of the name
    expect(view.editButton.frame, 250, 21, 54, 30)
    // 196 wide is 39 characters: "... for a machine" is 37, the rest is a second line
    expect(view.bioLabel.frame, 108, 52, 196, 24)
  }

  @Test("weather, with directional margins")
  func weather() throws {
    let view = WeatherHeaderView()
    view.cityLabel.text = "Oslo"
    view.temperatureLabel.text = "-3°"
    view.summaryLabel.text = "Snow until noon"
    let root = try host(view, height: 200)
    expect(view.cityLabel.frame, 24, 20, 40, 24)
    // 44 + 2 × 8
    expect(view.temperatureLabel.frame, 24, 60, 60, 48)
    // 60 + 48 - 10 is the baseline, 16 below it; 320 - 24 - 16 wide
    expect(view.summaryLabel.frame, 24, 114, 280, 12)
    #expect(view.marginChanges >= 1)
    root.semanticContentAttribute = .forceRightToLeft
    try root.snp.layout()
    // 320 - 24 - 40
    expect(view.cityLabel.frame, 256, 20, 40, 24)
    expect(view.summaryLabel.frame, 16, 114, 280, 12)
  }

  @Test("segments with an underline that moves")
  func segments() throws {
    let view = SegmentedHeader(titles: ["One", "Two", "Three"])
    let root = try host(view, in: CGSize(width: 300, height: 100), height: 40)
    for (index, frame) in view.buttonFrames.enumerated() {
      expect(frame, CGFloat(index) * 100, 0, 100, 40)
    }
    // 100 × 0.6 - 4 around 50
    expect(view.underlineFrame, 22, 38, 56, 2)
    view.select(2, animated: true)
    try root.snp.layout()
    expect(view.underlineFrame, 222, 38, 56, 2)
    #expect(view.selectedIndex == 2)
  }

  @Test("a navigation bar, its title in the middle as long as it fits")
  func navigationBar() throws {
    let bar = NavigationBarView()
    bar.titleLabel.text = "Inbox"
    let root = try host(bar, height: 44)
    expect(bar.backButton.frame, 16, 13, 30, 18)
    expect(bar.titleLabel.frame, 135, 10, 50, 24)
    expect(bar.actionButton.frame, 274, 13, 30, 18)
    bar.titleLabel.text = "A very long title of a page"
    try root.snp.layout()
    // at least 16 + 30 + 8 from either side
    expect(bar.titleLabel.frame, 54, 10, 212, 24)
  }

  @Test("a card with a strip that is placed by hand")
  func card() throws {
    let card = CardView()
    let root = try host(card, height: 100)
    expect(card.contentView.frame, 12, 12, 296, 76)
    expect(card.accentFrame, 0, 96, 320, 4)
    card.accentHeight = 10
    try root.snp.layout()
    expect(card.accentFrame, 0, 90, 320, 10)
  }

  @Test("a contact")
  func contact() throws {
    let card = ContactCardView()
    card.configure(name: "Grace Hopper", phone: "555-0100")
    try host(card, height: 80)
    expect(card.frames[0], 16, 12, 288, 56)
    // in the middle of 56
    expect(card.frames[1], 0, 4, 48, 48)
    // above the middle of the picture, 28, and below the name
    expect(card.frames[2], 64, 4, 120, 24)
    expect(card.frames[3], 64, 30, 40, 12)
    expect(card.frames[4], 258, 19, 30, 18)
  }

  @Test("a ticket with a shadow that layout passes over")
  func ticket() throws {
    let ticket = TicketView()
    try host(ticket, height: 100)
    // 100 and 4 of shadow
    expect(ticket.frame, 0, 0, 320, 104)
    // a quarter of 320
    expect(ticket.stubView.frame, 240, 0, 80, 100)
    expect(ticket.bodyView.frame, 0, 0, 240, 100)
    expect(ticket.notch.frame, 232, -8, 16, 16)
  }

  @Test("totals of an invoice, baselines in line")
  func totals() throws {
    let view = InvoiceTotalsView()
    view.addRow("Net", "100.00")
    view.addRow("Total", "119.00", emphasized: true)
    try host(view, in: CGSize(width: 200, height: 200))
    expect(view.rows[0].name.frame, 0, 0, 15, 12)
    expect(view.rows[0].amount.frame, 170, 0, 30, 12)
    // 12 + 4
    expect(view.rows[1].amount.frame, 140, 16, 60, 24)
    // 16 + 24 - 5 is the baseline, 12 - 2.5 below the top of the name
    expect(view.rows[1].name.frame, 0, 25.5, 25, 12)
    expect(view.frame, 0, 0, 200, 40)
  }

  @Test("columns whose keys are as wide as the widest")
  func columns() throws {
    let view = ColumnsView(pairs: ["Name": "Ada", "Occupation": "Mathematician and writer"])
    try host(view, in: CGSize(width: 150, height: 200), height: 60)
    // "Occupation" is 50 wide; values have 150 - 58, which is 18 characters
    expect(view.frames[0], 0, 0, 50, 12)
    expect(view.frames[1], 58, 0, 92, 12)
    expect(view.frames[2], 0, 16, 50, 12)
    expect(view.frames[3], 58, 16, 92, 24)
  }

  @Test("a review, pinned by an app's own helpers")
  func review() throws {
    let view = ReviewCardView(
      author: "Lin", text: Array(repeating: "good", count: 40).joined(separator: " "))
    let root = try host(view, in: CGSize(width: 216, height: 400))
    expect(view.frames[0], 8, 8, 32, 32)
    // the middle of the picture is 24
    expect(view.frames[1], 48, 18, 15, 12)
    // 216 - 16 is 40 characters: 8 words to the line, 5 lines of 12
    expect(view.frames[2], 8, 48, 200, 60)
    // 108 + 8; 4 around
    expect(view.frames[3], 4, 116, 208, 10)
    expect(view.frame, 0, 0, 216, 130)
    view.isCollapsed = true
    view.setFooterHeight(20)
    try root.snp.layout()
    expect(view.frames[2], 8, 48, 200, 24)
    // 48 + 24 + 8 + 20 + 4
    expect(view.frame, 0, 0, 216, 104)
  }
}
