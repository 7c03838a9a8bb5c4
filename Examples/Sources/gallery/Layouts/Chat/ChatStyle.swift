// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the transcript.
enum ChatStyle {
  /// The colour behind the bubbles.
  static let ground = LayoutColor(0xF1_EEE8)
  /// The colour of others' bubbles.
  static let theirs = LayoutColor(0xFF_FFFF)
  /// The colour of the reader's bubbles.
  static let own = LayoutColor(0xD6_E9DF)
  /// The colour of the main text.
  static let ink = LayoutColor(0x1B_2530)
  /// The colour of the secondary text.
  static let quiet = LayoutColor(0x6B_7680)

  /// The style of the conversation's title.
  static let title = TextStyle(weight: .bold, size: 18, lineHeight: 22, color: .white)
  /// The style of the list of participants.
  static let subtitle = TextStyle(size: 12, lineHeight: 16, color: LayoutColor(0xC7_D3DB))
  /// The style of a day.
  static let day = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: quiet)
  /// The style of a sender's name.
  static let name = TextStyle(weight: .bold, size: 12, lineHeight: 15, color: ink)
  /// The style of a message's text.
  static let text = TextStyle(size: 14, lineHeight: 18.5, color: ink)
  /// The style of a time.
  static let time = TextStyle(size: 10, lineHeight: 14, color: quiet)

  /// The width of the transcript.
  static let width = 430.0
  /// The margin at the sides.
  static let margin = 14.0
}
