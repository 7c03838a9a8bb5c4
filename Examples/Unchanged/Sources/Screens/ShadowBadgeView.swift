// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A badge with a shadow, which is not part of its alignment rectangle.
final class ShadowBadgeView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    .init(top: 2, left: 2, bottom: 6, right: 2)
  }

  override var intrinsicContentSize: CGSize { .init(width: 40, height: 20) }

  override var bounds: CGRect {
    didSet { layer.cornerRadius = bounds.height / 2 }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    centerXAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
    centerYAnchor.constraint(equalTo: superview.topAnchor).isActive = true
  }
}
