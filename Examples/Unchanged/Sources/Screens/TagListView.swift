// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tags in lines, placed by hand.
final class TagListView: UIView {
  private var labels: [UILabel] = []
  var spacing: CGFloat = 8
  var lineSpacing: CGFloat = 4

  var tags: [String] = [] {
    didSet {
      labels.forEach { $0.removeFromSuperview() }
      labels = tags.map { tag in
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.text = tag
        addSubview(label)
        return label
      }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func frames(in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return labels.map { label in
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + lineSpacing)
      }
      let frame = CGRect(origin: origin, size: size)
      origin.x = frame.maxX + spacing
      lineHeight = max(lineHeight, size.height)
      return frame
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    zip(labels, frames(in: bounds.width)).forEach { $0.frame = $1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let union = frames(in: size.width).reduce(CGRect.null) { $0.union($1) }
    return union.isNull ? .zero : CGSize(width: size.width, height: union.maxY)
  }

  var labelFrames: [CGRect] { labels.map(\.frame) }
}
