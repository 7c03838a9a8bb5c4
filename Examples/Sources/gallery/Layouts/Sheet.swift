// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A layout that is ready to be solved: its tree, and its texts in the gallery.
struct Sheet {
  /// The name of the picture's file, without the extension.
  var name: String
  /// The title, in a few words.
  var title: String
  /// The caption, in a sentence or two.
  var caption: String
  /// The language of the texts.
  var language: String
  /// The root of the tree; its frame is set.
  var root: LayoutView

  /// Makes an invoice on an A4 page, in points.
  static func invoice(_ invoice: Invoice) -> Sheet {
    let page = InvoicePage(invoice)
    page.frame = Rect(x: 0, y: 0, width: 595, height: 842)
    return Sheet(
      name: "invoice", title: "Invoice",
      caption: """
        \(invoice.items.count) items in a table whose columns are layout guides, as narrow as \
        their widest cell; descriptions wrap and their rows grow; totals align with the amounts.
        """,
      language: "en", root: page)
  }

  /// Makes a social card of 1200 × 630 points.
  static func card(_ card: SocialCard) -> Sheet {
    let view = SocialCardView(card)
    view.frame = Rect(x: 0, y: 0, width: 1200, height: 630)
    let isRightToLeft = card.direction == .rtl
    return Sheet(
      name: "card-\(card.direction.rawValue)",
      title: isRightToLeft ? "Social card, right to left" : "Social card, left to right",
      caption: isRightToLeft
        ? "The same constraint blocks with a Hebrew card: leading and trailing change sides."
        : "The headline wraps at its measure; the badge beside it gives way and is cut.",
      language: card.language, root: view)
  }

  /// Makes A4 pages with ten badges each.
  static func badges(_ data: BadgeSheetData) -> [Sheet] {
    let pages = stride(from: 0, to: data.badges.count, by: BadgeSheetData.perPage).map { start in
      data.badges[start..<min(start + BadgeSheetData.perPage, data.badges.count)]
    }
    return pages.enumerated().map { index, badges in
      Sheet(
        name: index == 0 ? "badges" : "badges-\(index + 1)", title: "Conference badges",
        caption: """
          Names of two letters and of forty: first names shrink, the rest wraps, then shrinks; \
          badges in Hebrew turn around.
          """,
        language: "en", root: BadgePage(badges, of: data))
    }
  }

  /// Makes a conversation with the width of a phone and the height that it needs.
  static func chat(_ chat: Chat) -> Sheet {
    Sheet(
      name: "chat", title: "Chat transcript",
      caption: """
        \(chat.messages.count) messages in bubbles that are as wide as their words; the time stands on \
        the last line of each.
        """,
      language: "en", root: ChatTranscript(chat))
  }

  /// Makes the A4 pages of a quarterly report.
  static func report(_ report: Report) throws -> [Sheet] {
    let captions = [
      "Tiles of one height; the bars, and the lines behind them, are as high as parts of the plot.",
      "The table begins in the room that is left, and breaks between rows.",
    ]
    do throws(LayoutError) {
      return try ReportPaginator(report: report).pages().enumerated().map { index, page in
        Sheet(
          name: "report-\(index + 1)", title: "Quarterly report, page \(index + 1)",
          caption: index < captions.count
            ? captions[index] : "The table goes on: its head comes again, its columns stay.",
          language: "en", root: page)
      }
    } catch {
      throw SheetError(sheet: "report", reason: error)
    }
  }
}
