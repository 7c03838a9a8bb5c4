// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// UIKit's own signatures, so that anchors can conform to callers' protocols and the methods can be used as values.
// Direct calls prefer the overloads with `fileID` and `line`; constraints made by the methods below have no source
// location.

extension LayoutAnchor {
  /// Makes an inactive constraint, with UIKit's signature: this anchor is equal to another plus a constant.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double) -> LayoutConstraint {
    constraint(.equal, anchor, plus: constant, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this anchor is at most another plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: constant, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this anchor is at least another plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: constant, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this anchor is equal to another one.
  @_disfavoredOverload
  public func constraint(equalTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.equal, anchor, plus: 0, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this anchor is at most another one.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: 0, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this anchor is at least another one.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: 0, "", 0)
  }
}

extension LayoutDimension {
  /// Makes an inactive constraint, with UIKit's signature: this size is equal to a number of points.
  @_disfavoredOverload
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(equalToConstant: constant, fileID: "", line: 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at most a number of points.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant, fileID: "", line: 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at least a number of points.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant, fileID: "", line: 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is equal to a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is equal to a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.equal, anchor, times: multiplier, plus: constant, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at most a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at most a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: multiplier, plus: constant, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at least a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: 0, "", 0)
  }

  /// Makes an inactive constraint, with UIKit's signature: this size is at least a multiple of another plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: constant, "", 0)
  }
}

extension Constraint {
  /// Replaces the constant by an offset, with SnapKit's signature.
  @discardableResult @_disfavoredOverload
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(offset: offset, fileID: "", line: 0)
  }

  /// Replaces the constant by an inset, with SnapKit's signature.
  @discardableResult @_disfavoredOverload
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(inset: inset, fileID: "", line: 0)
  }

  /// Replaces the priority, with SnapKit's signature.
  @discardableResult @_disfavoredOverload
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: priority, fileID: "", line: 0)
  }
}
