// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A face of a TrueType or OpenType font, as far as setting text needs it: metrics, which character is which
/// glyph, advances and kerning.
///
/// ```swift
/// let font = try Font(bytes)
/// let stack = FontStack([font])
/// ```
///
/// The bytes may come from anywhere. A file that is damaged, or made to do harm, throws a ``FontError``;
/// reading takes time and memory in proportion to its size.
public final class Font: Sendable {
  /// The bytes of the file.
  public let data: [UInt8]

  /// Which face of a collection it is; 0 for a file with one.
  public let face: Int

  /// The vertical extents, in ems.
  public let metrics: FontMetrics

  /// Family, style, weight and slope.
  public let names: FontNames

  /// The number of glyphs.
  public let glyphCount: Int

  private let characters: CharacterMap
  private let advances: FontTable
  private let advanceCount: Int
  private let kerning: PairKerning
  private let ligatures: LigatureTable
  private let classes: FontTable?
  private let shapes: GlyphTable?

  /// Reads a face of a font.
  ///
  /// - Parameters:
  ///   - bytes: A file: TrueType, OpenType, or a collection of them.
  ///   - face: Which face of a collection.
  /// - Throws: ``FontError``, which names the table and the place that is wrong.
  /// - Complexity: O(*n*) for *n* bytes; what is looked up later is not unfolded.
  public init(_ bytes: [UInt8], face: Int = 0) throws(FontError) {
    let directory = try FontDirectory(FontTable(file: bytes), face: face)
    data = bytes
    self.face = face
    let head = try directory.required("head", count: 54)
    let hhea = try directory.required("hhea", count: 36)
    let os2 = try directory.table("OS/2")
    metrics = try FontMetrics(head: head, hhea: hhea, os2: os2)
    names = try FontNames(name: directory.table("name"), os2: os2, head: head)
    glyphCount = try directory.required("maxp", count: 6).u16(4)
    advanceCount = hhea.u16(34)
    advances = try directory.required("hmtx", count: 4 * advanceCount)
    guard advanceCount > 0 else { throw hhea.error(.invalid("no advances"), at: 34) }
    characters = try CharacterMap(
      directory.required("cmap", count: 4), glyphCount: glyphCount)
    kerning = try PairKerning(gpos: directory.table("GPOS"), kern: directory.table("kern"))
    ligatures = try LigatureTable(gsub: directory.table("GSUB"))
    shapes = try GlyphTable(
      glyphs: directory.table("glyf"), places: directory.table("loca"), head: head,
      glyphCount: glyphCount)
    classes = try directory.table("GDEF")
    if let classes, classes.u16(4) > 0 {
      try classes.requireGlyphList(at: classes.u16(4), isCoverage: false)
    }
  }

  /// The number of faces in a file: 1 unless it is a collection.
  ///
  /// - Throws: ``FontError`` for a file that ends before its header does.
  public static func faceCount(in bytes: [UInt8]) throws(FontError) -> Int {
    try FontDirectory.faceCount(FontTable(file: bytes))
  }

  /// The glyph of a character; nil if the font has none.
  ///
  /// - Complexity: O(log *n*) for *n* ranges of characters.
  public func glyph(for scalar: Unicode.Scalar) -> UInt16? { characters.glyph(of: scalar) }

  /// How far a glyph moves the pen, in ems.
  public func advance(of glyph: UInt16) -> Double {
    Double(advances.u16(4 * min(Int(glyph), advanceCount - 1))) / Double(metrics.unitsPerEm)
  }

  /// The shape of a glyph, to draw it without the font; empty for a space.
  ///
  /// It is nil if the font has no shapes of quadratic curves (the table `glyf`), as fonts with `CFF` outlines
  /// or pictures of emoji. What is damaged in a shape is left out.
  ///
  /// - Complexity: O(*p*) for *p* points.
  public func outline(of glyph: UInt16) -> GlyphOutline? { shapes?.outline(of: Int(glyph)) }

  /// By how much the distance between two glyphs of a script changes, in ems.
  func kerning(between left: UInt16, and right: UInt16, script: TextScript) -> Double {
    Double(kerning.kerning(left, right, script)) / Double(metrics.unitsPerEm)
  }

  /// Whether the font would join two neighbours into a ligature.
  func joins(_ left: UInt16, _ right: UInt16, script: TextScript) -> Bool {
    ligatures.joins(left, right, script)
  }

  /// Whether a glyph is a mark that stands on another; nil if the font does not say what its glyphs are.
  func isMark(_ glyph: UInt16) -> Bool? {
    guard let classes, classes.u16(4) > 0 else { return nil }
    return classes.glyphClass(of: Int(glyph), at: classes.u16(4)) == 3
  }
}

/// Fonts are compared by identity: two that were read from the same bytes are two.
extension Font: Hashable {
  /// Whether two are one and the same.
  public static func == (left: Font, right: Font) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
