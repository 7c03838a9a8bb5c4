// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a text that is never divided between lines: a grapheme, or several that share glyphs.
public struct ShapedCluster: Hashable, Sendable {
  /// The role of a cluster in filling lines.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Visible text.
    case text

    /// A space, which may hang over the end of a line.
    case space

    /// A tab, which extends to the next multiple of its advance.
    case tab

    /// A soft hyphen: a hyphen is shown only if the line ends after it.
    case softHyphen

    /// An invisible character without an advance.
    case hidden

    /// A forced line break.
    case hardBreak
  }

  /// The role of the cluster in filling lines.
  public var kind: Kind

  /// Whether a line may end before it.
  public var allowsBreak: Bool

  /// The embedding level by UAX #9: odd levels are read from right to left.
  public var level: UInt8

  /// The index of its font in the stack of its style; -1 if no font has its characters.
  public var font: Int16

  /// The index of its run in the text.
  public var run: Int32

  /// Its offset in the text, in bytes of UTF-8.
  public var offset: Int32

  /// The index of its first glyph; its glyphs end at the next cluster's first one.
  public var firstGlyph: Int32

  /// Its width in points if it ends a line.
  public var advance: Double

  /// The kerning that is added to the advance if another cluster follows on the same line.
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
