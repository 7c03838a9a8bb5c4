// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card that draws its own shadow and places an accent strip by hand.
class CardView: UIView {
  let contentView = UIView()
  private let accentView = UIView()
  var accentHeight: CGFloat = 4 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    addSubview(accentView)
    let insets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    contentView.topAnchor.constraint(equalTo: topAnchor, constant: insets.top).isActive = true
    contentView.leftAnchor.constraint(equalTo: leftAnchor, constant: insets.left).isActive = true
    contentView.rightAnchor.constraint(equalTo: rightAnchor, constant: -insets.right).isActive =
      true
    contentView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom).isActive =
      true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accentView.frame = CGRect(
      x: 0, y: bounds.height - accentHeight, width: bounds.width, height: accentHeight)
  }

  var accentFrame: CGRect { return accentView.frame }
}
