// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class PriceRow: UIView {
  let nameLabel = UILabel()
  let priceLabel = UILabel()

  init(name: String, price: String) {
    super.init(frame: .zero)
    nameLabel.text = name
    priceLabel.text = price
    for label in [nameLabel, priceLabel] {
      label.font = .systemFont(ofSize: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    // The price never gives way, the name is cut.
    priceLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    let views = ["name": nameLabel, "price": priceLabel]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(16)-[name]-(8)-[price]-(16)-|", options: .alignAllLastBaseline,
        metrics: nil, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[name]-|", options: [], metrics: nil, views: views))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
