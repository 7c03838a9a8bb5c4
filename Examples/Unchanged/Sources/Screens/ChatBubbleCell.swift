// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A bubble on the left for what others say, on the right for what I say.
final class ChatBubbleCell: UITableViewCell {
  private let bubbleView = UIView()
  private let messageLabel = UILabel()
  private var leadingConstraint: NSLayoutConstraint!
  private var trailingConstraint: NSLayoutConstraint!

  var isIncoming = true {
    didSet {
      bubbleView.backgroundColor = isIncoming ? .white : .systemBlue
      if isIncoming {
        trailingConstraint.isActive = false
        leadingConstraint.isActive = true
      } else {
        leadingConstraint.isActive = false
        trailingConstraint.isActive = true
      }
    }
  }

  var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }

  var bubbleFrame: CGRect { bubbleView.frame }
  var messageFrame: CGRect { messageLabel.frame }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubbleView.layer.cornerRadius = 12
    bubbleView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubbleView)
    messageLabel.numberOfLines = 0
    messageLabel.font = .systemFont(ofSize: 20)
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(messageLabel)

    let constraints = [
      messageLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      messageLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -32),
      messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      bubbleView.topAnchor.constraint(equalTo: messageLabel.topAnchor, constant: -16),
      bubbleView.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor, constant: -16),
      bubbleView.bottomAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 16),
      bubbleView.trailingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(constraints)
    leadingConstraint = messageLabel.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: 32)
    trailingConstraint = messageLabel.trailingAnchor.constraint(
      equalTo: contentView.trailingAnchor, constant: -32)
    leadingConstraint.isActive = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
