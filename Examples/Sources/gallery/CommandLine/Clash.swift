// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// The broken card as a picture and as a page.
struct Clash {
  private let card = ClashCard()

  /// Lays out what can be.
  init() { card.layoutIfNeeded() }

  /// The inspector's page, with what the lint finds.
  var page: String {
    LayoutInspector(of: card, warnings: card.snp.lint(), title: "A broken card").html
  }

  /// The picture that README shows.
  var svg: String {
    var options = LayoutPicture.Options.diagram
    options.title = "A card with a conflict, numbered, an ambiguity and an overlap"
    options.scale = 2
    options.marks = .problems
    options.marks.hasLegend = false
    return LayoutPicture(of: card, options).svg
  }
}
