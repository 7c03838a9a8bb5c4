// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Controls, bars and small views")
struct ControlTests {
  @Test("a player")
  func player() throws {
    let view = PlayerControlsView()
    try host(view, height: 140)
    expect(view.progressSlider.frame, 8, 8, 304, 31)
    expect(view.elapsedLabel.frame, 8, 41, 20, 12)
    expect(view.remainingLabel.frame, 282, 41, 30, 12)
    // 140 - 8 - 56
    expect(view.playButton.frame, 132, 76, 56, 56)
    // half as large, 24 beside, middles in line
    expect(view.previousButton.frame, 80, 90, 28, 28)
    expect(view.nextButton.frame, 212, 90, 28, 28)
  }

  @Test("a toolbar with buttons of one width")
  func toolbar() throws {
    let bar = ToolbarView()
    try host(bar)
    // (320 - 2 × 12 - 2 × 8) / 3; 49 - 0.5 - 2 × 8 high
    let width = 280.0 / 3
    expect(bar.frame, 0, 0, 320, 49)
    expect(bar.shareButton.frame, 12, 8.5, width, 32.5)
    expect(bar.deleteButton.frame, 20 + width, 8.5, width, 32.5)
    expect(bar.moreButton.frame, 28 + 2 * width, 8.5, width, 32.5)
  }

  @Test("a badge at the corner of an icon")
  func badge() throws {
    let item = TabItemView()
    item.badge.count = 5
    let root = try host(item, in: CGSize(width: 80, height: 50), height: 50)
    expect(item.iconView.frame, 28, 13, 24, 24)
    // 5 + 2 × 6 wide, 12 + 2 × 2 high, around the corner (52, 13)
    expect(item.badge.frame, 43.5, 5, 17, 16)
    expect(item.badge.labelFrame, 6, 2, 5, 12)
    item.badge.count = 120
    try root.snp.layout()
    expect(item.badge.frame, 38.5, 5, 27, 16)
    item.badge.count = 0
    #expect(item.badge.isHidden)
  }

  @Test("a view that opens and closes")
  func expandable() throws {
    let view = ExpandableView()
    let root = try host(view)
    expect(view.bodyFrame, 0, 44, 320, 0)
    var isDone = false
    view.toggle(animated: true) { isDone = true }
    expect(view.bodyFrame, 0, 44, 320, 120)
    expect(view.frame, 0, 0, 320, 164)
    #expect(isDone && view.isExpanded)
    view.setBodyHeight(60)
    try root.snp.layout()
    expect(view.frame, 0, 0, 320, 104)
    view.toggle(animated: false)
    try root.snp.layout()
    expect(view.frame, 0, 0, 320, 44)
  }

