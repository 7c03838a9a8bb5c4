// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Spellings that SnapKit itself has deprecated and still has.

extension ConstraintMakerPrioritizable {
  /// Sets the priority to required.
  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// Sets the priority to high.
  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// Sets the priority to medium.
  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// Sets the priority to low.
  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A misspelt name that SnapKit had.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

extension ConstraintMaker {
  /// Begins a constraint of the last baseline.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintMakerExtendable {
  /// Adds the last baseline.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
}

extension ConstraintAttributesDSL {
  /// The last baseline of this view.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
}

extension Constraint {
  /// Activates the constraint.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// Deactivates the constraint.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Replaces the constant by an offset.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// Replaces the constant by an inset.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// Replaces the priority.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  /// Sets the priority to required.
  @available(*, deprecated, message: "Use update(priority: .required) instead.")
  public func updatePriorityRequired() { update(priority: .required) }

  /// Sets the priority to high.
  @available(*, deprecated, message: "Use update(priority: .high) instead.")
  public func updatePriorityHigh() { update(priority: .high) }

  /// Sets the priority to medium.
  @available(*, deprecated, message: "Use update(priority: .medium) instead.")
  public func updatePriorityMedium() { update(priority: .medium) }

  /// Sets the priority to low.
  @available(*, deprecated, message: "Use update(priority: .low) instead.")
  public func updatePriorityLow() { update(priority: .low) }
}
