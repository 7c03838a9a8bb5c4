// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A face of a TrueType or OpenType font, with the data that setting text needs: metrics, the glyphs of characters,
/// advances and kerning.
///
/// ```swift
/// let font = try Font(bytes)
/// let stack = FontStack([font])
/// ```
///
/// The bytes may come from an untrusted source. A damaged or malicious file throws a ``FontError``. Reading takes time
/// and memory in proportion to the file's size.
public final class Font: Sendable {
  /// The bytes of the file.
  public let data: [UInt8]

  /// The index of the face in its collection; 0 for a file with a single face.
  public let face: Int

  /// The vertical extents, in ems.
  public let metrics: FontMetrics

  /// The family, style, weight and slope.
  public let names: FontNames

  /// The number of glyphs.
  public let glyphCount: Int

  private let characters: CharacterMap
  private let advances: FontTable
  private let advanceCount: Int
  private let kerning: PairKerning
  private let ligatures: LigatureTable
  private let classes: FontTable?
  private let outlines: GlyphTable?

  /// Reads a face of a font.
  ///
  /// - Parameters:
  ///   - bytes: The content of a TrueType or OpenType file, or of a collection of them.
  ///   - face: The index of the face in a collection.
  /// - Throws: ``FontError``, which names the faulty table and the offset of the error.
  /// - Complexity: O(*n*) for *n* bytes; tables that are used later are not expanded.
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
    outlines = try GlyphTable(
      glyf: directory.table("glyf"), loca: directory.table("loca"), head: head,
      glyphCount: glyphCount)
    classes = try directory.table("GDEF")
    if let classes, classes.u16(4) > 0 {
      try classes.requireGlyphList(at: classes.u16(4), isCoverage: false)
    }
  }

  /// Returns the number of faces in a file: 1 unless it is a collection.
  ///
  /// - Throws: ``FontError`` for a file with a truncated header, or with more than 1,024 faces.
  public static func faceCount(in bytes: [UInt8]) throws(FontError) -> Int {
    try FontDirectory.faceCount(FontTable(file: bytes))
  }

  /// Returns the glyph of a character, or nil if the font has none.
  ///
  /// - Complexity: O(log *n*) for *n* ranges of characters.
  public func glyph(for scalar: Unicode.Scalar) -> UInt16? { characters.glyph(of: scalar) }

  /// Returns the advance of a glyph, in ems.
  public func advance(of glyph: UInt16) -> Double {
    Double(advances.u16(4 * min(Int(glyph), advanceCount - 1))) / Double(metrics.unitsPerEm)
  }

  /// Returns the outline of a glyph, for drawing without the font; it is empty for a space.
  ///
  /// It is nil for a font without quadratic outlines (the table `glyf`), such as one with `CFF` outlines or bitmap
  /// emoji. Damaged parts of an outline are left out.
  ///
  /// - Complexity: O(*p*) for *p* points.
  public func outline(of glyph: UInt16) -> GlyphOutline? { outlines?.outline(of: Int(glyph)) }

  /// Returns the kerning between two glyphs in a script, in ems.
  func kerning(between left: UInt16, and right: UInt16, script: TextScript) -> Double {
    Double(kerning.kerning(left, right, script)) / Double(metrics.unitsPerEm)
  }

  /// Whether the font has a ligature that begins with two neighbouring glyphs.
  func beginsLigature(_ left: UInt16, _ right: UInt16, script: TextScript) -> Bool {
    ligatures.beginsLigature(left, right, script)
  }

  /// Returns whether a glyph is a combining mark, or nil if the font does not classify its glyphs.
  func isMark(_ glyph: UInt16) -> Bool? {
    guard let classes, classes.u16(4) > 0 else { return nil }
    return classes.glyphClass(of: Int(glyph), at: classes.u16(4)) == 3
  }
}

/// Fonts are compared by identity: two fonts read from the same bytes are different.
extension Font: Hashable {
  /// Whether both sides are the same object.
  public static func == (left: Font, right: Font) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
