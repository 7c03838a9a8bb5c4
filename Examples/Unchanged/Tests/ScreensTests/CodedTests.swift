// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Widgets

@Suite("View classes whose init(coder:) calls super")
struct CodedTests {
  // An action of Interface Builder is the main actor's.
  @Test("a row of stars, made again for each setting", arguments: [false, true])
  @MainActor func rating(isCoded: Bool) throws {
    let control = isCoded ? RatingControl(coder: NSCoder()) : RatingControl()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(control)
    control.snp.makeConstraints { $0.left.top.equalToSuperview() }
    try root.snp.layout()
    // 5 × 44 + 4 × 8
    expect(control.frame, 0, 0, 252, 44)
    expect(control.arrangedSubviews[4].frame, 208, 0, 44, 44)
    let third = try #require(control.arrangedSubviews[2] as? UIButton)
    control.ratingButtonTapped(third)
    #expect(control.selected == [true, true, true, false, false])
    control.starCount = 3
    control.starSize = CGSize(width: 20, height: 30)
    try root.snp.layout()
    // 3 × 20 + 2 × 8
    expect(control.frame, 0, 0, 76, 30)
    #expect(control.subviews.count == 3 && control.selected == [true, true, true])
  }

  @Test("a card with an inset that Interface Builder sets")
  func card() throws {
    let card = RoundedCardView(inset: 10)
    let root = try host(card, height: 100)
    expect(card.contentView.frame, 10, 10, 300, 80)
    card.prepareForInterfaceBuilder()
    try root.snp.layout()
    expect(card.contentView.frame, 20, 20, 280, 60)
    let coded = try #require(RoundedCardView(coder: NSCoder()))
    #expect(coded.frame == .zero && coded.subviews.count == 1 && coded.constraints.count == 4)
  }

