// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CFriBidi
import CHarfBuzz
import CUnibreak
import LayoutDSL
import LayoutDSLText

/// A text as characters, with the results of FriBidi and libunibreak.
struct SourceText {
  /// A grapheme: its characters, its run, its font in the run's style, its kind and its script.
  struct Grapheme {
    let characters: Range<Int>
    let run: Int
    let font: Int?
    let kind: ShapedCluster.Kind
    let script: hb_script_t
  }

  /// Graphemes that are shaped together: they share run, font, level and script.
  struct Item {
    let graphemes: Range<Int>
    let characters: Range<Int>
  }

  let styled: StyledText
  let direction: LayoutDirection

  private(set) var characters: [UInt32] = []

  /// The offset of each character in bytes of UTF-8, and that of the end of the text.
  private(set) var offsets: [Int] = []

  private(set) var graphemes: [Grapheme] = []

  /// The embedding level of each character.
  private(set) var levels: [FriBidiLevel] = []

  /// The offsets in bytes at which a line may end.
  private(set) var breaks: Set<Int> = []

  init(_ styled: StyledText, direction: LayoutDirection?) {
    self.styled = styled
    var offset = 0
    let unicode = hb_unicode_funcs_get_default()
    var script = HB_SCRIPT_COMMON
    for (index, run) in styled.runs.enumerated() {
      for character in run.text {
        let first = characters.count
        for scalar in character.unicodeScalars {
          characters.append(scalar.value)
          offsets.append(offset)
          offset += UTF8.width(scalar)
          let own = hb_unicode_script(unicode, scalar.value)
          if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN {
            script = own
          }
        }
        let kind = character.unicodeScalars.first.map(ShapedCluster.Kind.init(of:)) ?? .hidden
        graphemes.append(
          Grapheme(
            characters: first..<characters.count, run: index,
            font: run.style.fonts.place(of: character), kind: kind, script: script))
      }
    }
    offsets.append(offset)
    self.direction = Self.direction(of: characters, direction)
    resolveFirstScript()
    findLevels()
    findBreaks()
  }

  /// Assigns the script of the first letter to the characters before it.
  private mutating func resolveFirstScript() {
    guard let first = graphemes.firstIndex(where: { $0.script != HB_SCRIPT_COMMON }) else { return }
    let script = graphemes[first].script
    for index in 0..<first {
      let old = graphemes[index]
      graphemes[index] = Grapheme(
        characters: old.characters, run: old.run, font: old.font, kind: old.kind, script: script)
    }
  }

  private static func direction(
    of characters: [UInt32], _ direction: LayoutDirection?
  ) -> LayoutDirection {
    if let direction { return direction }
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: characters.count)
    fribidi_get_bidi_types(characters, Int32(characters.count), &types)
    let found = fribidi_get_par_direction(types, Int32(types.count))
    return found == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
  }

  /// Finds the levels by UAX #9, paragraph by paragraph.
  private mutating func findLevels() {
    levels = [FriBidiLevel](repeating: 0, count: characters.count)
    var start = 0
    for grapheme in graphemes where grapheme.kind == .hardBreak {
      findLevels(start..<grapheme.characters.upperBound)
      start = grapheme.characters.upperBound
    }
    findLevels(start..<characters.count)
  }

  private mutating func findLevels(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let paragraph = Array(characters[range])
    let count = Int32(paragraph.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: paragraph.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: paragraph.count)
    var found = [FriBidiLevel](repeating: 0, count: paragraph.count)
    fribidi_get_bidi_types(paragraph, count, &types)
    fribidi_get_bracket_types(paragraph, count, types, &brackets)
    var base: FriBidiParType = direction == .rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    if fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found) > 0 {
      levels.replaceSubrange(range, with: found)
    }
  }

  /// Finds the line breaks: by the embedded rules, which follow browsers, between scripts that they cover, and by
  /// libunibreak elsewhere.
  private mutating func findBreaks() {
    let embedded = EmbeddedShaper().shape(styled, direction: direction)
    var known: Set<Int> = []
    for cluster in embedded.clusters where cluster.allowsBreak { known.insert(Int(cluster.offset)) }
    // libunibreak 1.1 aborts at regional indicators, so an ideograph takes their place.
    let asked = characters.map { (0x1F1E6...0x1F1FF).contains($0) ? 0x4E00 : $0 }
    var marks = [CChar](repeating: 0, count: max(1, characters.count))
    _ = Self.isBreakerReady
    set_linebreaks_utf32(asked, asked.count, nil, &marks)
    for (left, right) in zip(graphemes, graphemes.dropFirst()) {
      let place = right.characters.lowerBound
      let isKnown = Self.isSimple(left.script) && Self.isSimple(right.script)
      let mark = marks[place - 1]
      if isKnown || left.kind == .space
        ? known.contains(offsets[place])
        : mark == CChar(LINEBREAK_ALLOWBREAK) || mark == CChar(LINEBREAK_MUSTBREAK)
      {
        breaks.insert(offsets[place])
      }
    }
  }

  /// Initialises the tables of libunibreak, once.
  private static let isBreakerReady: Bool = {
    init_linebreak()
    return true
  }()

  /// Whether letters of a script stand side by side without changing their shape.
  static func isSimple(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_HEBREW,
      HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA,
      HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO:
      true
    default: false
    }
  }

  /// Returns the text as items; each invisible grapheme is an item of its own.
  func items() -> [Item] {
    var items: [Item] = []
    var start = 0
    while start < graphemes.count {
      var end = start + 1
      while end < graphemes.count, isSame(start, end) { end += 1 }
      let characters =
        graphemes[start].characters.lowerBound..<graphemes[end - 1].characters.upperBound
      items.append(Item(graphemes: start..<end, characters: characters))
      start = end
    }
    return items
  }

  private func isSame(_ first: Int, _ next: Int) -> Bool {
    let (one, other) = (graphemes[first], graphemes[next])
    func isSeen(_ kind: ShapedCluster.Kind) -> Bool { kind == .text || kind == .space }
    return isSeen(one.kind) && isSeen(other.kind) && one.run == other.run && one.font == other.font
      && one.script == other.script
      && levels[one.characters.lowerBound] == levels[other.characters.lowerBound]
  }
}
