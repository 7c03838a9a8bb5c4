// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class ReviewCardView: UIView {
  private let avatarView = UIView()
  private let authorLabel = UILabel()
  private let textLabel = UILabel()
  private let footer = UIView()

  private lazy var collapsedHeight = textLabel.heightAnchor.constraint(
    lessThanOrEqualToConstant: 24)

  var isCollapsed: Bool {
    get { collapsedHeight.isActive }
    set { collapsedHeight.isActive = newValue }
  }

  init(author: String, text: String) {
    super.init(frame: .zero)
    authorLabel.text = author
    textLabel.text = text
    authorLabel.font = .systemFont(ofSize: 10)
    textLabel.font = .systemFont(ofSize: 10)
    textLabel.numberOfLines = 0
    addSubviews(avatarView, authorLabel, textLabel, footer)
    avatarView.setSize(CGSize(width: 32, height: 32))
    avatarView.pin(to: layoutMarginsGuide, edges: [.top, .left])
    footer.pin(to: self, edges: [.left, .right, .bottom], insets: .all(4))
    NSLayoutConstraint.activate([
      authorLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 8),
      authorLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor)
        .identified(by: "author beside the picture"),
      textLabel.topAnchor.constraint(equalTo: avatarView.bottomAnchor, constant: 8),
      textLabel.leadingAnchor.constraint(equalTo: avatarView.leadingAnchor),
      textLabel.widthAnchor.constraint(
        equalTo: widthAnchor, constant: -UIEdgeInsets.all(8).horizontal),
      footer.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8),
      footer.heightAnchor.constraint(equalToConstant: 10).withPriority(.almostRequired),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 80).withPriority(.defaultHigh - 1),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func setFooterHeight(_ height: CGFloat) {
    footer.fixedHeight?.constant = height
  }

  var frames: [CGRect] { subviews.map { $0.frame } }
}
