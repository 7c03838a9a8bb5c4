// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

class ProductCell: UICollectionViewCell {
  let imageView = UIImageView()
  let nameLabel = UILabel()
  let priceLabel = UILabel()
  let discountLabel = UILabel()
  let favoriteButton = UIButton(type: .custom)

  private let priceStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupUI()
    setupConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setupUI() {
    contentView.addSubview(imageView)
    contentView.addSubview(nameLabel)
    contentView.addSubview(priceStack)
    contentView.addSubview(favoriteButton)
    nameLabel.numberOfLines = 2
    nameLabel.font = .systemFont(ofSize: 10)
    priceLabel.font = .boldSystemFont(ofSize: 20)
    discountLabel.font = .systemFont(ofSize: 10)
    favoriteButton.setImage(UIImage(systemName: "heart"), for: .normal)
    priceStack.addArrangedSubview(priceLabel)
    priceStack.addArrangedSubview(discountLabel)
    priceStack.spacing = 6
    priceStack.alignment = .lastBaseline
  }

  func setupConstraints() {
    imageView.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(imageView.snp.width).dividedBy(4.0 / 3.0)
    }
    nameLabel.snp.makeConstraints { make in
      make.top.equalTo(imageView.snp.bottom).offset(8)
      make.leading.trailing.equalToSuperview().inset(8)
    }
    priceStack.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(nameLabel.snp.bottom).offset(4)
      make.leading.equalTo(nameLabel)
      make.trailing.lessThanOrEqualTo(nameLabel)
      make.bottom.equalToSuperview().inset(8)
    }
    favoriteButton.snp.makeConstraints { make in
      make.top.trailing.equalTo(imageView).inset(8)
      make.size.equalTo(CGSize(width: 32, height: 32))
    }
  }

  func setDiscount(_ text: String?) {
    discountLabel.text = text
    discountLabel.isHidden = (text == nil)
  }

  var priceFrames: [CGRect] { [priceStack.frame, priceLabel.frame, discountLabel.frame] }
}
