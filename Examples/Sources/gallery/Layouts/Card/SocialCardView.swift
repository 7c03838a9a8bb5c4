// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The picture for a link: site, headline, summary, byline and a badge.
///
/// One set of leading and trailing constraints serves both reading directions. The card's direction determines their
/// sides.
final class SocialCardView: LayoutView, LayoutDrawable {
  private let rings = TideRingsView(CardStyle.rings)
  private let mark = IconView.lantern(CardStyle.paper, light: CardStyle.amber)
  private let site: LayoutLabel
  private let section: LayoutLabel
  private let headline: LayoutLabel
  private let summary: LayoutLabel
  private let badge: BadgeView
  private let footer: BylineView

  /// Builds the card.
  init(_ card: SocialCard) {
    site = LayoutLabel(card.siteName, CardStyle.site, lines: 1)
    section = LayoutLabel(card.section, CardStyle.section, alignment: .right, lines: 1)
    headline = LayoutLabel(card.headline, CardStyle.headline, lines: 4)
    summary = LayoutLabel(card.summary, CardStyle.summary, lines: 3)
    badge = BadgeView(card.badge, CardStyle.badge, stroke: CardStyle.amber)
    footer = BylineView(card)
    super.init(frame: .zero)
    snp.setLabel("card")
    semanticContentAttribute = card.direction == .rtl ? .forceRightToLeft : .forceLeftToRight
    for view in [rings, mark, site, section, headline, summary, badge, footer] {
      addSubview(view)
    }
    placeEdges()
    placeArticle()
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, LayoutPaint(fill: CardStyle.ground))]
  }

  private func placeEdges() {
    rings.snp.makeConstraints { make in
      make.centerX.equalTo(snp.trailing)
      make.centerY.equalTo(snp.bottom)
      make.width.height.equalTo(640)
    }
    mark.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(CardStyle.margin)
      make.size.equalTo(44)
    }
    site.snp.makeConstraints { make in
      make.leading.equalTo(mark.snp.trailing).offset(16)
      make.centerY.equalTo(mark)
    }
    section.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    section.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(site.snp.trailing).offset(32)
      make.trailing.equalToSuperview().inset(CardStyle.margin)
      make.firstBaseline.equalTo(site)
    }
    footer.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().inset(CardStyle.margin)
    }
  }

  private func placeArticle() {
    let article = LayoutGuide()
    addLayoutGuide(article)
    article.snp.setLabel("article")
    article.snp.makeConstraints { make in
      make.leading.equalTo(mark)
      make.trailing.equalTo(footer)
      make.top.equalTo(headline)
      make.bottom.equalTo(summary)
    }

    // The article is centred in the space between the site and the byline.
    let room = LayoutGuide()
    addLayoutGuide(room)
    room.snp.setLabel("room")
    room.snp.makeConstraints { make in
      make.leading.trailing.equalTo(article)
      make.top.equalTo(mark.snp.bottom)
      make.bottom.equalTo(footer.snp.top)
      make.centerY.equalTo(article).priority(.high)
    }

    // The headline wraps at a comfortable measure. The badge takes the remaining width, and is truncated if that is not
    // enough.
    headline.snp.makeConstraints { make in
      make.leading.equalTo(article)
      make.width.lessThanOrEqualTo(810)
    }
    badge.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(headline.snp.trailing).offset(40)
      make.trailing.equalTo(article)
      make.firstBaseline.equalTo(headline)
      make.width.greaterThanOrEqualTo(120)
    }
    summary.snp.makeConstraints { make in
      make.top.equalTo(headline.snp.bottom).offset(20)
      make.leading.equalTo(article)
      make.width.lessThanOrEqualTo(810)
    }
    article.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(mark.snp.bottom).offset(24).labeled("article fits")
      make.bottom.lessThanOrEqualTo(footer.snp.top).offset(-24).labeled("article fits")
    }
  }
}
