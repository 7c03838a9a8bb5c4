// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A page of badges in two columns, to be cut out.
final class BadgePage: LayoutView, LayoutDrawable {
  /// Builds a page of A4 with at most ten badges.
  init(_ badges: ArraySlice<BadgeSheetData.Badge>, of sheet: BadgeSheetData) {
    super.init(frame: Rect(x: 0, y: 0, width: 595, height: 842))
    snp.setLabel("badges")
    let views = badges.map { ConferenceBadge($0, event: sheet.event) }
    views.forEach(addSubview)

    // A grid: each badge is placed next to its left neighbour and below its upper neighbour.
    for (index, badge) in views.enumerated() {
      badge.snp.makeConstraints { make in
        make.width.equalTo(BadgeStyle.width)
        make.height.equalTo(BadgeStyle.height)
        if index.isMultiple(of: 2) {
          make.left.equalToSuperview().inset(BadgeStyle.margin)
        } else {
          make.left.equalTo(views[index - 1].snp.right).offset(BadgeStyle.gap)
        }
        if index < 2 {
          make.top.equalToSuperview().inset(BadgeStyle.margin)
        } else {
          make.top.equalTo(views[index - 2].snp.bottom).offset(BadgeStyle.gap)
        }
      }
    }
  }

  func shapes(in bounds: Rect) -> [LayoutShape] { [.rectangle(bounds, LayoutPaint(fill: .white))] }
}
