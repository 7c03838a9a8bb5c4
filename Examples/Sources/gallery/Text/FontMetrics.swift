// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation

/// The advance widths and vertical extents of one face, in thousandths of the font size.
///
/// Kerning and ligatures are not modelled; the pictures turn both off, so that what a viewer
/// draws is what was measured.
struct FontMetrics: Sendable {
  /// Height of the tallest letters above the baseline.
  let ascender: Double

  /// Depth of the longest descenders below the baseline, as a positive number.
  let descender: Double

  /// Height of a flat capital letter.
  let capHeight: Double

  /// Advance width by Unicode scalar value.
  private let widths: [UInt32: UInt16]

  /// What a character gets that no table knows: a full em, so that a paragraph comes out too
  /// wide rather than clipped.
  static let unknownWidth: UInt16 = 1000

  /// Makes a face from groups of characters of one width each, and runs of consecutive
  /// scalars with a width each.
  init(
    ascender: Double,
    descender: Double,
    capHeight: Double,
    groups: [(width: UInt16, characters: String)],
    runs: [(first: UInt32, widths: [UInt16])]
  ) {
    var table: [UInt32: UInt16] = [:]
    for group in groups {
      for scalar in group.characters.unicodeScalars { table[scalar.value] = group.width }
    }
    for run in runs {
      for (offset, width) in run.widths.enumerated() { table[run.first + UInt32(offset)] = width }
    }
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.widths = table
  }

  /// The advance of one scalar, in thousandths.
  ///
  /// A scalar outside the table takes the width of the letter that it is built on (ș that of
  /// s), a combining mark and a soft hyphen take none, and everything else counts as
  /// ``unknownWidth``.
  func width(of scalar: Unicode.Scalar) -> UInt16 {
    if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0xAD { return 0 }
    if let width = widths[scalar.value] { return width }
    if let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first,
      base != scalar, let width = widths[base.value]
    {
      return width
    }
    return Self.unknownWidth
  }

  /// The width of `text` set in one line at `size` points, with `tracking` points added after
  /// every character.
  func width(of text: some StringProtocol, size: Double, tracking: Double = 0) -> Double {
    var thousandths = 0
    for scalar in text.unicodeScalars { thousandths += Int(width(of: scalar)) }
    return Double(thousandths) * size / 1000 + tracking * Double(text.count)
  }
}
