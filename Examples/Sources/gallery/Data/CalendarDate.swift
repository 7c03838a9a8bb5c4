// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A day of the Gregorian calendar, written `2026-11-14` in the data.
struct CalendarDate: Hashable, Comparable, Sendable, Decodable {
  /// The year.
  let year: Int
  /// The month, 1 to 12.
  let month: Int
  /// The day of the month.
  let day: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Parses `yyyy-mm-dd`; nil for other texts and for dates that do not exist.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], !text.contains("+"), let year = Int(parts[0]),
      let month = Int(parts[1]), let day = Int(parts[2]), year > 0, (1...12).contains(month)
    else { return nil }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Decodes a date from such a text.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not a date (yyyy-mm-dd)")
    }
    self = date
  }

  /// The date as text: `14 November 2026`.
  var formatted: String { "\(day) \(Self.months[month - 1]) \(year)" }

  static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
