// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Counts of what a ``Solver`` holds and of the work that it has done since it was made.
///
/// Counts are the same on every machine, so tests can assert them where asserting times would be unreliable.
public struct SolverStatistics: Sendable, Hashable {
  /// Live variables.
  public var variables = 0

  /// Live constraints, edits and stays included.
  public var constraints = 0

  /// Tight elements (rows, stays, lower bounds) exchanged.
  public var pivots = 0

  /// Rows that changed the side of their residual without an exchange.
  public var flips = 0

  /// Rounds of the batched dual method.
  public var rounds = 0

  /// Values recomputed by forward solves.
  public var valuesComputed = 0

  /// Elements visited by backward solves, which express a row in the tight elements.
  public var itemsExpressed = 0

  /// Blocks of mutually dependent variables factorised.
  public var factorizations = 0

  /// Starting bases built from scratch, because rounding spoiled the old one or it was too far from the optimum.
  public var rebuilds = 0
}
