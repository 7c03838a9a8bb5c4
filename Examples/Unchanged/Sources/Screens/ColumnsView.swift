// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// Two columns of labels whose keys are as wide as the widest.
final class ColumnsView: UIView {
  private var keys: [UILabel] = []
  private var values: [UILabel] = []

  convenience init(pairs: KeyValuePairs<String, String>) {
    self.init(frame: .zero)
    for (key, value) in pairs {
      let keyLabel = UILabel()
      keyLabel.text = key
      keyLabel.font = .systemFont(ofSize: 10)
      keyLabel.setContentHuggingPriority(
        UILayoutPriority(UILayoutPriority.defaultLow.rawValue + 1), for: .horizontal)
      keyLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let valueLabel = UILabel()
      valueLabel.text = value
      valueLabel.font = .systemFont(ofSize: 10)
      valueLabel.numberOfLines = 0
      addSubview(keyLabel)
      addSubview(valueLabel)
      keys.append(keyLabel)
      values.append(valueLabel)
    }
    for (index, (key, value)) in zip(keys, values).enumerated() {
      key.snp.makeConstraints { make in
        make.left.equalToSuperview()
        make.firstBaseline.equalTo(value)
        if index > 0 { make.width.equalTo(keys[0]) }
      }
      value.snp.makeConstraints { make in
        make.left.equalTo(key.snp.right).offset(8)
        make.right.equalToSuperview()
        if index == 0 {
          make.top.equalToSuperview()
        } else {
          make.top.equalTo(values[index - 1].snp.bottom).offset(4)
        }
      }
    }
    values.last?.snp.makeConstraints { make in
      make.bottom.lessThanOrEqualToSuperview()
    }
  }

  var frames: [CGRect] { zip(keys, values).flatMap { [$0.frame, $1.frame] } }
}
