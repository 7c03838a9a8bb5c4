// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tags that wrap, placed by hand in `layoutSubviews`.
final class TagFlowView: UIView {
  var tags: [String] = [] {
    didSet {
      labels.forEach { $0.removeFromSuperview() }
      labels = tags.map { tag in
        let label = UILabel()
        label.text = tag
        label.font = .systemFont(ofSize: 10)
        addSubview(label)
        return label
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private(set) var labels: [UILabel] = []
  private var laidOutWidth: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    place(in: bounds.width) { $0.frame = $1 }
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var bottom: CGFloat = 0
    place(in: size.width) { bottom = max(bottom, $1.maxY) }
    return CGSize(width: UIView.noIntrinsicMetric, height: bottom)
  }

  private func place(in width: CGFloat, _ set: (UILabel, CGRect) -> Void) {
    var origin = CGPoint.zero
    for label in labels {
      let size = CGSize(width: label.intrinsicContentSize.width + 12, height: 20)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + size.height + 6)
      }
      set(label, CGRect(origin: origin, size: size))
      origin.x += size.width + 6
    }
  }
}
