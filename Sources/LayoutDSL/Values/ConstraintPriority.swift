// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A priority as the DSL writes it: `.priority(.high)`, `.priority(800)`.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable,
  Strideable, Sendable
{
  /// The priority, 0 to 1000.
  public let value: Float

  /// Makes a priority of `value`.
  @inlinable public init(_ value: Float) {
    self.value = value
  }

  /// Makes a priority of a floating-point literal.
  @inlinable public init(floatLiteral value: Float) {
    self.init(value)
  }

  /// Makes a priority of an integer literal.
  @inlinable public init(integerLiteral value: Int) {
    self.init(Float(value))
  }

  /// Must hold: 1000.
  public static let required = ConstraintPriority(1000)

  /// 750.
  public static let high = ConstraintPriority(750)

  /// 500.
  public static let medium = ConstraintPriority(500)

  /// 250.
  public static let low = ConstraintPriority(250)

  /// How far `other` is above this priority.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }

  /// The priority that is `n` above this one.
  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
}
