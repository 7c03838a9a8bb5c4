// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutGuide {
  /// The edge of the guide where text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .leading) }

  /// The edge of the guide where text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .trailing) }

  /// The left edge of the guide.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .left) }

  /// The right edge of the guide.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .right) }

  /// The horizontal centre of the guide.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .centerX) }

  /// The top edge of the guide.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .top) }

  /// The bottom edge of the guide.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .bottom) }

  /// The vertical centre of the guide.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .centerY) }

  /// The width of the guide.
  public var widthAnchor: LayoutDimension { LayoutDimension(itemState, .width) }

  /// The height of the guide.
  public var heightAnchor: LayoutDimension { LayoutDimension(itemState, .height) }
}
