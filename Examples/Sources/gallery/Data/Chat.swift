// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A conversation as it is read from `chat.json`.
struct Chat: Decodable, Sendable {
  /// A participant.
  struct Person: Decodable, Sendable {
    /// The identifier that messages refer to.
    var id: String
    /// The displayed name.
    var name: String
    /// The colour of the name, `#B4532A`.
    var color: HexColor
  }

  /// A message.
  struct Message: Decodable, Sendable {
    /// The identifier of the sender.
    var from: String
    /// The day on which it was sent.
    var day: CalendarDate
    /// The time, as printed.
    var time: String
    /// The text.
    var text: String
    /// The writing direction; nil for left to right.
    var direction: SocialCard.Direction?
  }

  /// The title of the conversation.
  var title: String
  /// The participants, as printed.
  var subtitle: String
  /// The identifier of the reader, whose own messages are on the trailing side.
  var reader: String
  /// The participants.
  var people: [Person]
  /// The messages, oldest first.
  var messages: [Message]
}

extension Chat: Validated {
  func validate() throws(ValidationError) {
    let known = Set(people.map(\.id))
    if !known.contains(reader) {
      throw ValidationError(location: "reader", problem: "\"\(reader)\" is none of the people")
    }
    for (index, message) in messages.enumerated() where !known.contains(message.from) {
      throw ValidationError(
        location: "messages[\(index)].from", problem: "\"\(message.from)\" is none of the people")
    }
    for (index, pair) in zip(messages, messages.dropFirst()).enumerated()
    where pair.1.day < pair.0.day {
      throw ValidationError(
        location: "messages[\(index + 1)].day",
        problem: "\(pair.1.day.formatted) is before the day of the message above")
    }
  }
}
