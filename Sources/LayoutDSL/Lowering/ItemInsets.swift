// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The distances from an item's sides at which its margins and baselines lie.
struct ItemInsets: Hashable {
  /// The layout margins, by physical side of the alignment rectangle.
  var margins = Insets.zero

  /// How far the first baseline lies below the top.
  var firstBaseline = 0.0

  /// How far the last baseline lies above the bottom.
  var lastBaseline = 0.0

  /// How far an attribute lies behind the part of the extent that it has in common with others.
  func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .firstBaseline: firstBaseline
    case .lastBaseline: -lastBaseline
    case .leftMargin: margins.left
    case .rightMargin: -margins.right
    case .topMargin: margins.top
    case .bottomMargin: -margins.bottom
    case .centerXWithinMargins: (margins.left - margins.right) / 2
    case .centerYWithinMargins: (margins.top - margins.bottom) / 2
    default: 0
    }
  }
}

extension ItemState {
  /// What `attribute` needs to know of the item; zero where it needs nothing, since margins
  /// climb the tree for the direction and baselines may be a subclass's work.
  ///
  /// - Parameter measured: What the content measures where the last pass does not count.
  func insets(
    for attribute: LayoutConstraint.Attribute, measured: Measurement? = nil
  ) -> ItemInsets {
    var insets = ItemInsets()
    guard let view else { return insets }
    if attribute.isMargin {
      insets.margins = view.settledInsets.margins.subtracting(view.alignmentInsets)
    } else if attribute.isBaseline, let baselines = measured ?? baselines {
      insets.firstBaseline = baselines.firstBaseline
      insets.lastBaseline = baselines.lastBaseline
    }
    return insets
  }
}

extension ItemState {
  /// Where a view's alignment rectangle begins in the view's own coordinates, along a quantity of places:
  /// as far as it is inside the frame, and further in a scroll view by its offset.
  func alignment(near quantity: Quantity) -> Double {
    guard let view else { return 0 }
    let near = view.alignmentInsets.near(quantity)
    return hasScrollArea ? near + (view.scrollArea?.readOffset(along: quantity) ?? 0) : near
  }
}

extension Insets {
  /// The inset of the side where a quantity of places begins.
  func near(_ quantity: Quantity) -> Double { quantity == .left ? left : top }
}
