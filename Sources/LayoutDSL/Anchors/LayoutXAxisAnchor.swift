// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A horizontal location of a view or guide; mirrors UIKit's NSLayoutXAxisAnchor.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

extension LayoutXAxisAnchor {
  /// Makes a dimension of the distance from this anchor to another one.
  ///
  /// The distance is negative where the other anchor comes first.
  ///
  /// ```swift
  /// let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
  /// let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
  /// second.constraint(equalTo: first, multiplier: 2).isActive = true
  /// ```
  ///
  /// It mirrors UIKit's `anchorWithOffset(to:)`.
  ///
  /// - Parameter anchor: The anchor at which the distance ends.
  /// - Returns: The distance; using it after one of its items no longer exists is a recorded mistake.
  public func anchorWithOffset(to anchor: LayoutXAxisAnchor) -> LayoutDimension {
    distance(to: anchor)
  }

  /// Makes an inactive constraint: this anchor is a number of standard gaps, 8 points each, behind another one.
  ///
  /// If this anchor depends on the direction of text, so does the gap. It mirrors UIKit's
  /// `constraint(equalToSystemSpacingAfter:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes behind.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at most a number of standard gaps, 8 points each, behind another one.
  ///
  /// If this anchor depends on the direction of text, so does the gap. It mirrors UIKit's
  /// `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes behind.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at least a number of standard gaps, 8 points
  /// each, behind another one.
  ///
  /// If this anchor depends on the direction of text, so does the gap. It mirrors UIKit's
  /// `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor that this one comes behind.
  ///   - multiplier: The number of gaps.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, gaps: multiplier, behind: anchor, fileID, line)
  }
}
