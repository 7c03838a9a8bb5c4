// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

/// The footer of a card: an avatar, the byline, and on its baseline the date and the reading time.
final class BylineView: LayoutView {
  /// Builds the footer of `card`.
  init(_ card: SocialCard) {
    super.init(frame: .zero)
    snp.setLabel("footer")
    let avatar = AvatarView(
      IconView.lighthouse(CardStyle.ground, light: CardStyle.paper),
      ground: CardStyle.amber, ring: CardStyle.paper)
    let byline = LayoutLabel(card.byline, CardStyle.byline, lines: 1)
    let date = LayoutLabel(card.date, CardStyle.meta, lines: 1)
    let time = LayoutLabel(card.readingTime, CardStyle.meta, lines: 1)
    let dot = LayoutLabel("•", CardStyle.meta.colored(CardStyle.amber))
    for view in [avatar, byline, date, dot, time] { addSubview(view) }

    // A long byline is truncated before the date and the reading time are.
    for view in [date, dot, time] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    avatar.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.size.equalTo(72)
    }
    byline.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(20)
      make.centerY.equalTo(avatar)
    }
    date.snp.makeConstraints { make in
      make.leading.equalTo(byline.snp.trailing).offset(24)
      make.firstBaseline.equalTo(byline)
    }
    dot.snp.makeConstraints { make in
      make.leading.equalTo(date.snp.trailing).offset(14)
      make.firstBaseline.equalTo(byline)
    }
    time.snp.makeConstraints { make in
      make.leading.equalTo(dot.snp.trailing).offset(14)
      make.trailing.lessThanOrEqualToSuperview()
      make.firstBaseline.equalTo(byline)
    }
  }
}
