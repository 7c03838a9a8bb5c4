// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class VideoCardView: UIView {
  private enum Constants {
    static let aspectRatio: CGFloat = 9.0 / 16.0
    static let padding: CGFloat = 16
    static let avatarSide = 36.0
  }

  let thumbnail = UIImageView()
  let durationLabel = CountBadgeLabel()
  let avatar = UIImageView()
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupView()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setupView()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    title.text = "From a nib"
  }

  private func setupView() {
    title.numberOfLines = 2
    title.font = .systemFont(ofSize: 12)
    durationLabel.font = .systemFont(ofSize: 10)
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    avatar.layer.cornerRadius = Constants.avatarSide / 2
    [thumbnail, durationLabel, avatar, title].forEach { (view: UIView) in
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(
      [
        thumbnail.topAnchor.constraint(equalTo: self.topAnchor),
        thumbnail.leadingAnchor.constraint(equalTo: self.leadingAnchor),
        thumbnail.trailingAnchor.constraint(equalTo: self.trailingAnchor),
        thumbnail.heightAnchor.constraint(
          equalTo: thumbnail.widthAnchor, multiplier: Constants.aspectRatio),
      ] + [
        durationLabel.trailingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: -8.0),
        durationLabel.bottomAnchor.constraint(equalTo: thumbnail.bottomAnchor, constant: -8.0),
      ])
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(
        equalTo: thumbnail.bottomAnchor, constant: Constants.padding * 0.75),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Constants.padding),
      avatar.widthAnchor.constraint(equalToConstant: CGFloat(Constants.avatarSide)),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
      title.topAnchor.constraint(equalTo: avatar.topAnchor),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Constants.padding),
      title.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
    ])
    let collapse = heightAnchor.constraint(equalToConstant: 0)
    collapse.priority = UILayoutPriority(1)
    collapse.isActive = true
  }
}

final class CountBadgeLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += 8
    size.height += 4
    return size
  }
}
