// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutItem {
  /// The edge of the view or guide where text begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .leading) }

  /// The edge of the view or guide where text ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .trailing) }

  /// The left edge of the view or guide.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .left) }

  /// The right edge of the view or guide.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .right) }

  /// The horizontal centre of the view or guide.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .centerX) }

  /// The top edge of the view or guide.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .top) }

  /// The bottom edge of the view or guide.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .bottom) }

  /// The vertical centre of the view or guide.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .centerY) }

  /// The width of the view or guide.
  public var widthAnchor: LayoutDimension { LayoutDimension(itemState, .width) }

  /// The height of the view or guide.
  public var heightAnchor: LayoutDimension { LayoutDimension(itemState, .height) }
}

extension LayoutView {
  /// The baseline of the first line of text in the view.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(itemState, .firstBaseline)
  }

  /// The baseline of the last line of text in the view.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(itemState, .lastBaseline)
  }
}
