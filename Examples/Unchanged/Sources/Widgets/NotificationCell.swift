// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class NotificationCell: UITableViewCell {
  static let reuseIdentifier = "NotificationCell"

  private let iconView: UIImageView = {
    let view = UIImageView(image: UIImage(systemName: "bell"))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    return view
  }()

  lazy var titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 16)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  lazy var bodyLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    selectionStyle = .none
    [iconView, titleLabel, bodyLabel].forEach(contentView.addSubview)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      iconView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      iconView.topAnchor.constraint(equalTo: margins.topAnchor),

      titleLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: iconView.trailingAnchor, multiplier: 1),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),

      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.topAnchor.constraint(
        equalToSystemSpacingBelow: titleLabel.bottomAnchor, multiplier: 0.5),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    bodyLabel.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    titleLabel.textColor = selected ? .white : .black
  }

  func configure(title: String, body: String) {
    titleLabel.text = title
    bodyLabel.text = body
  }

  static func height(title: String, body: String, width: CGFloat) -> CGFloat {
    let cell = NotificationCell(style: .default, reuseIdentifier: nil)
    cell.configure(title: title, body: body)
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return cell.contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
