// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as numbers: what the algorithm knows of it.
///
/// The residual of row *i* is `Σ aⱼ·xⱼ + c`, scaled by a power of two. Its cost is
/// `weight · residual` above zero if ``costsAbove``, `-weight · residual` below zero if
/// ``costsBelow``, at its priority.
struct Row {
  /// First cell in the pool, and how many there are.
  var start: Int32 = 0
  var count: Int32 = 0

  /// The variable whose place in the tight set the row takes; -1 if it is not tight.
  var tight: Int32 = -1

  /// The level.
  var priority: Float = 0

  /// Cost per unit of scaled residual.
  var weight: Double = 0

  /// The scaled constant.
  var constant: Double = 0

  /// The power of two by which the caller's row was multiplied.
  var scale: Float = 1

  /// While a starting basis is made: how many of the row's variables are undetermined.
  var openCount: Int32 = 0

  /// The moment at which the row was added, by the solver's own count: tells the uses of a slot
  /// apart, so that stale handles are recognised, and orders rows by age.
  ///
  /// 0 if free.
  var generation: UInt32 = 0

  /// Which sign the residual of a slack row is taken to have: -1, 0 or 1.
  var side: Int8 = 0

  /// The relation, and the state of the row.
  var relation: LinearRelation = .equal
  var flags: Flags = []

  /// The states that a row can be in, several at once.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// The slot holds a constraint.
    static let live = Flags(rawValue: 1 << 0)
    /// Removed by the pending batch: costs nothing, and leaves when the batch is settled.
    static let dead = Flags(rawValue: 1 << 1)
    /// Added by the pending batch and not yet seen by the algorithm.
    static let new = Flags(rawValue: 1 << 2)
    /// Added by the pending batch, seen or not.
    static let added = Flags(rawValue: 1 << 3)
    /// Tight, but its variable has not been recomputed since.
    static let dirty = Flags(rawValue: 1 << 4)
    /// On the list of rows whose residual has to be looked at.
    static let touched = Flags(rawValue: 1 << 5)
    /// On the list of rows whose residual contradicts their side.
    static let queued = Flags(rawValue: 1 << 6)
    /// On the list of required rows that may be violated.
    static let suspect = Flags(rawValue: 1 << 7)
    /// Holds its variable at the value of the last solve.
    static let stay = Flags(rawValue: 1 << 8)
    /// The equality of an edit variable.
    static let edit = Flags(rawValue: 1 << 9)
  }

  /// Whether a residual above zero costs anything.
  var costsAbove: Bool { relation != .greaterThanOrEqual && !flags.contains(.dead) }

  /// Whether a residual below zero costs anything.
  var costsBelow: Bool { relation != .lessThanOrEqual && !flags.contains(.dead) }

  /// The cost per unit above zero.
  var slopeAbove: Double { costsAbove ? weight : 0 }

  /// The cost per unit below zero.
  var slopeBelow: Double { costsBelow ? weight : 0 }

  /// The derivative of the cost by the residual, on the side that the row is taken to be.
  var gradient: Double { side > 0 ? slopeAbove : side < 0 ? -slopeBelow : 0 }

  /// The side on which a row costs nothing: for an equality, exactly zero.
  var neutralSide: Int8 {
    switch relation {
    case .lessThanOrEqual: -1
    case .equal: 0
    case .greaterThanOrEqual: 1
    }
  }

  /// Whether a violation makes the system unsatisfiable.
  var isRequired: Bool { priority >= Strength.required.priority }
}
