// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An irreducible set of required constraints that cannot all hold.
///
/// Irreducible means: remove any one member and the rest of the set can hold, with the lower bounds of
/// all variables in place (Gleeson and Ryan, "Identifying minimally infeasible subsystems of
/// inequalities", 1990). Where the search reached its work limit, a member may be redundant beside lower bounds
/// that the set does not list; see <doc:Accuracy>.
public struct Conflict: Sendable {
  /// A constraint of the set and its handle, which is refused if the batch that added it was taken back.
  public struct Member: Sendable {
    /// The handle of the constraint.
    public let handle: ConstraintHandle

    /// The constraint as it was when the clash was found.
    public let constraint: LinearConstraint
  }

  /// A constraint, or the lower bound of a variable, that belongs to the set.
  enum Part: Sendable {
    case constraint(Member, age: UInt64)
    case lowerBound(Variable, column: Int)
  }

  /// The members of this conflict and of others that share a chain with it.
  private let list: [Part]

  /// The runs of the list that hold the members of this conflict.
  private let runs: [Range<Int>]

  init(list: [Part], runs: [Range<Int>]) {
    self.list = list
    self.runs = runs
  }

  private var parts: [Part] { runs.flatMap { list[$0] } }

  /// How many constraints and lower bounds take part.
  ///
  /// - Complexity: O(*r*) for *r* runs of the shared list, one as a rule.
  public var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// The constraints of the set, in the order in which they were added.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members: conflicts along a chain share a list, from which each call
  ///   collects the members.
  public var members: [Member] {
    let members = parts.compactMap { part -> (member: Member, age: UInt64)? in
      if case .constraint(let member, let age) = part { (member, age) } else { nil }
    }
    return members.sorted { $0.age < $1.age }.map { $0.member }
  }

  /// The variables whose lower bounds take part in the clash.
  ///
  /// - Complexity: O(*m* + *b* log *b*) for *m* members, *b* of which are bounds.
  public var lowerBounds: [Variable] {
    let bounds = parts.compactMap { part -> (variable: Variable, column: Int)? in
      if case .lowerBound(let variable, let column) = part { (variable, column) } else { nil }
    }
    return bounds.sorted { $0.column < $1.column }.map { $0.variable }
  }

  /// The handles of ``members``.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public var handles: [ConstraintHandle] { members.map { $0.handle } }
}

extension Conflict: CustomStringConvertible {
  /// The members, a line each, by label and source location.
  ///
  /// - Complexity: O(*m* log *m*) for *m* members.
  public var description: String {
    var lines = ["these required constraints cannot all hold; remove or weaken one:"]
    for (position, member) in members.enumerated() {
      let constraint = member.constraint
      let name = constraint.label.isEmpty ? "constraint \(position + 1)" : constraint.label
      let location = constraint.fileID.isEmpty ? "" : " (\(constraint.fileID):\(constraint.line))"
      lines.append("  \(name)\(location)")
    }
    let bounds = lowerBounds.count
    if bounds > 0 { lines.append("  and \(bounds) lower bound(s)") }
    return lines.joined(separator: "\n")
  }
}
