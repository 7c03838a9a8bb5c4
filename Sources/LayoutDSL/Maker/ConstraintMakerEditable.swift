// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain after the relation: a multiplier and a constant may follow.
///
/// Each of them replaces what was said before, the last one wins.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the right side's attribute.
  @inlinable
  @discardableResult
  public final func multipliedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable
  {
    _setMultiplier(amount.constraintMultiplierTargetValue)
    return self
  }

  /// Divides the right side's attribute.
  @inlinable
  @discardableResult
  public final func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    _setMultiplier(1 / amount.constraintMultiplierTargetValue)
    return self
  }

  /// Sets the constant to a number, the same for every attribute.
  @inlinable
  @discardableResult
  public final func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    _setConstant(amount._offsetTarget)
    return self
  }

  /// Sets the constant to distances inwards.
  @inlinable
  @discardableResult
  public final func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    _setConstant(amount._insetTarget)
    return self
  }

  /// Sets the constant to distances inwards that follow the direction of text.
  @inlinable
  @discardableResult
  public final func inset(
    _ amount: any ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    _setConstant(amount._directionalInsetTarget)
    return self
  }

  /// Sets the constant to distances inwards, without the box that a protocol's value of this
  /// size needs.
  @inlinable
  @discardableResult
  public final func inset(_ amount: Insets) -> ConstraintMakerEditable {
    _setConstant(amount._insetTarget)
    return self
  }

  /// Sets the constant to distances inwards that follow the direction of text, without a box.
  @inlinable
  @discardableResult
  public final func inset(_ amount: DirectionalInsets) -> ConstraintMakerEditable {
    _setConstant(amount._directionalInsetTarget)
    return self
  }

  @usableFromInline
  final func _setMultiplier(_ multiplier: Double) {
    place.edit { $0.multiplier = multiplier }
  }

  @usableFromInline
  final func _setConstant(_ constant: ConstraintConstant) {
    place.edit { $0.setConstant(constant) }
  }
}
