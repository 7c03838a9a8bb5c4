// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class PageIndicator: UIView {
  private let stack = UIStackView()
  private var widths: [NSLayoutConstraint] = []

  var currentPage = 0 {
    didSet {
      guard widths.indices.contains(currentPage) else { return }
      for (index, width) in widths.enumerated() {
        width.constant = index == currentPage ? 20 : 8
      }
    }
  }

  var numberOfPages = 0 {
    didSet { rebuild() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.spacing = 6
    stack.distribution = .fill
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }

  private func rebuild() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    widths.removeAll()
    for _ in 0..<numberOfPages {
      let dot = UIView()
      dot.layer.cornerRadius = 4
      let width = dot.widthAnchor.constraint(equalToConstant: 8)
      width.isActive = true
      dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
      widths.append(width)
      stack.addArrangedSubview(dot)
    }
    currentPage = 0
  }

  var dotFrames: [CGRect] { stack.arrangedSubviews.map { convert($0.frame, from: stack) } }
}
