// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A card with a conflict, an ambiguity, a mistake and an overlap.
struct BrokenCard {
  let card = makeView("card", 0, 0, 320, 160)
  let avatar: LayoutView
  let title: LayoutView
  let subtitle: LayoutView
  let badge: LayoutView

  init() {
    avatar = makeView("avatar", 0, 0, 0, 0, in: card)
    title = makeView("title", 0, 0, 0, 0, in: card)
    subtitle = makeView("subtitle", 0, 0, 0, 0, in: card)
    badge = makeView(nil, 0, 0, 0, 0, in: card)
    avatar.snp.makeConstraints { make in
      make.size.equalTo(64)
      make.leading.top.equalToSuperview().inset(16)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.width.equalTo(260).labeled("title's width")
      make.top.equalTo(avatar)
      make.height.equalTo(24).priority(.high)
    }
    subtitle.snp.makeConstraints { make in
      make.leading.equalTo(title)
      make.top.greaterThanOrEqualTo(title.snp.bottom).offset(4)
      make.width.equalTo(title).multipliedBy(0.5)
      make.height.equalTo(20)
    }
    let stranger = LayoutView()
    badge.snp.makeConstraints { make in
      make.centerX.equalTo(avatar.snp.right)
      make.centerY.equalTo(avatar.snp.top)
      make.size.equalTo(24)
      make.left.equalTo(stranger)
    }
    card.layoutIfNeeded()
  }
}
