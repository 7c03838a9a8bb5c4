// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the report.
enum ReportStyle {
  /// What is read.
  static let ink = LayoutColor(0x18_2433)
  /// What is read second.
  static let quiet = LayoutColor(0x5D_6975)
  /// Lines.
  static let line = LayoutColor(0xD9_DEE3)
  /// The ground of tiles and heads.
  static let tint = LayoutColor(0xEF_F3F6)
  /// The colour of the house.
  static let accent = LayoutColor(0x1F_5F8B)
  /// The colour of the year before.
  static let pale = LayoutColor(0xA9_BFD0)
  /// What went well.
  static let good = LayoutColor(0x2F_7D4F)
  /// What did not.
  static let bad = LayoutColor(0xB4_442E)

  /// The colours of series, the last one in the colour of the house.
  static func color(of series: Int, among count: Int) -> LayoutColor {
    series == count - 1 ? accent : pale
  }

  /// The title of the report.
  static let title = TextStyle(weight: .bold, size: 24, lineHeight: 29, color: ink)
  /// The line above and below it.
  static let period = TextStyle(size: 10, lineHeight: 14, color: quiet)
  /// A heading.
  static let heading = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: ink)
  /// Running text.
  static let body = TextStyle(size: 9.5, lineHeight: 13.5, color: ink)
  /// The figure of a tile.
  static let figure = TextStyle(weight: .bold, size: 19, lineHeight: 23, color: ink)
  /// Small print, and the words of charts.
  static let small = TextStyle(size: 7.5, lineHeight: 10, color: quiet)
  /// A cell of the table.
  static let cell = TextStyle(size: 8, lineHeight: 10.5, color: ink)

  /// A page of A4.
  static let page = Rect(x: 0, y: 0, width: 595, height: 842)
  /// The page's margin.
  static let margin = 44.0
  /// The width between the margins.
  static let width = page.width - 2 * margin
}
