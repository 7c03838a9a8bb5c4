// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class TimelineCell: UITableViewCell {
  private let dotView = UIView()
  private let lineView = UIView()
  private let timeLabel = UILabel()
  private let eventLabel = UILabel()

  struct ViewModel {
    let time: String
    let event: String
    let isLast: Bool
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    [lineView, dotView, timeLabel, eventLabel].forEach(contentView.addSubview)
    timeLabel.font = .systemFont(ofSize: 10)
    eventLabel.font = .systemFont(ofSize: 20)
    eventLabel.numberOfLines = 0

    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.snp.makeConstraints { make in
      make.left.equalTo(contentView.snp.leftMargin)
      make.top.equalToSuperview().offset(12)
      make.width.equalTo(40).priority(.medium)
    }
    dotView.snp.makeConstraints { make in
      make.left.equalTo(timeLabel.snp.right).offset(8)
      make.centerY.equalTo(timeLabel)
      make.width.height.equalTo(10)
    }
    lineView.snp.makeConstraints { make in
      make.centerX.equalTo(dotView)
      make.top.equalTo(dotView.snp.bottom)
      make.bottom.equalToSuperview()
      make.width.equalTo(2)
    }
    eventLabel.snp.makeConstraints { make in
      make.left.equalTo(dotView.snp.right).offset(8)
      make.right.equalTo(contentView.snp.rightMargin)
      make.firstBaseline.equalTo(timeLabel.snp.firstBaseline)
      make.bottom.lessThanOrEqualToSuperview().offset(-12)
      make.bottom.equalToSuperview().offset(-12).priority(.low)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with model: ViewModel) {
    timeLabel.text = model.time
    eventLabel.text = model.event
    lineView.isHidden = model.isLast
  }

  var frames: [CGRect] { [timeLabel, dotView, lineView, eventLabel].map { $0.frame } }
}
