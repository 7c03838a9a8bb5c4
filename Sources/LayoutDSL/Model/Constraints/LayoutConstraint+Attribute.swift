// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// What of an item a constraint speaks of; the raw values are UIKit's.
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
    /// The left edge less the left layout margin.
    case leftMargin
    /// The right edge less the right layout margin.
    case rightMargin
    /// The top edge less the top layout margin.
    case topMargin
    /// The bottom edge less the bottom layout margin.
    case bottomMargin
    /// The leading edge less the leading layout margin.
    case leadingMargin
    /// The trailing edge less the trailing layout margin.
    case trailingMargin
    /// The horizontal centre of what the layout margins leave.
    case centerXWithinMargins
    /// The vertical centre of what the layout margins leave.
    case centerYWithinMargins
  }

  /// How the two sides of a constraint compare; the raw values are UIKit's.
  @frozen
  public enum Relation: Int, Hashable, Sendable, Codable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// UIKit's place for ``Axis``.
  public typealias Axis = LayoutDSL.Axis
}

/// SnapKit's name of ``LayoutConstraint/Attribute``.
public typealias LayoutAttribute = LayoutConstraint.Attribute

/// SnapKit's name of ``LayoutConstraint/Relation``.
public typealias LayoutRelation = LayoutConstraint.Relation

extension LayoutConstraint.Attribute {
  /// Whether the attribute is an extent, not a location.
  var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is a location in its item's superview.
  var isLocation: Bool { self != .notAnAttribute && !isDimension }

  /// Whether the attribute's side depends on the direction of text.
  var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute depends on the layout margins of its view.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The axis of the attribute; none for ``notAnAttribute``.
  var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Where a location lies along the extent of its item: 0 at the near side, 1 at the far one, for text that
  /// runs from left to right; 1 for an extent.
  var fraction: Double {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline,
      .notAnAttribute:
      0
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 1
    }
  }

  /// The side that leading, trailing or one of their margins is in a direction of text; other attributes as
  /// they are.
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

  // The numbers of the edges and of their margins are in step.

  /// The margin at an edge; nil for what is no edge.
  var margin: Self? { (1...6).contains(rawValue) ? Self(rawValue: rawValue + 12) : nil }

  /// The edge that a margin is at; nil for what is no margin of an edge.
  var edge: Self? { (13...18).contains(rawValue) ? Self(rawValue: rawValue - 12) : nil }
}
