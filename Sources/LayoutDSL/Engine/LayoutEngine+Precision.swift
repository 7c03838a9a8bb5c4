// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Constraints that numbers are too large to keep.
extension LayoutEngine {
  /// Views further from zero than this, in points, have no digits left for ``LayoutTolerance/residual``.
  private static let far = 1e9

  /// The required constraints of views that are so large, or so far away, that rounding keeps
  /// the constraints from holding, as issues.
  ///
  /// The solver judges a constraint by its largest term: with a term of 1e30 one that is off by 100 points
  /// counts as kept. Nothing contradicts it, so there is no conflict to report.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* constraints of those that are far; O(1) if
  ///   there was none since the last look.
  func inexactConstraints() -> [EngineIssue] {
    guard solver.findFarValues() else { return [] }
    var found: [ConstraintReference] = []
    var seen: Set<Int32> = []
    for place in 0..<items.count {
      guard let state = items.state(at: place), isFar(place) else { continue }
      state.forEachMention { constraint in
        if let handle = row(of: constraint), seen.insert(handle.index).inserted {
          found.append(constraint)
        }
      }
    }
    found.sort(by: ConstraintReference.inOrder)
    return found.compactMap { constraint in
      guard let handle = row(of: constraint), let error = error(of: constraint, handle) else {
        return nil
      }
      let object = constraint.object
      return EngineIssue(
        problem: .inexact(
          path: constraint.first.path, constraint: object.messageText, error: error),
        constraints: [object], items: [constraint.first])
    }
  }

  private func isFar(_ place: Int32) -> Bool {
    Quantity.allCases.contains { value($0, at: place).magnitude >= Self.far }
  }

  /// How far a required constraint is from holding; nil if it holds.
  private func error(of constraint: ConstraintReference, _ handle: ConstraintHandle) -> Double? {
    let row = constraint.row
    guard row.priority >= 1000, let residual = try? solver.residual(of: handle) else { return nil }
    let error =
      switch row.relation {
      case .equal: residual.magnitude
      case .lessThanOrEqual: residual
      case .greaterThanOrEqual: -residual
      }
    return error > LayoutTolerance.residual ? error : nil
  }
}
