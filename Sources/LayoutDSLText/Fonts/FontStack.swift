// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Fonts in the order in which they are asked for a character.
public struct FontStack: Hashable, Sendable {
  /// The fonts, first the one that the text is meant to be in.
  public var fonts: [Font]

  /// Makes a stack.
  public init(_ fonts: [Font] = []) { self.fonts = fonts }

  /// The extents of the first font; those of nothing if there is none.
  public var metrics: FontMetrics { fonts.first?.metrics ?? .none }

  /// The place of the first font that has every character of a grapheme, or at least its first.
  ///
  /// It is nil if no font has that. What is never seen, joiners and variation selectors, need not be there.
  ///
  /// - Complexity: O(*f* · log *n*) for *f* fonts of *n* ranges of characters.
  public func place(of character: Character) -> Int? {
    let scalars = character.unicodeScalars
    let whole = fonts.firstIndex { font in
      scalars.allSatisfy {
        font.spacing(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
      }
    }
    if let whole { return whole }
    guard let first = scalars.first else { return nil }
    return fonts.firstIndex { $0.spacing(for: first) != nil }
  }
}

extension Font {
  /// The glyph of a character and its advance in ems, or what may stand for it: a space for spaces that do
  /// not break, a hyphen for hyphens; nil if there is nothing.
  func spacing(for scalar: Unicode.Scalar) -> (glyph: UInt16, advance: Double)? {
    if let glyph = glyph(for: scalar) { return (glyph, advance(of: glyph)) }
    switch scalar.value {
    case 0xA0: return spacing(for: " ")
    case 0x2010: return spacing(for: "-")
    case 0x2011: return spacing(for: "\u{2010}")
    case 0x2000...0x200A, 0x202F, 0x205F, 0x3000:
      guard let space = spacing(for: " ") else { return nil }
      return (space.glyph, advance(ofSpace: scalar, space.advance))
    default: return nil
    }
  }

  /// The widths of Unicode's spaces, for a font that lacks them.
  private func advance(ofSpace scalar: Unicode.Scalar, _ space: Double) -> Double {
    switch scalar.value {
    case 0x2000, 0x2002: 1 / 2
    case 0x2001, 0x2003, 0x3000: 1
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2007: spacing(for: "0")?.advance ?? space
    case 0x2008: spacing(for: ".")?.advance ?? space
    case 0x2009: 1 / 5
    case 0x200A: 1 / 16
    case 0x202F: space / 2
    default: 4 / 18
    }
  }
}
