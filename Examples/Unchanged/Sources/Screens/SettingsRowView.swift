// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class SettingsRowView: UIView {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  let toggle = UISwitch()

  init(title: String, value: String? = nil, showsToggle: Bool = false) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 20)
    valueLabel.text = value
    valueLabel.font = .systemFont(ofSize: 10)
    valueLabel.textColor = .secondaryLabel
    let accessory: UIView = showsToggle ? toggle : valueLabel
    [titleLabel, accessory].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    accessory.setContentHuggingPriority(.required, for: .horizontal)
    layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      accessory.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
      accessory.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    if showsToggle {
      accessory.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    } else {
      valueLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor).isActive =
        true
    }
  }

  required init?(coder: NSCoder) { nil }
}
