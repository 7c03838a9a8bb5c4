// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the badges.
enum BadgeStyle {
  /// The colour of the main text.
  static let ink = LayoutColor(0x18_2230)
  /// The colour of the secondary text.
  static let quiet = LayoutColor(0x5A_6672)
  /// The colour of the outline, along which the badge is cut.
  static let line = LayoutColor(0xC9_D0D6)

  /// The style of the given name.
  static let given = TextStyle(weight: .bold, size: 34, lineHeight: 38, color: ink)
  /// The style of the family name.
  static let family = TextStyle(size: 17, lineHeight: 20, color: ink)
  /// The style of the affiliation.
  static let affiliation = TextStyle(size: 9.5, lineHeight: 12, color: quiet)
  /// The style of the conference's name.
  static let event = TextStyle(weight: .bold, size: 8, lineHeight: 11, color: .white)
  /// The style of the role.
  static let role = TextStyle(
    weight: .bold, size: 8, lineHeight: 11, tracking: 0.8, color: .white)

  /// The size of a badge, and the gap between two badges.
  static let (width, height, gap) = (254.0, 142.0, 15.0)
  /// The page's margin.
  static let margin = 36.0
  /// The padding of a badge.
  static let inset = 14.0

  /// Returns the colour of the band.
  static func color(of role: BadgeSheetData.Role) -> LayoutColor {
    switch role {
    case .speaker: LayoutColor(0xB4_442E)
    case .guest: LayoutColor(0x1F_6F8B)
    case .press: LayoutColor(0x6B_4E9C)
    case .crew: LayoutColor(0x2F_7D4F)
    }
  }
}
