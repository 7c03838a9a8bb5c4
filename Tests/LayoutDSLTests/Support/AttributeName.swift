// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// One attribute name: where it is found, and what it stands for in the order of expansion.
struct AttributeName {
  var maker: KeyPath<ConstraintMaker, ConstraintMakerExtendable>
  var chain: KeyPath<ConstraintMakerExtendable, ConstraintMakerExtendable>
  var item: KeyPath<ConstraintViewDSL, ConstraintItem>
  var guideItem: KeyPath<ConstraintLayoutGuideDSL, ConstraintItem>?
  var attributes: [LayoutAttribute]

  /// All names that views have; guides lack baselines and margins.
  static var all: [AttributeName] {
    [
      AttributeName(
        maker: \.left, chain: \.left, item: \.left, guideItem: \.left,
        attributes: [.left]),
      AttributeName(
        maker: \.top, chain: \.top, item: \.top, guideItem: \.top,
        attributes: [.top]),
      AttributeName(
        maker: \.right, chain: \.right, item: \.right, guideItem: \.right,
        attributes: [.right]),
      AttributeName(
        maker: \.bottom, chain: \.bottom, item: \.bottom, guideItem: \.bottom,
        attributes: [.bottom]),
      AttributeName(
        maker: \.leading, chain: \.leading, item: \.leading, guideItem: \.leading,
        attributes: [.leading]),
      AttributeName(
        maker: \.trailing, chain: \.trailing, item: \.trailing, guideItem: \.trailing,
        attributes: [.trailing]),
      AttributeName(
        maker: \.width, chain: \.width, item: \.width, guideItem: \.width,
        attributes: [.width]),
      AttributeName(
        maker: \.height, chain: \.height, item: \.height, guideItem: \.height,
        attributes: [.height]),
      AttributeName(
        maker: \.centerX, chain: \.centerX, item: \.centerX, guideItem: \.centerX,
        attributes: [.centerX]),
      AttributeName(
        maker: \.centerY, chain: \.centerY, item: \.centerY, guideItem: \.centerY,
        attributes: [.centerY]),
      AttributeName(
        maker: \.edges, chain: \.edges, item: \.edges, guideItem: \.edges,
        attributes: [.left, .top, .right, .bottom]),
      AttributeName(
        maker: \.horizontalEdges, chain: \.horizontalEdges, item: \.horizontalEdges,
        guideItem: \.horizontalEdges,
        attributes: [.left, .right]),
      AttributeName(
        maker: \.verticalEdges, chain: \.verticalEdges, item: \.verticalEdges,
        guideItem: \.verticalEdges,
        attributes: [.top, .bottom]),
      AttributeName(
        maker: \.directionalEdges, chain: \.directionalEdges, item: \.directionalEdges,
        guideItem: \.directionalEdges,
        attributes: [.top, .bottom, .leading, .trailing]),
      AttributeName(
        maker: \.directionalHorizontalEdges, chain: \.directionalHorizontalEdges,
        item: \.directionalHorizontalEdges, guideItem: \.directionalHorizontalEdges,
        attributes: [.leading, .trailing]),
      AttributeName(
        maker: \.directionalVerticalEdges, chain: \.directionalVerticalEdges,
        item: \.directionalVerticalEdges, guideItem: \.directionalVerticalEdges,
        attributes: [.top, .bottom]),
      AttributeName(
        maker: \.size, chain: \.size, item: \.size, guideItem: \.size,
        attributes: [.width, .height]),
      AttributeName(
        maker: \.center, chain: \.center, item: \.center, guideItem: \.center,
        attributes: [.centerX, .centerY]),
      AttributeName(
        maker: \.lastBaseline, chain: \.lastBaseline, item: \.lastBaseline, guideItem: nil,
        attributes: [.lastBaseline]),
      AttributeName(
        maker: \.firstBaseline, chain: \.firstBaseline, item: \.firstBaseline, guideItem: nil,
        attributes: [.firstBaseline]),
      AttributeName(
        maker: \.leftMargin, chain: \.leftMargin, item: \.leftMargin, guideItem: nil,
        attributes: [.leftMargin]),
      AttributeName(
        maker: \.rightMargin, chain: \.rightMargin, item: \.rightMargin, guideItem: nil,
        attributes: [.rightMargin]),
      AttributeName(
        maker: \.topMargin, chain: \.topMargin, item: \.topMargin, guideItem: nil,
        attributes: [.topMargin]),
      AttributeName(
        maker: \.bottomMargin, chain: \.bottomMargin, item: \.bottomMargin, guideItem: nil,
        attributes: [.bottomMargin]),
      AttributeName(
        maker: \.leadingMargin, chain: \.leadingMargin, item: \.leadingMargin, guideItem: nil,
        attributes: [.leadingMargin]),
      AttributeName(
        maker: \.trailingMargin, chain: \.trailingMargin, item: \.trailingMargin, guideItem: nil,
        attributes: [.trailingMargin]),
      AttributeName(
        maker: \.centerXWithinMargins, chain: \.centerXWithinMargins, item: \.centerXWithinMargins,
        guideItem: nil,
        attributes: [.centerXWithinMargins]),
      AttributeName(
        maker: \.centerYWithinMargins, chain: \.centerYWithinMargins, item: \.centerYWithinMargins,
        guideItem: nil,
        attributes: [.centerYWithinMargins]),
      AttributeName(
        maker: \.margins, chain: \.margins, item: \.margins, guideItem: nil,
        attributes: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
      AttributeName(
        maker: \.directionalMargins, chain: \.directionalMargins, item: \.directionalMargins,
        guideItem: nil,
        attributes: [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]),
      AttributeName(
        maker: \.centerWithinMargins, chain: \.centerWithinMargins, item: \.centerWithinMargins,
        guideItem: nil,
        attributes: [.centerXWithinMargins, .centerYWithinMargins]),
    ]
  }
}
