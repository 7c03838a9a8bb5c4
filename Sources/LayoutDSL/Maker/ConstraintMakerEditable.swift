// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The stage of a chain after the relation: a multiplier and a constant may follow.
///
/// Each of them replaces what was said before, the last one wins.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the right side's attribute.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    setMultiplier(amount.constraintMultiplierTargetValue)
  }

  /// Divides the right side's attribute.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    setMultiplier(1 / amount.constraintMultiplierTargetValue)
  }

  /// Sets the constant to a number, the same for every attribute.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    setConstant(amount._offsetTarget)
  }

  /// Sets the constant to distances inwards.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    setConstant(amount._insetTarget)
  }

  /// Sets the constant to distances inwards that follow the direction of text.
  @discardableResult
  public func inset(
    _ amount: any ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    setConstant(amount._directionalInsetTarget)
  }

  /// Sets the constant to distances inwards, without the box that a protocol's value of this
  /// size needs.
  @discardableResult
  public func inset(_ amount: Insets) -> ConstraintMakerEditable {
    setConstant(amount._insetTarget)
  }

  /// Sets the constant to distances inwards that follow the direction of text, without a box.
  @discardableResult
  public func inset(_ amount: DirectionalInsets) -> ConstraintMakerEditable {
    setConstant(amount._directionalInsetTarget)
  }

  private func setMultiplier(_ multiplier: Double) -> ConstraintMakerEditable {
    maker.edit(index) { $0.multiplier = multiplier }
    return self
  }

  private func setConstant(_ constant: ConstraintConstant) -> ConstraintMakerEditable {
    maker.edit(index) { $0.setConstant(constant) }
    return self
  }
}
