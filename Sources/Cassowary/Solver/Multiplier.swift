// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the constant of a constraint is worth at one level: a dual value, or shadow price.
public struct Multiplier: Sendable, Hashable {
  /// The level.
  public let priority: Float

  /// How the sum of weighted violations at this level changes per unit of the constant.
  public let value: Double
}
