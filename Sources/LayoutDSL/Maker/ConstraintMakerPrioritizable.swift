// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A stage of a chain at which a priority may follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets how much the constraint matters; required unless said otherwise.
  @inlinable
  @discardableResult
  public final func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    _setPriority(amount.value)
    return self
  }

  /// Sets how much the constraint matters; required unless said otherwise.
  @inlinable
  @discardableResult
  public final func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    _setPriority(amount.constraintPriorityTargetValue)
    return self
  }

  @usableFromInline
  final func _setPriority(_ value: Float) {
    place.edit { $0.priority = value }
  }
}
