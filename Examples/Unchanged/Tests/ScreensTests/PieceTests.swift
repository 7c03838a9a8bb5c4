// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import Testing
import UIKit

@testable import Screens

@Suite("Pieces of screens")
struct PieceTests {
  @Test("bars of shares")
  func ratings() throws {
    let view = RatingBreakdownView(count: 3)
    let root = try host(view)
    #expect(view.bars.allSatisfy { $0.frame.width == 0 })
    view.shares = [1, 0.5, 0.1]
    try root.snp.layout()
    // rows of 12 with 4 between them; 320 - 5 - 8
    #expect(view.frame.height == 44)
    expect(view.bars[0].frame, 13, 3, 307, 6)
    expect(view.bars[1].frame, 13, 19, 153.5, 6)
    expect(view.bars[2].frame, 13, 35, 30.7, 6)
  }

  @Test("tags that wrap")
  func tags() throws {
    let view = TagFlowView()
    view.tags = ["swift", "layout", "server", "constraints"]
    let root = try host(view, in: CGSize(width: 140, height: 480))
    try root.snp.layout()
    // 37, 42, 42 and two gaps are 133
    expect(view.labels[2].frame, 91, 0, 42, 20)
    expect(view.labels[3].frame, 0, 26, 67, 20)
    #expect(view.frame.height == 46)
  }

  @Test("a badge with a shadow at a corner")
  func badge() throws {
    let view = UIView()
    view.addSubview(ShadowBadgeView())
    try host(view, height: 100)
    // 40 × 20 around 320, 0, and its shadow
    expect(view.subviews[0].frame, 298, -12, 44, 28)
  }

  @Test("a profile in two layouts")
  func profile() throws {
    let view = AdaptiveProfileView()
    let root = try host(view)
    expect(view.photoView.frame, 110, 10, 100, 100)
    expect(view.nameLabel.frame, 100, 118, 120, 24)
    #expect(view.frame.height == 152)
    view.layout(isCompact: false)
    try root.snp.layout()
    expect(view.photoView.frame, 20, 10, 100, 100)
    // 20 + 100 + 2 × 8; a baseline of 60 is 19 below the top
    expect(view.nameLabel.frame, 136, 41, 120, 24)
    #expect(view.frame.height == 120)
  }

  @Test("a line under a tab")
  func tabs() throws {
    let view = PagerTabsView(titles: ["One", "Two", "Three", "Four"])
    let root = try host(view, height: 40)
    expect(view.buttonFrames[3], 240, 0, 80, 40)
    expect(view.indicator.frame, 10, 38, 60, 2)
    view.selectedIndex = 2
    expect(view.indicator.frame, 170, 38, 60, 2)
    #expect(view.superview === root)
  }

  @Test("keys in loops")
  func numberPad() throws {
    let pad = NumberPadView()
    try host(pad, in: CGSize(width: 324, height: 480), height: 236)
    // (324 - 24) / 3, (236 - 36) / 4
    expect(pad.keys[0][0].frame, 0, 0, 100, 50)
    expect(pad.keys[1][1].frame, 112, 62, 100, 50)
    expect(pad.keys[3][2].frame, 224, 186, 100, 50)
  }

  @Test("a row in two directions")
  func transfer() throws {
    let row = TransferRowView(isArabic: false)
    try host(row, height: 44)
    expect(row.flagView.frame, 24, 12, 30, 20)
    expect(row.amountLabel.frame, 62, 10, 50, 24)
    expect(row.arrowView.frame, 292, 14, 16, 16)
    expect(row.checkView.frame, 0, 10, 3, 14)
    let mirrored = TransferRowView(isArabic: true)
    try host(mirrored, height: 44)
    #expect(mirrored.isRightToLeft && !row.isRightToLeft)
    // 320 - 24 - 30, 266 - 8 - 50
    expect(mirrored.flagView.frame, 266, 12, 30, 20)
    expect(mirrored.amountLabel.frame, 208, 10, 50, 24)
    expect(mirrored.arrowView.frame, 12, 14, 16, 16)
    expect(mirrored.checkView.frame, 0, 10, 3, 14)
  }

  @Test("which of two labels gives way")
  func twoLabels() throws {
    let row = TwoLabelRow()
    row.titleLabel.text = "A title of 20 chars."
    row.valueLabel.text = "1234567890"
    let root = try host(row)
    // 320 - 16 - 16 - 8 - 100
    expect(row.titleLabel.frame, 16, 10, 180, 24)
    expect(row.valueLabel.frame, 204, 10, 100, 24)
    row.titleLabel.text = "Name"
    row.valueLabel.text = "Ada"
    try root.snp.layout()
    expect(row.titleLabel.frame, 16, 10, 40, 24)
    expect(row.valueLabel.frame, 274, 10, 30, 24)
  }

  @Test("equal distances")
  func icons() throws {
    let view = EvenlySpacedIcons(sizes: [20, 40, 60])
    try host(view, height: 80)
    // (320 - 120) / 4
    expect(view.frames[0], 50, 30, 20, 20)
    expect(view.frames[1], 120, 20, 40, 40)
    expect(view.frames[2], 210, 10, 60, 60)
  }

  @Test("a header that is as high as its text")
  func fitting() throws {
    let header = UIView(), label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 20)
    label.text = "Everything you need in one place today ok"
    header.addSubview(label)
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    header.fitHeight(toWidth: 320)
    // 30 characters to a line: 26 and 14
    expect(header.frame, 0, 0, 320, 68)
    expect(label.frame, 10, 10, 300, 48)
    let outer = UIScrollView()
    outer.addSubview(header)
    #expect(outer.allSubviews == [header, label])
    #expect(label.firstSuperview(of: UIScrollView.self) === outer)
    label.removeAllConstraints()
    #expect(header.constraints.isEmpty && label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a box that grows")
  func growingBox() throws {
    let view = GrowingBoxView()
    let root = try host(view, height: 480)
    expect(view.box.frame, 110, 190, 100, 100)
    view.grow()
    expect(view.box.frame, 85, 165, 150, 150)
    view.grow()
    view.grow()
    // 337.5, but 320 wide at most
    expect(view.box.frame, 0, 71.25, 320, 337.5)
    #expect(view.updates == 4)
    // two centres, two bounds and its own height; the box has its own numbers
    #expect(view.constraints.count == 5 && view.box.constraints.count == 2)
    #expect(root.constraints.count == 3)
  }

  @Test("buttons on a circle")
  func radial() throws {
    let view = RadialMenuView(count: 4, radius: 100)
    try host(view, height: 320)
    expect(view.items[0].frame, 140, 40, 40, 40)
    expect(view.items[1].frame, 240, 140, 40, 40)
    expect(view.items[2].frame, 140, 240, 40, 40)
    expect(view.items[3].frame, 40, 140, 40, 40)
  }

  @Test("bars by frames and masks")
  func waveform() throws {
    let view = WaveformView(frame: CGRect(x: 0, y: 0, width: 84, height: 40))
    view.layoutIfNeeded()
    // steps of (84 - 8 - 2) / 4 = 18.5; from 6 + 4.625 to 6 + 13.875, outwards
    expect(view.frames[0], 10, 30, 10, 10)
    expect(view.frames[1], 29, 0, 10, 40)
    expect(view.frames[2], 47, 20, 10, 20)
    expect(view.frames[3], 66, 10, 10, 30)
    expect(view.frames[4], 41, 0, 2, 40)
    view.frame.size = CGSize(width: 164, height: 80)
    view.layoutIfNeeded()
    expect(view.frames[4], 81, 0, 2, 80)
  }
}
