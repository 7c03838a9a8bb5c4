// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutGuide {
  /// The edge of the guide where text begins.
  public var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(ConstraintSide(itemState, .leading))
  }

  /// The edge of the guide where text ends.
  public var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(ConstraintSide(itemState, .trailing))
  }

  /// The left edge of the guide.
  public var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(ConstraintSide(itemState, .left))
  }

  /// The right edge of the guide.
  public var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(ConstraintSide(itemState, .right))
  }

  /// The horizontal centre of the guide.
  public var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(ConstraintSide(itemState, .centerX))
  }

  /// The top edge of the guide.
  public var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(ConstraintSide(itemState, .top))
  }

  /// The bottom edge of the guide.
  public var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(ConstraintSide(itemState, .bottom))
  }

  /// The vertical centre of the guide.
  public var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(ConstraintSide(itemState, .centerY))
  }

  /// The width of the guide.
  public var widthAnchor: LayoutDimension {
    LayoutDimension(ConstraintSide(itemState, .width))
  }

  /// The height of the guide.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(ConstraintSide(itemState, .height))
  }
}
