// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sheets, by their names in the command; each is a folder in `Layouts/`.
enum SheetKind: String, CaseIterable {
  /// An invoice.
  case invoice
  /// A social card in two directions.
  case card
  /// Badges for a conference.
  case badges
  /// A conversation.
  case chat
  /// A quarterly report of several pages.
  case report

  /// The names in one text, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Reads the data and makes the pages of the sheet.
  func sheets(from folder: DataFolder) throws -> [Sheet] {
    switch self {
    case .invoice:
      return [.invoice(try folder.load("invoice.json", as: Invoice.self))]
    case .card:
      return [
        .card(try folder.load("card-ltr.json", as: SocialCard.self)),
        .card(try folder.load("card-rtl.json", as: SocialCard.self)),
      ]
    case .badges:
      return Sheet.badges(try folder.load("badges.json", as: BadgeSheetData.self))
    case .chat:
      return [.chat(try folder.load("chat.json", as: Chat.self))]
    case .report:
      return try Sheet.report(try folder.load("report.json", as: Report.self))
    }
  }
}
