// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// One message: a bubble that is as wide as its text needs, up to a share of the transcript's width.
final class MessageView: LayoutView {
  private let bubble: BoxView
  private let text: LayoutLabel
  private let time: LayoutLabel

  /// Builds a message; the first of several consecutive ones from one person has a name.
  init(_ message: Chat.Message, name: (text: String, color: LayoutColor)?, isOwn: Bool) {
    bubble = BoxView(fill: isOwn ? ChatStyle.own : ChatStyle.theirs, cornerRadius: 10)
    text = LayoutLabel(message.text, ChatStyle.text)
    time = LayoutLabel(message.time, ChatStyle.time, lines: 1)
    super.init(frame: .zero)
    snp.setLabel("\(message.from) \(message.time)")
    addSubview(bubble)
    bubble.addSubview(text)
    bubble.addSubview(time)
    if message.direction == .rtl { text.semanticContentAttribute = .forceRightToLeft }
    bubble.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.82)
      if isOwn { make.trailing.equalToSuperview() } else { make.leading.equalToSuperview() }
    }
    placeWords(below: name)
  }

  private func placeWords(below name: (text: String, color: LayoutColor)?) {
    var top = bubble.snp.top
    if let name {
      let label = LayoutLabel(name.text, ChatStyle.name.colored(name.color), lines: 1)
      bubble.addSubview(label)
      label.snp.makeConstraints { make in
        make.top.equalToSuperview().inset(7)
        make.leading.equalToSuperview().inset(12)
        make.trailing.lessThanOrEqualToSuperview().inset(12)
      }
      top = label.snp.bottom
    }
    // The text wraps at the available width, and the bubble adapts to the text.
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    text.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    text.snp.makeConstraints { make in
      make.top.equalTo(top).offset(name == nil ? 6 : 0)
      make.leading.equalToSuperview().inset(12)
      make.bottom.equalToSuperview().inset(6)
    }
    time.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(text.snp.trailing).offset(10)
      make.trailing.equalToSuperview().inset(10)
      make.lastBaseline.equalTo(text)
    }
    // No wider than necessary: the name may be wider than the text.
    bubble.snp.makeConstraints { make in
      make.width.equalTo(0).priority(.low)
    }
  }
}
