// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ItemState {
  /// Returns the offset of a margin or a baseline from its edge or centre.
  ///
  /// Reading margins climbs the tree for the direction, and a subclass may compute baselines: each is read for its own
  /// attributes only.
  ///
  /// - Parameter measured: The measured content where the measurement of the last pass does not apply.
  func offset(of attribute: LayoutConstraint.Attribute, _ measured: Measurement?) -> Double {
    guard let view else { return 0 }
    if attribute.isBaseline {
      guard let baselines = measured ?? baselines else { return 0 }
      return attribute == .firstBaseline ? baselines.firstBaseline : -baselines.lastBaseline
    }
    let margins = view.currentInsets.margins.subtracting(view.alignmentInsets)
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
  /// Returns where a view's alignment rectangle begins in the view's own coordinates: at its alignment inset, plus the
  /// content offset of a scroll view.
  func alignment(near quantity: Quantity) -> Double {
    guard let view else { return 0 }
    let near = view.alignmentInsets.ends(along: quantity.axis).near
    return hasScrollArea ? near + (view.scrollArea?.readOffset(along: quantity) ?? 0) : near
  }

  /// Returns where constraints of subviews find the view's near edge, in the view's own coordinates: at its alignment
  /// inset, or at the start of a scroll view's content area.
  func contentEdge(near quantity: Quantity) -> Double {
    hasScrollArea ? 0 : alignment(near: quantity)
  }
}
