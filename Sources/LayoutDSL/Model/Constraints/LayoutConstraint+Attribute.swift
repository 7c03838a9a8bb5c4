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
}

extension LayoutConstraint.Attribute {
  /// The margin of an edge.
  var margin: LayoutConstraint.Attribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }

  /// The edge of a margin.
  var edge: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: nil
    }
  }
}
