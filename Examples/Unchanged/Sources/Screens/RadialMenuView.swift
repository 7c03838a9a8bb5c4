// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Buttons on a circle.
final class RadialMenuView: UIView {
  let items: [UIView]

  init(count: Int, radius: CGFloat) {
    items = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
    for (index, item) in items.enumerated() {
      item.translatesAutoresizingMaskIntoConstraints = false
      addSubview(item)
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - CGFloat.pi / 2
      let offset = CGVector(dx: radius * cos(angle), dy: radius * sin(angle))
      NSLayoutConstraint(
        item: item, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: offset.dx
      ).isActive = true
      NSLayoutConstraint(
        item: item, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
        multiplier: 1, constant: offset.dy
      ).isActive = true
      for attribute: NSLayoutConstraint.Attribute in [.width, .height] {
        item.addConstraint(
          NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 40))
      }
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
