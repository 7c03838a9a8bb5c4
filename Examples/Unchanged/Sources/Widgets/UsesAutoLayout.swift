// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

@propertyWrapper
public struct UsesAutoLayout<T: UIView> {
  public var wrappedValue: T {
    didSet {
      wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  public init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

final class ProfileSummaryView: UIView {
  @UsesAutoLayout var avatarView = UIImageView()
  @UsesAutoLayout
  private(set) var nameLabel: UILabel = {
    let label = UILabel()
    label.text = "Jane Appleseed"
    label.font = .systemFont(ofSize: 18, weight: .semibold)
    return label
  }()
  @UsesAutoLayout var separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatarView)
    addSubview(nameLabel)
    addSubview(separator)
    let hairline = 1 / UIScreen.main.scale
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatarView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      avatarView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      avatarView.heightAnchor.constraint(equalToConstant: 48).priority(.defaultHigh),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 8),
      nameLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),
      nameLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      separator.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: hairline),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension NSLayoutConstraint {
  func priority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
