// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// All of these work whether the constraint is active or not. A number that is not finite is
// refused, and recorded as a mistake.
extension Constraint {
  /// Replaces the constant by an offset.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(constant: offset._offsetTarget)
    return self
  }

  /// Replaces the constant by an inset.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(constant: inset._insetTarget)
    return self
  }

  /// Replaces the constant by an inset that follows the direction of text.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(constant: inset._directionalInsetTarget)
    return self
  }

  /// Replaces the priority, from required to optional and back too.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priorityValue: priority.value)
    return self
  }

  /// Replaces the priority, from required to optional and back too.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priorityValue: priority._priorityTarget)
    return self
  }
}

extension Constraint {
  /// Replaces the constants of all rows.
  func update(constant: ConstraintConstant) {
    guard constant.isFinite else { return refuse("constant") }
    guard isSound else { return edit { $0.constant = constant } }
    description.constant = constant
    for row in rows { row.setConstantSource(constant) }
    forgive(.update)
  }

  /// Replaces the priorities of all rows, and nothing else of them.
  func update(priorityValue: Float) {
    guard let value = LayoutConstraint.usable(priorityValue) else { return refuse("priority") }
    guard isSound else { return edit { $0.priority = value } }
    description.priority = value
    for row in rows { row.setPriorityValue(value) }
    forgive(.update)
  }

  private func refuse(_ what: String) {
    report(
      description.mistake(.notFinite, "the new \(what) is not a finite number"), at: .update)
  }
}
