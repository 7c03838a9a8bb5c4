// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Converts the graphemes of a text to clusters, one after the other.
struct ClusterWriter {
  private var text = ShapedText()
  private var items: [LineBreakItem] = []
  private var missing: Set<Character> = []

  /// The script of the last letter; before the first letter, that letter's script.
  private var script: TextScript
  /// The embedding level of the current character, and those of all; empty if all have the base level.
  private var level: UInt8
  private let levels: [UInt8]
  private var scalarCount = 0
  private var offset: Int32 = 0

  /// The last cluster, if the next one can be kerned with it: its font, glyph and script.
  private var neighbour: (font: Font, glyph: UInt16, script: TextScript)?

  init(_ styled: StyledText, direction: LayoutDirection?) {
    var first: Unicode.Scalar?
    for run in styled.runs where first == nil {
      first = run.text.unicodeScalars.first { TextScript(of: $0) != nil }
    }
    script = first.flatMap { TextScript(of: $0) } ?? .other
    let isReversed = first?.isRightToLeft ?? false
    text.direction = direction ?? (isReversed ? .rightToLeft : .leftToRight)
    level = text.direction == .rightToLeft ? 1 : 0
    let directions = DirectionLevels(styled, base: level)
    levels = directions.levels
    if directions.isIncomplete { text.unsupported.insert(.reordering) }
    let count = styled.runs.reduce(0) { $0 + $1.text.utf8.count }
    text.clusters.reserveCapacity(count)
    text.glyphs.reserveCapacity(count)
    items.reserveCapacity(count)
  }

