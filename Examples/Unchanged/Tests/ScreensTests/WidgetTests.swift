// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Widgets

@Suite("More view classes, as apps have them")
struct WidgetTests {
  @Test("stars with equal room between them")
  func stars() throws {
    let view = StarsWithGuides()
    try host(view, height: 50)
    // (320 - 4 × 24) / 5
    expect(view.stars[0].frame, 44.8, 13, 24, 24)
    expect(view.stars[3].frame, 251.2, 13, 24, 24)
    expect(view.spacers[4].layoutFrame, 275.2, 24.5, 44.8, 1)
  }

  @Test("a label with padding, at least as wide as high")
  func padding() throws {
    let button = InboxButton()
    button.badge.text = "7"
    let root = try host(button, in: CGSize(width: 80, height: 44), height: 44)
    expect(button.icon.frame, 28, 10, 24, 24)
    // 5 + 14 by 12 + 10, so 22 wide, around (52, 10)
    expect(button.badge.frame, 41, -1, 22, 22)
    #expect(button.badgeSize == CGSize(width: 22, height: 22))
    button.badge.text = "1234"
    try root.snp.layout()
    expect(button.badge.frame, 35, -1, 34, 22)
    let count = CountBadge()
    count.font = .systemFont(ofSize: 10)
    count.text = "12"
    // 10 + 12 by 12 + 4
    #expect(count.intrinsicContentSize == CGSize(width: 22, height: 16))
  }

  @Test("a padded label that wraps")
  func paddedLines() throws {
    let label = PaddedLabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc"
    try host(label, in: CGSize(width: 50, height: 200))
    // Its bounds say that the text has 36 less the padding: one word in each of three lines
    expect(label.frame, 0, 0, 50, 46)
  }

  @Test("pages side by side")
  func carousel() throws {
    let view = BannerCarousel()
    let root = try host(view, height: 120)
    view.show(3)
    try root.snp.layout()
    #expect(view.scrollView.contentSize == CGSize(width: 960, height: 120))
    expect(view.pages[2].frame, 640, 0, 320, 120)
    view.scroll(to: 2)
    #expect(view.currentPage == 2)
    view.show(1)
    try root.snp.layout()
    #expect(view.scrollView.contentSize == CGSize(width: 320, height: 120))
  }

