// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CHarfBuzz
import LayoutDSL
import LayoutDSLText

/// Shapes items, and writes their clusters in the order of the text.
struct ShapeWriter {
  /// The glyphs of one cluster, from left to right, in font units.
  private struct Group {
    let character: Int
    var glyphs: [(glyph: UInt16, x: Int32, y: Int32)] = []
    var advance: Int32 = 0
    var isUnsafeToBreak = false
  }

  private let source: SourceText
  private let fonts: HarfBuzzFonts
  private var text = ShapedText()
  private var missing: Set<Character> = []

  init(_ source: SourceText, _ fonts: HarfBuzzFonts) {
    self.source = source
    self.fonts = fonts
    text.direction = source.direction
  }

  /// Returns the shaped text.
  func finished() -> ShapedText { text }

  /// Shapes an item and appends its clusters.
  mutating func write(_ item: SourceText.Item) {
    let first = source.graphemes[item.graphemes.lowerBound]
    let style = source.styled.runs[first.run].style
    guard first.kind == .text || first.kind == .space else {
      return append(first, at: first.characters.lowerBound, first.kind == .tab ? tab(style) : 0)
    }
    if first.font == nil { noteMissing(item) }
    guard let font = first.font.map({ style.fonts.fonts[$0] }) ?? style.fonts.fonts.first else {
      for grapheme in source.graphemes[item.graphemes] {
        append(grapheme, at: grapheme.characters.lowerBound, style.size + style.letterSpacing)
      }
      return
    }
    let scale = style.size / Double(font.metrics.unitsPerEm)
    let groups = shape(item.characters, in: font, first, style)
    var grapheme = item.graphemes.lowerBound
    for (index, group) in groups.enumerated() {
      while source.graphemes[grapheme].characters.upperBound <= group.character { grapheme += 1 }
      let isLast = index + 1 == groups.count
      let behind = isLast ? 0 : kerning(groups, index, font, first, style)
      let advance = Double(group.advance - behind) * scale + style.letterSpacing
      append(source.graphemes[grapheme], at: group.character, advance, Double(behind) * scale)
      for glyph in group.glyphs {
        text.glyphs.append(
          ShapedGlyph(
            glyph: glyph.glyph, x: Double(glyph.x) * scale, y: -Double(glyph.y) * scale))
      }
    }
  }

  private mutating func append(
    _ grapheme: SourceText.Grapheme, at character: Int, _ advance: Double, _ kerning: Double = 0
  ) {
    let offset = source.offsets[character]
    text.clusters.append(
      ShapedCluster(
        kind: grapheme.kind, allowsBreak: source.breaks.contains(offset),
        level: UInt8(source.levels[character]), font: Int16(grapheme.font ?? -1),
        run: Int32(grapheme.run), offset: Int32(offset), firstGlyph: Int32(text.glyphs.count),
        advance: advance, kerning: kerning))
  }

  /// Returns the part of a cluster's advance that it has only before the next cluster, not at the end of a line.
  private func kerning(
    _ groups: [Group], _ index: Int, _ font: Font, _ grapheme: SourceText.Grapheme,
    _ style: TextStyle
  ) -> Int32 {
    let next = groups[index + 1].character
    guard groups[index + 1].isUnsafeToBreak else { return 0 }
    guard SourceText.isSimple(grapheme.script) || source.breaks.contains(source.offsets[next])
    else { return 0 }
    // A long word may have no safe place at all, and distant clusters hardly matter.
    var start = index
    while start > max(0, index - 16), groups[start].isUnsafeToBreak { start -= 1 }
    let alone = shape(groups[start].character..<next, in: font, grapheme, style, isAlone: true)
    guard let last = alone.last, last.character == groups[index].character else { return 0 }
    return groups[index].advance - last.advance
  }

  /// Shapes some characters.
  ///
  /// - Parameter isAlone: Whether the line ends after them, so that the following characters are no context.
  private func shape(
    _ range: Range<Int>, in font: Font, _ grapheme: SourceText.Grapheme, _ style: TextStyle,
    isAlone: Bool = false
  ) -> [Group] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let end = isAlone ? range.upperBound : source.characters.count
    source.characters.withUnsafeBufferPointer { characters in
      hb_buffer_add_codepoints(
        buffer, characters.baseAddress, Int32(end), UInt32(range.lowerBound), Int32(range.count))
    }
    let isReversed = source.levels[range.lowerBound] & 1 == 1
    hb_buffer_set_direction(buffer, isReversed ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, grapheme.script)
    hb_buffer_set_language(buffer, hb_language_from_string("und", 3))
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    var features: [hb_feature_t] = []
    if style.letterSpacing != 0 {
      for name in ["liga", "clig"] {
        var feature = hb_feature_t()
        if hb_feature_from_string("-" + name, -1, &feature) != 0 { features.append(feature) }
      }
    }
    hb_shape(fonts.font(font), buffer, features, UInt32(features.count))
    return groups(buffer, isReversed)
  }

  /// Returns the glyphs of a buffer by cluster, in the order of the text.
  private func groups(_ buffer: OpaquePointer, _ isReversed: Bool) -> [Group] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    var groups: [Group] = []
    for index in 0..<Int(count) {
      var info = infos[index]
      let position = positions[index]
      let character = Int(info.cluster)
      if groups.last?.character != character { groups.append(Group(character: character)) }
      let last = groups.count - 1
      let x = groups[last].advance + position.x_offset
      let glyph = UInt16(truncatingIfNeeded: info.codepoint)
      groups[last].glyphs.append((glyph, x, position.y_offset))
      groups[last].advance += position.x_advance
      let flags = hb_glyph_info_get_glyph_flags(&info)
      if flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 {
        groups[last].isUnsafeToBreak = true
      }
    }
    return isReversed ? groups.reversed() : groups
  }

  private func tab(_ style: TextStyle) -> Double {
    let space = style.fonts.fonts.first.flatMap { font in
      font.glyph(for: " ").map(font.advance(of:))
    }
    return 8 * ((space ?? 0.25) * style.size + style.letterSpacing)
  }

  private mutating func noteMissing(_ item: SourceText.Item) {
    for grapheme in source.graphemes[item.graphemes] {
      var scalars = String.UnicodeScalarView()
      scalars.append(
        contentsOf: source.characters[grapheme.characters].compactMap(Unicode.Scalar.init))
      let character = Character(String(scalars))
      if missing.insert(character).inserted { text.missing.append(character) }
    }
  }
}
