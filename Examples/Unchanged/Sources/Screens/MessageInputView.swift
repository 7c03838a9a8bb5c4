// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

/// A bar whose text view grows with its text up to a maximum, and scrolls then.
final class MessageInputView: UIView {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let maxHeight: CGFloat = 100
  private var maxHeightConstraint: Constraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    textView.font = .systemFont(ofSize: 16)
    textView.isScrollEnabled = false
    addSubview(textView)
    addSubview(sendButton)
    textView.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.leading.equalToSuperview().offset(12)
      maxHeightConstraint = make.height.equalTo(maxHeight).constraint
    }
    maxHeightConstraint?.deactivate()
    sendButton.snp.makeConstraints { make in
      make.leading.equalTo(textView.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(12)
      make.bottom.equalTo(textView)
      make.size.equalTo(36)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ text: String) {
    textView.text = text
    let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = textView.sizeThatFits(room).height > maxHeight
    textView.isScrollEnabled = isTooHigh
    maxHeightConstraint?.isActive = isTooHigh
  }
}
