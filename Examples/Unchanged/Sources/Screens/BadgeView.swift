// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class BadgeView: UIView {
  private let label = UILabel()
  private let insets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)

  var count: Int = 0 {
    didSet {
      label.text = count > 99 ? "99+" : "\(count)"
      isHidden = count == 0
      invalidateIntrinsicContentSize()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    addSubview(label)
    label.snp.makeConstraints { $0.center.equalToSuperview() }
    setContentHuggingPriority(.required, for: .horizontal)
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError() }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let height = size.height + insets.top + insets.bottom
    return CGSize(width: max(height, size.width + insets.left + insets.right), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  var labelFrame: CGRect { label.frame }
}

final class TabItemView: UIView {
  let iconView = UIImageView(image: UIImage(size: CGSize(width: 24, height: 24)))
  let badge = BadgeView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(iconView)
    addSubview(badge)
    iconView.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
    badge.snp.makeConstraints { make in
      make.centerX.equalTo(iconView.snp.right)
      make.centerY.equalTo(iconView.snp.top)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
