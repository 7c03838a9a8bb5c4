// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A set of attributes: what `make.left.top` and `other.snp.edges` stand for.
///
/// The order of the bits is the order of expansion, whatever the order written:
/// `make.bottom.left` makes the constraint of the left edge first.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// One bit per attribute, bit 0 for ``left`` to bit 19 for ``centerYWithinMargins``.
  public let rawValue: UInt32

  /// Makes a set of the bits of `rawValue`.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    self.init(rawValue: 1 << bit)
  }

  /// No attribute.
  public static let none: ConstraintAttributes = []

  /// The left edge.
  public static let left = ConstraintAttributes(bit: 0)
  /// The top edge.
  public static let top = ConstraintAttributes(bit: 1)
  /// The right edge.
  public static let right = ConstraintAttributes(bit: 2)
  /// The bottom edge.
  public static let bottom = ConstraintAttributes(bit: 3)
  /// The edge where text begins.
  public static let leading = ConstraintAttributes(bit: 4)
  /// The edge where text ends.
  public static let trailing = ConstraintAttributes(bit: 5)
  /// The width.
  public static let width = ConstraintAttributes(bit: 6)
  /// The height.
  public static let height = ConstraintAttributes(bit: 7)
  /// The horizontal centre.
  public static let centerX = ConstraintAttributes(bit: 8)
  /// The vertical centre.
  public static let centerY = ConstraintAttributes(bit: 9)
  /// The baseline of the last line of text.
  public static let lastBaseline = ConstraintAttributes(bit: 10)
  /// The baseline of the first line of text.
  public static let firstBaseline = ConstraintAttributes(bit: 11)
  /// The left edge less the left layout margin.
  public static let leftMargin = ConstraintAttributes(bit: 12)
  /// The right edge less the right layout margin.
  public static let rightMargin = ConstraintAttributes(bit: 13)
  /// The top edge less the top layout margin.
  public static let topMargin = ConstraintAttributes(bit: 14)
  /// The bottom edge less the bottom layout margin.
  public static let bottomMargin = ConstraintAttributes(bit: 15)
  /// The leading edge less the leading layout margin.
  public static let leadingMargin = ConstraintAttributes(bit: 16)
  /// The trailing edge less the trailing layout margin.
  public static let trailingMargin = ConstraintAttributes(bit: 17)
  /// The horizontal centre of what the layout margins leave.
  public static let centerXWithinMargins = ConstraintAttributes(bit: 18)
  /// The vertical centre of what the layout margins leave.
  public static let centerYWithinMargins = ConstraintAttributes(bit: 19)
}

extension ConstraintAttributes {
  /// Left, top, right and bottom.
  public static let edges: ConstraintAttributes = [.left, .top, .right, .bottom]
  /// Left and right.
  public static let horizontalEdges: ConstraintAttributes = [.left, .right]
  /// Top and bottom.
  public static let verticalEdges: ConstraintAttributes = [.top, .bottom]
  /// Leading, top, trailing and bottom.
  public static let directionalEdges: ConstraintAttributes = [.leading, .top, .trailing, .bottom]
  /// Leading and trailing.
  public static let directionalHorizontalEdges: ConstraintAttributes = [.leading, .trailing]
  /// Top and bottom.
  public static let directionalVerticalEdges: ConstraintAttributes = [.top, .bottom]
  /// Width and height.
  public static let size: ConstraintAttributes = [.width, .height]
  /// Both centres.
  public static let center: ConstraintAttributes = [.centerX, .centerY]
  /// The four physical layout margins.
  public static let margins: ConstraintAttributes = [
    .leftMargin, .topMargin, .rightMargin, .bottomMargin,
  ]
  /// The layout margins named by the direction of text.
  public static let directionalMargins: ConstraintAttributes = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  /// Both centres of what the layout margins leave.
  public static let centerWithinMargins: ConstraintAttributes = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}
