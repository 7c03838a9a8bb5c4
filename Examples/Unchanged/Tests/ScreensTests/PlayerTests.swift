// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Players, pages and messages")
struct PlayerTests {
  @Test("a player that opens")
  func miniPlayer() throws {
    let player = MiniPlayerView(title: "Blue in Green")
    let root = try host(player)
    expect(player.frames[0], 8, 8, 48, 48)
    // 13 characters of 10
    expect(player.frames[1], 68, 20, 130, 24)
    expect(player.frames[2], 272, 16, 32, 32)
    var states: [Bool] = []
    player.onToggle = { states.append($0) }
    player.toggle()
    // three quarters of 320
    expect(player.frames[0], 40, 40, 240, 240)
    expect(player.frames[1], 95, 304, 130, 24)
    expect(player.frames[2], 124, 352, 72, 72)
    #expect(player.frame.height == 400)
    player.toggle(animated: false)
    expect(player.frames[0], 8, 8, 48, 48)
    #expect(states == [true] && player.superview === root)
  }

  @Test("a picture that grows while its text is pulled down")
  func stretchyHeader() throws {
    let view = StretchyHeaderView()
    view.textLabel.text = "Pull down and the picture grows"
    let root = try host(view, height: 480)
    // 320 × 0.7
    expect(view.imageView.frame, 0, 0, 320, 224)
    // 29 characters to a line: two of 24, and 2 × 14
    expect(view.textContainer.frame, 0, 224, 320, 76)
    #expect(view.scrollView.contentSize.height == 300)
    view.scrollView.contentOffset.y = -50
    try root.snp.layout()
    expect(view.imageView.frame, 0, -50, 320, 274)
    view.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    try root.snp.layout()
    expect(view.imageView.frame, 0, 0, 320, 224)
  }

  @Test("a message with its time, on either side")
  func message() throws {
    let cell = OutgoingMessageCell(style: .default, reuseIdentifier: nil)
    func layOut(_ text: String, _ isOutgoing: Bool) throws {
      cell.configure(with: .init(text: text, time: "12:01", isOutgoing: isOutgoing))
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
      try cell.snp.layout()
    }
    try layOut("Hi", true)
    // The time, 25, is wider than the text: 25 + 20 wide, 10 + 24 + 2 + 12 + 6 high
    expect(cell.frames[0], 259, 4, 45, 54)
    expect(cell.frames[1], 10, 10, 25, 24)
    expect(cell.frames[2], 10, 36, 25, 12)
    try layOut("Hi", false)
    expect(cell.frames[0], 16, 4, 45, 54)
    // 240 - 20 are 22 characters, which the first line fills
    try layOut("Shall we meet on Monday at the station", true)
    expect(cell.frames[0], 64, 4, 240, 78)
    expect(cell.frames[1], 10, 10, 220, 48)
    expect(cell.frames[2], 205, 60, 25, 12)
  }

  @Test("a page with spacers")
  func walkthrough() throws {
    let page = WalkthroughPageView(
      headline: "Welcome", body: "Everything you need in one place")
    try host(
      page, in: CGSize(width: 320, height: 568), height: 568,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    // 568 - 20 - 150 - 30 - 36 - 10 - 48 - 44 - 16 - 34 = 180 for two
    #expect(page.topSpacer.layoutFrame.height == 90)
    #expect(page.bottomSpacer.layoutFrame.minY == 384)
    expect(page.illustration.frame, 60, 110, 200, 150)
    expect(page.headline.frame, 107.5, 290, 105, 36)
    expect(page.body.frame, 40, 336, 240, 48)
    expect(page.nextButton.frame, 8, 474, 304, 44)
  }

  @Test("a bubble that stays on the screen")
  func tip() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = UIView(frame: CGRect(x: 4, y: 200, width: 30, height: 30))
    root.addSubview(button)
    let tip = TipBubbleView(text: "Double tap")
    tip.point(at: button, in: root)
    try root.snp.layout()
    expect(tip.arrow.frame, 13, 192, 12, 6)
    // 10 × 5 + 12; its middle would be at 19
    expect(tip.frame, 8, 168, 62, 24)
    button.frame.origin.x = 145
    try root.snp.layout()
    expect(tip.frame, 129, 168, 62, 24)
    tip.label.text = "Hold and drag to move several items at once"
    try root.snp.layout()
    // 40 characters to a line: 38 and 4, so 190 + 12 wide around 160, and 2 × 12 + 12 high
    expect(tip.frame, 59, 156, 202, 36)
  }

  @Test("a toast that comes and goes")
  func toast() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.snp.additionalSafeAreaInsets.bottom = 34
    let presenter = ToastPresenter(in: root)
    presenter.show("Saved")
    // 480 - 34 - 16 - 24
    #expect(presenter.log == ["from 480.0", "to 406.0"])
    let toast = try #require(presenter.toast)
    expect(toast.frame, 135, 406, 50, 24)
    presenter.hide()
    #expect(toast.superview == nil && presenter.toast == nil && root.subviews.isEmpty)
    #expect(root.constraints.isEmpty)
  }

  @Test("rows that scroll in a list that scrolls")
  func gallery() throws {
    let view = GalleryListView(counts: [2, 10])
    try host(view, height: 150)
    // 90 + 12 + 90
    #expect(view.listView.contentSize == CGSize(width: 320, height: 192))
    expect(view.rows[1].frame, 0, 102, 320, 90)
    expect(view.items(in: 0)[1], 106, 5, 80, 80)
    // 16 + 2 × 80 + 10 + 16, and 16 + 10 × 80 + 9 × 10 + 16
    #expect(view.rows[0].contentSize == CGSize(width: 202, height: 90))
    #expect(view.rows[1].contentSize == CGSize(width: 922, height: 90))
  }

  @Test("text in the middle of a wide screen")
  func reader() throws {
    let view = ReaderView()
    view.headingLabel.text = "Solving"
    view.textLabel.text = String(repeating: "constraint ", count: 9)
    try host(view, in: CGSize(width: 1024, height: 400), height: 400)
    // (1024 - 672) / 2
    expect(view.headingLabel.frame, 176, 20, 140, 48)
    // A baseline of 20 + 38, then 40 more, of which 19 are above the text; 67 characters to a line
    expect(view.textLabel.frame, 176, 79, 672, 48)
    #expect(view.scrollView.contentSize == CGSize(width: 1024, height: 147))
  }

  @Test("a picture that keeps its shape")
  func video() throws {
    let view = VideoStageView()
    let root = try host(view, height: 240)
    expect(view.videoView.frame, 0, 0, 320, 240)
    view.videoSize = CGSize(width: 1920, height: 1080)
    try root.snp.layout()
    // 320 × 9 / 16
    expect(view.videoView.frame, 0, 30, 320, 180)
    view.videoSize = CGSize(width: 1080, height: 1920)
    try root.snp.layout()
    // 240 × 9 / 16
    expect(view.videoView.frame, 92.5, 0, 135, 240)
  }
}
