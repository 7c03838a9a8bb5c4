// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class TokenView: UIView {
  var title: String = "" {
    didSet {
      guard title != oldValue else { return }
      label.text = title
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  var contentInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let labelSize = label.sizeThatFits(size)
    return CGSize(
      width: min(size.width, ceil(labelSize.width + contentInsets.left + contentInsets.right)),
      height: labelSize.height + contentInsets.top + contentInsets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: contentInsets)
    layer.cornerRadius = bounds.height / 2
  }

  var labelFrame: CGRect { label.frame }
}

final class TokenFieldView: UIView {
  private(set) var tokens: [TokenView] = []
  var spacing: CGFloat = 6

  func setTitles(_ titles: [String]) {
    tokens.forEach { $0.removeFromSuperview() }
    tokens = titles.map { title in
      let token = TokenView()
      token.title = title
      addSubview(token)
      return token
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @discardableResult
  private func flow(in width: CGFloat, apply: Bool) -> CGFloat {
    var origin = CGPoint.zero, rowHeight: CGFloat = 0
    for token in tokens {
      let size = token.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
        rowHeight = 0
      }
      if apply { token.frame = CGRect(origin: origin, size: size) }
      origin.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return origin.y + rowHeight
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: flow(in: targetSize.width, apply: false))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: flow(in: bounds.width, apply: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let before = intrinsicContentSize.height
    flow(in: bounds.width, apply: true)
    if before != bounds.height { invalidateIntrinsicContentSize() }
  }
}
