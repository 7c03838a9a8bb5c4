// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the social cards.
enum CardStyle {
  /// The night behind everything.
  static let ground = LayoutColor(0x0F2738)
  /// The rings of the tide.
  static let rings = LayoutColor(0x4F8AA6)
  /// What is read.
  static let paper = LayoutColor(0xF6EFE2)
  /// What is read second.
  static let quiet = LayoutColor(0xA9BFCB)
  /// The light of the lantern.
  static let amber = LayoutColor(0xF2B24C)

  /// The name of the site.
  static let site = TextStyle(weight: .bold, size: 30, lineHeight: 36, color: paper)
  /// The section.
  static let section = TextStyle(size: 24, lineHeight: 32, color: quiet)
  /// The headline.
  static let headline = TextStyle(weight: .bold, size: 62, lineHeight: 70, color: paper)
  /// What it is about.
  static let summary = TextStyle(size: 27, lineHeight: 38, color: quiet)
  /// Who wrote it.
  static let byline = TextStyle(weight: .bold, size: 27, lineHeight: 34, color: paper)
  /// When, and how long it takes.
  static let meta = TextStyle(size: 23, lineHeight: 30, color: quiet)
  /// The badge.
  static let badge = TextStyle(weight: .bold, size: 21, lineHeight: 28, color: amber)

  /// The margin on all sides.
  static let margin = 68.0
}
