// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The texts of a social card as they are read from `card-ltr.json` and `card-rtl.json`.
struct SocialCard: Decodable, Sendable {
  /// The writing directions.
  enum Direction: String, Decodable, Sendable {
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
  }

  /// The language of the texts, as a BCP 47 tag.
  var language: String
  /// The writing direction of the texts.
  var direction: Direction
  /// The name of the site.
  var siteName: String
  /// The section of the article.
  var section: String
  /// The headline.
  var headline: String
  /// The summary of the article, in a sentence or two.
  var summary: String
  /// The author.
  var byline: String
  /// The date of publication, as printed.
  var date: String
  /// The reading time, as printed.
  var readingTime: String
  /// The text of the badge.
  var badge: String
}

extension SocialCard: Validated {
  func validate() throws(ValidationError) {
    for (location, text) in [("headline", headline), ("siteName", siteName), ("byline", byline)]
    where text.allSatisfy(\.isWhitespace) {
      throw ValidationError(location: location, problem: "must not be empty")
    }
  }
}
