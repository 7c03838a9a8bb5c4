// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

enum Spacing: CGFloat {
  case small = 4
  case medium = 8
  case large = 16
}

extension Spacing: ConstraintOffsetTarget {}
extension Spacing: ConstraintInsetTarget {}

final class ListItemContent: UIView {
  let leading = UIView(), title = UILabel(), value = UILabel(), accessory = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 14)
    value.font = .systemFont(ofSize: 14)
    let views = [leading, title, value, accessory]
    views.forEach(addSubview)
    leading.snp.makeConstraints {
      $0.leading.equalToSuperview().inset(Spacing.large)
      $0.centerY.equalToSuperview()
      $0.size.equalTo(CGSize(width: 24, height: 24))
    }
    title.snp.makeConstraints {
      $0.leading.equalTo(leading.snp.trailing).offset(Spacing.medium)
      $0.top.bottom.equalToSuperview().inset(Spacing.medium)
    }
    value.snp.makeConstraints {
      $0.leading.greaterThanOrEqualTo(title.snp.trailing).offset(Spacing.small)
      $0.trailing.equalTo(accessory.snp.leading).offset(-8.constraintOffsetTargetValue)
      $0.centerY.equalTo(title)
    }
    accessory.snp.makeConstraints {
      $0.trailing.equalToSuperview().inset(Spacing.large.rawValue)
      $0.centerY.equalTo(title.snp.centerY)
      $0.width.height.equalTo(leading).multipliedBy(0.5)
    }
    title.snp.contentHuggingHorizontalPriority = 249
    value.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    snp.makeConstraints { $0.height.greaterThanOrEqualTo(44).priority(.high) }
  }

  required init?(coder: NSCoder) { fatalError() }
}
