// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A conversation as it is read from `chat.json`.
struct Chat: Decodable, Sendable {
  /// Somebody who takes part.
  struct Person: Decodable, Sendable {
    /// What messages call the person.
    var id: String
    /// What others do.
    var name: String
    /// The colour of the name, `#B4532A`.
    var color: HexColor
  }

  /// Something that was said.
  struct Message: Decodable, Sendable {
    /// Who said it.
    var from: String
    /// On which day.
    var day: CalendarDate
    /// At what time, as printed.
    var time: String
    /// What.
    var text: String
    /// Which way it reads; left to right if it is not said.
    var direction: SocialCard.Direction?
  }

  /// What the conversation is called.
  var title: String
  /// Who takes part, as printed.
  var subtitle: String
  /// Whose own messages are on the trailing side.
  var reader: String
  /// Who takes part.
  var people: [Person]
  /// What was said, oldest first.
  var messages: [Message]
}

extension Chat: Validated {
  func validate() throws(ValidationError) {
    let known = Set(people.map(\.id))
    if !known.contains(reader) {
      throw ValidationError(place: "reader", problem: "\"\(reader)\" is none of the people")
    }
    for (index, message) in messages.enumerated() where !known.contains(message.from) {
      throw ValidationError(
        place: "messages[\(index)].from", problem: "\"\(message.from)\" is none of the people")
    }
    for (index, pair) in zip(messages, messages.dropFirst()).enumerated()
    where pair.1.day < pair.0.day {
      throw ValidationError(
        place: "messages[\(index + 1)].day",
        problem: "\(pair.1.day.formatted) is before the day of the message above")
    }
  }
}
