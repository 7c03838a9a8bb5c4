// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Active constraints that are identical: the same items, attributes, relation, numbers and priority.
///
/// A duplicate changes no frame while all of its constraints are active and unchanged, so it is not an error. It
/// results from running the same block twice. If one of the constraints is updated, they conflict.
public struct LayoutDuplicate {
  /// The constraints, at least two, in the order of activation.
  public let constraints: [LayoutConstraint]
}

extension LayoutDuplicate: CustomStringConvertible {
  /// The advice in messages, for a block that repeats a constraint and for one that runs twice.
  static let cure = "say it once, or by remakeConstraints where a block runs again"

  /// The constraints as messages print them, a line each.
  public var description: String {
    let lines = ["these constraints say the same; \(Self.cure):"]
    return (lines + constraints.map { "  \($0.messageText)" }).joined(separator: "\n")
  }
}

extension LayoutView {
  /// Returns the groups of identical constraints among those that this view and its descendants host.
  final func duplicates() -> [LayoutDuplicate] {
    levelOrderViews().flatMap { view in
      view.itemState.hostedReferences.grouped { $0.statement }
        .filter { $0.count > 1 }.map { LayoutDuplicate(constraints: $0.map(\.object)) }
    }
  }
}

extension ConstraintReference {
  /// Everything about a constraint that affects layout.
  fileprivate struct Statement: Hashable {
    let subject: ConstraintSubject
    let relation: LayoutConstraint.Relation
    let constant: DirectedConstant
    let baselineGaps: Double
    let priority: Float
  }

  fileprivate var statement: Statement {
    Statement(
      subject: subject, relation: row.relation,
      constant: DirectedConstant(leftToRight: row.leftToRight, rightToLeft: extras?.rightToLeft),
      baselineGaps: extras?.baselineGaps ?? 0, priority: row.priority)
  }
}
