// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A finished picture with its texts and counts.
struct Picture {
  /// The name of the picture's file.
  var file: String
  /// The content of the picture, in a few words.
  var title: String
  /// The caption, in a sentence or two.
  var caption: String
  /// The width in points.
  var width: Double
  /// The height in points.
  var height: Double
  /// The number of views.
  var views: Int
  /// The number of constraints.
  var constraints: Int
  /// The SVG document.
  var svg: String
  /// The file name of the inspector page.
  var inspectorFile: String
  /// The inspector page.
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

  /// Returns the sum of `number` over a view and its descendants.
  private static func count(_ view: LayoutView, _ number: (LayoutView) -> Int) -> Int {
    view.subviews.reduce(number(view)) { $0 + count($1, number) }
  }
}
