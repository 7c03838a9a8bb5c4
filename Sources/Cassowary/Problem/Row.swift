// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as numbers.
///
/// The residual of row *i* is `Σ aⱼ·xⱼ + c`, scaled by a power of two. Its cost is `weight · residual` above zero if
/// ``costsAbove``, `-weight · residual` below zero if ``costsBelow``, at its priority.
struct Row {
  /// The first cell in the pool, and the number of cells.
  var start: Int32 = 0
  var count: Int32 = 0

  /// The scaled constant.
  var constant: Double = 0

  /// Cost per unit of scaled residual.
  var weight: Double = 0

  /// The time at which the row was added, by the solver's own counter; 0 if the slot is free.
  ///
  /// It distinguishes the uses of a slot, so that stale handles are recognised, and orders rows by age.
  var age: UInt64 = 0

  /// The level.
  var priority: Float = 0

  /// The exponent of the power of two by which the caller's row was multiplied.
  var exponent: Int8 = 0

  var relation: LinearRelation = .equal
  var flags: Flags = []

  /// The power of two by which the caller's row was multiplied.
  var scale: Double {
    @inline(__always) get { Self.scale(exponent) }
  }

  @inline(__always)
  static func scale(_ exponent: Int8) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + Int(exponent)) << 52)
  }

  /// The scaled weight of a row whose caller gave it the weight 1.
  @inline(__always)
  static func unitWeight(_ exponent: Int8) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 - Int(exponent)) << 52)
  }

  /// The largest weight that scaling may give a row.
  ///
  /// Multipliers are sums of products of weights and coefficients, and must stay finite. A scaled row has no
  /// coefficient of 2 or more.
  static var largestWeight: Double { 0x1p1000 }

  /// The strength that the caller gave the row.
  var strength: Strength { Strength(priority, weight: weight * scale) }

  /// Properties of a row that take one bit each.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// Removed by the pending batch: costs nothing, and leaves when the batch is committed; or the slot is free.
    static let removed = Flags(rawValue: 1 << 0)
    /// The matrix stores a weight for the row; otherwise the caller's weight is 1.
    static let weighted = Flags(rawValue: 1 << 1)

    /// Whether there is a constraint that the pending batch has not removed.
    var isInForce: Bool { !contains(.removed) }
  }

  /// Whether the slot holds a constraint that the pending batch has not removed.
  var isInForce: Bool { flags.isInForce }

  /// Whether a residual above zero costs anything.
  var costsAbove: Bool { relation != .greaterThanOrEqual && !flags.contains(.removed) }

  /// Whether a residual below zero costs anything.
  var costsBelow: Bool { relation != .lessThanOrEqual && !flags.contains(.removed) }

  /// The cost per unit above zero.
  var slopeAbove: Double { costsAbove ? weight : 0 }

  /// The cost per unit below zero.
  var slopeBelow: Double { costsBelow ? weight : 0 }

  /// Whether the row costs something on both sides of zero, at a priority above `level`.
  @inline(__always)
  func costsBothWays(above level: Float) -> Bool { priority > level && costsAbove && costsBelow }

  /// Whether a residual of the given sign costs anything.
  @inline(__always)
  func costs(_ sign: Int8) -> Bool { sign > 0 ? costsAbove : sign < 0 && costsBelow }

  /// The derivative of the cost with respect to a residual of the given sign.
  func slope(_ sign: Int8) -> Double { sign > 0 ? slopeAbove : sign < 0 ? -slopeBelow : 0 }

  /// The sign of the residual for which the row costs nothing; 0 for an equality.
  var neutralSign: Int8 {
    switch relation {
    case .lessThanOrEqual: -1
    case .equal: 0
    case .greaterThanOrEqual: 1
    }
  }

  /// Whether a violation makes the system unsatisfiable.
  var isRequired: Bool { priority >= Strength.required.priority }

  /// Whether the row is an equation that must hold.
  var isRequiredEquation: Bool { isRequired && relation == .equal }

  /// The exponent of the power of two that brings a row's largest coefficient into [1, 2); scaling by
  /// it rounds nothing unless a product falls below the least normal number, see `Matrix.addRow`.
  ///
  /// 0 for a row without terms. Limited to ±100, so that numbers below 1e278 times the power do not overflow.
  static func exponent(largest coefficient: Double) -> Int8 {
    // The common case: most rows only add and subtract lengths.
    if coefficient >= 1 && coefficient < 2 || coefficient == 0 { return 0 }
    return Int8(min(max(-coefficient.exponent, -100), 100))
  }
}
