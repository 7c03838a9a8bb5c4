// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// A composer that sits on the keyboard.
final class KeyboardFormView: UIView {
  let textField = UITextField()
  let sendButton = UIButton(type: .system)
  let bar = UIView()
  private var bottomConstraint: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    sendButton.setTitle("Send", for: .normal)
    textField.borderStyle = .roundedRect
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    [textField, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview($0)
    }
    bottomConstraint = bar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
    sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottomConstraint,
      textField.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      textField.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      textField.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      sendButton.leadingAnchor.constraint(equalTo: textField.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      sendButton.centerYAnchor.constraint(equalTo: textField.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func keyboardWillChange(height: CGFloat, duration: TimeInterval) {
    bottomConstraint.constant = height > 0 ? -(height - safeAreaInsets.bottom) : 0
    UIView.animate(withDuration: duration) {
      self.layoutIfNeeded()
    }
  }
}
