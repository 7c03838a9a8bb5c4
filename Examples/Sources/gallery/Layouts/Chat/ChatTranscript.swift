// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// A conversation from the first message to the last, as high as its messages need.
final class ChatTranscript: LayoutView, LayoutDrawable {
  private let header = BoxView(fill: LayoutColor(0x0F_2738))

  /// Builds the transcript with the height that it needs.
  init(_ chat: Chat) {
    super.init(frame: .zero)
    snp.setLabel("chat")
    addSubview(header)
    placeHeader(chat)
    var above: LayoutView = header
    for (index, message) in chat.messages.enumerated() {
      let previous = index > 0 ? chat.messages[index - 1] : nil
      let isNewDay = previous?.day != message.day
      if isNewDay { above = addDay(message.day, below: above) }
      let isFirst = isNewDay || previous?.from != message.from
      above = addMessage(message, of: chat, isFirst: isFirst, below: above)
    }
    above.snp.makeConstraints { make in
      make.bottom.lessThanOrEqualToSuperview().inset(16)
    }
    let size = systemLayoutSizeFitting(
      Size(width: ChatStyle.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    frame = Rect(x: 0, y: 0, width: ChatStyle.width, height: size.height.rounded(.up))
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    [.rectangle(bounds, LayoutPaint(fill: ChatStyle.ground))]
  }

  private func placeHeader(_ chat: Chat) {
    let title = LayoutLabel(chat.title, ChatStyle.title, lines: 1)
    let subtitle = LayoutLabel(chat.subtitle, ChatStyle.subtitle, lines: 1)
    header.addSubview(title)
    header.addSubview(subtitle)
    header.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
    }
    title.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(ChatStyle.margin)
    }
    subtitle.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom)
      make.leading.trailing.bottom.equalToSuperview().inset(ChatStyle.margin)
    }
  }

  private func addDay(_ day: CalendarDate, below above: LayoutView) -> LayoutView {
    let label = LayoutLabel(day.formatted, ChatStyle.day, lines: 1)
    addSubview(label)
    label.snp.makeConstraints { make in
      make.top.equalTo(above.snp.bottom).offset(16)
      make.centerX.equalToSuperview()
    }
    return label
  }

  private func addMessage(
    _ message: Chat.Message, of chat: Chat, isFirst: Bool, below above: LayoutView
  ) -> LayoutView {
    let isOwn = message.from == chat.reader
    let person = chat.people.first { $0.id == message.from }
    let name = isFirst && !isOwn ? person.map { ($0.name, $0.color.color) } : nil
    let view = MessageView(message, name: name, isOwn: isOwn)
    addSubview(view)
    view.snp.makeConstraints { make in
      make.top.equalTo(above.snp.bottom).offset(isFirst ? 10 : 3)
      make.leading.trailing.equalToSuperview().inset(ChatStyle.margin)
    }
    return view
  }
}
