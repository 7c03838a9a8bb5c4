// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An irreducible set of conflicting constraints: without any one of them, the others can hold.
public struct LoggedClash: Sendable {
  /// A constraint of the set.
  public struct Member: Sendable {
    /// The index of the constraint in ``LoggedConflict/constraints``.
    public let index: Int

    /// The constant with which the constraint would fit the other members, in points; nil if that is not determined,
    /// for example because of rounding.
    public let fittingConstant: Double?
  }

  /// The members, in the order of the log.
  public let members: [Member]

  /// The widths, heights and margins whose lower bound of 0 is part of the clash.
  public let sizes: [LoggedTerm]

  /// The condition on margins that the log does not print, under which the members could hold; nil if there is none.
  let margins: UnprintedMargins?

  /// Whether the members clash only in a right-to-left layout.
  public var isRightToLeft: Bool { interpretation.isRightToLeft }

  /// The interpretation of the lines in which the members clash.
  package let interpretation: Interpretation

  /// Returns the member with the given index among the conflict's constraints.
  func member(_ index: Int) -> Member? { members.first { $0.index == index } }
}
