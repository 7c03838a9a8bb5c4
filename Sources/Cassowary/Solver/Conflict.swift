// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An irreducible set of required constraints that cannot all hold.
///
/// Irreducible means: remove any one member and the rest of the set can hold (Gleeson and
/// Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990).
public struct Conflict: Sendable {
  /// A constraint of the set, and the handle that it has, or had before the batch that
  /// added it was taken back.
  public struct Member: Sendable {
    /// The handle of the constraint.
    public let handle: ConstraintHandle

    /// The constraint as it stood when the clash was found.
    public let constraint: LinearConstraint
  }

  /// The constraints of the set, in the order in which they were added.
  public let members: [Member]

  /// The variables whose lower bounds take part in the clash.
  public let lowerBounds: [Variable]

  /// The handles of ``members``.
  ///
  /// - Complexity: O(*m*) for *m* members.
  public var handles: [ConstraintHandle] { members.map { $0.handle } }
}

extension Conflict: CustomStringConvertible {
  /// The members, a line each, by label and source location.
  ///
  /// - Complexity: O(*m*) for *m* members.
  public var description: String {
    var lines = ["these required constraints cannot all hold; remove or weaken one:"]
    for (position, member) in members.enumerated() {
      let constraint = member.constraint
      let name = constraint.label.isEmpty ? "constraint \(position + 1)" : constraint.label
      let place = constraint.fileID.isEmpty ? "" : " (\(constraint.fileID):\(constraint.line))"
      lines.append("  \(name)\(place)")
    }
    if !lowerBounds.isEmpty { lines.append("  and \(lowerBounds.count) lower bound(s)") }
    return lines.joined(separator: "\n")
  }
}
