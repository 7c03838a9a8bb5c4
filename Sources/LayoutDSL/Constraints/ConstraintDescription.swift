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
  private(set) var constant: ConstraintConstant?

  /// What widths and heights on the left have instead of ``constant``.
  var sizeOffset: Size?

  /// What the two centres on the left have instead of ``constant``.
  var centerOffset: Point?
  var priority: Float = 1000
  var label: String?

  /// Whether the constraints of several attributes have the label and a number.
  var numbersLabel = false
  var location: SourceLocation

  init(attributes: ConstraintAttributes, location: SourceLocation) {
    self.attributes = attributes
    self.location = location
  }
}

extension ConstraintDescription {
  /// Sets the constant of every attribute.
  mutating func setConstant(_ constant: ConstraintConstant) {
    self.constant = constant
    sizeOffset = nil
    centerOffset = nil
  }

  /// Whether all numbers of the constants said are finite.
  var hasFiniteConstants: Bool {
    if let constant, !constant.isFinite { return false }
    if let sizeOffset, !ConstraintConstant.size(sizeOffset).isFinite { return false }
    if let centerOffset, !ConstraintConstant.point(centerOffset).isFinite { return false }
    return true
  }

  /// Lets the chain be equal to the superview unless it says something else.
  mutating func relateToSuperview(at location: SourceLocation) {
    relation = .equal
    targets = .one(.superview(.none))
    self.location = location
  }

  /// The constant that `attribute` on the left has of its own.
  func ownConstant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant? {
    switch attribute {
    case .width: sizeOffset.map { .number($0.width) }
    case .height: sizeOffset.map { .number($0.height) }
    case .centerX: centerOffset.map { .number($0.x) }
    case .centerY: centerOffset.map { .number($0.y) }
    default: nil
    }
  }
}

extension ConstraintDescription.Target {
  init(_ target: ConstraintTarget) {
    switch target {
    case .constant(let constant): self = .constant(constant)
    case .item(let item): self = .item(item)
    }
  }
}
