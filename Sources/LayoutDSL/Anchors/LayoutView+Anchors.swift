// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// The edge of the view where text begins.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .leading) }

  /// The edge of the view where text ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .trailing) }

  /// The left edge of the view.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .left) }

  /// The right edge of the view.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .right) }

  /// The horizontal centre of the view.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(itemState, .centerX) }

  /// The top edge of the view.
  public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .top) }

  /// The bottom edge of the view.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .bottom) }

  /// The vertical centre of the view.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(itemState, .centerY) }

  /// The baseline of the first line of text in the view.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(itemState, .firstBaseline)
  }

  /// The baseline of the last line of text in the view.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(itemState, .lastBaseline)
  }

  /// The width of the view.
  public final var widthAnchor: LayoutDimension { LayoutDimension(itemState, .width) }

  /// The height of the view.
  public final var heightAnchor: LayoutDimension { LayoutDimension(itemState, .height) }
}
