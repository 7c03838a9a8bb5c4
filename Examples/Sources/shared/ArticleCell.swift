// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// A layout of an app, as it is on iOS. The code after the imports is the same on all platforms.
#if canImport(UIKit)
import SnapKit
import UIKit
#else
import LayoutDSL
import LayoutDSLCoreGraphicsNames
import LayoutDSLUIKitNames
#endif

/// A cell that is as high as its picture or its texts need.
final class ArticleCell: UITableViewCell {
  let pictureView = UIImageView()
  let titleLabel = UILabel()
  let summaryLabel = UILabel()

  private let padding: CGFloat = 10

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .boldSystemFont(ofSize: 20)
    summaryLabel.font = .systemFont(ofSize: 10)
    summaryLabel.textColor = .gray
    summaryLabel.numberOfLines = 0
    [pictureView, titleLabel, summaryLabel].forEach { contentView.addSubview($0) }
    makeConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeConstraints() {
    pictureView.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(padding)
      make.size.equalTo(CGSize(width: 60, height: 60))
      make.bottom.lessThanOrEqualToSuperview().offset(-padding)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.equalTo(pictureView)
      make.leading.equalTo(pictureView.snp.trailing).offset(padding)
      make.trailing.equalToSuperview().inset(padding)
    }
    summaryLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.trailing.equalTo(titleLabel)
      make.bottom.lessThanOrEqualToSuperview().offset(-padding)
    }
  }

  /// Returns the height that the cell needs at a width.
  func height(for width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
