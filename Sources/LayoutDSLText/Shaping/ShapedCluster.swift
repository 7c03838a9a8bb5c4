// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a text that no line divides: a grapheme, or several that share glyphs.
public struct ShapedCluster: Hashable, Sendable {
  /// What a cluster is to lines.
  public enum Kind: UInt8, Hashable, Sendable {
    /// It is seen.
    case text

    /// A space, which hangs over where a line ends.
    case space

    /// A space up to the next multiple of its advance.
    case tab

    /// Nothing, but a hyphen where a line ends after it.
    case softHyphen

    /// Nothing at all.
    case hidden

    /// Where a line ends in any case.
    case hardBreak
  }

  /// What it is to lines.
  public var kind: Kind

  /// Whether a line may end before it.
  public var allowsBreak: Bool

  /// How deeply directions are nested here, as in UAX #9: odd levels are read from the right.
  public var level: UInt8

  /// The place of its font in the stack of its style; -1 if no font has it.
  public var font: Int16

  /// The run of the text that it is in.
  public var run: Int32

  /// Where it begins, in bytes of UTF-8.
  public var offset: Int32

  /// Where its glyphs begin among all; they end where those of the next cluster begin.
  public var firstGlyph: Int32

  /// Its extent in points where it ends a line.
  public var advance: Double

  /// What is added to that where the next cluster follows on the same line.
  public var kerning: Double

  /// Makes a cluster.
  public init(
    kind: Kind, allowsBreak: Bool = false, level: UInt8 = 0, font: Int16 = 0, run: Int32,
    offset: Int32, firstGlyph: Int32, advance: Double, kerning: Double = 0
  ) {
    self.kind = kind
    self.allowsBreak = allowsBreak
    self.level = level
    self.font = font
    self.run = run
    self.offset = offset
    self.firstGlyph = firstGlyph
    self.advance = advance
    self.kerning = kerning
  }
}
