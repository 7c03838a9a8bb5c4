// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A colour: three bytes and an opacity.
public struct LayoutColor: Hashable, Sendable, Codable {
  /// Red, green and blue as 0xRRGGBB.
  public let rgb: UInt32

  /// 0 is clear, 1 is solid.
  public let opacity: Double

  /// Makes a colour from 0xRRGGBB.
  ///
  /// - Parameters:
  ///   - rgb: Red, green and blue; bits above the 24th are passed over.
  ///   - opacity: From 0 to 1; what is outside means the nearest end, and a NaN 1.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  /// The same colour at another opacity.
  public func withOpacity(_ opacity: Double) -> LayoutColor { LayoutColor(rgb, opacity: opacity) }

  /// White.
  public static let white = LayoutColor(0xFF_FFFF)

  /// Black.
  public static let black = LayoutColor(0)

  /// No colour at all.
  public static let clear = LayoutColor(0, opacity: 0)

  /// The `#rrggbb` form, which says nothing of the opacity.
  public var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
