// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Active constraints that say the same: the same items, attributes, relation, numbers and priority.
///
/// A duplicate changes no frame while all of it stands, so it is no error. It is what making the
/// same block twice leaves, and it conflicts with itself as soon as one of them is updated.
public struct LayoutDuplicate {
  /// The constraints, at least two, in the order of activation.
  public let constraints: [LayoutConstraint]
}

extension LayoutDuplicate: CustomStringConvertible {
  /// What leaves one, whether a block says it twice or runs twice.
  static let cure = "say it once, or by remakeConstraints where a block runs again"

  /// The constraints as messages print them, a line each.
  public var description: String {
    let lines = ["these constraints say the same; \(Self.cure):"]
    return (lines + constraints.map { "  \($0.messageText)" }).joined(separator: "\n")
  }
}

extension LayoutView {
  /// What of the constraints that this view and all below host is there more than once.
  final func duplicates() -> [LayoutDuplicate] {
    subtree().flatMap { view in
      view.itemState.hostedReferences.grouped { $0.statement }
        .filter { $0.count > 1 }.map { LayoutDuplicate(constraints: $0.map(\.object)) }
    }
  }
}

extension ConstraintReference {
  /// All of a constraint that layout depends on.
  fileprivate struct Statement: Hashable {
    let subject: ConstraintSubject
    let relation: LayoutConstraint.Relation
    let constant: DirectedConstant
    let priority: Float
  }

  fileprivate var statement: Statement {
    Statement(
      subject: subject, relation: row.relation,
      constant: DirectedConstant(leftToRight: row.leftToRight, rightToLeft: extras?.rightToLeft),
      priority: row.priority)
  }
}
