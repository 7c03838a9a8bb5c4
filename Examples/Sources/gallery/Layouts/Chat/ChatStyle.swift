// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the transcript.
enum ChatStyle {
  /// What is behind the bubbles.
  static let ground = LayoutColor(0xF1_EEE8)
  /// The bubbles of others.
  static let theirs = LayoutColor(0xFF_FFFF)
  /// The bubbles of the reader.
  static let own = LayoutColor(0xD6_E9DF)
  /// What is read.
  static let ink = LayoutColor(0x1B_2530)
  /// What is read second.
  static let quiet = LayoutColor(0x6B_7680)

  /// The name of the conversation.
  static let title = TextStyle(weight: .bold, size: 18, lineHeight: 22, color: .white)
  /// Who takes part.
  static let subtitle = TextStyle(size: 12, lineHeight: 16, color: LayoutColor(0xC7_D3DB))
  /// A day.
  static let day = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: quiet)
  /// Who says something.
  static let name = TextStyle(weight: .bold, size: 12, lineHeight: 15, color: ink)
  /// What is said.
  static let text = TextStyle(size: 14, lineHeight: 18.5, color: ink)
  /// When.
  static let time = TextStyle(size: 10, lineHeight: 14, color: quiet)

  /// The width of the transcript.
  static let width = 430.0
  /// The margin at the sides.
  static let margin = 14.0
}
