// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class ImageCarouselView: UIView {
  let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let pageIndicator = PageIndicator()

  var images: [UIImage] = [] {
    didSet { reload() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    [scrollView, pageIndicator].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    let content = scrollView.contentLayoutGuide
    let visible = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      pageIndicator.topAnchor.constraint(equalTo: scrollView.bottomAnchor),
      pageIndicator.leadingAnchor.constraint(equalTo: leadingAnchor),
      pageIndicator.trailingAnchor.constraint(equalTo: trailingAnchor),
      pageIndicator.heightAnchor.constraint(equalToConstant: 24),
      pageIndicator.bottomAnchor.constraint(equalTo: bottomAnchor),

      stackView.topAnchor.constraint(equalTo: content.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stackView.heightAnchor.constraint(equalTo: visible.heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func reload() {
    stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for image in images {
      let imageView = UIImageView(image: image)
      imageView.contentMode = .scaleAspectFill
      stackView.addArrangedSubview(imageView)
      imageView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive =
        true
    }
    pageIndicator.numberOfPages = images.count
  }

  func show(page: Int) {
    scrollView.contentOffset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
    pageIndicator.currentPage = page
  }

  var pageFrames: [CGRect] { stackView.arrangedSubviews.map(\.frame) }
}
