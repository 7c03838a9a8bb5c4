// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

@IBDesignable class PaddedLabel: UILabel {
  @IBInspectable var topInset: CGFloat = 5.0
  @IBInspectable var bottomInset: CGFloat = 5.0
  @IBInspectable var leftInset: CGFloat = 7.0
  @IBInspectable var rightInset: CGFloat = 7.0

  override func drawText(in rect: CGRect) {
    let insets = UIEdgeInsets(
      top: topInset, left: leftInset, bottom: bottomInset, right: rightInset)
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + leftInset + rightInset, height: size.height + topInset + bottomInset)
  }

  override var bounds: CGRect {
    didSet {
      preferredMaxLayoutWidth = bounds.width - (leftInset + rightInset)
    }
  }
}

final class CountBadge: UILabel {
  var textInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    let insetRect = bounds.inset(by: textInsets)
    let textRect = super.textRect(
      forBounds: insetRect, limitedToNumberOfLines: numberOfLines)
    let inverted = UIEdgeInsets(
      top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom,
      right: -textInsets.right)
    return textRect.inset(by: inverted)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}

final class InboxButton: UIView {
  let icon = UIImageView(image: UIImage(named: "inbox"))
  let badge = PaddedLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.font = .systemFont(ofSize: 10)
    badge.textAlignment = .center
    [icon, badge].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let square = badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor)
    NSLayoutConstraint.activate([
      icon.centerXAnchor.constraint(equalTo: centerXAnchor),
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
      square,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var badgeSize: CGSize {
    badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
