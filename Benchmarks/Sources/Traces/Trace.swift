// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A workload in the trace format: what a user of a solver would call, in order.
public struct Trace: Sendable {
  /// One call.
  public enum Operation: Sendable {
    /// Adds a constraint; its terms are a range of ``Trace/terms``.
    case add(id: Int, strength: Strength, relation: Relation, constant: Double, terms: Range<Int>)
    case remove(id: Int)
    case edit(variable: Int, strength: Strength)
    case suggest(variable: Int, value: Double)
    /// Brings values up to date and ends a timed group.
    case update
    /// Names the groups that follow; an index into ``Trace/labels``.
    case label(Int)
    /// Prints all values, untimed.
    case dump
  }

  /// A level by the names of the format, and a weight.
  public struct Strength: Sendable {
    /// The level.
    public var priority: Float
    /// The weight within the level.
    public var weight: Double
  }

  /// How a sum compares with zero.
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// The number of variables.
  public internal(set) var variableCount = 0
  /// The calls, in order.
  public internal(set) var operations: [Operation] = []
  /// The terms of all constraints.
  public internal(set) var terms: [(variable: Int, coefficient: Double)] = []
  /// The labels of groups; the first is `build`.
  public internal(set) var labels = ["build"]

  /// One more than the largest constraint id.
  public internal(set) var idLimit = 0
}
