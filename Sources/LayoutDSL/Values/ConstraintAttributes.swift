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

  @inlinable init(bit: UInt32) {
    self.init(rawValue: 1 << bit)
  }

  /// Keeps the attributes that have bits of a mask.
  @inline(__always)
  mutating func keep(bits: UInt32) { self = ConstraintAttributes(rawValue: bits) }

  // Worked out where they are used: a chain of a block begins with one.

  /// No attribute.
  @inlinable public static var none: ConstraintAttributes { ConstraintAttributes(rawValue: 0) }

  /// The left edge.
  @inlinable public static var left: ConstraintAttributes { ConstraintAttributes(bit: 0) }
  /// The top edge.
  @inlinable public static var top: ConstraintAttributes { ConstraintAttributes(bit: 1) }
  /// The right edge.
  @inlinable public static var right: ConstraintAttributes { ConstraintAttributes(bit: 2) }
  /// The bottom edge.
  @inlinable public static var bottom: ConstraintAttributes { ConstraintAttributes(bit: 3) }
  /// The edge where text begins.
  @inlinable public static var leading: ConstraintAttributes { ConstraintAttributes(bit: 4) }
  /// The edge where text ends.
  @inlinable public static var trailing: ConstraintAttributes { ConstraintAttributes(bit: 5) }
  /// The width.
  @inlinable public static var width: ConstraintAttributes { ConstraintAttributes(bit: 6) }
  /// The height.
  @inlinable public static var height: ConstraintAttributes { ConstraintAttributes(bit: 7) }
  /// The horizontal centre.
  @inlinable public static var centerX: ConstraintAttributes { ConstraintAttributes(bit: 8) }
  /// The vertical centre.
  @inlinable public static var centerY: ConstraintAttributes { ConstraintAttributes(bit: 9) }
  /// The baseline of the last line of text.
  @inlinable public static var lastBaseline: ConstraintAttributes { ConstraintAttributes(bit: 10) }
  /// The baseline of the first line of text.
  @inlinable public static var firstBaseline: ConstraintAttributes { ConstraintAttributes(bit: 11) }
  /// The left edge less the left layout margin.
  @inlinable public static var leftMargin: ConstraintAttributes { ConstraintAttributes(bit: 12) }
  /// The right edge less the right layout margin.
  @inlinable public static var rightMargin: ConstraintAttributes { ConstraintAttributes(bit: 13) }
  /// The top edge less the top layout margin.
  @inlinable public static var topMargin: ConstraintAttributes { ConstraintAttributes(bit: 14) }
  /// The bottom edge less the bottom layout margin.
  @inlinable public static var bottomMargin: ConstraintAttributes { ConstraintAttributes(bit: 15) }
  /// The leading edge less the leading layout margin.
  @inlinable public static var leadingMargin: ConstraintAttributes { ConstraintAttributes(bit: 16) }
  /// The trailing edge less the trailing layout margin.
  @inlinable public static var trailingMargin: ConstraintAttributes {
    ConstraintAttributes(bit: 17)
  }
  /// The horizontal centre of what the layout margins leave.
  @inlinable public static var centerXWithinMargins: ConstraintAttributes {
    ConstraintAttributes(bit: 18)
  }
  /// The vertical centre of what the layout margins leave.
  @inlinable public static var centerYWithinMargins: ConstraintAttributes {
    ConstraintAttributes(bit: 19)
  }
}

extension ConstraintAttributes {
  /// Left, top, right and bottom.
  @inlinable public static var edges: ConstraintAttributes {
    .left.union(.top).union(.right).union(.bottom)
  }
  /// Left and right.
  @inlinable public static var horizontalEdges: ConstraintAttributes {
    .left.union(.right)
  }
  /// Top and bottom.
  @inlinable public static var verticalEdges: ConstraintAttributes {
    .top.union(.bottom)
  }
  /// Leading, top, trailing and bottom.
  @inlinable public static var directionalEdges: ConstraintAttributes {
    .leading.union(.top).union(.trailing).union(.bottom)
  }
  /// Leading and trailing.
  @inlinable public static var directionalHorizontalEdges: ConstraintAttributes {
    .leading.union(.trailing)
  }
  /// Top and bottom.
  @inlinable public static var directionalVerticalEdges: ConstraintAttributes {
    .top.union(.bottom)
  }
  /// Width and height.
  @inlinable public static var size: ConstraintAttributes {
    .width.union(.height)
  }
  /// Both centres.
  @inlinable public static var center: ConstraintAttributes {
    .centerX.union(.centerY)
  }
  /// The four physical layout margins.
  @inlinable public static var margins: ConstraintAttributes {
    .leftMargin.union(.topMargin).union(.rightMargin).union(.bottomMargin)
  }
  /// The layout margins named by the direction of text.
  @inlinable public static var directionalMargins: ConstraintAttributes {
    .leadingMargin.union(.topMargin).union(.trailingMargin).union(.bottomMargin)
  }
  /// Both centres of what the layout margins leave.
  @inlinable public static var centerWithinMargins: ConstraintAttributes {
    .centerXWithinMargins.union(.centerYWithinMargins)
  }
}
