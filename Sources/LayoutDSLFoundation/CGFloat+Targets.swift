// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

extension CGFloat: ConstraintConstantTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The value as a constant.
  public var _constantTarget: ConstraintConstant { .number(Double(self)) }

  /// The offset as a constant.
  public var _offsetTarget: ConstraintConstant { .number(Double(self)) }

  /// The inset as a constant: the same distance from every side.
  public var _insetTarget: ConstraintConstant { Double(self)._insetTarget }

  /// The factor, or the metric of a visual format.
  public var constraintMultiplierTargetValue: Double { Double(self) }

  /// The priority, 0 to 1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}
