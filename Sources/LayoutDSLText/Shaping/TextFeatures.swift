// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Features of text setting beyond one glyph for each character.
public struct TextFeatures: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each feature.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Letters that change their shape with their neighbours, or signs of several characters: Arabic, Indic scripts,
  /// Thai, emoji with joiners.
  public static let shaping = TextFeatures(rawValue: 1)

  /// Both directions in one text, with brackets or directional control characters.
  public static let reordering = TextFeatures(rawValue: 2)

  /// Ligatures of the font, such as "ffi"; without them the letters stand side by side.
  public static let ligatures = TextFeatures(rawValue: 4)

  /// Combining marks that have a glyph of their own; without positioning they are drawn at the pen position.
  public static let marks = TextFeatures(rawValue: 8)

  /// The names of the features: `shaping, reordering`.
  public var description: String {
    let names = ["shaping", "reordering", "ligatures", "marks"]
    return names.indices.filter { rawValue & 1 << $0 != 0 }.map { names[$0] }
      .joined(separator: ", ")
  }
}
