// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A measurer without dependencies: it reads fonts from bytes and breaks lines by Unicode's rules.
///
/// ```swift
/// let style = TextStyle(FontStack([try Font(bytes)]), size: 16)
/// let layout = TextMeasurer().layout(StyledText("To be, or not", style), TextOptions(width: 60))
/// layout.lines.map(\.text)   // ["To be, or", "not"]
/// ```
///
/// It places one glyph for each character, with kerning, and breaks lines at spaces, hyphens and soft hyphens and
/// between ideographs. It reorders text of mixed directions. It does not shape Arabic or Indic scripts, join ligatures
/// or position marks. ``TextLayout/unsupported`` says whether a text needs that.
///
/// Results are cached. A measurer, like a tree, is used by one thread at a time; fonts may be shared among threads.
public final class TextMeasurer: TextMeasuring {
  /// A shaped text with its layouts for some options.
  private final class Entry {
    let shaped: ShapedText
    let bytes: [UInt8]
    var layouts: [(options: TextOptions, layout: TextLayout)] = []

    init(_ shaped: ShapedText, _ bytes: [UInt8]) {
      self.shaped = shaped
      self.bytes = bytes
    }
  }

  /// The cache key of a shaped text.
  private struct Key: Hashable {
    let text: StyledText
    let direction: LayoutDirection?
  }

  /// The number of cached layouts for each text: enough for the rounds of a pass.
  private static let layoutsPerText = 8

  private let shaper: any TextShaping
  private let capacity: Int
  private var entries: [Key: Entry] = [:]

  /// The number of times a text was shaped because it was not in the cache.
  private(set) package var shapingCount = 0

  /// The number of times lines were filled because their layout was not in the cache.
  private(set) package var layoutCount = 0

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - shaper: The shaper that turns a text into clusters.
  ///   - capacity: The number of cached texts. The cache is emptied when it is full.
  public init(shaper: some TextShaping = EmbeddedShaper(), capacity: Int = 512) {
    self.shaper = shaper
    self.capacity = capacity
  }

  /// Sets a text.
  ///
  /// - Complexity: O(*n* log *g*) for *n* characters and fonts of *g* glyphs; O(*n*) if the layout is in the cache.
  public func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
    let entry = entry(of: text, options.direction)
    if let cached = entry.layouts.first(where: { $0.options == options }) { return cached.layout }
    layoutCount += 1
    let typesetter = Typesetter(
      styled: text, shaped: entry.shaped, bytes: entry.bytes, options: options, shaper: shaper)
    let layout = typesetter.layout()
    if entry.layouts.count == Self.layoutsPerText { entry.layouts.removeFirst() }
    entry.layouts.append((options, layout))
    return layout
  }

  private func entry(of text: StyledText, _ direction: LayoutDirection?) -> Entry {
    let key = Key(text: text, direction: direction)
    if let cached = entries[key] { return cached }
    shapingCount += 1
    let entry = Entry(shaper.shape(text, direction: direction), Array(text.string.utf8))
    if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
    entries[key] = entry
    return entry
  }
}
