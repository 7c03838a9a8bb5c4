// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class ArticleCell: UITableViewCell {
  static let reuseIdentifier = "ArticleCell"

  let titleLabel = UILabel()
  let summaryLabel = UILabel()
  let thumbnailView = UIImageView()
  let dateLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 2
    titleLabel.font = .boldSystemFont(ofSize: 20)
    summaryLabel.numberOfLines = 0
    summaryLabel.font = .systemFont(ofSize: 10)
    dateLabel.font = .systemFont(ofSize: 10)
    thumbnailView.clipsToBounds = true

    contentView.addSubview(titleLabel)
    contentView.addSubview(summaryLabel)
    contentView.addSubview(thumbnailView)
    contentView.addSubview(dateLabel)

    thumbnailView.snp.makeConstraints { make in
      make.top.right.equalToSuperview().inset(10)
      make.width.height.equalTo(60)
      make.bottom.lessThanOrEqualToSuperview().offset(-10)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.left.equalToSuperview().inset(10)
      make.right.equalTo(thumbnailView.snp.left).offset(-10)
    }
    summaryLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(5)
      make.left.right.equalTo(titleLabel)
    }
    dateLabel.snp.makeConstraints { make in
      make.top.equalTo(summaryLabel.snp.bottom).offset(5)
      make.left.equalTo(titleLabel)
      make.bottom.equalToSuperview().inset(10)
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    thumbnailView.image = nil
    titleLabel.text = nil
  }

  static func height(title: String, summary: String, width: CGFloat) -> CGFloat {
    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = title
    cell.summaryLabel.text = summary
    cell.dateLabel.text = "today"
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return cell.contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
