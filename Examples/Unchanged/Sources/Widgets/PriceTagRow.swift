// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class PriceTagRow: UIView {
  let nameLabel = UILabel(), strikeLabel = UILabel(), priceLabel = UILabel()
  private var spacing: Constraint?

  init(name: String, oldPrice: String?, price: String) {
    super.init(frame: CGRect.zero)
    nameLabel.text = name
    strikeLabel.text = oldPrice
    priceLabel.text = price
    for label in [nameLabel, strikeLabel, priceLabel] {
      label.font = UIFont.systemFont(ofSize: 10.0)
      addSubview(label)
    }
    nameLabel.snp.makeConstraints { make in
      make.left.equalTo(self).offset(10)
      make.centerY.equalTo(self)
      make.top.greaterThanOrEqualTo(self).offset(4).priority(
        ConstraintPriority.high.advanced(by: 5))
      make.right.lessThanOrEqualTo(strikeLabel.snp.left).offset(-8)
    }
    strikeLabel.snp.makeConstraints { make in
      make.firstBaseline.equalTo(nameLabel)
      spacing = make.right.equalTo(priceLabel.snp.left).offset(oldPrice == nil ? 0 : -8).constraint
      make.width.equalTo(0).priority(oldPrice == nil ? .required : .low)
    }
    priceLabel.snp.makeConstraints { make in
      make.lastBaseline.equalTo(nameLabel)
      make.right.equalTo(self).inset(10)
      make.width.greaterThanOrEqualTo(self).multipliedBy(0.2).priority(.medium.advanced(by: 10))
    }
    snp.makeConstraints { make in
      make.height.greaterThanOrEqualTo(32)
      make.height.equalTo(32).priority(UILayoutPriority.defaultLow)
    }
    priceLabel.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    strikeLabel.setContentCompressionResistancePriority(UILayoutPriority(998), for: .horizontal)
    strikeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    priceLabel.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  func setOldPrice(_ text: String?) {
    strikeLabel.text = text
    spacing?.update(offset: text == nil ? 0 : -8)
  }
}
