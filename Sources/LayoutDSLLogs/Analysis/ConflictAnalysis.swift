// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The analysis of a logged conflict by the solver.
public struct ConflictAnalysis: Sendable {
  /// The irreducible sets, one for each independent clash; the one that contains the broken constraint comes first.
  public private(set) var clashes: [LoggedClash] = []

  /// The sets that clash even without the broken constraint.
  public private(set) var clashesWithoutBroken: [LoggedClash] = []

  /// The indices of the constraints that are left out since they are inactive or not required.
  public private(set) var optional: [Int] = []

  /// Whether the solver could not decide, because the numbers differ too much in magnitude.
  public private(set) var isUndecided = false

  /// Analyses the constraints of `conflict`.
  ///
  /// - Complexity: That of solving *m* constraints, at most eleven times, and each set that is found once more.
  public init(_ conflict: LoggedConflict) {
    self.init(conflict, ConflictAnalysis.interpretations(of: conflict))
  }

  /// Analyses the constraints in these interpretations, up to the first one in which they clash.
  package init(_ conflict: LoggedConflict, _ interpretations: [Interpretation]) {
    optional = conflict.constraints.indices.filter {
      !ConflictEquations.isActiveAndRequired(conflict.constraints[$0])
    }
    for interpretation in interpretations {
      let equations = ConflictEquations(conflict, interpretation)
      let found = equations.clashes(leavingOut: nil)
      isUndecided = found == nil
      guard let found, !found.isEmpty else { continue }
      clashes = ConflictAnalysis.ordered(found, conflict.broken)
      if let broken = conflict.broken {
        clashesWithoutBroken = equations.clashes(leavingOut: broken) ?? []
      }
      return
    }
  }

  /// Returns the possible interpretations of the lines, the likeliest first.
  private static func interpretations(of conflict: LoggedConflict) -> [Interpretation] {
    var result: [Interpretation] = []
    for isRightToLeft in [false, true] {
      for isUpward in conflict.isAppKit ? [true, false] : [false] {
        for isRounded in [true, false] {
          result.append(
            Interpretation(isRightToLeft: isRightToLeft, isUpward: isUpward, isRounded: isRounded))
        }
      }
    }
    // Logs do not print margins: if nothing else clashes, they are assumed to be 0, then UIKit's largest.
    let terms = conflict.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
    if terms.contains(where: { $0.attribute.isOfMargins }) {
      for margin in [0.0, 20] {
        result.append(
          Interpretation(
            isRightToLeft: false, isUpward: conflict.isAppKit, isRounded: true, margin: margin))
      }
    }
    return result
  }

  private static func ordered(_ clashes: [LoggedClash], _ broken: Int?) -> [LoggedClash] {
    guard let broken else { return clashes }
    return clashes.filter { $0.member(broken) != nil } + clashes.filter { $0.member(broken) == nil }
  }
}
