// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

protocol AlbumCellDelegate: AnyObject {
  func albumCellDidTapMore(_ cell: AlbumCell)
}

final class AlbumCell: UICollectionViewCell {
  weak var delegate: AlbumCellDelegate?

  private(set) lazy var coverView = UIImageView()
  private(set) lazy var nameLabel = UILabel()
  private(set) lazy var countLabel = UILabel()
  private(set) lazy var moreButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureViews()
    configureConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureViews()
    configureConstraints()
  }

  private func configureViews() {
    nameLabel.font = .systemFont(ofSize: 14, weight: .medium)
    countLabel.font = .systemFont(ofSize: 10)
    countLabel.textColor = .secondaryLabel
    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    contentView.addSubviews(coverView, nameLabel, countLabel, moreButton)
  }

  private func configureConstraints() {
    coverView.snp.makeConstraints { (make) -> Void in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(coverView.snp.width)
    }
    nameLabel.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(coverView.snp.bottom).offset(6)
      make.leading.equalToSuperview()
      make.trailing.lessThanOrEqualTo(moreButton.snp.leading).offset(-4)
    }
    countLabel.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(nameLabel.snp.bottom).offset(2)
      make.leading.equalTo(nameLabel)
      make.bottom.equalToSuperview()
    }
    moreButton.snp.makeConstraints { (make) -> Void in
      make.trailing.equalToSuperview()
      make.centerY.equalTo(nameLabel)
      make.size.equalTo(20)
    }
    moreButton.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  func fittingSize(columnWidth: CGFloat) -> CGSize {
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.systemLayoutSizeFitting(
      CGSize(width: columnWidth, height: 0),
      withHorizontalFittingPriority: UILayoutPriority.required,
      verticalFittingPriority: UILayoutPriority(50))
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach { addSubview($0) }
  }
}
