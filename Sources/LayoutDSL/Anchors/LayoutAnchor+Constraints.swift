// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutAnchor {
  /// Makes an inactive constraint: this anchor is equal to another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(equalTo:constant:)` and, without a constant, `constraint(equalTo:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor on the right.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    equalTo anchor: LayoutAnchor, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, plus: constant, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at most another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(lessThanOrEqualTo:constant:)` and, without a
  /// constant, `constraint(lessThanOrEqualTo:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor on the right.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, plus: constant, fileID, line)
  }

  /// Makes an inactive constraint: this anchor is at least another one plus a constant.
  ///
  /// It mirrors UIKit's `constraint(greaterThanOrEqualTo:constant:)` and, without a
  /// constant, `constraint(greaterThanOrEqualTo:)`.
  ///
  /// - Parameters:
  ///   - anchor: The anchor on the right.
  ///   - constant: The constant added to it, in points.
  ///   - fileID: The file that contains the call, for messages.
  ///   - line: The line in `fileID`.
  /// - Returns: The constraint, inactive; its `issue` says what is wrong with it, if anything.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0,
    fileID: String = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, plus: constant, fileID, line)
  }
}

/// Unavailable: an anchor cannot be the target of a chain, and the compiler says so.
@available(
  *, unavailable,
  message: "an anchor is no target of a chain; write other.snp.left for other.leftAnchor"
)
extension LayoutAnchor: ConstraintRelatableTarget {
  /// Unavailable.
  public var _relatableTarget: ConstraintTarget { .constant(.number(0)) }
}
