// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sheet of badges as it is read from `badges.json`.
struct BadgeSheetData: Decodable, Sendable {
  /// The badge of one person.
  struct Badge: Decodable, Sendable {
    /// The given name.
    var given: String
    /// The family name.
    var family: String
    /// The employer or institution.
    var affiliation: String
    /// The role at the conference.
    var role: Role
    /// The writing direction of the name; nil for left to right.
    var direction: SocialCard.Direction?
  }

  /// The roles at a conference.
  enum Role: String, Decodable, Sendable {
    /// A speaker.
    case speaker = "Speaker"
    /// A guest.
    case guest = "Guest"
    /// A journalist.
    case press = "Press"
    /// A member of the organising team.
    case crew = "Crew"
  }

  /// The name of the conference.
  var event: String
  /// The badges of all participants.
  var badges: [Badge]

  /// The number of badges on a page.
  static let perPage = 10
}

extension BadgeSheetData: Validated {
  func validate() throws(ValidationError) {
    if badges.isEmpty { throw ValidationError(location: "badges", problem: "nobody has a badge") }
    for (index, badge) in badges.enumerated() where badge.given.allSatisfy(\.isWhitespace) {
      throw ValidationError(location: "badges[\(index)].given", problem: "must not be empty")
    }
  }
}
