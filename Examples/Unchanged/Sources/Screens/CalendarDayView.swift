// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class CalendarDayView: UIView {
  private let numberLabel = UILabel()
  private let circle = UIView()
  private let dots = UIStackView()

  var isToday = false {
    didSet {
      guard oldValue != isToday else { return }
      circle.snp.updateConstraints { make in
        make.width.height.equalTo(isToday ? 32 : 28)
      }
    }
  }

  init(day: Int, events: Int) {
    super.init(frame: .zero)
    numberLabel.text = String(day)
    numberLabel.font = .systemFont(ofSize: 20)
    addSubview(circle)
    circle.addSubview(numberLabel)
    addSubview(dots)
    dots.spacing = 2
    dots.alignment = .center
    (0..<events).forEach { _ in
      let dot = UIView()
      dot.snp.makeConstraints { $0.size.equalTo(CGSize(width: 4, height: 4)) }
      dots.addArrangedSubview(dot)
    }
    circle.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.top.equalTo(4)
      make.width.height.equalTo(28)
    }
    numberLabel.snp.makeConstraints { $0.center.equalTo(circle.snp.center) }
    dots.snp.makeConstraints { make in
      make.centerX.equalTo(circle)
      make.top.equalTo(circle.snp.bottom).offset(2)
      make.bottom.lessThanOrEqualToSuperview()
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: (circle: CGRect, number: CGRect, dots: CGRect) {
    (circle.frame, numberLabel.frame, dots.frame)
  }
}
