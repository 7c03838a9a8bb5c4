// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One step of a case: a call to make, or something to expect.
indirect enum CaseStep: Hashable, Sendable {
  case variable(String)
  case add(CaseRow)
  case remove(id: String)
  case edit(variable: String, priority: Float, weight: Double)
  case suggest(variable: String, value: Double)
  case endEdit(variable: String)
  case repeated(times: Int, [CaseStep])

  // Calls that only the library's own case files use.
  case stay(id: String, variable: String, priority: Float, weight: Double)
  case lowerBound(variable: String, Double?)
  case constant(id: String, Double)
  case priority(id: String, Float)
  case weight(id: String, Double)

  case expectValues([String: Double], tolerance: Double)
  case expectLevels([LevelError], tolerance: Double)
  case expectRanges([String: ValueRange], tolerance: Double)
  case expectSatisfied([String], tolerance: Double)
  case expectViolated([String], tolerance: Double)
  case expectRefusal(ExpectedRefusal)

  /// The weighted error of one level.
  struct LevelError: Hashable, Sendable {
    /// The level.
    var priority: Float
    /// The sum of weight times violation.
    var error: Double
  }

  /// Where a value that is not unique may lie.
  struct ValueRange: Hashable, Sendable {
    /// The least value; nil is unbounded.
    var least: Double?
    /// The greatest value; nil is unbounded.
    var greatest: Double?
  }
}

extension CaseStep {
  /// What is expected if a step does not say how exactly.
  static let standardTolerance = 1e-6

  /// The variables that a call mentions.
  var mentioned: [String] {
    switch self {
    case .variable(let name): [name]
    case .add(let row): row.terms.map(\.variable)
    case .edit(let variable, _, _), .suggest(let variable, _), .endEdit(let variable),
      .stay(_, let variable, _, _), .lowerBound(let variable, _):
      [variable]
    case .repeated(_, let steps): steps.flatMap(\.mentioned)
    case .expectRefusal(let expected): expected.step.mentioned
    case .remove, .constant, .priority, .weight, .expectValues, .expectLevels, .expectRanges,
      .expectSatisfied, .expectViolated:
      []
    }
  }
}
