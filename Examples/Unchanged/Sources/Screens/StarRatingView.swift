// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class StarRatingView: UIStackView {
  private var stars: [UIImageView] = []

  var rating: Int = 0 {
    didSet { stars.enumerated().forEach { $1.alpha = $0 < rating ? 1 : 0.3 } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    distribution = .fillEqually
    spacing = 5
    stars = (1...5).map { index in
      let star = UIImageView(image: UIImage(systemName: "star"))
      star.tag = index
      star.isUserInteractionEnabled = true
      return star
    }
    stars.forEach(addArrangedSubview(_:))
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func star(at point: CGPoint) -> Int? {
    hitTest(point, with: nil).flatMap { $0.tag == 0 ? nil : $0.tag }
  }
}