  /// Appends the clusters of a run.
  mutating func write(_ run: StyledText.Run, _ index: Int) {
    neighbour = nil
    let scalars = run.text.unicodeScalars
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let first = scalars[place]
      var next = scalars.index(after: place)
      // Below U+0300 each character is a grapheme, except CR followed by LF.
      let following = next < scalars.endIndex ? scalars[next].value : 0
      if first.value >= 0x300 || following >= 0x300 || first.value == 0xD {
        next = run.text.index(after: place)
      }
      takeLevel()
      let length = run.text.utf8.distance(from: place, to: next)
      if length == UTF8.width(first) {
        items.append(LineBreakItem(first: first, last: first))
        write(first, run.style, Int32(index))
        scalarCount += 1
      } else {
        let grapheme = run.text[place..<next].unicodeScalars
        items.append(LineBreakItem(first: first, last: grapheme.last ?? first))
        write(grapheme, run.style, Int32(index))
        scalarCount += grapheme.count
      }
      offset += Int32(length)
      place = next
    }
  }

  /// Updates the level to that of the current character; there is no kerning across a change of level.
  private mutating func takeLevel() {
    guard !levels.isEmpty, levels[scalarCount] != level else { return }
    level = levels[scalarCount]
    neighbour = nil
  }

  /// Returns the shaped text with all line break opportunities.
  mutating func finished() -> ShapedText {
    let rules = LineBreakRules(items)
    for index in text.clusters.indices.dropFirst() where rules.allowsBreak(before: index) {
      text.clusters[index].allowsBreak = true
    }
    return text
  }

  /// Appends the cluster of a grapheme of one character.
  private mutating func write(_ scalar: Unicode.Scalar, _ style: TextStyle, _ run: Int32) {
    let kind = ShapedCluster.Kind(of: scalar)
    guard kind == .text || kind == .space else { return writeUnseen(scalar, kind, style, run) }
    note(scalar)
    var place = 0
    var spacing = style.fonts.fonts.first?.spacing(for: scalar)
    if spacing == nil, let found = style.fonts.place(of: Character(scalar)) {
      place = found
      spacing = style.fonts.fonts[found].spacing(for: scalar)
    }
    guard let spacing else { return writeMissing(Character(scalar), kind, style, run) }
    let font = style.fonts.fonts[place]
    kern(font, spacing.glyph, style.size)
    append(kind, Int16(place), run, spacing.advance * style.size + style.letterSpacing)
    text.glyphs.append(ShapedGlyph(glyph: shown(scalar, spacing.glyph, font)))
    neighbour = (font, spacing.glyph, script)
  }

  /// Appends the cluster of a grapheme of several characters.
  private mutating func write(
    _ scalars: Substring.UnicodeScalarView, _ style: TextStyle, _ run: Int32
  ) {
    guard let first = scalars.first else { return }
    let kind = ShapedCluster.Kind(of: first)
    guard kind == .text || kind == .space else { return writeUnseen(first, kind, style, run) }
    if scalars.contains(where: \.isJoining) { text.unsupported.insert(.shaping) }
    let character = Character(String(scalars))
    if let whole = Unicode.Scalar.composed[character],
      style.fonts.fonts.contains(where: { $0.glyph(for: whole) != nil })
    {
      return write(whole, style, run)
    }
    guard let place = style.fonts.place(of: character) else {
      return writeMissing(character, kind, style, run)
    }
    let font = style.fonts.fonts[place]
    let start = text.clusters.count
    note(first)
    if let base = font.spacing(for: first) { kern(font, base.glyph, style.size) }
    append(kind, Int16(place), run, 0)
    var advance = 0.0
    for scalar in scalars {
      if scalar != first { note(scalar) }
      if ShapedCluster.Kind(of: scalar) == .hidden { continue }
      guard let spacing = font.spacing(for: scalar) else {
        noteMissing(Character(scalar))
        continue
      }
      let isMark =
        scalar != first && (scalar.isNonspacing || font.isMark(spacing.glyph) == true)
      text.glyphs.append(ShapedGlyph(glyph: spacing.glyph, x: advance))
      if isMark { text.unsupported.insert(.marks) } else { advance += spacing.advance * style.size }
      if scalar == first { neighbour = (font, spacing.glyph, script) }
    }
    text.clusters[start].advance = advance + style.letterSpacing
  }

  private mutating func writeUnseen(
    _ scalar: Unicode.Scalar, _ kind: ShapedCluster.Kind, _ style: TextStyle, _ run: Int32
  ) {
    neighbour = nil
    var advance = 0.0
    if kind == .tab {
      let space = style.fonts.fonts.first?.spacing(for: " ")?.advance ?? 0.25
      advance = 8 * (space * style.size + style.letterSpacing)
    }
    append(kind, 0, run, advance)
  }

  private mutating func writeMissing(
    _ character: Character, _ kind: ShapedCluster.Kind, _ style: TextStyle, _ run: Int32
  ) {
    noteMissing(character)
    neighbour = nil
    let font = style.fonts.fonts.first
    append(kind, -1, run, (font?.advance(of: 0) ?? 1) * style.size + style.letterSpacing)
    if font != nil { text.glyphs.append(ShapedGlyph(glyph: 0)) }
  }

  private mutating func append(
    _ kind: ShapedCluster.Kind, _ font: Int16, _ run: Int32, _ advance: Double
  ) {
    text.clusters.append(
      ShapedCluster(
        kind: kind, level: level, font: font, run: run, offset: offset,
        firstGlyph: Int32(text.glyphs.count), advance: advance))
  }

  /// Kerns a glyph with the one before it, unless that belongs to another script, as shapers do.
  private mutating func kern(_ font: Font, _ glyph: UInt16, _ size: Double) {
    guard let neighbour, neighbour.font === font, neighbour.script == script else { return }
    let kerning = font.kerning(between: neighbour.glyph, and: glyph, script: script)
    if kerning != 0 { text.clusters[text.clusters.count - 1].kerning = kerning * size }
    if font.joins(neighbour.glyph, glyph, script: script) { text.unsupported.insert(.ligatures) }
  }

  /// Returns the glyph to draw: that of the mirrored bracket in right-to-left text.
  private func shown(_ scalar: Unicode.Scalar, _ glyph: UInt16, _ font: Font) -> UInt16 {
    guard level == 1, let mirrored = scalar.mirrored else { return glyph }
    return font.glyph(for: mirrored) ?? glyph
  }

  /// Updates the current script, and records whether the character needs shaping.
  private mutating func note(_ scalar: Unicode.Scalar) {
    if let own = TextScript(of: scalar) {
      script = own
      if own == .other || own == .hangul, scalar.needsShaping { text.unsupported.insert(.shaping) }
    }
  }

  private mutating func noteMissing(_ character: Character) {
    if missing.insert(character).inserted { text.missing.append(character) }
  }
}
