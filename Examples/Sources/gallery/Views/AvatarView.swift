// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A round picture of an author.
final class AvatarView: LayoutView, LayoutDrawable {
  /// The colour of the disc.
  let ground: LayoutColor

  /// The colour of the ring around it.
  let ring: LayoutColor

  /// Makes an avatar with `picture` on its disc.
  init(_ picture: LayoutView, ground: LayoutColor, ring: LayoutColor) {
    self.ground = ground
    self.ring = ring
    super.init(frame: .zero)
    snp.setLabel("avatar")
    addSubview(picture)
    picture.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalToSuperview().multipliedBy(0.7)
    }
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    return [
      .ellipse(bounds, LayoutPaint(fill: ring)),
      .ellipse(bounds.insetBy(dx: 3, dy: 3), LayoutPaint(fill: ground)),
    ]
  }
}
