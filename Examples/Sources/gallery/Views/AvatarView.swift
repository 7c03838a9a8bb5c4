// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A round picture of whoever wrote.
final class AvatarView: LayoutView, Drawable {
  /// The colour of the disc.
  let ground: Color

  /// The colour of the ring around it.
  let ring: Color

  /// Makes an avatar with `picture` on its disc.
  init(_ picture: LayoutView, ground: Color, ring: Color) {
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

  func marks(in bounds: Rect) -> [Mark] {
    let center = Point(x: bounds.midX, y: bounds.midY)
    return [
      .circle(center: center, radius: bounds.width / 2, Mark.Paint(fill: ring)),
      .circle(center: center, radius: bounds.width / 2 - 3, Mark.Paint(fill: ground)),
    ]
  }
}
