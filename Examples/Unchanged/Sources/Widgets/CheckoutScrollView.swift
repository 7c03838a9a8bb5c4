// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

class CheckoutScrollView: UIScrollView {
  let contentStack = UIStackView()
  let payButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    alwaysBounceVertical = true
    showsHorizontalScrollIndicator = false
    keyboardDismissMode = .interactive
    contentInsetAdjustmentBehavior = .never
    contentStack.axis = .vertical
    contentStack.spacing = 10
    contentStack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentStack)
    NSLayoutConstraint.activate([
      contentStack.leadingAnchor.constraint(
        equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
      contentStack.trailingAnchor.constraint(
        equalTo: contentLayoutGuide.trailingAnchor, constant: -16),
      contentStack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
      contentStack.bottomAnchor.constraint(
        equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
      contentStack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -32),
    ])
    for index in 0..<6 {
      let row = UIView()
      row.tag = index
      row.translatesAutoresizingMaskIntoConstraints = false
      row.heightAnchor.constraint(equalToConstant: 60 + CGFloat(index)).isActive = true
      contentStack.addArrangedSubview(row)
    }
    payButton.setTitle("Pay", for: .normal)
    payButton.translatesAutoresizingMaskIntoConstraints = false
    addSubview(payButton)
    payButton.bottomAnchor.constraint(equalTo: frameLayoutGuide.bottomAnchor, constant: -20)
      .isActive = true
    payButton.trailingAnchor.constraint(equalTo: frameLayoutGuide.trailingAnchor, constant: -20)
      .isActive = true
  }

  func scrollToBottom() {
    let bottom = max(-contentInset.top, contentSize.height - bounds.height + contentInset.bottom)
    setContentOffset(CGPoint(x: 0, y: bottom), animated: false)
  }
}
