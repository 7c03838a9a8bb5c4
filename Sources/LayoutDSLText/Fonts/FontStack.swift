// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Fonts in the order in which they are searched for a character.
public struct FontStack: Hashable, Sendable {
  /// The fonts, beginning with the preferred one.
  public var fonts: [Font]

  /// Makes a stack.
  public init(_ fonts: [Font] = []) { self.fonts = fonts }

  /// The metrics of the first font; default metrics if there is no font.
  public var metrics: FontMetrics { fonts.first?.metrics ?? .none }

  /// Returns the index of the first font with all characters of a grapheme, or else with the first of them.
  ///
  /// It is nil if no font has either. Invisible characters, such as joiners and variation selectors, may be missing.
  ///
  /// - Complexity: O(*f* · log *n*) for *f* fonts of *n* ranges of characters.
  public func place(of character: Character) -> Int? {
    let scalars = character.unicodeScalars
    let whole = fonts.firstIndex { font in
      scalars.allSatisfy {
        font.glyphAndAdvance(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
      }
    }
    if let whole { return whole }
    guard let first = scalars.first else { return nil }
    return fonts.firstIndex { $0.glyphAndAdvance(for: first) != nil }
  }
}

extension Font {
  /// Returns the glyph of a character and its advance in ems, or those of a substitute, such as a space for a
  /// non-breaking space; nil if there is neither.
  func glyphAndAdvance(for scalar: Unicode.Scalar) -> (glyph: UInt16, advance: Double)? {
    if let glyph = glyph(for: scalar) { return (glyph, advance(of: glyph)) }
    switch scalar.value {
    case 0xA0: return glyphAndAdvance(for: " ")
    case 0x2010: return glyphAndAdvance(for: "-")
    case 0x2011: return glyphAndAdvance(for: "\u{2010}")
    case 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      guard let space = glyphAndAdvance(for: " ") else { return nil }
      return (space.glyph, advance(ofSpace: scalar, space.advance))
    default: return nil
    }
  }

  /// Returns the width of one of Unicode's spaces, for a font that lacks it.
  private func advance(ofSpace scalar: Unicode.Scalar, _ space: Double) -> Double {
    switch scalar.value {
    case 0x2000, 0x2002: 1 / 2
    case 0x2001, 0x2003, 0x3000: 1
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2007: glyphAndAdvance(for: "0")?.advance ?? space
    case 0x2008: glyphAndAdvance(for: ".")?.advance ?? space
    case 0x2009: 1 / 5
    case 0x200A: 1 / 16
    case 0x202F: space / 2
    default: 4 / 18
    }
  }
}
