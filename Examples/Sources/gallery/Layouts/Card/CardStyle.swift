// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the social cards.
enum CardStyle {
  /// The colour of the background, a night sky.
  static let ground = LayoutColor(0x0F2738)
  /// The colour of the rings of the tide.
  static let rings = LayoutColor(0x4F8AA6)
  /// The colour of the main text.
  static let paper = LayoutColor(0xF6EFE2)
  /// The colour of the secondary text.
  static let quiet = LayoutColor(0xA9BFCB)
  /// The colour of the lantern's light.
  static let amber = LayoutColor(0xF2B24C)

  /// The style of the site's name.
  static let site = TextStyle(weight: .bold, size: 30, lineHeight: 36, color: paper)
  /// The style of the section.
  static let section = TextStyle(size: 24, lineHeight: 32, color: quiet)
  /// The style of the headline.
  static let headline = TextStyle(weight: .bold, size: 62, lineHeight: 70, color: paper)
  /// The style of the summary.
  static let summary = TextStyle(size: 27, lineHeight: 38, color: quiet)
  /// The style of the author.
  static let byline = TextStyle(weight: .bold, size: 27, lineHeight: 34, color: paper)
  /// The style of the date and reading time.
  static let meta = TextStyle(size: 23, lineHeight: 30, color: quiet)
  /// The style of the badge.
  static let badge = TextStyle(weight: .bold, size: 21, lineHeight: 28, color: amber)

  /// The margin on all sides.
  static let margin = 68.0
}
