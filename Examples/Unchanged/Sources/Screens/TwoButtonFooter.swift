// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class TwoButtonFooter: UIView {
  let primary = UIButton(type: .system)
  let secondary = UIButton(type: .system)
  private var sideBySide: [Constraint] = []
  private var stacked: [Constraint] = []

  var isStacked = false {
    didSet {
      guard isStacked != oldValue else { return }
      (isStacked ? sideBySide : stacked).forEach { $0.deactivate() }
      (isStacked ? stacked : sideBySide).forEach { $0.activate() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    primary.setTitle("Buy", for: .normal)
    secondary.setTitle("Not now", for: .normal)
    addSubview(primary)
    addSubview(secondary)
    [primary, secondary].forEach { button in
      button.snp.makeConstraints { $0.height.equalTo(44) }
    }
    primary.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(8)
    }
    secondary.snp.makeConstraints { make in
      make.bottom.trailing.equalToSuperview().inset(8)
    }
    sideBySide = secondary.snp.prepareConstraints { make in
      make.leading.equalTo(primary.snp.trailing).offset(8)
      make.width.top.equalTo(primary)
    }
    stacked = secondary.snp.prepareConstraints { make in
      make.top.equalTo(primary.snp.bottom).offset(8)
      make.leading.equalToSuperview().offset(8)
      make.width.equalTo(primary)
    }
    sideBySide.forEach { $0.activate() }
  }

  required init?(coder: NSCoder) { fatalError() }
}
