// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How a piece of text is set: face, size, line height, tracking and colour.
struct TextStyle: Hashable, Sendable {
  /// The two faces that the pictures use.
  enum Weight: Hashable, Sendable {
    /// Helvetica.
    case regular
    /// Helvetica-Bold.
    case bold
  }

  /// The face.
  var weight: Weight = .regular

  /// The font size in points.
  var size: Double

  /// The distance of one baseline to the next, in points.
  var lineHeight: Double

  /// Points added after every character.
  var tracking: Double = 0

  /// The colour of the glyphs.
  var color: Color

  /// The widths that go with ``weight``.
  var metrics: FontMetrics { weight == .bold ? .helveticaBold : .helvetica }

  /// Where the baseline lies below the top of its line.
  ///
  /// What the line height leaves beyond the glyphs is shared evenly above and below.
  var baseline: Double {
    let glyphs = (metrics.ascender + metrics.descender) * size / 1000
    return (lineHeight - glyphs) / 2 + metrics.ascender * size / 1000
  }

  /// The width of `text` in one line.
  func width(of text: some StringProtocol) -> Double {
    metrics.width(of: text, size: size, tracking: tracking)
  }

  /// The same style in another colour.
  func colored(_ color: Color) -> TextStyle {
    var copy = self
    copy.color = color
    return copy
  }

  /// The same style in the bold face.
  var bold: TextStyle {
    var copy = self
    copy.weight = .bold
    return copy
  }
}
