// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One step of a case: a call to make, or something to expect.
///
/// The first group and the expectations are the format of the shared case files; the second
/// group exists for the random systems alone and is written the same way.
indirect enum CaseStep: Hashable, Sendable {
  case variable(String)
  case add(CaseRow)
  case remove(id: String)
  case edit(variable: String, priority: Float, weight: Double)
  case suggest(variable: String, value: Double)
  case endEdit(variable: String)
  case repeated(times: Int, [CaseStep])

  case stay(id: String, variable: String, priority: Float, weight: Double)
  case lowerBound(variable: String, Double?)
  case constant(id: String, Double)
  case priority(id: String, Float)
  case weight(id: String, Double)

  case expectValues([String: Double], tolerance: Double)
  case expectLevels([LevelError], tolerance: Double)
  case expectRanges([String: Range])
  case expectSatisfied([String])
  case expectViolated([String])
  case expectError(ExpectedError)

  /// The weighted error of one level.
  struct LevelError: Hashable, Sendable {
    /// The level.
    var priority: Float

    /// The sum of weight times violation.
    var error: Double
  }

  /// Where a value that is not unique may lie; nil is unbounded.
  struct Range: Hashable, Sendable {
    var least: Double?
    var greatest: Double?
  }

  /// A step that must be refused.
  struct ExpectedError: Hashable, Sendable {
    /// Why.
    var kind: CaseErrorKind

    /// The step.
    var step: CaseStep

    /// All irreducible sets, any of which is a right explanation; nil if not listed.
    var conflicts: [[String]]?
  }
}

/// Why a step of a case is refused.
enum CaseErrorKind: String, Codable, Hashable {
  case unsatisfiable, duplicate, unknown, duplicateEdit, unknownEdit, requiredEdit, nonFinite

  /// Anything that no case expects.
  case other
}
