// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A vertical place of a view or guide: UIKit's NSLayoutYAxisAnchor.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

extension LayoutYAxisAnchor {
  /// Makes the distance from this anchor to another one a size of its own, negative where the other
  /// one comes first.
  ///
  /// ```swift
  /// let first = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
  /// let second = b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
  /// second.constraint(equalTo: first, multiplier: 2).isActive = true
  /// ```
  ///
  /// It mirrors UIKit's `anchorWithOffset(to:)`.
  ///
  /// - Parameter anchor: Where the distance ends.
  /// - Returns: The distance; to use it when an item is gone is a mistake.
  public func anchorWithOffset(to anchor: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: anchor)
  }

  /// Makes an inactive constraint: this anchor is a number of standard gaps, 8 points
  /// each, below another one.
  ///
  /// Between baselines it is the same gap: there are no fonts here. It mirrors
  /// UIKit's `constraint(equalToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: Where the constraint is written, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; what is wrong with it is in its `issue`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at most a number of standard gaps, 8 points
  /// each, below another one.
  ///
  /// Between baselines it is the same gap: there are no fonts here. It mirrors
  /// UIKit's `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: Where the constraint is written, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; what is wrong with it is in its `issue`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at least a number of standard gaps, 8 points
  /// each, below another one.
  ///
  /// Between baselines it is the same gap: there are no fonts here. It mirrors
  /// UIKit's `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: Where the constraint is written, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; what is wrong with it is in its `issue`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }
}
