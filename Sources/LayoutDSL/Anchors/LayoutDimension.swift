// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A width, a height, or the distance between two anchors; mirrors UIKit's NSLayoutDimension.
///
/// ```swift
/// picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 1.5).isActive = true
/// ```
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes an inactive constraint `self relation constant`.
  ///
  /// A distance is compared with the constant as two locations are: `end == start + 8`.
  private func constraint(
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ fileID: String, _ line: UInt
  ) -> LayoutConstraint {
    let end = ConstraintSide(side.item, side.attribute)
    let start = side.origin.map { ConstraintSide($0.item, $0.attribute) }
    return LayoutConstraint(
      end, relation, start, constant: constant, at: SourceLocation(fileID: fileID, line: line))
  }

  /// Makes an inactive constraint: this size is equal to a number of points.
  ///
  /// It mirrors UIKit's `constraint(equalToConstant:)`.
  public func constraint(
    equalToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at most a number of points.
  ///
  /// It mirrors UIKit's `constraint(lessThanOrEqualToConstant:)`.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at least a number of points.
  ///
  /// It mirrors UIKit's `constraint(greaterThanOrEqualToConstant:)`.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is equal to a multiple of another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(equalTo:multiplier:constant:)` and, without a
  /// constant, `constraint(equalTo:multiplier:)`.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, times: multiplier, plus: constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at most a multiple of another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(lessThanOrEqualTo:multiplier:constant:)` and, without a
  /// constant, `constraint(lessThanOrEqualTo:multiplier:)`.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, times: multiplier, plus: constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at least a multiple of another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(greaterThanOrEqualTo:multiplier:constant:)` and, without a
  /// constant, `constraint(greaterThanOrEqualTo:multiplier:)`.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: constant, fileID, line)
  }
}
