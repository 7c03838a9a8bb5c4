// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The vertical metrics of a font in ems; multiplied with the font size they are points.
public struct FontMetrics: Hashable, Sendable {
  /// The number of font units per em.
  public let unitsPerEm: Int

  /// The height of the font above the baseline.
  public let ascender: Double

  /// The depth of the font below the baseline, as a positive number.
  public let descender: Double

  /// The distance that the font adds between two lines.
  public let lineGap: Double

  /// The height of flat capital letters; 0 if the font does not specify it.
  public let capHeight: Double

  /// The height of a lower-case x; 0 if the font does not specify it.
  public let xHeight: Double

  /// The metrics of a text without any font.
  static let none = FontMetrics(
    unitsPerEm: 1000, ascender: 0.8, descender: 0.2, lineGap: 0, capHeight: 0, xHeight: 0)
}

extension FontMetrics {
  /// Reads `head`, `hhea` and `OS/2`.
  ///
  /// They are those of `hhea`, unless the font's flags select the typographic ones or `hhea` has none.
  init(head: FontTable, hhea: FontTable, os2: FontTable?) throws(FontError) {
    let units = head.u16(18)
    guard (16...16384).contains(units) else {
      throw head.error(.invalid("\(units) units per em are none"), at: 18)
    }
    func em(_ number: Int) -> Double { Double(number) / Double(units) }
    var (top, bottom, gap) = (hhea.i16(4), hhea.i16(6), hhea.i16(8))
    if let os2, os2.count >= 78, os2.u16(62) & 1 << 7 != 0 || (top == 0 && bottom == 0) {
      (top, bottom, gap) = (os2.i16(68), os2.i16(70), os2.i16(72))
      if top == 0, bottom == 0 { (top, bottom) = (os2.u16(74), -os2.u16(76)) }
    }
    let hasHeights = (os2?.u16(0) ?? 0) >= 2
    self.init(
      unitsPerEm: units, ascender: em(top), descender: em(-bottom), lineGap: em(max(0, gap)),
      capHeight: hasHeights ? em(os2?.i16(88) ?? 0) : 0,
      xHeight: hasHeights ? em(os2?.i16(86) ?? 0) : 0)
  }
}
