// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// The broken card as a picture and as an inspector page.
struct Clash {
  private let card = ClashCard()

  /// Lays out the card as far as its constraints allow.
  init() { card.layoutIfNeeded() }

  /// The inspector page, including the lint's warnings.
  var page: String {
    LayoutInspector(of: card, warnings: card.snp.lint(), title: "A broken card").html
  }

  /// The picture in the README.
  var svg: String {
    var options = LayoutPicture.Options.diagram
    options.title = "A card with a conflict, numbered, an ambiguity and an overlap"
    options.scale = 2
    options.marks = .problems
    options.marks.hasLegend = false
    return LayoutPicture(of: card, options).svg
  }
}
