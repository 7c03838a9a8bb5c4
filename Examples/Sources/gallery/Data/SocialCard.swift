// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The words of a social card as they are read from `card-ltr.json` and `card-rtl.json`.
struct SocialCard: Decodable, Sendable {
  /// Which way the card reads.
  enum Direction: String, Decodable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
  }

  /// The language of the words, as a BCP 47 tag.
  var language: String
  /// Which way they read.
  var direction: Direction
  /// The name of the site.
  var siteName: String
  /// The section that the article is filed under.
  var section: String
  /// The headline.
  var headline: String
  /// What it is about, in a sentence or two.
  var summary: String
  /// Who wrote it.
  var byline: String
  /// When it appeared, as printed.
  var date: String
  /// How long it takes to read, as printed.
  var readingTime: String
  /// What the badge says.
  var badge: String
}

extension SocialCard: Validated {
  func validate() throws(ValidationError) {
    for (place, text) in [("headline", headline), ("siteName", siteName), ("byline", byline)]
    where text.allSatisfy(\.isWhitespace) {
      throw ValidationError(place: place, problem: "must not be empty")
    }
  }
}
