// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The last stage of a chain: a name may follow, and the constraint may be requested.
public class ConstraintMakerFinalizable: _ConstraintMakerStage {
  /// Names the constraint in messages.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    position.edit { $0.setLabel(label, isNumbered: false) }
    return self
  }

  /// The constraint that the chain makes.
  ///
  /// What follows in the chain still changes the constraint.
  public var constraint: Constraint { position.withMaker { $0.constraint(at: position.index) } }
}

/// A stage of a chain at which a priority may follow.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority of the constraint, which is required by default.
  @inlinable
  @discardableResult
  public final consuming func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    _setPriority(amount.value)
  }

  /// Sets the priority of the constraint, which is required by default.
  @inlinable
  @discardableResult
  public final consuming func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    _setPriority(amount.constraintPriorityTargetValue)
  }

  @inlinable @inline(__always)
  final consuming func _setPriority(_ value: Float) -> ConstraintMakerFinalizable {
    let position = position
    _ = consume self
    position.withMaker { $0._setPriority(position.index, value) }
    return position.withMaker { $0.lastEditable }
  }
}
