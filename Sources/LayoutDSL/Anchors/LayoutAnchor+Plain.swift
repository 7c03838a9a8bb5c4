// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// UIKit's own signatures, for protocols that anchors are to conform to and for methods as values. A call prefers the method
// that knows where it is written; constraints made by these do not say it.

extension LayoutAnchor {
  /// This anchor is equal to another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double) -> LayoutConstraint {
    constraint(.equal, anchor, plus: constant, "", 0)
  }

  /// This anchor is at most another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: constant, "", 0)
  }

  /// This anchor is at least another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: constant, "", 0)
  }

  /// This anchor is equal to another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.equal, anchor, plus: 0, "", 0)
  }

  /// This anchor is at most another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: 0, "", 0)
  }

  /// This anchor is at least another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: 0, "", 0)
  }
}

extension LayoutDimension {
  /// This size is equal to a number of points, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: constant, fileID: "", line: 0)
  }

  /// This size is at most a number of points, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant, fileID: "", line: 0)
  }

  /// This size is at least a number of points, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant, fileID: "", line: 0)
  }

  /// This size is equal to a multiple of another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// This size is equal to a multiple of another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, times: multiplier, plus: constant, "", 0)
  }

  /// This size is at most a multiple of another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// This size is at most a multiple of another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: multiplier, plus: constant, "", 0)
  }

  /// This size is at least a multiple of another one, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// This size is at least a multiple of another one plus a constant, as UIKit declares it.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: constant, "", 0)
  }
}

extension Constraint {
  /// Replaces the constant by an offset, as SnapKit declares it.
  @discardableResult @_disfavoredOverload
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(offset: offset, fileID: "", line: 0)
  }

  /// Replaces the constant by an inset, as SnapKit declares it.
  @discardableResult @_disfavoredOverload
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(inset: inset, fileID: "", line: 0)
  }

  /// Replaces the priority, as SnapKit declares it.
  @discardableResult @_disfavoredOverload
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: priority, fileID: "", line: 0)
  }
}
