// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

/// An NSNumber may be a metric of a visual format, as in UIKit, or a factor.
extension NSNumber: ConstraintMultiplierTarget {
  /// The factor.
  public var constraintMultiplierTargetValue: Double { doubleValue }
}
