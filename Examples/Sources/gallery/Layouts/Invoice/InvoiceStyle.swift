// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

/// The colours, type and distances of the invoice.
enum InvoiceStyle {
  /// What is read.
  static let ink = LayoutColor(0x1C2530)
  /// What is read second.
  static let quiet = LayoutColor(0x5F6B76)
  /// The colour of the house.
  static let accent = LayoutColor(0x1F4D49)
  /// The accent as a tint.
  static let tint = LayoutColor(0xEDF2F0)
  /// Lines between rows.
  static let line = LayoutColor(0xD6DCDA)
  /// The copper of the mark.
  static let copper = LayoutColor(0xE39A5B)

  /// The name of the house.
  static let name = TextStyle(weight: .bold, size: 15, lineHeight: 18, color: ink)
  /// The word "Invoice".
  static let title = TextStyle(size: 26, lineHeight: 30, color: accent)
  /// A heading over a block.
  static let heading = TextStyle(
    weight: .bold, size: 6.5, lineHeight: 9, tracking: 0.7, color: accent)
  /// Running text.
  static let body = TextStyle(size: 8.5, lineHeight: 11.5, color: ink)
  /// Small print.
  static let small = TextStyle(size: 7.5, lineHeight: 10.5, color: quiet)
  /// What is to be paid.
  static let total = TextStyle(weight: .bold, size: 11, lineHeight: 14, color: .white)

  /// The page's margin at the left and right.
  static let margin = 48.0
}
