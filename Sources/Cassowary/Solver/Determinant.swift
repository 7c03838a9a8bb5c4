// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One of the things that together determine a value.
public struct Determinant: Sendable, Hashable {
  /// What holds a value where it is.
  public enum Source: Sendable, Hashable {
    /// A constraint that holds without slack; edits and stays are constraints too.
    case constraint(ConstraintHandle)
    /// The lower bound of a variable.
    case lowerBound(Variable)
    /// The previous value of a variable, which it keeps because nothing else determines it.
    case lastValue(Variable)
  }

  /// What it is.
  public let source: Source

  /// The variable that it determines, given everything that comes after it.
  public let variable: Variable

  /// How far the value moves per unit of the constraint's constant, the lower bound or the last
  /// value, as long as the same constraints stay tight; never 0.
  ///
  /// The constant is that of the left side: `x == 5` is `x - 5 == 0`, and its factor for `x` is -1.
  public let factor: Double
}
