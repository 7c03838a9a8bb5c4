// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Converts the graphemes of a text to clusters, one after the other.
struct ClusterBuilder {
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
  private var previous: (font: Font, glyph: UInt16, script: TextScript)?

  init(_ styled: StyledText, direction: LayoutDirection?) {
    var first: Unicode.Scalar?
    for run in styled.runs where first == nil {
      first = run.text.unicodeScalars.first { TextScript(of: $0) != nil }
    }
    script = first.flatMap { TextScript(of: $0) } ?? .other
    let isReversed = first?.isRightToLeft ?? false
    text.direction = direction ?? (isReversed ? .rightToLeft : .leftToRight)
    level = text.direction == .rightToLeft ? 1 : 0
    let directions = BidiLevels(styled, base: level)
    levels = directions.levels
    if directions.isIncomplete { text.unsupported.insert(.reordering) }
    let count = styled.runs.reduce(0) { $0 + $1.text.utf8.count }
    text.clusters.reserveCapacity(count)
    text.glyphs.reserveCapacity(count)
    items.reserveCapacity(count)
  }

  /// Appends the clusters of a run.
  mutating func append(_ run: StyledText.Run, at runIndex: Int) {
    previous = nil
    let scalars = run.text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let first = scalars[index]
      var next = scalars.index(after: index)
      // Below U+0300 each character is a grapheme, except CR followed by LF.
      let following = next < scalars.endIndex ? scalars[next].value : 0
      if first.value >= 0x300 || following >= 0x300 || first.value == 0xD {
        next = run.text.index(after: index)
      }
      updateLevel()
      let length = run.text.utf8.distance(from: index, to: next)
      if length == UTF8.width(first) {
        items.append(LineBreakItem(first: first, last: first))
        appendCluster(of: first, run.style, Int32(runIndex))
        scalarCount += 1
      } else {
        let grapheme = run.text[index..<next].unicodeScalars
        items.append(LineBreakItem(first: first, last: grapheme.last ?? first))
        appendCluster(of: grapheme, run.style, Int32(runIndex))
        scalarCount += grapheme.count
      }
      offset += Int32(length)
      index = next
    }
  }

  /// Updates the level to that of the current character; there is no kerning across a change of level.
  private mutating func updateLevel() {
    guard !levels.isEmpty, levels[scalarCount] != level else { return }
    level = levels[scalarCount]
    previous = nil
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
  private mutating func appendCluster(
    of scalar: Unicode.Scalar, _ style: TextStyle, _ run: Int32
  ) {
    let kind = ShapedCluster.Kind(of: scalar)
    guard kind == .text || kind == .space else { return appendInvisible(scalar, kind, style, run) }
    updateScript(for: scalar)
    var fontIndex = 0
    var found = style.fonts.fonts.first?.glyphAndAdvance(for: scalar)
    if found == nil, let index = style.fonts.place(of: Character(scalar)) {
      fontIndex = index
      found = style.fonts.fonts[index].glyphAndAdvance(for: scalar)
    }
    guard let found else { return appendMissing(Character(scalar), kind, style, run) }
    let font = style.fonts.fonts[fontIndex]
    kern(font, found.glyph, style.size)
    appendCluster(kind, Int16(fontIndex), run, found.advance * style.size + style.letterSpacing)
    text.glyphs.append(ShapedGlyph(glyph: displayedGlyph(scalar, found.glyph, font)))
    previous = (font, found.glyph, script)
  }

  /// Appends the cluster of a grapheme of several characters.
  private mutating func appendCluster(
    of scalars: Substring.UnicodeScalarView, _ style: TextStyle, _ run: Int32
  ) {
    guard let first = scalars.first else { return }
    let kind = ShapedCluster.Kind(of: first)
    guard kind == .text || kind == .space else { return appendInvisible(first, kind, style, run) }
    if scalars.contains(where: \.isJoining) { text.unsupported.insert(.shaping) }
    let character = Character(String(scalars))
    if let whole = Unicode.Scalar.composed[character],
      style.fonts.fonts.contains(where: { $0.glyph(for: whole) != nil })
    {
      return appendCluster(of: whole, style, run)
    }
    guard let fontIndex = style.fonts.place(of: character) else {
      return appendMissing(character, kind, style, run)
    }
    let font = style.fonts.fonts[fontIndex]
    let start = text.clusters.count
    updateScript(for: first)
    if let base = font.glyphAndAdvance(for: first) { kern(font, base.glyph, style.size) }
    appendCluster(kind, Int16(fontIndex), run, 0)
    var advance = 0.0
    for scalar in scalars {
      if scalar != first { updateScript(for: scalar) }
      if ShapedCluster.Kind(of: scalar) == .hidden { continue }
      guard let found = font.glyphAndAdvance(for: scalar) else {
        recordMissing(Character(scalar))
        continue
      }
      let isMark =
        scalar != first && (scalar.isNonspacing || font.isMark(found.glyph) == true)
      text.glyphs.append(ShapedGlyph(glyph: found.glyph, x: advance))
      if isMark { text.unsupported.insert(.marks) } else { advance += found.advance * style.size }
      if scalar == first { previous = (font, found.glyph, script) }
    }
    text.clusters[start].advance = advance + style.letterSpacing
  }

  private mutating func appendInvisible(
    _ scalar: Unicode.Scalar, _ kind: ShapedCluster.Kind, _ style: TextStyle, _ run: Int32
  ) {
    previous = nil
    var advance = 0.0
    if kind == .tab {
      let space = style.fonts.fonts.first?.glyphAndAdvance(for: " ")?.advance ?? 0.25
      advance = 8 * (space * style.size + style.letterSpacing)
    }
    appendCluster(kind, 0, run, advance)
  }

  private mutating func appendMissing(
    _ character: Character, _ kind: ShapedCluster.Kind, _ style: TextStyle, _ run: Int32
  ) {
    recordMissing(character)
    previous = nil
    let font = style.fonts.fonts.first
    appendCluster(kind, -1, run, (font?.advance(of: 0) ?? 1) * style.size + style.letterSpacing)
    if font != nil { text.glyphs.append(ShapedGlyph(glyph: 0)) }
  }

  private mutating func appendCluster(
    _ kind: ShapedCluster.Kind, _ font: Int16, _ run: Int32, _ advance: Double
  ) {
    text.clusters.append(
      ShapedCluster(
        kind: kind, level: level, font: font, run: run, offset: offset,
        firstGlyph: Int32(text.glyphs.count), advance: advance))
  }

  /// Kerns a glyph with the one before it, unless that belongs to another script, as shapers do.
  private mutating func kern(_ font: Font, _ glyph: UInt16, _ size: Double) {
    guard let previous, previous.font === font, previous.script == script else { return }
    let kerning = font.kerning(between: previous.glyph, and: glyph, script: script)
    if kerning != 0 { text.clusters[text.clusters.count - 1].kerning = kerning * size }
    if font.beginsLigature(previous.glyph, glyph, script: script) {
      text.unsupported.insert(.ligatures)
    }
  }

  /// Returns the glyph to draw: that of the mirrored bracket in right-to-left text.
  private func displayedGlyph(_ scalar: Unicode.Scalar, _ glyph: UInt16, _ font: Font) -> UInt16 {
    guard level == 1, let mirrored = scalar.mirrored else { return glyph }
    return font.glyph(for: mirrored) ?? glyph
  }

  /// Updates the current script, and records whether the character needs shaping.
  private mutating func updateScript(for scalar: Unicode.Scalar) {
    if let newScript = TextScript(of: scalar) {
      script = newScript
      if script == .other || script == .hangul, scalar.needsShaping {
        text.unsupported.insert(.shaping)
      }
    }
  }

  private mutating func recordMissing(_ character: Character) {
    if missing.insert(character).inserted { text.missing.append(character) }
  }
}
