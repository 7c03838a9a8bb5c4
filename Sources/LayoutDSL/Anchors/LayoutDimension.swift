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
  ///
  /// - Parameters:
  ///   - constant: The size, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    equalToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at most a number of points.
  ///
  /// It mirrors UIKit's `constraint(lessThanOrEqualToConstant:)`.
  ///
  /// - Parameters:
  ///   - constant: The size, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is at least a number of points.
  ///
  /// It mirrors UIKit's `constraint(greaterThanOrEqualToConstant:)`.
  ///
  /// - Parameters:
  ///   - constant: The size, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant, fileID, line)
  }

  /// Makes an inactive constraint: this size is equal to a multiple of another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(equalTo:multiplier:constant:)` and, without a
  /// constant, `constraint(equalTo:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The size on the right.
  ///   - multiplier: The factor it is multiplied by.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
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
  ///
  /// - Parameters:
  ///   - anchor: The size on the right.
  ///   - multiplier: The factor it is multiplied by.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
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
  ///
  /// - Parameters:
  ///   - anchor: The size on the right.
  ///   - multiplier: The factor it is multiplied by.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, times: multiplier, plus: constant, fileID, line)
  }
}
