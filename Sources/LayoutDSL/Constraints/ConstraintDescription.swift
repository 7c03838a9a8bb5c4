// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What one chain of a block says, before it becomes constraints: a value.
///
/// The maker holds it and the stages of the chain address it by its index; once a
/// ``Constraint`` was asked for, that holds it. A caller can print it and no more.
public struct ConstraintDescription {
  /// The right side as it was written.
  enum Target {
    case constant(ConstraintConstant)
    case item(ConstraintItem)

    /// `equalToSuperview()`: the superview at activation, attributes as for an item.
    case superview(ConstraintAttributes)

    /// `equalToSuperview { … }` when there was no superview to hand to the closure.
    case missingSuperview
  }

  /// One target, or one constraint for each of an array.
  enum Targets {
    case one(Target)
    case each([Target])
  }

  var attributes: ConstraintAttributes

  /// The relation and what follows it; nil while the chain has none.
  var relation: LayoutConstraint.Relation?
  var targets = Targets.each([])
  var multiplier = 1.0

  /// An offset or inset; it replaces the constants of the targets.
  var constant: ConstraintConstant?
  var priority: Float = 1000
  var label: String?
  var location: SourceLocation
}

extension ConstraintDescription.Target {
  init(_ target: ConstraintTarget) {
    switch target {
    case .constant(let constant): self = .constant(constant)
    case .item(let item): self = .item(item)
    }
  }
}
