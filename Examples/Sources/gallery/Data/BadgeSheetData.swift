// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sheet of badges as it is read from `badges.json`.
struct BadgeSheetData: Decodable, Sendable {
  /// The badge of one person.
  struct Badge: Decodable, Sendable {
    /// What the person is called.
    var given: String
    /// The rest of the name.
    var family: String
    /// Where the person works.
    var affiliation: String
    /// What the person does here.
    var role: Role
    /// Which way the name reads; left to right if it is not said.
    var direction: SocialCard.Direction?
  }

  /// What somebody does at a conference.
  enum Role: String, Decodable, Sendable {
    /// Speaks.
    case speaker = "Speaker"
    /// Listens.
    case guest = "Guest"
    /// Writes about it.
    case press = "Press"
    /// Makes it happen.
    case crew = "Crew"
  }

  /// The name of the conference.
  var event: String
  /// Who comes.
  var badges: [Badge]

  /// How many badges a page has room for.
  static let perPage = 10
}

extension BadgeSheetData: Validated {
  func validate() throws(ValidationError) {
    if badges.isEmpty { throw ValidationError(place: "badges", problem: "nobody has a badge") }
    for (index, badge) in badges.enumerated() where badge.given.allSatisfy(\.isWhitespace) {
      throw ValidationError(place: "badges[\(index)].given", problem: "must not be empty")
    }
  }
}