  @Test("tags in lines, placed by hand")
  func tags() throws {
    let view = TagListView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.tags = ["swift", "layout", "solver", "linux"]
    try view.snp.layout()
    expect(view.labelFrames[0], 0, 0, 25, 12)
    expect(view.labelFrames[1], 33, 0, 30, 12)
    // 71 + 30 is beyond 100
    expect(view.labelFrames[2], 0, 16, 30, 12)
    expect(view.labelFrames[3], 38, 16, 25, 12)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 28)
  }

  @Test("stars")
  func stars() throws {
    let view = StarRatingView()
    try host(view)
    // (320 - 4 × 5) / 5
    for (index, star) in view.arrangedSubviews.enumerated() {
      expect(star.frame, CGFloat(index) * 65, 0, 60, 20)
    }
    view.rating = 3
    #expect(view.arrangedSubviews.map(\.alpha) == [1, 1, 1, 0.3, 0.3])
    #expect(view.star(at: CGPoint(x: 70, y: 5)) == 2 && view.star(at: CGPoint(x: 62, y: 5)) == nil)
  }

  @Test("faces that overlap")
  func avatars() throws {
    let view = AvatarGroupView(side: 32)
    let image = UIImage(size: CGSize(width: 10, height: 10))
    view.configure(with: Array(repeating: image, count: 5))
    try host(view)
    for index in 0..<4 { expect(view.frames[index], CGFloat(index) * 24, 0, 32, 32) }
    // 3 × 24 + 32 + 4; in the middle of 32
    expect(view.frames[4], 108, 10, 10, 12)
    expect(view.frame, 0, 0, 320, 32)
    view.configure(with: [image])
    #expect(view.frames.count == 1)
  }

  @Test("a day of a calendar")
  func day() throws {
    let day = CalendarDayView(day: 12, events: 3)
    let root = try host(day, in: CGSize(width: 50, height: 60), height: 60)
    expect(day.frames.circle, 11, 4, 28, 28)
    expect(day.frames.number, 4, 2, 20, 24)
    // 3 × 4 + 2 × 2 wide
    expect(day.frames.dots, 17, 34, 16, 4)
    day.isToday = true
    try root.snp.layout()
    expect(day.frames.circle, 9, 4, 32, 32)
  }

  @Test("a progress bar whose multiplier changes")
  func progress() throws {
    let bar = ProgressBar()
    let root = try host(bar, in: CGSize(width: 200, height: 100))
    expect(bar.fillFrame, 0, 0, 100, 4)
    bar.progress = 0.75
    try root.snp.layout()
    expect(bar.fillFrame, 0, 0, 150, 4)
    #expect(bar.constraints.count == 4)
  }

  @Test("dots of pages, the present one longer")
  func pages() throws {
    let view = PageIndicator()
    view.numberOfPages = 3
    let root = try host(view, height: 40)
    // 20 + 8 + 8 + 2 × 6 = 48 in the middle of 320
    expect(view.dotFrames[0], 136, 16, 20, 8)
    expect(view.dotFrames[1], 162, 16, 8, 8)
    view.currentPage = 1
    try root.snp.layout()
    expect(view.dotFrames[0], 136, 16, 8, 8)
    expect(view.dotFrames[1], 150, 16, 20, 8)
    expect(view.dotFrames[2], 176, 16, 8, 8)
  }

  @Test("numbers in rows of equal cells")
  func stats() throws {
    let view = StatsDashboardView(
      stats: [(12, "posts"), (3, "likes"), (44, "views"), (5, "saves"), (6, "tags")], columns: 2)
    try host(view, height: 300)
    // 3 × 36 + 2 × 10; (300 - 10) / 2 wide
    expect(view.rows.frame, 10, 10, 300, 128)
    let last = try #require(view.rows.arrangedSubviews.last as? UIStackView)
    expect(last.frame, 0, 92, 300, 36)
    let stat = try #require(last.arrangedSubviews.first as? StatView)
    expect(stat.frame, 0, 0, 145, 36)
    // "6" is 10 wide in the middle of 145
    expect(stat.valueLabel.frame, 67.5, 0, 10, 24)
    expect(stat.captionLabel.frame, 62.5, 24, 20, 12)
  }

  @Test("a video's picture")
  func thumbnail() throws {
    let view = VideoThumbnailView(title: "Trailer", duration: "12:04")
    let root = try host(view)
    // 320 × 9/16
    expect(view.frames[0], 0, 0, 320, 180)
    // a quarter, but at most 48
    expect(view.frames[1], 136, 67.5, 48, 45)
    expect(view.frames[2], 289, 162, 25, 12)
    expect(view.frames[3], 0, 177, 160, 3)
    expect(view.frames[4], 0, 188, 70, 24)
    view.watched = 0.25
    try root.snp.layout()
    expect(view.frames[3], 0, 177, 80, 3)
  }

  @Test("a stepper")
  func stepper() throws {
    let view = QuantityStepper()
    try host(view)
    expect(view.frames[0], 0, 0, 36, 36)
    expect(view.frames[1], 36, 0, 248, 36)
    expect(view.frames[2], 284, 0, 36, 36)
    // The smallest one: 36 + 40 + 36
    let size = QuantityStepper().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 112, height: 36))
  }

  @Test("bars that follow a sound")
  func recorder() throws {
    let view = RecorderView(barCount: 4)
    let root = try host(view, in: CGSize(width: 100, height: 100), height: 50)
    // (100 - 4 × 6) / 3 between bars
    let step = 6 + 76.0 / 3
    for (index, frame) in view.barFrames.enumerated() {
      expect(frame, CGFloat(index) * step, 48, 6, 2)
    }
    view.update(levels: [1, 0.5, 0, 0.25])
    #expect(root.snp.issues.isEmpty)
    for (index, height) in [50.0, 25, 2, 12.5].enumerated() {
      expect(view.barFrames[index], CGFloat(index) * step, 50 - height, 6, height)
    }
  }

  @Test("two buttons, beside each other or stacked")
  func footer() throws {
    let footer = TwoButtonFooter()
    let root = try host(footer)
    // (320 - 3 × 8) / 2
    expect(footer.primary.frame, 8, 8, 148, 44)
    expect(footer.secondary.frame, 164, 8, 148, 44)
    expect(footer.frame, 0, 0, 320, 60)
    footer.isStacked = true
    try root.snp.layout()
    expect(footer.primary.frame, 8, 8, 304, 44)
    expect(footer.secondary.frame, 8, 60, 304, 44)
    expect(footer.frame, 0, 0, 320, 112)
  }

  @Test("chips in a row")
  func chips() throws {
    let view = FilterChipsView()
    ["All", "Unread", "Sent"].forEach(view.add)
    let root = try host(view, height: 40)
    // 3, 6 and 4 characters of 7.5 and 20 around; 30 high in the middle of 40
    expect(view.frames[0], 16, 5, 42.5, 30)
    expect(view.frames[1], 66.5, 5, 65, 30)
    expect(view.frames[2], 139.5, 5, 50, 30)
    view.toggle(at: 1)
    try root.snp.layout()
    expect(view.frames[1], 66.5, 1, 65, 30)
    #expect(view.selectedTitles == ["Unread"])
    view.toggle(at: 1)
    #expect(view.selectedTitles.isEmpty)
  }

  @Test("a camera's overlay in the safe area")
  func camera() throws {
    let view = CameraOverlayView()
    let root = try host(
      view, in: CGSize(width: 320, height: 568), height: 568,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    // The safe area is 320 × 514 from 20. At most 280 wide and 314 high, 3 to 4: 235.5 × 314 around (160, 277)
    expect(view.viewfinder.frame, 42.25, 120, 235.5, 314)
    // 568 - 34 - 14 - 72
    expect(view.shutter.frame, 124, 448, 72, 72)
    expect(view.closeButton.frame, 8, 28, 44, 44)
    #expect(root.hitTest(CGPoint(x: 4, y: 24), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 20, y: 40), with: nil) === view.closeButton)
    #expect(root.hitTest(CGPoint(x: 160, y: 277), with: nil) === root)
    #expect(view.constraint(named: "close")?.firstItem === view.closeButton)
    view.setSquare()
    try root.snp.layout()
    expect(view.viewfinder.frame, 20, 137, 280, 280)
  }
}
