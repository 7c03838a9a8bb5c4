// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import SnapKit
import UIKit

final class ChatInputBar: UIView {
  let textView = GrowingTextView()
  let attachButton = UIButton(type: .system)
  let sendButton = UIButton(type: .system)
  private var sendTrailing: Constraint!
  private var textTrailing: Constraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(attachButton)
    addSubview(textView)
    addSubview(sendButton)
    attachButton.setImage(UIImage(named: "attach"), for: .normal)
    sendButton.setTitle("Send", for: .normal)
    attachButton.snp.makeConstraints {
      $0.left.equalToSuperview().offset(8)
      $0.bottom.equalTo(textView).offset(-6)
      $0.width.height.equalTo(24)
    }
    textView.snp.makeConstraints {
      $0.top.equalToSuperview().offset(8)
      $0.left.equalTo(attachButton.snp.right).offset(8)
      $0.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).offset(-8)
      textTrailing = $0.right.equalToSuperview().inset(8).constraint
    }
    sendButton.snp.makeConstraints {
      $0.centerY.equalTo(attachButton)
      $0.left.equalTo(textView.snp.right).offset(8).priority(.medium)
      sendTrailing = $0.right.equalToSuperview().inset(12).constraint
    }
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.snp.contentCompressionResistanceHorizontalPriority = 1000
    textView.snp.contentHuggingVerticalPriority = UILayoutPriority.required.rawValue
    setSending(false)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setSending(_ isSending: Bool) {
    sendButton.isHidden = !isSending
    textTrailing.update(inset: isSending ? 64 : 8)
    if isSending { sendTrailing.activate() } else { sendTrailing.deactivate() }
  }
}
