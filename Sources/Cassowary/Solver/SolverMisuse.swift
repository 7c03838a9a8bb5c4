// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A call that a ``Solver`` refused because of its arguments.
///
/// Nothing was changed.
public enum SolverMisuse: Error, Equatable, Sendable {
  /// A number was NaN or infinite; `argument` names it, as in `coefficient of term 2`.
  case notFinite(argument: String, value: Double)

  /// A priority was outside (0, 1000], or NaN.
  case priorityOutOfRange(Float)

  /// A weight was zero, negative, infinite or NaN.
  case weightNotPositive(Double)

  /// The variable belongs to another solver.
  case foreignVariable(Variable)

  /// The variable was removed.
  case removedVariable(Variable)

  /// The variable cannot be removed while this many constraints mention it.
  case variableInUse(Variable, constraints: Int)

  /// The constraint belongs to another solver.
  case foreignConstraint(ConstraintHandle)

  /// The constraint was removed, or its batch was taken back.
  case removedConstraint(ConstraintHandle)

  /// Edit variables must be weaker than required.
  case requiredEdit(Variable)

  /// The variable is an edit variable already.
  case duplicateEdit(Variable)

  /// The variable is not an edit variable.
  case unknownEdit(Variable)
}

extension SolverMisuse: CustomStringConvertible {
  /// What was wrong, and what to do about it.
  public var description: String {
    switch self {
    case .notFinite(let argument, let value):
      "\(argument) is \(value); every number given to the solver must be finite"
    case .priorityOutOfRange(let priority):
      "priority \(priority) is outside (0, 1000]"
    case .weightNotPositive(let weight):
      "weight \(weight) is not a finite number above 0"
    case .foreignVariable:
      "the variable was made by another solver; make one with this solver's makeVariable()"
    case .removedVariable:
      "the variable was removed from this solver"
    case .variableInUse(_, let constraints):
      "the variable occurs in \(constraints) constraint(s); remove them first"
    case .foreignConstraint:
      "the constraint handle was given out by another solver"
    case .removedConstraint:
      "the constraint was removed, or the batch that added it could not be satisfied"
    case .requiredEdit:
      "an edit variable must be weaker than required; add an equality to fix a value"
    case .duplicateEdit:
      "the variable is an edit variable already; call suggest(_:for:), or endEdit(_:) first"
    case .unknownEdit:
      "the variable is not an edit variable; call edit(_:strength:) first"
    }
  }
}
