// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

/// A vector, in points; mirrors CoreGraphics' CGVector.
public struct CGVector: Hashable, Sendable, Codable {
  /// The x component.
  public var dx: Double

  /// The y component.
  public var dy: Double

  /// Makes a vector of two components.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a vector of two whole numbers.
  public init(dx: Int, dy: Int) {
    self.init(dx: Double(dx), dy: Double(dy))
  }

  /// Makes the vector of length 0.
  public init() {
    self.init(dx: 0.0, dy: 0.0)
  }

  /// The vector of length 0.
  public static let zero = CGVector()
}

/// CoreGraphics' name of `RectEdge`.
public typealias CGRectEdge = RectEdge
#endif
