// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A bubble over a button, as near to its middle as the screen allows.
final class TipBubbleView: UIView {
  let label = UILabel()
  let arrow = UIView()

  init(text: String) {
    super.init(frame: .zero)
    addSubview(label)
    label.text = text
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 200
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(6) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func point(at button: UIView, in host: UIView) {
    host.addSubview(self)
    host.addSubview(arrow)
    arrow.snp.makeConstraints {
      $0.size.equalTo(CGSize(width: 12, height: 6))
      $0.bottom.equalTo(button.snp.top).offset(-2)
      $0.centerX.equalTo(button)
    }
    snp.makeConstraints {
      $0.bottom.equalTo(arrow.snp.top)
      $0.centerX.equalTo(button).priority(.low)
      $0.leading.greaterThanOrEqualToSuperview().offset(8)
      $0.trailing.lessThanOrEqualToSuperview().offset(-8)
    }
  }
}
