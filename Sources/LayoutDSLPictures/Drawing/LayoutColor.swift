// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A colour with three components and an opacity.
public struct LayoutColor: Hashable, Sendable, Codable {
  /// The red, green and blue components as 0xRRGGBB.
  public let rgb: UInt32

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let opacity: Double

  /// Makes a colour from 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - rgb: Red, green and blue; bits above the 24th are ignored.
  ///   - opacity: From 0 to 1; other numbers are clamped, and NaN counts as 1.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  /// Returns the colour with another opacity.
  public func withOpacity(_ opacity: Double) -> LayoutColor { LayoutColor(rgb, opacity: opacity) }

  /// White.
  public static let white = LayoutColor(0xFF_FFFF)

  /// Black.
  public static let black = LayoutColor(0)

  /// A fully transparent colour.
  public static let clear = LayoutColor(0, opacity: 0)

  /// The colour as `#rrggbb`, without its opacity.
  public var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
