// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constant of a whole description, not yet resolved to a number for each attribute.
public enum ConstraintConstant: Hashable, Sendable {
  /// The same number for every attribute.
  case number(Double)

  /// x for horizontal and y for vertical locations.
  indirect case point(Point)

  /// The width for widths and the height for heights.
  indirect case size(Size)

  /// Distances inwards from the four sides.
  indirect case insets(Insets)

  /// Distances inwards from the sides, with leading and trailing instead of left and right.
  indirect case directionalInsets(DirectionalInsets)

  /// Whether the number for an attribute may depend on the layout direction.
  var followsDirection: Bool {
    switch self {
    case .insets, .directionalInsets: true
    case .number, .point, .size: false
    }
  }

  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.isFinite
    case .insets(let insets): insets.isFinite
    case .directionalInsets(let insets): insets.isFinite
    }
  }
}
