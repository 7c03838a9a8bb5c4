// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Why ``Solver/solve()`` or ``Solver/solveRelaxed()`` gave no answer.
public enum SolveError: Error, Sendable {
  /// The required constraints cannot all hold: one irreducible set for each independent
  /// clash. The batch was taken back.
  case unsatisfiable([Conflict])

  /// The answer would need a value beyond what a `Double` can hold; the variable is the first
  /// one found. The batch was taken back.
  case overflow(Variable)

  /// The system is beyond the range in which answers are right: this required constraint is violated,
  /// though no set of constraints was found that contradicts it, or it determines values together with
  /// others that are so nearly dependent that rounding spoils them. The batch was taken back.
  case inaccurate(ConstraintHandle)

  /// No optimum was found: the pivot limit was reached, or rounding made the basis singular twice. Within the range of
  /// <doc:Accuracy> that is a failure of the solver. The batch was taken back.
  case pivotLimit(PivotLimitReport)
}

extension SolveError: CustomStringConvertible {
  /// The clashes, a paragraph each, or what went wrong in a sentence.
  ///
  /// - Complexity: O(*m*) for *m* members of clashes.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflicts):
      conflicts.map { $0.description }.joined(separator: "\n")
    case .overflow:
      "a value grew beyond what a Double can hold; use constants and coefficients closer to 1"
    case .inaccurate:
      "a constraint cannot be kept to within rounding, though nothing was found that contradicts it: "
        + "coefficients are too far apart, or too nearly alike, for the digits of a Double; use "
        + "coefficients closer to 1"
    case .pivotLimit(let report):
      report.description
    }
  }
}
