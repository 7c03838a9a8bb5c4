// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSLPictures
import LayoutDSLText

extension TextStyle {
  /// The two faces of the sheets.
  enum Weight {
    /// Upright.
    case regular
    /// Upright and bold.
    case bold

    /// The stack with the face.
    var fonts: FontStack { FontStack(self == .bold ? GallerySans.bold : GallerySans.regular) }
  }

  /// Makes a style: lengths are in points, and the line height is the distance of two baselines.
  init(
    weight: Weight = .regular, size: Double, lineHeight: Double, tracking: Double = 0,
    color: LayoutColor
  ) {
    self.init(
      weight.fonts, size: size, letterSpacing: tracking, lineHeight: .points(lineHeight),
      color: color.rgb)
  }

  /// The same style in another colour.
  func colored(_ color: LayoutColor) -> TextStyle {
    var style = self
    style.color = color.rgb
    return style
  }

  /// The same style in the bold face.
  var bold: TextStyle {
    var style = self
    style.fonts = Weight.bold.fonts
    return style
  }
}
