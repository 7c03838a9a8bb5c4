// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A card with nearly all kinds of problems, for the inspector to show: a conflict, an ambiguity, a mistake and an
/// overlap.
final class ClashCard: LayoutView {
  private let avatar = LayoutView()
  private let badge = LayoutView()
  private let title = LayoutView()
  private let subtitle = LayoutView()
  private let button = LayoutView()

  /// Makes the card without laying it out.
  init() {
    super.init(frame: Rect(x: 0, y: 0, width: 340, height: 150))
    snp.setLabel("card")
    for (name, view) in [
      ("avatar", avatar), ("badge", badge), ("title", title), ("subtitle", subtitle),
      ("button", button),
    ] {
      view.snp.setLabel(name)
      addSubview(view)
    }
    avatar.snp.makeConstraints { make in
      make.size.equalTo(72)
      make.leading.top.equalToSuperview().inset(16)
    }
    badge.snp.makeConstraints { make in
      make.centerX.equalTo(avatar.snp.right)
      make.centerY.equalTo(avatar.snp.bottom)
      make.size.equalTo(26)
    }
    title.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(24)
      make.trailing.equalToSuperview().inset(16)
      make.top.equalTo(avatar)
      make.height.equalTo(26)
      // The conflict: only 212 points are left between the avatar and the edge.
      make.width.equalTo(240).labeled("title's width")
    }
    subtitle.snp.makeConstraints { make in
      make.leading.trailing.equalTo(title)
      make.height.equalTo(20)
      // The ambiguity: any position below the title fulfils this.
      make.top.greaterThanOrEqualTo(title.snp.bottom).offset(8)
    }
    let neverAdded = LayoutView()
    button.snp.makeConstraints { make in
      make.leading.equalTo(title)
      make.bottom.equalToSuperview().inset(14)
      make.width.equalTo(96)
      make.height.equalTo(32)
      // The mistake: the target is not in the tree.
      make.trailing.equalTo(neverAdded)
    }
  }
}
