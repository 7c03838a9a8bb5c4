// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How much a constraint matters: a priority, and a weight among its equals.
///
/// Priorities form a strict hierarchy (Badros, Borning, Stuckey 2001, section 2): no number of weaker constraints,
/// however heavy, outvotes a stronger one. Every `Float` in (0, 1000] is a level of its own; 999.5 lies between 999 and
/// 1000. Within one level the solver minimises the sum of weight times absolute violation.
///
/// A strength is a plain value and may hold anything; the solver checks it where it is
/// used and refuses a priority outside (0, 1000] or a weight that is not above zero.
@frozen
public struct Strength: Hashable, Sendable {
  /// The level, in (0, 1000]; 1000 is required.
  public var priority: Float

  /// The weight of a violation among constraints of the same priority; above 0.
  public var weight: Double

  /// Makes a strength of `priority` and `weight`.
  @inlinable
  public init(_ priority: Float, weight: Double = 1) {
    self.priority = priority
    self.weight = weight
  }

  /// Must hold: priority 1000.
  public static let required = Strength(1000)

  /// Priority 750.
  public static let strong = Strength(750)

  /// Priority 500.
  public static let medium = Strength(500)

  /// Priority 250.
  public static let weak = Strength(250)

  /// The same priority with another weight.
  public func weighted(_ weight: Double) -> Strength { Strength(priority, weight: weight) }

  /// Whether a violation makes the system unsatisfiable.
  public var isRequired: Bool { priority >= Strength.required.priority }
}
