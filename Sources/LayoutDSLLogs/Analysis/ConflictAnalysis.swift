// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What is wrong with a conflict's constraints, by the solver.
public struct ConflictAnalysis: Sendable {
  /// Irreducible sets, one for each independent clash; the one that the broken constraint closes first.
  public private(set) var clashes: [LoggedClash] = []

  /// Sets that clash even without the constraint that was broken.
  public private(set) var clashesWithoutBroken: [LoggedClash] = []

  /// Constraints that take no part since they are inactive or not required, by their place.
  public private(set) var optional: [Int] = []

  /// Whether the numbers are too far apart to be decided.
  public private(set) var isUndecided = false

  /// Solves `conflict`'s constraints.
  ///
  /// - Complexity: That of solving *m* constraints, at most eleven times.
  public init(_ conflict: LoggedConflict) {
    self.init(conflict, ConflictAnalysis.readings(of: conflict))
  }

  /// Solves the constraints in these readings, up to the first in which they clash.
  package init(_ conflict: LoggedConflict, _ readings: [Reading]) {
    optional = conflict.constraints.indices.filter {
      !ConflictEquations.takesPart(conflict.constraints[$0])
    }
    for reading in readings {
      let equations = ConflictEquations(conflict, reading)
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

  /// The ways in which the lines can be meant, the likeliest first.
  private static func readings(of conflict: LoggedConflict) -> [Reading] {
    var result: [Reading] = []
    for isRightToLeft in [false, true] {
      for isUpward in conflict.isAppKit ? [true, false] : [false] {
        for isRounded in [true, false] {
          result.append(
            Reading(isRightToLeft: isRightToLeft, isUpward: isUpward, isRounded: isRounded))
        }
      }
    }
    // UIKit prints attributes of margins, but no margins: where nothing else clashes, they do. None, and UIKit's largest.
    let terms = conflict.constraints.flatMap { [$0.first, $0.second].compactMap { $0 } }
    if terms.contains(where: { $0.attribute.isOfMargins }) {
      for margin in [0.0, 20] {
        result.append(
          Reading(
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
