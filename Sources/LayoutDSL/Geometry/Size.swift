// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A width and a height in points.
@frozen
public struct Size: Hashable, Sendable, Codable {
  /// The horizontal extent.
  public var width: Double

  /// The vertical extent.
  public var height: Double

  /// Makes the size `width` × `height`.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes the empty size.
  @inlinable
  public init() {
    self.init(width: 0, height: 0)
  }

  /// The empty size, 0 × 0.
  public static let zero = Size()

  /// Whether both numbers are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The size as Swift writes it.
  public var description: String {
    "Size(width: \(width), height: \(height))"
  }
}
