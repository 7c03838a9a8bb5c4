// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A layout that is ready to be solved: its tree, and what the gallery says about it.
struct Sheet {
  /// The name of the picture's file, without the extension.
  var name: String
  /// What it is, in a few words.
  var title: String
  /// What to look at, in a sentence or two.
  var caption: String
  /// The language of its words.
  var language: String
  /// The tree; its frame is given.
  var root: LayoutView

  /// An invoice on a page of A4, in points.
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

  /// A social card of 1200 × 630 points.
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
}
