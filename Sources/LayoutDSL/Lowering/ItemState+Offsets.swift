// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// How far an attribute that reads insets lies behind the part of the extent that it has in common with
  /// others: a margin or a baseline.
  ///
  /// Margins climb the tree for the direction and baselines may be a subclass's work: each is read for
  /// its own attributes only.
  ///
  /// - Parameter measured: What the content measures where the last pass does not count.
  func offset(of attribute: LayoutConstraint.Attribute, _ measured: Measurement?) -> Double {
    guard let view else { return 0 }
    if attribute.isBaseline {
      guard let baselines = measured ?? baselines else { return 0 }
      return attribute == .firstBaseline ? baselines.firstBaseline : -baselines.lastBaseline
    }
    let margins = view.settledInsets.margins.subtracting(view.alignmentInsets)
    switch attribute {
    case .leftMargin: return margins.left
    case .rightMargin: return -margins.right
    case .topMargin: return margins.top
    case .bottomMargin: return -margins.bottom
    case .centerXWithinMargins: return (margins.left - margins.right) / 2
    case .centerYWithinMargins: return (margins.top - margins.bottom) / 2
    default: return 0
    }
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

  /// The insets at the two ends of an axis.
  func ends(along axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
