// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A set of attributes, as `make.left.top` and `other.snp.edges` denote it.
///
/// Constraints are made in the order of the bits, not in the order written: `make.bottom.left` makes the constraint of
/// the left edge first.
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

  /// Replaces the attributes by those of a mask.
  @inline(__always)
  mutating func keep(bits: UInt32) { self = Self(rawValue: bits) }

  // Computed properties, so that they are inlined at each use: every chain of a block begins with one.

  /// No attribute.
  @inlinable public static var none: Self { Self(rawValue: 0) }

  /// The left edge.
  @inlinable public static var left: Self { Self(bit: 0) }
  /// The top edge.
  @inlinable public static var top: Self { Self(bit: 1) }
  /// The right edge.
  @inlinable public static var right: Self { Self(bit: 2) }
  /// The bottom edge.
  @inlinable public static var bottom: Self { Self(bit: 3) }
  /// The edge where text begins.
  @inlinable public static var leading: Self { Self(bit: 4) }
  /// The edge where text ends.
  @inlinable public static var trailing: Self { Self(bit: 5) }
  /// The width.
  @inlinable public static var width: Self { Self(bit: 6) }
  /// The height.
  @inlinable public static var height: Self { Self(bit: 7) }
  /// The horizontal centre.
  @inlinable public static var centerX: Self { Self(bit: 8) }
  /// The vertical centre.
  @inlinable public static var centerY: Self { Self(bit: 9) }
  /// The baseline of the last line of text.
  @inlinable public static var lastBaseline: Self { Self(bit: 10) }
  /// The baseline of the first line of text.
  @inlinable public static var firstBaseline: Self { Self(bit: 11) }
  /// The left edge inset by the left layout margin.
  @inlinable public static var leftMargin: Self { Self(bit: 12) }
  /// The right edge inset by the right layout margin.
  @inlinable public static var rightMargin: Self { Self(bit: 13) }
  /// The top edge inset by the top layout margin.
  @inlinable public static var topMargin: Self { Self(bit: 14) }
  /// The bottom edge inset by the bottom layout margin.
  @inlinable public static var bottomMargin: Self { Self(bit: 15) }
  /// The leading edge inset by the leading layout margin.
  @inlinable public static var leadingMargin: Self { Self(bit: 16) }
  /// The trailing edge inset by the trailing layout margin.
  @inlinable public static var trailingMargin: Self { Self(bit: 17) }
  /// The horizontal centre of the area inside the layout margins.
  @inlinable public static var centerXWithinMargins: Self { Self(bit: 18) }
  /// The vertical centre of the area inside the layout margins.
  @inlinable public static var centerYWithinMargins: Self { Self(bit: 19) }

  /// Left, top, right and bottom.
  @inlinable public static var edges: Self { .horizontalEdges.union(.verticalEdges) }
  /// Left and right.
  @inlinable public static var horizontalEdges: Self { .left.union(.right) }
  /// Top and bottom.
  @inlinable public static var verticalEdges: Self { .top.union(.bottom) }
  /// Leading, top, trailing and bottom.
  @inlinable public static var directionalEdges: Self {
    .directionalHorizontalEdges.union(.verticalEdges)
  }
  /// Leading and trailing.
  @inlinable public static var directionalHorizontalEdges: Self { .leading.union(.trailing) }
  /// Top and bottom.
  @inlinable public static var directionalVerticalEdges: Self { .verticalEdges }
  /// Width and height.
  @inlinable public static var size: Self { .width.union(.height) }
  /// Both centres.
  @inlinable public static var center: Self { .centerX.union(.centerY) }
  /// The four physical layout margins.
  @inlinable public static var margins: Self {
    .leftMargin.union(.topMargin).union(.rightMargin).union(.bottomMargin)
  }
  /// The four layout margins, with leading and trailing instead of left and right.
  @inlinable public static var directionalMargins: Self {
    .leadingMargin.union(.topMargin).union(.trailingMargin).union(.bottomMargin)
  }
  /// Both centres of the area inside the layout margins.
  @inlinable public static var centerWithinMargins: Self {
    .centerXWithinMargins.union(.centerYWithinMargins)
  }
}
