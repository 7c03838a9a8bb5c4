// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A stage of a chain at which a priority may follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets how much the constraint matters; required unless said otherwise.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    setPriority(amount.value)
  }

  /// Sets how much the constraint matters; required unless said otherwise.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    setPriority(amount.constraintPriorityTargetValue)
  }

  private func setPriority(_ value: Float) -> ConstraintMakerFinalizable {
    maker.edit(index) { $0.priority = value }
    return self
  }
}
