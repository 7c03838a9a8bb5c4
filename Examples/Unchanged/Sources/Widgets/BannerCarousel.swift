// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

class BannerCarousel: UIView {
  let scrollView = UIScrollView()
  let contentView = UIView()
  private(set) var pages: [UIView] = []
  var currentPage: Int {
    guard scrollView.bounds.width > 0 else { return 0 }
    return Int(round(scrollView.contentOffset.x / scrollView.bounds.width))
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    addSubview(scrollView)
    scrollView.addSubview(contentView)
    scrollView.snp.makeConstraints { $0.edges.equalToSuperview() }
    contentView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalToSuperview()
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ count: Int) {
    contentView.subviews.forEach { $0.removeFromSuperview() }
    pages = (0..<count).map { _ in UIView() }
    var previous: UIView?
    for page in pages {
      contentView.addSubview(page)
      page.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(scrollView)
        if let previous = previous {
          make.left.equalTo(previous.snp.right)
        } else {
          make.left.equalToSuperview()
        }
      }
      previous = page
    }
    previous?.snp.makeConstraints { $0.right.equalToSuperview() }
  }

  func scroll(to page: Int, animated: Bool = true) {
    let offset = CGPoint(x: CGFloat(page) * scrollView.frame.size.width, y: 0)
    scrollView.setContentOffset(offset, animated: animated)
  }
}
