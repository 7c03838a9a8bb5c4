// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class OutgoingMessageCell: UITableViewCell {
  struct Message {
    var text: String
    var time: String
    var isOutgoing: Bool
  }

  private let bubble = UIView()
  private let messageLabel = UILabel()
  private let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
    bubble.addSubview(timeLabel)
    messageLabel.numberOfLines = 0
    messageLabel.font = .systemFont(ofSize: 20)
    timeLabel.font = UIFont.systemFont(ofSize: 10, weight: .medium)
    messageLabel.snp.makeConstraints { (make) in
      make.top.left.equalToSuperview().offset(10)
      make.right.equalToSuperview().offset(-10)
    }
    timeLabel.snp.makeConstraints { (make) in
      make.top.equalTo(messageLabel.snp.bottom).offset(2)
      make.right.bottom.equalToSuperview().inset(
        UIEdgeInsets(top: 0, left: 0, bottom: 6, right: 10))
      make.left.greaterThanOrEqualTo(messageLabel)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with message: Message) {
    messageLabel.text = message.text
    timeLabel.text = message.time
    bubble.snp.remakeConstraints { [unowned self] make in
      make.top.bottom.equalTo(self.contentView).inset(4)
      make.width.lessThanOrEqualTo(contentView).multipliedBy(0.75)
      if message.isOutgoing {
        make.trailing.equalTo(contentView).inset(16)
      } else {
        make.leading.equalTo(contentView).inset(16)
      }
    }
  }

  var frames: [CGRect] { [bubble.frame, messageLabel.frame, timeLabel.frame] }
}
