// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A company on an invoice.
struct Party: Decodable, Sendable {
  /// Its name.
  var name: String
  /// What it does, in a few words; only senders have one.
  var tagline: String?
  /// The lines of its postal address.
  var address: [String]
  /// Where to write to.
  var email: String?
  /// Where to call.
  var phone: String?
  /// Its page.
  var website: String?
  /// Its registration for value added tax.
  var vatNumber: String
}
