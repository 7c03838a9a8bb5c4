// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A company on an invoice.
struct Party: Decodable, Sendable {
  /// The name.
  var name: String
  /// The business in a few words; only senders have one.
  var tagline: String?
  /// The lines of the postal address.
  var address: [String]
  /// The email address.
  var email: String?
  /// The telephone number.
  var phone: String?
  /// The website.
  var website: String?
  /// The VAT number.
  var vatNumber: String
}
