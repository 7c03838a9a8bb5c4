// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The dual value, or shadow price, of a constraint's constant at one level.
public struct Multiplier: Sendable, Hashable {
  /// The level.
  public let priority: Float

  /// How the sum of weighted violations at this level changes per unit of the constant.
  public let value: Double
}
