// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import SnapKit
import UIKit

final class OnboardingPageView: UIView {
  struct Page {
    var image: UIImage?
    var title: String
    var text: String
  }

  let imageView = UIImageView()
  let titleLabel = UILabel()
  let textLabel = UILabel()
  let nextButton = UIButton(type: .custom)

  private let imageRatio: CGFloat = 0.4

  init(page: Page) {
    super.init(frame: .zero)
    imageView.image = page.image
    titleLabel.text = page.title
    titleLabel.font = UIFont.systemFont(ofSize: 30, weight: .bold)
    textLabel.text = page.text
    textLabel.font = UIFont.systemFont(ofSize: 20)
    textLabel.numberOfLines = 0
    textLabel.textAlignment = .center
    nextButton.setTitle("Continue", for: .normal)
    configure()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func configure() {
    addSubview(imageView)
    addSubview(titleLabel)
    addSubview(textLabel)
    addSubview(nextButton)
    imageView.snp.makeConstraints { (make) in
      make.centerX.equalTo(self.snp.centerX)
      make.centerY.equalToSuperview().multipliedBy(0.5)
      make.height.equalTo(snp.height).multipliedBy(imageRatio)
      make.width.equalTo(imageView.snp.height)
    }
    titleLabel.snp.makeConstraints { (make) in
      make.top.equalTo(imageView.snp.bottom).offset(ceil(imageRatio * 30))
      make.centerX.equalToSuperview()
    }
    textLabel.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(titleLabel.snp.bottom).offset(10)
      make.leading.trailing.equalToSuperview().inset(
        UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    }
    nextButton.snp.makeConstraints { make in
      make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).offset(-20)
      make.left.equalToSuperview().offset(20)
      make.right.equalToSuperview().offset(-20)
      make.height.equalTo(50)
    }
  }
}
