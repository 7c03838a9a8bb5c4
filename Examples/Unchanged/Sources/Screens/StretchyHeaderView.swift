// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A picture above a text that grows while the text is pulled down.
final class StretchyHeaderView: UIView {
  let scrollView = UIScrollView()
  let imageContainer = UIView()
  let imageView = UIImageView()
  let textContainer = UIView()
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.alwaysBounceVertical = true
    textLabel.numberOfLines = 0
    textLabel.font = .systemFont(ofSize: 20)
    imageView.clipsToBounds = true

    addSubview(scrollView)
    scrollView.addSubview(imageContainer)
    scrollView.addSubview(textContainer)
    textContainer.addSubview(textLabel)
    scrollView.addSubview(imageView)

    scrollView.snp.makeConstraints { make in make.edges.equalTo(self) }
    imageContainer.snp.makeConstraints { make in
      make.top.equalTo(scrollView)
      make.left.right.equalTo(self)
      make.height.equalTo(imageContainer.snp.width).multipliedBy(0.7)
    }
    imageView.snp.makeConstraints { make in
      make.left.right.equalTo(imageContainer)
      make.top.equalTo(self).priority(.high)
      make.height.greaterThanOrEqualTo(imageContainer.snp.height).priority(.required)
      make.bottom.equalTo(imageContainer.snp.bottom)
    }
    textContainer.snp.makeConstraints { make in
      make.top.equalTo(imageContainer.snp.bottom)
      make.left.right.equalTo(self)
      make.bottom.equalTo(scrollView)
    }
    textLabel.snp.makeConstraints { make in make.edges.equalTo(textContainer).inset(14) }
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }
}
