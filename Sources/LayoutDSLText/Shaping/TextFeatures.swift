// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What setting a text takes beyond placing one glyph for each character.
public struct TextFeatures: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// One bit for each.
  public let rawValue: UInt8

  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Letters that change with their neighbours, or signs made of several characters: Arabic, the scripts of
  /// India, Thai, emoji with joiners.
  public static let shaping = TextFeatures(rawValue: 1)

  /// Both directions in one line, with brackets or with marks that set a direction.
  public static let reordering = TextFeatures(rawValue: 2)

  /// Letters that the font joins, "ffi" for instance; without it they stand side by side.
  public static let ligatures = TextFeatures(rawValue: 4)

  /// Marks that are not part of their letter's glyph; without it they are drawn where the pen is.
  public static let marks = TextFeatures(rawValue: 8)

  /// The names of what is in the set: `shaping, reordering`.
  public var description: String {
    let names = ["shaping", "reordering", "ligatures", "marks"]
    return names.indices.filter { rawValue & 1 << $0 != 0 }.map { names[$0] }
      .joined(separator: ", ")
  }
}
