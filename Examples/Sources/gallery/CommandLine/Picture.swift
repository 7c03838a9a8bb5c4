// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A finished picture, and what there is to say about it.
struct Picture {
  /// The name of its file.
  var file: String
  /// What it shows, in a few words.
  var title: String
  /// What to look at, in a sentence or two.
  var caption: String
  /// The width in points.
  var width: Double
  /// The height in points.
  var height: Double
  /// How many views were laid out.
  var views: Int
  /// How many constraints placed them.
  var constraints: Int
  /// The SVG document.
  var svg: String
  /// The name of the file of its inspector.
  var inspectorFile: String
  /// The inspector's page.
  var inspector: String

  /// Draws a sheet that has been laid out.
  init(of sheet: Sheet) {
    file = sheet.name + ".svg"
    title = sheet.title
    caption = sheet.caption
    width = sheet.root.frame.width
    height = sheet.root.frame.height
    views = Self.count(sheet.root) { _ in 1 }
    constraints = Self.count(sheet.root, \.constraints.count)
    var options = LayoutPicture.Options.drawing
    options.title = sheet.title
    options.language = sheet.language
    svg = LayoutPicture(of: sheet.root, options).svg
    inspectorFile = sheet.name + ".html"
    inspector = LayoutInspector(of: sheet.root, title: sheet.title).html
  }

  /// The sum of `number` over a view and everything in it.
  private static func count(_ view: LayoutView, _ number: (LayoutView) -> Int) -> Int {
    view.subviews.reduce(number(view)) { $0 + count($1, number) }
  }
}
