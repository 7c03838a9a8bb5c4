// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class StarsWithGuides: UIView {
  let stars: [UIImageView] = (0..<4).map { _ in UIImageView(image: UIImage(named: "star")) }
  private(set) var spacers: [UILayoutGuide] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    var previous: NSLayoutXAxisAnchor = leadingAnchor
    for (index, star) in stars.enumerated() {
      star.translatesAutoresizingMaskIntoConstraints = false
      addSubview(star)
      let spacer = UILayoutGuide()
      spacer.identifier = "spacer-\(index)"
      addLayoutGuide(spacer)
      spacers.append(spacer)
      NSLayoutConstraint.activate([
        spacer.leadingAnchor.constraint(equalTo: previous),
        spacer.trailingAnchor.constraint(equalTo: star.leadingAnchor),
        spacer.centerYAnchor.constraint(equalTo: centerYAnchor),
        spacer.heightAnchor.constraint(equalToConstant: 1),
        star.centerYAnchor.constraint(equalTo: spacer.centerYAnchor),
        star.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
        star.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor),
      ])
      previous = star.trailingAnchor
    }
    let last = UILayoutGuide()
    addLayoutGuide(last)
    spacers.append(last)
    last.leadingAnchor.constraint(equalTo: previous).isActive = true
    last.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    last.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    last.heightAnchor.constraint(equalToConstant: 1).isActive = true
    spacers.dropFirst().forEach {
      $0.widthAnchor.constraint(equalTo: spacers[0].widthAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
