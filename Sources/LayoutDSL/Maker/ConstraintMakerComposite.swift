// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage that ``ConstraintMaker/attributes(_:fileID:line:)`` returns: it has the methods that follow a relation,
/// and takes more attributes or another relation, too.
public final class ConstraintMakerComposite: ConstraintMakerExtendable {
  /// Multiplies the superview's attribute.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    editable.multipliedBy(amount)
  }

  /// Divides the superview's attribute.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    editable.dividedBy(amount)
  }

  /// Sets the constant to a number, the same for every attribute.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    editable.offset(amount)
  }

  /// Sets the constant to distances inwards.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    editable.inset(amount)
  }

  /// Sets the constant to distances inwards that follow the direction of text.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    editable.inset(amount)
  }

  /// Sets the constant of widths and heights only.
  @discardableResult
  public func sizeOffset(_ amount: Size) -> ConstraintMakerEditable {
    editable.sizeOffset(amount)
  }

  /// Sets the constant of the two centres only.
  @discardableResult
  public func centerOffset(_ amount: Point) -> ConstraintMakerEditable {
    editable.centerOffset(amount)
  }

  /// Sets the priority of the constraint, which is required by default.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    editable.priority(amount)
  }

  /// Sets the priority of the constraint, which is required by default.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    editable.priority(amount)
  }

  /// Names the constraint in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    editable.labeled(label)
  }

  /// Names the constraint in messages, with a number if it has several attributes.
  @discardableResult
  public func key(_ key: String) -> ConstraintMakerFinalizable {
    editable.key(key)
  }

  /// The constraint that the chain makes.
  public var constraint: Constraint { position.withMaker { $0.constraint(at: position.index) } }

  private var editable: ConstraintMakerEditable {
    position.withMaker { ConstraintMakerEditable(position.index, of: $0) }
  }
}
