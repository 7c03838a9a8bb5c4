// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

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
}
