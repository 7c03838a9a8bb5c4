// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Counts of what a ``Solver`` holds and of the work that it has done since it was made.
///
/// Counts are the same on every machine, so tests assert them where they would not dare
/// to assert a time.
public struct SolverStatistics: Sendable, Hashable {
  /// Live variables.
  public internal(set) var variables = 0

  /// Live constraints, edits and stays included.
  public internal(set) var constraints = 0

  /// Tight rows exchanged.
  public internal(set) var pivots = 0

  /// Rows that changed the side of their residual without an exchange.
  public internal(set) var flips = 0

  /// Rounds of the batched dual method.
  public internal(set) var rounds = 0

  /// Values computed anew by forward solves.
  public internal(set) var valuesComputed = 0

  /// Tight items gone through by backward solves, which find what a row presses against.
  public internal(set) var itemsExpressed = 0

  /// Blocks of mutually dependent variables factorised.
  public internal(set) var factorizations = 0

  /// Starting bases built from scratch as a safety net.
  public internal(set) var rebuilds = 0
}