  @Test("a field that makes room for its button")
  func search() throws {
    let view = SearchHeaderView()
    let root = try host(view, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    expect(view.frame, 0, 0, 320, 72)
    expect(view.field.frame, 16, 28, 288, 36)
    var isDone = false
    view.setSearching(true) { isDone = $0 }
    // 320 - 16 - 45 - 8 - 16
    expect(view.field.frame, 16, 28, 235, 36)
    expect(view.cancelButton.frame, 259, 37, 45, 18)
    #expect(isDone && view.superview === root)
  }

  @Test("a price with priorities of all kinds")
  func price() throws {
    let row = PriceTagRow(name: "Coffee", oldPrice: "9.99", price: "7.99")
    try host(row)
    expect(row.frame, 0, 0, 320, 32)
    expect(row.nameLabel.frame, 10, 10, 30, 12)
    // a fifth of 320, more strongly than it hugs
    expect(row.priceLabel.frame, 246, 10, 64, 12)
    expect(row.strikeLabel.frame, 218, 10, 20, 12)
  }

  @Test("formats with predicates of all kinds")
  func formats() throws {
    let panel = VisualFormatPanel()
    try host(panel, height: 80)
    expect(panel.logo.frame, 15, 15, 40, 40)
    expect(panel.headline.frame, 62.5, 15, 50, 24)
    expect(panel.detail.frame, 62.5, 41, 60, 12)
    expect(panel.action.frame, 245, 26, 60, 18)
    expect(panel.subviews[0].frame, 0, 0, 320, 80)
  }

  @Test("the anchor helpers of many projects")
  func anchors() throws {
    let tile = ReviewTile()
    try host(tile)
    expect(tile.frame, 0, 0, 320, 44)
    expect(tile.avatar.frame, 0, 4, 40, 40)
    // 320 - 20 - 40 - 50 - 24
    expect(tile.name.frame, 62, 10, 186, 24)
    expect(tile.stars.frame, 260, 10, 50, 24)
    #expect(tile.anchored?.width?.constant == 40 && tile.anchored?.bottom == nil)
  }

  @Test("views in property wrappers")
  func wrappers() throws {
    let view = ProfileSummaryView()
    try host(view)
    expect(view.frame, 0, 0, 320, 64)
    expect(view.avatarView.frame, 8, 8, 48, 48)
    expect(view.nameLabel.frame, 64, 21.2, 126, 21.6)
    expect(view.separator.frame, 64, 63.5, 256, 0.5)
  }

  @Test("a protocol for whatever has anchors", arguments: [false, true])
  func direction(isRightToLeft: Bool) throws {
    let card = DirectionCard(isRightToLeft: isRightToLeft)
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    try card.snp.layout()
    #expect(card.isFlipped == isRightToLeft)
    // 20 and 12 as margins, 30 and 10 within them
    expect(card.title.frame, isRightToLeft ? 22 : 50, 8, 128, 34)
    expect(card.badge.frame, isRightToLeft ? 160 : 20, 8, 20, 20)
  }

  @Test("tokens that flow, as high as they come out")
  func tokens() throws {
    let view = TokenFieldView()
    view.setTitles(["swift", "layout", "ui"])
    let root = try host(view, in: CGSize(width: 120, height: 300))
    // 50, 6, 56, and 32 in the next row of 22.4 with 6 between
    expect(view.frame, 0, 0, 120, 50.8)
    expect(view.tokens[1].frame, 56, 0, 56, 22.4)
    expect(view.tokens[2].frame, 0, 28.4, 32, 22.4)
    expect(view.tokens[0].labelFrame, 10, 4, 30, 14.4)
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // one in each row, the first two cut to 40
    #expect(abs(fitting.height - 79.2) < 1e-9)
    view.setTitles(["a"])
    try root.snp.layout()
    expect(view.frame, 0, 0, 120, 22.4)
  }

  @Test("a mark that points at a view elsewhere")
  func coach() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 460))
    let target = UIView(frame: CGRect(x: 100, y: 400, width: 40, height: 20))
    root.addSubview(box)
    box.addSubview(target)
    let mark = CoachMarkView()
    mark.point(at: target, in: root)
    // above 410, 8 away; the middle of 110 to 150
    expect(mark.bubble.frame, 70, 362, 120, 40)
    expect(mark.arrow.frame, 122, 394, 16, 16)
    #expect(mark.subviews.map { $0 === mark.arrow } == [true, false])
    #expect(root.hitTest(CGPoint(x: 130, y: 380), with: nil) === mark.bubble)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === box)
    #expect(target.rootView === root && root.firstSubview(of: CoachMarkView.self) === mark)
  }

  @Test("operators of one's own over anchors")
  func operators() throws {
    let pill = PillView("New")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(pill)
    pill.snp.makeConstraints { $0.left.top.equalToSuperview() }
    try root.snp.layout()
    // 6 + 8 + 4 + 15 + 6 is less than 44
    expect(pill.frame, 0, 0, 44, 18)
    expect(pill.dot.frame, 6, 5, 8, 8)
    expect(pill.text.frame, 18, 3, 20, 12)
    #expect(pill.constraints.contains { $0.identifier == "maximum" })
  }

  @Test("constraints that are replaced by ones with another multiplier")
  func emptyInbox() throws {
    let view = EmptyInboxView()
    let root = try host(view, height: 480)
    // 0.8 × 240 - 30
    expect(view.imageView.frame, 130, 162, 60, 60)
    expect(view.label.frame, 125, 234, 70, 24)
    expect(view.button.frame, 137.5, 270, 45, 18)
    view.moveUp()
    expect(view.imageView.frame, 130, 105, 60, 30)
    expect(view.button.frame, 137.5, 183, 45, 18)
    #expect(view.superview === root)
  }

  @Test("a grid of stacks")
  func keypad() throws {
    let view = KeypadGridView()
    try host(view)
    // 0.6 × 106 + 4, four times, three gaps and 2 below
    expect(view.frame, 0, 0, 320, 275.4)
    expect(view.key(3, 2), 214, 205.8, 106, 67.6)
  }

  @Test("baselines in margins that are the superview's")
  func quote() throws {
    let view = QuoteView()
    view.quote.text = "Simple is hard"
    view.author.text = "Anon"
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(100)
    }
    try root.snp.layout()
    expect(view.quote.frame, 36, 28, 268, 24)
    // both baselines at 47
    expect(view.mark.frame, 16, 9, 20, 48)
    // 47 + 16 - 9.5
    expect(view.author.frame, 284, 53.5, 20, 12)
  }

  @Test("a bar that comes from below and goes")
  func snackbar() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.snp.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    let bar = Snackbar.show("Saved", in: root)
    // 480 - 34 - 8 - 36
    expect(bar.frame, 8, 402, 304, 36)
    #expect(bar.tag == 1)
    var isGone = false
    bar.dismiss { isGone = true }
    #expect(isGone && bar.superview == nil && bar.alpha == 0)
    expect(bar.frame, 8, 480, 304, 36)
  }

  @Test("a form in the middle, above the keyboard")
  func login() throws {
    let view = LoginCredentialsView()
    let root = try host(view, height: 480)
    // 34 + 8 + 34 + 8 + 44 in the middle
    expect(try #require(view.subviews.first).frame, 24, 176, 272, 128)
    expect(view.spinner.frame, 150, 272, 20, 20)
    view.configure(with: .init(hint: "Wrong password", isBusy: true))
    try root.snp.layout()
    // and 12 + 24 - 8 + 8 more
    expect(try #require(view.subviews.first).frame, 24, 158, 272, 164)
    #expect(view.spinner.isAnimating && !view.loginButton.isEnabled)
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 480)
    try root.snp.layout()
    expect(try #require(view.subviews.first).frame, 60, 158, 280, 164)
  }

  @Test("a bar that becomes a screen")
  func player() throws {
    let bar = MediaPlayerBar()
    let root = try host(bar)
    expect(bar.frame, 0, 0, 320, 64)
    expect(bar.frames[0], 8, 8, 48, 48)
    expect(bar.frames[1], 68, 20, 40, 24)
    expect(bar.frames[2], 204, 22, 100, 20)
    bar.apply(.full)
    try root.snp.layout()
    // 0.75 × 320 - 10
    expect(bar.frames[0], 45, 20, 230, 230)
    expect(bar.frames[1], 140, 266, 40, 24)
    expect(bar.frames[2], 45, 306, 230, 20)
    expect(bar.frame, 0, 0, 320, 356)
    bar.apply(.mini)
    try root.snp.layout()
    expect(bar.frame, 0, 0, 320, 64)
  }

  @Test("bars as high as their values")
  func chart() throws {
    let view = ChartAxisView(frame: CGRect(x: 0, y: 0, width: 100, height: 58))
    view.values = [4]
    view.values = [1, 2, 4]
    try view.snp.layout()
    // (84 - 8) / 3 wide, parts of 42
    expect(view.bars[0], 8, 39.5, 76.0 / 3, 10.5)
    expect(view.bars[2], 66 + 2.0 / 3, 8, 76.0 / 3, 42)
    #expect(view.subviews.count == 3)
  }

  @Test("a picture that stays at the top while the rest scrolls")
  func parallax() throws {
    let view = ParallaxHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    try view.snp.layout()
    #expect(view.scrollView.contentSize == CGSize(width: 320, height: 1100))
    expect(view.content.frame, 0, 200, 320, 900)
    view.scrollView.contentOffset = CGPoint(x: 0, y: 50)
    view.scrollViewDidScroll(view.scrollView)
    try view.snp.layout()
    expect(view.imageView.frame, 0, 50, 320, 150)
    expect(view.content.frame, 0, 200, 320, 900)
  }

  @Test("offsets and insets from an enumeration")
  func item() throws {
    let item = ListItemContent()
    item.title.text = "Wi-Fi"
    item.value.text = "On"
    try host(item)
    expect(item.frame, 0, 0, 320, 44)
    expect(item.leading.frame, 16, 10, 24, 24)
    expect(item.title.frame, 48, 8, 35, 28)
    expect(item.value.frame, 270, 13.6, 14, 16.8)
    expect(item.accessory.frame, 292, 16, 12, 12)
  }

  @Test("tabs as wide as their titles ask")
  func pager() throws {
    let view = TabPagerView()
    view.setTitles("X")
    view.setTitles("A", "BBB")
    let root = try host(view)
    // 10 of 10 + 10 + 30 in 300; the last one, at a lower priority, has what is left
    expect(view.tabs.arrangedSubviews[0].frame, 0, 0, 60, 40)
    expect(view.tabs.arrangedSubviews[1].frame, 70, 0, 230, 40)
    expect(view.underline.frame, 25, 40, 30, 3)
    view.moveUnderline(to: 1)
    // around 10 + 70 + 115
    expect(view.underline.frame, 137.5, 40, 115, 3)
    #expect(view.superview === root)
  }
}
