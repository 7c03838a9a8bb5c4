// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain after the relation: a multiplier and a constant may follow.
///
/// Each replaces an earlier one: the last one wins.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the right side's attribute.
  @inlinable
  @discardableResult
  public final consuming func multipliedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  {
    _setMultiplier(amount.constraintMultiplierTargetValue)
  }

  /// Divides the right side's attribute.
  @inlinable
  @discardableResult
  public final consuming func dividedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  {
    _setMultiplier(1 / amount.constraintMultiplierTargetValue)
  }

  /// Sets the constant to a number, the same for every attribute.
  @inlinable
  @discardableResult
  public final consuming func offset(_ amount: any ConstraintOffsetTarget)
    -> ConstraintMakerEditable
  {
    _setConstant(amount._offsetTarget)
  }

  /// Sets the constant to distances inwards.
  @inlinable
  @discardableResult
  public final consuming func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable
  {
    _setConstant(amount._insetTarget)
  }

  /// Sets the constant to distances inwards that follow the direction of text.
  @inlinable
  @discardableResult
  public final consuming func inset(
    _ amount: any ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    _setConstant(amount._directionalInsetTarget)
  }

  /// Sets the constant to distances inwards, without the box that an existential of this size needs.
  @inlinable
  @discardableResult
  public final consuming func inset(_ amount: Insets) -> ConstraintMakerEditable {
    _setConstant(amount._insetTarget)
  }

  /// Sets the constant to distances inwards that follow the direction of text, without a box.
  @inlinable
  @discardableResult
  public final consuming func inset(_ amount: DirectionalInsets) -> ConstraintMakerEditable {
    _setConstant(amount._directionalInsetTarget)
  }

  @inlinable @inline(__always)
  final consuming func _setMultiplier(_ multiplier: Double) -> ConstraintMakerEditable {
    let position = position
    _ = consume self
    position.withMaker { $0._setMultiplier(position.index, multiplier) }
    return position.withMaker { $0.lastEditable }
  }

  @inlinable @inline(__always)
  final consuming func _setConstant(_ constant: ConstraintConstant) -> ConstraintMakerEditable {
    let position = position
    _ = consume self
    if case .number(let number) = constant {
      position.withMaker { $0._setConstant(position.index, number) }
    } else {
      position.withMaker { $0._setConstant(position.index, constant) }
    }
    return position.withMaker { $0.lastEditable }
  }
}
