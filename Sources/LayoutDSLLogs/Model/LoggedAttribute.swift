// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A layout attribute, as logs spell it.
public enum LoggedAttribute: String, Hashable, Sendable, CaseIterable {
  /// Edges, centers and sizes.
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY

  /// Baselines; `baseline` is the older name of the last baseline.
  case baseline, firstBaseline, lastBaseline

  /// The edges of the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin

  /// The centers of the layout margins.
  case centerXWithinMargins, centerYWithinMargins

  /// Positions in the superview's coordinates, from autoresizing masks.
  case minX, midX, maxX, minY, midY, maxY

  /// Whether it is a width or height.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it belongs to the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      true
    default:
      false
    }
  }

  /// Whether the layout direction determines which edge it is.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it belongs to the layout margins.
  var isOfMargins: Bool { rawValue.contains("Margin") }

  /// Whether it is a position in the superview's coordinates.
  var isRelativeToSuperview: Bool {
    switch self {
    case .minX, .midX, .maxX, .minY, .midY, .maxY: true
    default: false
    }
  }

  /// The attribute in words, "top" or "horizontal center".
  var displayName: String {
    switch self {
    case .left, .minX: "left edge"
    case .right, .maxX: "right edge"
    case .top, .minY: "top"
    case .bottom, .maxY: "bottom"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX, .midX: "horizontal center"
    case .centerY, .midY: "vertical center"
    case .baseline, .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal center within the margins"
    case .centerYWithinMargins: "vertical center within the margins"
    }
  }
}
