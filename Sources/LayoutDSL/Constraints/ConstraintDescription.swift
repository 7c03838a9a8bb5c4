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
    indirect case rect(Rect)
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

  /// Whether the constraints of several attributes have the label and a number.
  var numbersLabel = false
  var targets = Targets.each([])
  var multiplier = 1.0

  /// An offset or inset; it replaces the constants of the targets.
  private(set) var constant: ConstraintConstant?

  /// What sizes on the left have instead of ``constant``, and what centres have: rare, so that an
  /// array, empty as a rule, keeps the description small.
  private var ownConstants: [ConstraintConstant] = []
  var priority: Float = 1000
  var label: String?
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
    if !ownConstants.isEmpty { ownConstants = [] }
  }

  /// Sets the constant of widths and heights on the left.
  mutating func setSizeOffset(_ size: Size) {
    ownConstants.removeAll { if case .size = $0 { true } else { false } }
    ownConstants.append(.size(size))
  }

  /// Sets the constant of the two centres on the left.
  mutating func setCenterOffset(_ point: Point) {
    ownConstants.removeAll { if case .point = $0 { true } else { false } }
    ownConstants.append(.point(point))
  }

  /// Whether all numbers of the constants said are finite.
  var hasFiniteConstants: Bool {
    constant?.isFinite != false && !ownConstants.contains { !$0.isFinite }
  }

  /// Lets the chain be equal to the superview unless it says something else.
  mutating func relateToSuperview(at location: SourceLocation) {
    relation = .equal
    targets = .one(.superview(.none))
    self.location = location
  }

  /// The constant that `attribute` on the left has of its own.
  func ownConstant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant? {
    for constant in ownConstants {
      switch (constant, attribute) {
      case (.size, .width), (.size, .height), (.point, .centerX), (.point, .centerY):
        return .number(constant.value(for: attribute, in: .leftToRight))
      default: continue
      }
    }
    return nil
  }
}

extension ConstraintDescription.Target {
  init(_ target: ConstraintTarget) {
    switch target {
    case .constant(let constant): self = .constant(constant)
    case .rect(let rect): self = .rect(rect)
    case .item(let item): self = .item(item)
    }
  }
}
