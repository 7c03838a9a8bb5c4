// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A vertical location of a view or guide; mirrors UIKit's NSLayoutYAxisAnchor.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

extension LayoutYAxisAnchor {
  /// Makes a dimension of the distance from this anchor to another one.
  ///
  /// The distance is negative where the other anchor comes first.
  ///
  /// ```swift
  /// let first = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
  /// let second = b.bottomAnchor.anchorWithOffset(to: c.topAnchor)
  /// second.constraint(equalTo: first, multiplier: 2).isActive = true
  /// ```
  ///
  /// It mirrors UIKit's `anchorWithOffset(to:)`.
  ///
  /// - Parameter anchor: The anchor at which the distance ends.
  /// - Returns: The distance; using it after one of its items no longer exists is a recorded mistake.
  public func anchorWithOffset(to anchor: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: anchor)
  }

  /// Makes an inactive constraint: this anchor is a number of standard gaps, 8 points each, below another one.
  ///
  /// A gap at a baseline grows with the font, so that lines of text do not overlap. It mirrors UIKit's
  /// `constraint(equalToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at most a number of standard gaps, 8 points each, below another one.
  ///
  /// A gap at a baseline grows with the font, so that lines of text do not overlap. It mirrors UIKit's
  /// `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at least a number of standard gaps, 8 points each, below another one.
  ///
  /// A gap at a baseline grows with the font, so that lines of text do not overlap. It mirrors UIKit's
  /// `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes below.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }
}
