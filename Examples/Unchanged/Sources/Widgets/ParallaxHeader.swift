// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class ParallaxHeader: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  let content = UIView()
  private var imageTop: NSLayoutConstraint!
  private var imageHeight: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.delegate = self
    [scrollView].forEach { addSubview($0) }
    [content, imageView].forEach { scrollView.addSubview($0) }
    [scrollView, content, imageView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    imageTop = imageView.topAnchor.constraint(equalTo: topAnchor)
    imageHeight = imageView.heightAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      imageTop, imageHeight,
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 200),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let offset = scrollView.contentOffset.y
    imageHeight.constant = max(80, 200 - offset)
  }
}