  @Test("a cell that sizes itself", arguments: [false, true])
  func notification(isCoded: Bool) throws {
    // 20 words of 4: 11 in a line of 276 at 5 each; 8 + 19.2 + 4 + 2 × 12 + 8
    let body = Array(repeating: "word", count: 20).joined(separator: " ")
    let height = NotificationCell.height(title: "News", body: body, width: 320)
    #expect(abs(height - 63.2) < 1e-9)
    let cell =
      isCoded
      ? try #require(NotificationCell(coder: NSCoder()))
      : NotificationCell(style: .default, reuseIdentifier: "cell")
    #expect(cell.reuseIdentifier == (isCoded ? nil : "cell"))
    cell.configure(title: "News", body: body)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: height)
    try root.snp.layout()
    expect(cell.titleLabel.frame, 36, 8, 276, 19.2)
    expect(cell.bodyLabel.frame, 36, 31.2, 276, 24)
    cell.setSelected(true, animated: false)
    cell.prepareForReuse()
    #expect(cell.isSelected && cell.bodyLabel.text == nil)
  }

  @Test("a cell of a grid, as high as its width makes it")
  func album() throws {
    for cell in [AlbumCell(frame: .zero), try #require(AlbumCell(coder: NSCoder()))] {
      cell.nameLabel.text = "Summer"
      cell.countLabel.text = "12"
      // 150 + 6 + 16.8 + 2 + 12
      let size = cell.fittingSize(columnWidth: 150)
      expect(CGRect(origin: .zero, size: size), 0, 0, 150, 186.8)
      cell.frame = CGRect(origin: .zero, size: size)
      try cell.snp.layout()
      expect(cell.coverView.frame, 0, 0, 150, 150)
      expect(cell.moreButton.frame, 130, 154.4, 20, 20)
      expect(cell.countLabel.frame, 0, 174.8, 10, 12)
    }
  }

  @Test("a composer on top of the keyboard's guide")
  func composer() throws {
    for view in [MessageComposer(frame: .zero), try #require(MessageComposer(coder: NSCoder()))] {
      let safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      let root = try host(view, height: 480, safeArea: safeArea)
      // on the safe area, 480 - 34; 44 high at least
      expect(view.container.frame, 0, 402, 320, 44)
      expect(view.field.frame, 16, 8, 250, 28)
      // its title's baseline 16 above the bottom: 44 - 16 - 14.25
      expect(view.sendButton.frame, 274, 13.75, 30, 18)
      view.field.text = "a\nb\nc"
      try root.snp.layout()
      // 3 × 20 + 16
      expect(view.container.frame, 0, 370, 320, 76)
      view.field.text = "a\nb\nc\nd\ne"
      try root.snp.layout()
      expect(view.container.frame, 0, 350, 320, 96)
    }
  }

  @Test("a title that becomes small")
  func header() throws {
    for header in [LargeTitleHeader(), try #require(LargeTitleHeader(coder: NSCoder()))] {
      header.titleLabel.text = "Inbox"
      let root = try host(header, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      expect(header.frame, 0, 0, 320, 116)
      // 96 - 8 - 20.4
      expect(header.titleLabel.frame, 138.75, 67.6, 42.5, 20.4)
      expect(header.backButton.frame, 8, 13, 30, 18)
      header.style = .compact
      expect(header.frame, 0, 0, 320, 64)
      expect(header.titleLabel.frame, 138.75, 11.8, 42.5, 20.4)
      #expect(header.superview === root)
    }
  }

  @Test("stacks in a stack, with margins and a gap of its own")
  func address() throws {
    let form = AddressFormView()
    let root = try host(form)
    expect(form.rootStack.frame, 0, 0, 320, 128)
    expect(form.nameRow.frame, 20, 16, 280, 34)
    expect(form.nameRow.arrangedSubviews[1].frame, 144, 0, 136, 34)
    // a quarter of 280, then 8
    expect(form.zipField.frame, 0, 0, 70, 34)
    expect(form.cityField.frame, 78, 0, 202, 34)
    expect(form.footnote.frame, 20, 100, 280, 12)
    form.setNameHidden(true)
    expect(form.rootStack.frame, 0, 0, 320, 82)
    #expect(form.superview === root)
    let coded = try #require(AddressFormView(coder: NSCoder()))
    #expect(coded.nameRow.arrangedSubviews.isEmpty && coded.rootStack.arrangedSubviews.count == 3)
  }

  @Test("a form that scrolls under a button")
  func checkout() throws {
    for view in [
      CheckoutScrollView(frame: .zero), try #require(CheckoutScrollView(coder: NSCoder())),
    ] {
      let root = try host(view, height: 300)
      // 60 + … + 65, five gaps of 10, 24 above and below
      #expect(view.contentSize == CGSize(width: 320, height: 473))
      expect(view.contentStack.frame, 16, 24, 288, 425)
      expect(view.payButton.frame, 277.5, 262, 22.5, 18)
      view.scrollToBottom()
      try root.snp.layout()
      #expect(view.contentOffset == CGPoint(x: 0, y: 173))
      expect(view.payButton.frame, 277.5, 435, 22.5, 18)
    }
  }

  @Test("a control whose line slides")
  func segments() throws {
    let control = SlidingSegmentedControl(titles: ["One", "Two", "Three"])
    let root = try host(control)
    let third = 320.0 / 3
    expect(control.frame, 0, 0, 320, 20)
    expect(control.indicator.frame, 0, 18, third, 2)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.select(2, animated: true)
    expect(control.indicator.frame, 2 * third, 18, third, 2)
    #expect(count == 1 && control.selectedSegmentIndex == 2 && control.superview === root)
    #expect(SlidingSegmentedControl(coder: NSCoder())?.buttons.isEmpty == true)
  }

  @Test("a film's card")
  func video() throws {
    let card = try #require(VideoCardView(coder: NSCoder()))
    card.durationLabel.text = "4:20"
    card.awakeFromNib()
    try host(card)
    #expect(card.title.text == "From a nib")
    expect(card.thumbnail.frame, 0, 0, 320, 180)
    // 4 × 5 + 8 wide, 12 + 4 high, 8 from the corner
    expect(card.durationLabel.frame, 284, 156, 28, 16)
    expect(card.avatar.frame, 16, 192, 36, 36)
    expect(card.title.frame, 64, 192, 240, 14.4)
    expect(card.frame, 0, 0, 320, 240)
  }

  @Test("questions that open")
  func questions() throws {
    let cell = try #require(ExpandableFAQCell(coder: NSCoder()))
    cell.questionLabel.text = "What is it"
    cell.answerLabel.text = Array(repeating: "aaaa", count: 12).joined(separator: " ")
    func height() -> CGFloat {
      cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // 16 + 16.8 + 16
    #expect(abs(height() - 48.8) < 1e-9)
    cell.isExpanded = true
    // 59 letters of 5 are more than 288: two lines, 8 below the question
    #expect(abs(height() - 80.8) < 1e-9)
    cell.isExpanded = false
    #expect(abs(height() - 48.8) < 1e-9)
  }

  @Test("two ways to arrange two views, by which side is longer")
  func adaptive() throws {
    let view = try #require(AdaptiveStatsView(coder: NSCoder()))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 310)
    try view.snp.layout()
    expect(view.chart.frame, 0, 0, 200, 200)
    expect(view.legend.frame, 0, 210, 200, 100)
    view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    try view.snp.layout()
    expect(view.chart.frame, 0, 0, 300, 200)
    expect(view.legend.frame, 310, 0, 90, 200)
  }

  @Test("tiles, two in a row, whose bars are parts of a track")
  func dashboard() throws {
    let view = try #require(DashboardView(coder: NSCoder()))
    view.reload(
      [0.25, 0.5, 0.75, 1].map { .init(title: "t", value: 3.46, progress: $0) })
    try host(view)
    // 8 + 12 + 4 + 36 + 8 + 6 + 8
    expect(view.frame, 0, 0, 320, 174)
    expect(view.tiles[3].frame, 165, 92, 155, 82)
    expect(view.tiles[1].track.frame, 8, 68, 139, 6)
    expect(view.tiles[1].bar.frame, 0, 0, 69.5, 6)
    #expect(view.tiles[0].titleLabel.text == "T" && view.tiles[0].valueLabel.text == "3.5")
  }

  @Test("boxes for a code, with views placed by masks in them")
  func pin() throws {
    let view = PinCodeView(length: 4)
    try view.snp.layout()
    // 4 × 40 + 3 × 10 in the middle of 320 by 80
    expect(try #require(view.subviews.first).frame, 65, 16, 190, 48)
    expect(view.boxes[3].frame, 150, 0, 40, 48)
    expect(view.boxes[3].digit.frame, 0, 0, 40, 48)
    expect(view.boxes[3].underline.frame, 0, 46, 40, 2)
    #expect(PinCodeView(coder: NSCoder())?.frame == .zero)
  }
}
