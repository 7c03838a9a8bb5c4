// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An irreducible set of constraints of a conflict: take one away and the rest of the set can hold.
public struct LoggedClash: Sendable {
  /// A constraint of the set.
  public struct Member: Sendable {
    /// Its place in ``LoggedConflict/constraints``.
    public let index: Int

    /// The constant with which it would fit the other members, in points; nothing where rounding leaves
    /// it open.
    public let fittingConstant: Double?
  }

  /// The members, in the order of the log.
  public let members: [Member]

  /// Widths, heights and margins that take part by not being less than 0.
  public let sizes: [LoggedTerm]

  /// What the margins that no line tells must be for the members to hold; nothing where they clash whatever those are.
  let margins: UnprintedMargins?

  /// Whether the members clash only in a layout from right to left.
  public var isRightToLeft: Bool { reading.isRightToLeft }

  /// How the lines were read.
  package let reading: Reading

  /// The member at `index` of the conflict's constraints.
  func member(_ index: Int) -> Member? { members.first { $0.index == index } }
}
