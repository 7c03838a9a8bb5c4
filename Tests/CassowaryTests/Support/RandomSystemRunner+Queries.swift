// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension RandomSystemRunner {
  /// How the variables that the solver calls undetermined differ from those that the reference
  /// can move on the optimal face; nil if they do not.
  func ambiguityFlaw(
    _ machine: CaseMachine, _ live: LiveSystem, _ reference: ReferenceSolver
  ) throws -> String? {
    var reference = reference
    let undetermined = machine.solver.undeterminedVariables()
    for (number, name) in live.variables.enumerated() {
      guard let variable = machine.variables[name] else { continue }
      let isUnique = try machine.solver.isUniquelyDetermined(variable)
      if isUnique == undetermined.contains(variable) {
        return "\(name) alone and among all variables gives different answers"
      }
      let (least, greatest) = reference.range(of: number)
      var isPoint = false
      if let least, let greatest {
        let width = (greatest - least).double
        let size = max(least.double.magnitude, greatest.double.magnitude)
        // As narrow as this the face is one by rounding alone, of one side or the other.
        if width > 0 && width < max(1e-6, 1e-11 * size) { continue }
        isPoint = width == 0
      }
      if isUnique != isPoint {
        return "\(name) should be \(isPoint ? "" : "un")determined, "
          + "from \(least.map { "\($0.double)" } ?? "-∞") to "
          + "\(greatest.map { "\($0.double)" } ?? "∞")"
      }
    }
    return nil
  }

  /// What is wrong with what determines the variables; nil if nothing is.
  ///
  /// A value is the sum of the constants, bounds and last values that determine it, each times
  /// its factor.
  func determinationFlaw(_ machine: CaseMachine) throws -> String? {
    let solver = machine.solver
    for name in machine.names {
      guard let variable = machine.variables[name] else { continue }
      let determinants = try solver.determinants(of: variable)
      if Set(determinants.map(\.source)).count != determinants.count {
        return "what determines \(name) is named twice"
      }
      var sum = 0.0
      var magnitude = 1.0
      for determinant in determinants {
        let number: Double
        switch determinant.source {
        case .constraint(let handle):
          number = try solver.constraint(for: handle).expression.constant
        case .lowerBound(let variable), .lastValue(let variable):
          number = try solver.value(of: variable)
        }
        sum += determinant.factor * number
        magnitude = max(magnitude, (determinant.factor * number).magnitude)
      }
      let value = try solver.value(of: variable)
      if (sum - value).magnitude > 1e-8 * magnitude {
        return "\(name) is \(value), what determines it gives \(sum)"
      }
    }
    return nil
  }
}
