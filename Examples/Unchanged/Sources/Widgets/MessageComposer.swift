// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

final class GrowingField: UIView {
  var text = "" {
    didSet { invalidateIntrinsicContentSize() }
  }
  var maxHeight: CGFloat = 80
  private let lineHeight: CGFloat = 20

  override var intrinsicContentSize: CGSize {
    let lines = text.components(separatedBy: "\n").count
    return CGSize(
      width: UIView.noIntrinsicMetric, height: min(CGFloat(lines) * lineHeight, maxHeight))
  }
}

final class MessageComposer: UIView {
  let container = UIView()
  let field = GrowingField()
  let sendButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
  }

  private func setUpViews() {
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(
      UILayoutPriority(rawValue: 751), for: .horizontal)
    for view in [container, field, sendButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(container)
    container.addSubview(field)
    container.addSubview(sendButton)

    keyboardLayoutGuide.topAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    container.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
    container.rightAnchor.constraint(equalTo: rightAnchor).isActive = true

    let minHeight = container.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    let fieldTop = field.topAnchor.constraint(equalTo: container.topAnchor, constant: 8)
    let fieldBottom = field.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8)
    fieldTop.priority = .required - 1
    NSLayoutConstraint.activate([
      minHeight, fieldTop, fieldBottom,
      field.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      sendButton.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      sendButton.lastBaselineAnchor.constraint(equalTo: container.bottomAnchor, constant: -16),
    ])
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
  }
}
