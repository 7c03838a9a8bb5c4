// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The part of an item that a constraint refers to; the raw values are UIKit's.
  @frozen
  public enum Attribute: Int, Hashable, Sendable, Codable, CaseIterable {
    /// No second attribute: the right side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge, inset by the left layout margin.
    case leftMargin
    /// The right edge, inset by the right layout margin.
    case rightMargin
    /// The top edge, inset by the top layout margin.
    case topMargin
    /// The bottom edge, inset by the bottom layout margin.
    case bottomMargin
    /// The leading edge, inset by the leading layout margin.
    case leadingMargin
    /// The trailing edge, inset by the trailing layout margin.
    case trailingMargin
    /// The horizontal centre of the area inside the layout margins.
    case centerXWithinMargins
    /// The vertical centre of the area inside the layout margins.
    case centerYWithinMargins
  }

  /// The relation between the two sides of a constraint; the raw values are UIKit's.
  @frozen
  public enum Relation: Int, Hashable, Sendable, Codable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// UIKit's nested name of ``Axis``.
  public typealias Axis = LayoutDSL.Axis
}

extension LayoutConstraint.Relation {
  /// Returns how far the relation is violated if the left side exceeds the right side by `difference`; at most 0 if
  /// it holds.
  func violation(by difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: difference
    case .equal: difference.magnitude
    case .greaterThanOrEqual: -difference
    }
  }
}

/// SnapKit's name of ``LayoutConstraint/Attribute``.
public typealias LayoutAttribute = LayoutConstraint.Attribute

/// SnapKit's name of ``LayoutConstraint/Relation``.
public typealias LayoutRelation = LayoutConstraint.Relation

extension LayoutConstraint.Attribute {
  @inline(__always)
  var isDimension: Bool { bit & (Self.width.bit | Self.height.bit) != 0 }

  /// Whether the attribute is a location in its item's superview.
  @inline(__always)
  var isLocation: Bool {
    bit & (Self.notAnAttribute.bit | Self.width.bit | Self.height.bit) == 0
  }

  /// Whether the attribute's side depends on the direction of text.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute depends on the layout margins of its view.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The axis of the attribute; none for ``notAnAttribute``.
  @inline(__always)
  var axis: Axis? {
    if self == .notAnAttribute { return nil }
    let upright =
      Self.top.bit | Self.bottom.bit | Self.height.bit | Self.centerY.bit | Self.lastBaseline.bit
      | Self.firstBaseline.bit | Self.topMargin.bit | Self.bottomMargin.bit
      | Self.centerYWithinMargins.bit
    return bit & upright != 0 ? .vertical : .horizontal
  }

  /// The position of a location along its item's extent: 0 at the near side, 1 at the far side, for text that runs
  /// from left to right; 1 for an extent.
  @inline(__always)
  var fraction: Double {
    let near =
      Self.notAnAttribute.bit | Self.left.bit | Self.leading.bit | Self.top.bit
      | Self.leftMargin.bit | Self.leadingMargin.bit | Self.topMargin.bit | Self.firstBaseline.bit
    let centers =
      Self.centerX.bit | Self.centerY.bit | Self.centerXWithinMargins.bit
      | Self.centerYWithinMargins.bit
    return bit & near != 0 ? 0 : bit & centers != 0 ? 0.5 : 1
  }

  /// The attribute as a bit, so that membership in a set of attributes is a single test.
  @inline(__always)
  private var bit: Int { 1 &<< rawValue }

  /// Returns the left or right side that a leading or trailing attribute means in `direction`; other attributes are
  /// unchanged.
  func physical(in direction: LayoutDirection) -> LayoutConstraint.Attribute {
    let isTurned = direction == .rightToLeft
    return switch self {
    case .leading: isTurned ? .right : .left
    case .trailing: isTurned ? .left : .right
    case .leadingMargin: isTurned ? .rightMargin : .leftMargin
    case .trailingMargin: isTurned ? .leftMargin : .rightMargin
    default: self
    }
  }

  // The raw value of a margin is that of its edge plus 12.

  /// The margin at an edge; nil if the attribute is not an edge.
  var margin: Self? { (1...6).contains(rawValue) ? Self(rawValue: rawValue + 12) : nil }

  /// The edge of a margin; nil if the attribute is not the margin of an edge.
  var edge: Self? { (13...18).contains(rawValue) ? Self(rawValue: rawValue - 12) : nil }
}
