// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the report.
enum ReportStyle {
  /// The colour of the main text.
  static let ink = LayoutColor(0x18_2433)
  /// The colour of the secondary text.
  static let quiet = LayoutColor(0x5D_6975)
  /// The colour of lines.
  static let line = LayoutColor(0xD9_DEE3)
  /// The background of tiles and heads.
  static let tint = LayoutColor(0xEF_F3F6)
  /// The company's colour.
  static let accent = LayoutColor(0x1F_5F8B)
  /// The colour of the previous year.
  static let pale = LayoutColor(0xA9_BFD0)
  /// The colour of a welcome change.
  static let good = LayoutColor(0x2F_7D4F)
  /// The colour of an unwelcome change.
  static let bad = LayoutColor(0xB4_442E)

  /// Returns the colour of a series; the last one has the company's colour.
  static func color(of series: Int, among count: Int) -> LayoutColor {
    series == count - 1 ? accent : pale
  }

  /// The style of the report's title.
  static let title = TextStyle(weight: .bold, size: 24, lineHeight: 29, color: ink)
  /// The style of the lines above and below the title.
  static let period = TextStyle(size: 10, lineHeight: 14, color: quiet)
  /// The style of a heading.
  static let heading = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: ink)
  /// The style of running text.
  static let body = TextStyle(size: 9.5, lineHeight: 13.5, color: ink)
  /// The style of a key figure.
  static let figure = TextStyle(weight: .bold, size: 19, lineHeight: 23, color: ink)
  /// The style of small print, and of the texts in charts.
  static let small = TextStyle(size: 7.5, lineHeight: 10, color: quiet)
  /// The style of a table's cell.
  static let cell = TextStyle(size: 8, lineHeight: 10.5, color: ink)

  /// The frame of an A4 page.
  static let page = Rect(x: 0, y: 0, width: 595, height: 842)
  /// The page's margin.
  static let margin = 44.0
  /// The width between the margins.
  static let width = page.width - 2 * margin
}
