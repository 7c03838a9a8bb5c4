// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class EmptyStateView: UIView {
  private lazy var stack = UIStackView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var action: (() -> Void)?

  static func noResults(for query: String) -> EmptyStateView {
    let view = EmptyStateView()
    view.imageView.image = UIImage(size: .init(width: 64, height: 64))
    view.titleLabel.text = "No results"
    view.messageLabel.text = "Nothing was found for \(query)"
    return view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .boldSystemFont(ofSize: 20)
    messageLabel.font = .systemFont(ofSize: 10)
    messageLabel.numberOfLines = 0
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 10
    [imageView, titleLabel, messageLabel].forEach { stack.addArrangedSubview($0) }
    addSubview(stack)
    stack.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.leading.greaterThanOrEqualTo(self.layoutMarginsGuide)
      make.trailing.lessThanOrEqualTo(self.layoutMarginsGuide)
      make.top.greaterThanOrEqualTo(self.snp.topMargin)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  var frames: [CGRect] { stack.arrangedSubviews.map { stack.convert($0.frame, to: self) } }
}
