// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the invoice.
enum InvoiceStyle {
  /// The colour of the main text.
  static let ink = LayoutColor(0x1C2530)
  /// The colour of the secondary text.
  static let quiet = LayoutColor(0x5F6B76)
  /// The company's colour.
  static let accent = LayoutColor(0x1F4D49)
  /// A tint of the company's colour.
  static let tint = LayoutColor(0xEDF2F0)
  /// The colour of the lines between rows.
  static let line = LayoutColor(0xD6DCDA)
  /// The copper colour of the logo.
  static let copper = LayoutColor(0xE39A5B)

  /// The style of the company's name.
  static let name = TextStyle(weight: .bold, size: 15, lineHeight: 18, color: ink)
  /// The style of the word "Invoice".
  static let title = TextStyle(size: 26, lineHeight: 30, color: accent)
  /// The style of a heading above a block.
  static let heading = TextStyle(
    weight: .bold, size: 6.5, lineHeight: 9, tracking: 0.7, color: accent)
  /// The style of running text.
  static let body = TextStyle(size: 8.5, lineHeight: 11.5, color: ink)
  /// The style of small print.
  static let small = TextStyle(size: 7.5, lineHeight: 10.5, color: quiet)
  /// The style of the amount due.
  static let total = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: .white)

  /// The left and right margins of the page.
  static let margin = 48.0
}
