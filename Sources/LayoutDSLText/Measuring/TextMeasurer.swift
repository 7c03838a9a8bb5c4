// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The measurer that needs nothing installed: fonts from bytes, lines by the rules of Unicode.
///
/// ```swift
/// let style = TextStyle(FontStack([try Font(bytes)]), size: 16)
/// let layout = TextMeasurer().layout(StyledText("To be, or not", style), TextOptions(width: 60))
/// layout.lines.map(\.text)   // ["To be, or", "not"]
/// ```
///
/// It places a glyph for each character, with kerning, and breaks lines at spaces, hyphens, soft hyphens and
/// between ideographs. Words and numbers that run against their line change places. It does not shape
/// Arabic or the scripts of India, join ligatures or place marks: a layout says in ``TextLayout/unsupported`` if its text needs that.
///
/// What was set before is remembered. One measurer is used by one thread at a time, as a tree is; fonts may
/// be shared.
public final class TextMeasurer: TextMeasuring {
  /// A text that was shaped, and how it came out in some rooms.
  private final class Entry {
    let shaped: ShapedText
    let bytes: [UInt8]
    var layouts: [(options: TextOptions, layout: TextLayout)] = []

    init(_ shaped: ShapedText, _ bytes: [UInt8]) {
      self.shaped = shaped
      self.bytes = bytes
    }
  }

  /// What a text is remembered by.
  private struct Key: Hashable {
    let text: StyledText
    let direction: LayoutDirection?
  }

  /// How many layouts of one text are remembered: enough for the rounds of a pass.
  private static let layoutsOfText = 8

  private let shaper: any TextShaping
  private let capacity: Int
  private var entries: [Key: Entry] = [:]

  /// How often a text was shaped because it was not remembered.
  private(set) package var shapings = 0

  /// How often lines were filled because they were not remembered.
  private(set) package var settings = 0

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - shaper: What makes clusters of a text.
  ///   - capacity: How many texts are remembered; when there are more, all are forgotten.
  public init(shaper: some TextShaping = EmbeddedShaper(), capacity: Int = 512) {
    self.shaper = shaper
    self.capacity = capacity
  }

  /// Sets a text.
  ///
  /// - Complexity: O(*n* log *g*) for *n* characters and fonts of *g* glyphs; O(*n*) to look up a text that
  ///   was set before.
  public func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    let entry = entry(of: text, options.direction)
    if let known = entry.layouts.first(where: { $0.options == options }) { return known.layout }
    settings += 1
    let setter = TextSetter(
      styled: text, shaped: entry.shaped, bytes: entry.bytes, options: options, shaper: shaper)
    let layout = setter.layout()
    if entry.layouts.count == Self.layoutsOfText { entry.layouts.removeFirst() }
    entry.layouts.append((options, layout))
    return layout
  }

  private func entry(of text: StyledText, _ direction: LayoutDirection?) -> Entry {
    let key = Key(text: text, direction: direction)
    if let known = entries[key] { return known }
    shapings += 1
    let entry = Entry(shaper.shape(text, direction: direction), Array(text.string.utf8))
    if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
    entries[key] = entry
    return entry
  }
}
