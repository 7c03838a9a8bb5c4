// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A colour as the pictures write it: three bytes and an opacity.
struct Color: Hashable, Sendable {
  /// Red, green and blue as 0xRRGGBB.
  var rgb: UInt32

  /// 0 is clear, 1 is solid.
  var opacity = 1.0

  /// Makes a solid colour from 0xRRGGBB.
  init(_ rgb: UInt32) { self.rgb = rgb & 0xFF_FFFF }

  /// The same colour at another opacity.
  func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// White.
  static let white = Color(0xFF_FFFF)

  /// The `#rrggbb` form.
  var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
