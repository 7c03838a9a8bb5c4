// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Who is truncated: the title, not the value.
final class TwoLabelRow: UIView {
  let titleLabel = UILabel(), valueLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [titleLabel, valueLabel].forEach { label in
      label.font = .systemFont(ofSize: 20)
      addSubview(label)
    }
    titleLabel.snp.makeConstraints { make in
      make.left.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview().inset(10)
    }
    valueLabel.snp.makeConstraints { make in
      make.left.greaterThanOrEqualTo(titleLabel.snp.right).offset(8)
      make.right.equalToSuperview().inset(16)
      make.lastBaseline.equalTo(titleLabel)
    }
    titleLabel.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    titleLabel.setContentHuggingPriority(
      UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: .horizontal)
    assert(titleLabel.contentHuggingPriority(for: .horizontal).rawValue == 251)
    assert(valueLabel.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
