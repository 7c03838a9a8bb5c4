// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Why a solver refused a step.
struct StepRefusal: Error {
  /// A reported irreducible set, by name.
  struct Clash {
    var ids: [String]
    /// The variables whose lower bounds take part.
    var bounded: [String]
  }

  /// In the words of the case files.
  var kind: RefusalKind

  /// The irreducible sets, if the step is unsatisfiable.
  var clashes: [Clash] = []

  /// The error as the solver describes it.
  var message: String
}

extension StepRefusal {
  /// A call that was refused because of its arguments.
  init(_ misuse: SolverMisuse) {
    kind =
      switch misuse {
      case .notFinite: .nonFinite
      case .priorityOutOfRange(let priority): priority.isFinite ? .other : .nonFinite
      case .weightNotPositive(let weight): weight.isFinite ? .other : .nonFinite
      case .removedConstraint: .unknown
      case .requiredEdit: .requiredEdit
      case .duplicateEdit: .duplicateEdit
      case .unknownEdit: .unknownEdit
      case .foreignVariable, .removedVariable, .variableInUse, .foreignConstraint: .other
      }
    message = "\(misuse)"
  }
}
